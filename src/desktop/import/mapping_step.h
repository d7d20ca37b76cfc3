// SPDX-License-Identifier: GPL-3.0-or-later
// What the columns mean, and at once what becomes of the lines.
#pragma once

#include "desktop/import/import_job.h"
#include "desktop/import/import_step.h"

class QComboBox;
class QLabel;
class QTableView;

namespace roomrack::desktop {

class MappingModel;

class MappingStep final : public ImportStep {
    Q_OBJECT

public:
    /// The job must outlive the step.
    explicit MappingStep(ImportJob &job, QWidget *parent = nullptr);

    QString title() const override { return tr("What the columns mean"); }
    QString explanation() const override
    {
        return tr("Arrival, the number of nights or the departure, and the room type are needed; "
                  "everything else makes the history richer.");
    }
    /// A file begins anew with what was guessed.
    void setPreview(const imports::Preview &preview);
    const imports::Mapping &mapping() const;
    MappingModel *model() const { return model_; }

signals:
    /// Wants the file read again with mapping().
    void mappingChanged();

public slots:
    /// What became of the lines.
    void showRead(const roomrack::core::Result<roomrack::desktop::ReadFile> &file);

private:
    QWidget *makeFormats();
    void takeMapping(const imports::Mapping &mapping);
    void changed();
    void load();
    void save();
    void showProblem(const QString &text);
    MappingModel *model_;
    QTableView *table_;
    QComboBox *dates_;
    QComboBox *decimal_;
    QLabel *result_;
    QLabel *refused_;
    bool taking_ = false;
};

}  // namespace roomrack::desktop
