// SPDX-License-Identifier: GPL-3.0-or-later
// The export buttons of a report, with progress.
#pragma once

#include "desktop/exports/export_job.h"
#include "desktop/exports/export_work.h"

#include <functional>

namespace roomrack::desktop {

class ExportBar : public QWidget {
    Q_OBJECT

public:
    ExportBar(QSettings &settings, const QLocale &locale, QWidget *parent = nullptr);

    /// The report to export, created when a button is pressed; `made` is the time printed in the
    /// PDF.
    std::function<reports::Report()> report;
    std::function<QDateTime()> made;
    void setPossible(bool possible);
    QPushButton *csvButton() const { return csv_; }
    bool isBusy() const { return work_->isBusy(); }

    void askForCsv();
    void askForPdf();
    void writeCsv(const QString &path, bool forSpreadsheets);
    void writePdf(const QString &path);
    void stop() { work_->stop(); }

signals:
    void written(const QString &path);
    void failed(const roomrack::core::Error &error);

private:
    void showPossible();
    QString fileName(const QString &suffix) const;
    QLocale locale_;
    ExportWork *work_;
    QPushButton *csv_;
    QPushButton *pdf_;
    bool possible_ = false;
};

}  // namespace roomrack::desktop
