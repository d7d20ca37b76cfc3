// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does so that nothing is lost: backups, going back to one, and proving a file
// that was not closed in order.
#include "desktop/safety/backup_dialog.h"
#include "desktop/safety/backup_keeper.h"
#include "desktop/shell/desktop.h"
#include "engine/when_done.h"
#include "storage/backup.h"
#include "storage/place.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace roomrack::desktop {

void Desktop::keepBackups(const QString &file)
{
    // The demo's hotel is thrown away, and a server has tools of its own.
    if (storage::isServerPlace(file) || file.startsWith(QDir::tempPath())) return;
    if (!window_->session()->keepsHotel()) return;
    keeper_ = std::make_unique<BackupKeeper>(file, settings_, clock_);
    connect(keeper_.get(), &BackupKeeper::failed, this, [this](const core::Error &error) {
        if (error.code == core::ErrorCode::Cancelled) return;
        Notice notice = Notice::error(error, tr("No backup was made"));
        notice.actionText = tr("Backups…");
        notice.action = [this] { showBackups(); };
        window_->notify(notice);
    });
    keeper_->look();
}

QString Desktop::whyNoBackups() const
{
    if (!window_->session()) return tr("Open a hotel first.");
    if (!window_->session()->keepsHotel())
        return tr("This hotel is backed up where it is kept, by the server.");
    return storage::isServerPlace(window_->session()->file())
               ? tr("A server's database is backed up by the server's own tools (pg_dump).")
               : tr("This hotel lives in a temporary file and is thrown away.");
}

QString Desktop::backupWords() const
{
    if (!keeper_) return whyNoBackups();
    const BackupPlan &plan = keeper_->plan();
    const QString folder = QDir::toNativeSeparators(keeper_->folder());
    switch (plan.every) {
    case BackupPlan::Every::Never: return tr("Only when asked, into %1").arg(folder);
    case BackupPlan::Every::Hour:
        return tr("Every hour, the newest %n kept, in %1", nullptr, plan.keep).arg(folder);
    case BackupPlan::Every::Day: break;
    }
    return tr("Every day, the newest %n kept, in %1", nullptr, plan.keep).arg(folder);
}

void Desktop::showBackups()
{
    if (!keeper_) {
        window_->notify({Tone::Neutral, whyNoBackups(), {}, {}});
        return;
    }
    auto *dialog = new BackupDialog(*keeper_, window_.get());
    dialog->forbidRestoring(window_->session()->whyNot(booking::Act::Restore));
    connect(keeper_.get(), &QObject::destroyed, dialog, [dialog] { delete dialog; });
    // Restoring closes the hotel, its keeper and with it the dialog that asked.
    connect(dialog, &BackupDialog::restoreWanted, this, &Desktop::restore, Qt::QueuedConnection);
    dialog->open();
}

void Desktop::restore(const QString &backup)
{
    if (!keeper_ || opening_ || !window_->session()) return;
    if (!window_->session()->whyNot(booking::Act::Restore).isEmpty()) return;
    const QString file = keeper_->file();
    close();
    opening_ = true;
    window_->showWaiting(tr("Restoring %1…").arg(QFileInfo(backup).fileName()));
    const auto later = QtConcurrent::run(
        [backup, file, now = clock_.wall()] { return storage::restore(backup, file, now); });
    engine::whenDone(later, this, [this, file](const Result<QString> &aside) {
        opening_ = false;
        if (aside) {
            window_->notify(Notice::good(tr("The backup was restored. What was there before is %1.")
                                             .arg(QDir::toNativeSeparators(*aside))));
        } else {
            window_->notify(Notice::error(aside.error(), tr("Nothing was restored")));
        }
        open(file);
    });
}

void Desktop::sayInterrupted(const QString &file)
{
    window_->notify({Tone::Neutral,
                     tr("This hotel was not closed in order last time. It is being checked…"),
                     {},
                     {}});
    const auto later = QtConcurrent::run([file] { return storage::verify(file); });
    engine::whenDone(
        later, window_->session(), [this](const Result<storage::VerifyReport> &report) {
            if (report && report->findings.empty()) {
                Notice notice = Notice::good(
                    tr("Everything that was saved is there and sound: %Ln record(s) checked.",
                       nullptr, int(report->records)));
                notice.seconds = 10;
                window_->notify(notice);
                return;
            }
            Notice notice = report ? Notice{Tone::Bad,
                                            tr("The last end left the file unsound: %1")
                                                .arg(report->findings.front().what),
                                            {},
                                            {}}
                                   : Notice::error(report.error(), tr("The file was not checked"));
            notice.seconds = 0;
            notice.actionText = tr("Backups…");
            notice.action = [this] { showBackups(); };
            window_->notify(notice);
        });
}

}  // namespace roomrack::desktop
