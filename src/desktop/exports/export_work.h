// SPDX-License-Identifier: GPL-3.0-or-later
// A file export in the background: file dialog, progress and stop button. Never blocks: the dialog
// is not application-modal and the export has its own thread.
#pragma once

#include "core/error.h"

#include <QtCore/QFutureWatcher>
#include <QtWidgets/QWidget>

#include <atomic>
#include <functional>
#include <memory>

class QFileDialog;
class QProgressBar;
class QPushButton;
class QSettings;

namespace roomrack::desktop {

class PageActions;

/// True: stop. Cancelling the future instead would lose its result, for instance that the file was
/// already written.
using StopFlag = std::shared_ptr<std::atomic_bool>;

class ExportWork final : public QWidget {
    Q_OBJECT

public:
    explicit ExportWork(QSettings &settings, QWidget *parent = nullptr);
    ~ExportWork() override;

    /// Creates the file dialog, in the folder of the last export. Not shown yet.
    QFileDialog *ask(const QString &title, const QStringList &filters, const QString &fileName);
    /// Asks for a CSV file, and whether its format is for spreadsheets or for other programs.
    void askForCsv(const QString &title, const QString &fileName,
                   std::function<void(const QString &path, bool forSpreadsheets)> chosen);
    /// Starts the export. `begin` must check the flag as long as nothing is written; its result is
    /// shown by this object.
    void start(const std::function<QFuture<core::Result<void>>(StopFlag)> &begin,
               const QString &path);
    bool isBusy() const { return watcher_.isRunning(); }
    void stop();
    QPushButton *stopButton() const { return stop_; }
    /// Shows the result of the export as a notice.
    void tell(PageActions &actions);

signals:
    void busyChanged();
    void written(const QString &path);
    void failed(const roomrack::core::Error &error);

private:
    void finished();
    QSettings &settings_;
    QProgressBar *progress_;
    QPushButton *stop_;
    QFutureWatcher<core::Result<void>> watcher_;
    StopFlag stopFlag_;
    QString path_;
};

}  // namespace roomrack::desktop
