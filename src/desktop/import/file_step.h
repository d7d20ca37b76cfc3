// SPDX-License-Identifier: GPL-3.0-or-later
// The import step that selects the file and its encoding.
#pragma once

#include "desktop/import/import_job.h"
#include "desktop/import/import_step.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace roomrack::desktop {

class FileStep final : public ImportStep {
    Q_OBJECT

public:
    /// The job must outlive the step. `folder`: initial folder of the file dialog.
    FileStep(ImportJob &job, const QString &folder, QWidget *parent = nullptr);

    QString title() const override { return tr("Choose a file"); }
    QString explanation() const override
    {
        return tr("A CSV file with one booking per row and the column names in the "
                  "first row.");
    }
    QString csv() const;
    void setCsv(const QString &path);
    std::optional<imports::Encoding> encoding() const;

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void browse();
    void look();
    void show(const Result<imports::Preview> &preview);
    ImportJob &job_;
    QString folder_;
    QLineEdit *path_;
    QComboBox *encoding_;
    QLabel *found_;
};

}  // namespace roomrack::desktop
