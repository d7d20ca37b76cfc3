// SPDX-License-Identifier: GPL-3.0-or-later
// A file that is being written in the background: where it goes, how far it is, and the button that
// stops it. Never waits: the dialog is not modal to the program and the work has its own thread.
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

class DeskActions;

/// True: stop. Cancelling a future would lose what it says in the end, such as that the file had
/// been written already.
using StopFlag = std::shared_ptr<std::atomic_bool>;

class ExportWork final : public QWidget {
    Q_OBJECT

public:
    explicit ExportWork(QSettings &settings, QWidget *parent = nullptr);
    ~ExportWork() override;

    /// Asks where the file goes, beginning in the folder of the last one. Not shown yet.
    QFileDialog *ask(const QString &title, const QStringList &filters, const QString &fileName);
    /// Asks for a CSV file, and whether for spreadsheets or for other programs.
    void askForCsv(const QString &title, const QString &fileName,
                   std::function<void(const QString &path, bool forSpreadsheets)> chosen);
    /// Begins what writes the file. It asks the flag whether to stop as long as nothing is written,
    /// and says in the end what became of the file; nothing is said for it.
    void start(const std::function<QFuture<core::Result<void>>(StopFlag)> &begin,
               const QString &path);
    bool isBusy() const { return watcher_.isRunning(); }
    void stop();
    QPushButton *stopButton() const { return stop_; }
    /// Says by a notice what becomes of the file.
    void tell(DeskActions &actions);

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
