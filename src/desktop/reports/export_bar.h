// SPDX-License-Identifier: GPL-3.0-or-later
// Asks where a report goes, writes it in the background, shows how far it is and lets it be
// stopped. Never waits: the dialog is not modal to the program and the work has its own thread.
#pragma once

#include "desktop/reports/export_job.h"

#include <QtCore/QFutureWatcher>
#include <QtWidgets/QWidget>

#include <functional>

class QFileDialog;
class QProgressBar;
class QPushButton;
class QSettings;

namespace roomrack::desktop {

class ExportBar : public QWidget {
    Q_OBJECT

public:
    ExportBar(QSettings &settings, const QLocale &locale, QWidget *parent = nullptr);

    /// What is exported when somebody presses a button; `made` is printed in the PDF.
    std::function<reports::Report()> report;
    std::function<QDateTime()> made;
    void setPossible(bool possible);
    QPushButton *csvButton() const { return csv_; }
    QPushButton *pdfButton() const { return pdf_; }
    bool isBusy() const { return watcher_.isRunning(); }

    void askForCsv();
    void askForPdf();
    void writeCsv(const QString &path, bool forSpreadsheets);
    void writePdf(const QString &path);
    void stop();

signals:
    void written(const QString &path);
    void failed(const roomrack::core::Error &error);

private:
    QFileDialog *ask(const QString &title, const QStringList &filters, const QString &suffix);
    void start(const QFuture<Result<void>> &work, const QString &path);
    void finished();

    QSettings &settings_;
    QLocale locale_;
    QPushButton *csv_;
    QPushButton *pdf_;
    QProgressBar *progress_;
    QPushButton *stop_;
    QFutureWatcher<Result<void>> watcher_;
    QString path_;
    bool possible_ = false;
};

}  // namespace roomrack::desktop
