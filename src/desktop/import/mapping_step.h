// SPDX-License-Identifier: GPL-3.0-or-later
// The import step that assigns fields to columns and shows the resulting line counts.
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

    QString title() const override { return tr("Column mapping"); }
    QString explanation() const override
    {
        return tr("Required: arrival date, room type, and either number of nights or "
                  "departure date. All other fields are optional.");
    }
    /// Starts a new file with the guessed mapping.
    void setPreview(const imports::Preview &preview);
    const imports::Mapping &mapping() const;
    MappingModel *model() const { return model_; }

signals:
    /// The file must be read again with mapping().
    void mappingChanged();

public slots:
    /// Shows the result of reading the lines.
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
