// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/hotel_backups.h"

#include "desktop/safety/backup_dialog.h"
#include "desktop/safety/backup_keeper.h"
#include "desktop/shell/main_window.h"
#include "desktop/widgets/ends_with.h"
#include "engine/when_done.h"
#include "storage/backup.h"
#include "storage/place.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QDir>

namespace roomrack::desktop {

HotelBackups::HotelBackups(MainWindow &window, QSettings &settings, const core::Clock &clock)
    : window_(window), settings_(settings), clock_(clock)
{}

HotelBackups::~HotelBackups() = default;

void HotelBackups::stop()
{
    keeper_.reset();
}

void HotelBackups::keep(const QString &file, const HotelSession &session)
{
    // The demo's hotel is temporary, and a server has its own tools.
    if (storage::isServerPlace(file) || file.startsWith(QDir::tempPath())) return;
    if (!session.keepsHotel()) return;
    keeper_ = std::make_unique<BackupKeeper>(file, settings_, clock_);
    connect(keeper_.get(), &BackupKeeper::failed, this, [this](const core::Error &error) {
        if (error.code == core::ErrorCode::Cancelled) return;
        Notice notice = Notice::error(error, tr("Backup failed"));
        notice.actionText = tr("Backups…");
        notice.action = [this] { show(); };
        window_.notify(notice);
    });
    keeper_->look();
}

QString HotelBackups::whyNone() const
{
    if (!window_.session()) return tr("Open a hotel first.");
    if (!window_.session()->keepsHotel()) return tr("This hotel is backed up on its server.");
    return storage::isServerPlace(window_.session()->file())
               ? tr("Back up a PostgreSQL database with the server's own tools (pg_dump).")
               : tr("This hotel is stored in a temporary file. Temporary files are not "
                    "backed up.");
}

QString HotelBackups::words() const
{
    if (!keeper_) return whyNone();
    const BackupPlan &plan = keeper_->plan();
    const QString folder = QDir::toNativeSeparators(keeper_->folder());
    switch (plan.every) {
    case BackupPlan::Every::Never: return tr("Manual backups only, saved in %1").arg(folder);
    case BackupPlan::Every::Hour:
        return tr("Hourly, %n backup(s) kept in %1", nullptr, plan.keep).arg(folder);
    case BackupPlan::Every::Day: break;
    }
    return tr("Daily, %n backup(s) kept in %1", nullptr, plan.keep).arg(folder);
}

void HotelBackups::show()
{
    if (!keeper_) {
        window_.notify({Tone::Neutral, whyNone(), {}, {}});
        return;
    }
    auto *dialog = new BackupDialog(*keeper_, &window_);
    dialog->forbidRestoring(window_.session()->whyNot(booking::Act::Restore));
    endWith(keeper_.get(), dialog);
    // Queued: restoring closes the hotel, its keeper and the dialog that emits this.
    connect(
        dialog, &BackupDialog::restoreWanted, this,
        [this](const QString &backup) {
            if (!keeper_) return;
            const QString file = keeper_->file();  // survives the keeper
            emit restoreWanted(file, backup);
        },
        Qt::QueuedConnection);
    dialog->open();
}

void HotelBackups::verify(const QString &file)
{
    window_.notify({Tone::Neutral,
                    tr("Roomrack did not shut down properly. Verifying the hotel's data…"),
                    {},
                    {}});
    const auto later = QtConcurrent::run([file] { return storage::verify(file); });
    engine::whenDone(later, window_.session(), [this](const Result<storage::VerifyReport> &report) {
        if (report && report->findings.empty()) {
            Notice notice = Notice::good(
                tr("Data verified: %Ln record(s) checked.", nullptr, int(report->records)));
            notice.seconds = 10;
            window_.notify(notice);
            return;
        }
        Notice notice = report ? Notice{Tone::Bad,
                                        tr("Data verification found an error: %1")
                                            .arg(report->findings.front().what),
                                        {},
                                        {}}
                               : Notice::error(report.error(), tr("Data could not be verified"));
        notice.seconds = 0;
        notice.actionText = tr("Backups…");
        notice.action = [this] { show(); };
        window_.notify(notice);
    });
}

}  // namespace roomrack::desktop

#include "moc_hotel_backups.cpp"
