// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/desktop.h"

#include "desktop/remote/server_connector.h"
#include "desktop/settings/unsaved_cards.h"
#include "desktop/shell/clock_question.h"
#include "desktop/shell/database_dialog.h"
#include "desktop/shell/hotel_backups.h"
#include "engine/when_done.h"
#include "remote/remote_property_service.h"
#include "storage/backup.h"
#include "storage/place.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtWidgets/QFileDialog>

#include <utility>

namespace roomrack::desktop {

namespace {

const QString kLastFile = QStringLiteral("files/last");
const QString kFolder = QStringLiteral("files/folder");

}  // namespace

Desktop::Desktop(Theme &theme, QSettings &settings, const core::Clock &clock, Beginnings beginnings)
    : theme_(theme), settings_(settings), clock_(clock), beginnings_(std::move(beginnings)),
      window_(std::make_unique<MainWindow>(theme, settings, commands())),
      backups_(std::make_unique<HotelBackups>(*window_, settings, clock))
{
    connect(backups_.get(), &HotelBackups::restoreWanted, this, &Desktop::restore);
    makeServers();
}

Desktop::~Desktop()
{
    close();
}

FileCommands Desktop::commands()
{
    FileCommands commands;
    commands.openFile = [this] { chooseFile(); };
    commands.openDatabase = [this] { chooseDatabase(); };
    // A token entered here would not be stored.
    if (!beginnings_.elsewhere) commands.openServer = [this] { chooseServer(); };
    const auto closeFile = [this] {
        if (beginnings_.elsewhere && beginnings_.elsewhere({})) return;
        close();
        settings_.remove(kLastFile);
        if (beginnings_.welcome) beginnings_.welcome(*this, {});
    };
    commands.closeFile = [this, closeFile] { window_->leave(Leaving::Close, closeFile); };
    if (beginnings_.recentFiles) {
        commands.recentFiles = beginnings_.recentFiles;
        commands.openRecent = [this](const QString &file) { open(file); };
    }
    commands.backups = [this] { backups_->show(); };
    commands.backupWords = [this] { return backups_->words(); };
    commands.restart = [this] {
        HotelSession *session = window_->session();
        // That of a server is stored as the last one; a password of a database is stored nowhere.
        const bool here = session && session->keepsHotel();
        emit restartWanted(here ? session->service().file() : QString());
    };
    // Their dialogs end with the new hotel in the window, and cannot wait for an answer then.
    if (beginnings_.newHotel) {
        commands.newHotel = [this] {
            window_->leave(Leaving::Close, [this] { beginnings_.newHotel(*this); });
        };
    }
    if (beginnings_.addHotel) {
        commands.addHotel = [this] {
            window_->leave(Leaving::Switch, [this] { beginnings_.addHotel(*this); });
        };
    }
    if (beginnings_.importBookings) {
        commands.importBookings = [this] {
            const HotelSession *session = window_->session();
            if (!session || session->keepsHotel()) return beginnings_.importBookings(*this);
            window_->notify(
                {Tone::Neutral,
                 tr("Import is not available on a connected desk. Import the file on the "
                    "server that stores this hotel."),
                 {},
                 {}});
        };
    }
    return commands;
}

QString Desktop::lastPlace(const QSettings &settings)
{
    return settings.value(kLastFile).toString();
}

void Desktop::begin(const QString &file)
{
    const QString last = lastPlace(settings_);
    if (!file.isEmpty())
        open(file);
    else if (!last.isEmpty()
             && (storage::isServerPlace(last) || remote::isDeskAddress(last)
                 || QFileInfo::exists(last)))
        open(last);
    else if (beginnings_.welcome)
        beginnings_.welcome(*this, {});
}

void Desktop::open(const QString &file)
{
    if (opening_) return;
    window_->leave(Leaving::Close, [this, file] { openNow(file); });
}

void Desktop::openNow(const QString &file)
{
    // Since the user was asked another one may have been chosen.
    if (opening_) return;
    if (beginnings_.elsewhere && beginnings_.elsewhere(file)) return;
    close();
    opening_ = true;
    window_->showWaiting(tr("Opening %1…").arg(storage::placeName(file)));
    if (remote::isDeskAddress(file)) return servers_->open(file);
    const auto later = OpenHotel::openLater(file, clock_);
    engine::whenDone(later, this, [this, file](const Result<std::shared_ptr<OpenHotel>> &hotel) {
        opening_ = false;
        if (!hotel)
            showFailure(file, hotel.error());
        else
            adopt(file, std::move(**hotel));
    });
}

void Desktop::makeServers()
{
    servers_ = std::make_unique<ServerConnector>(secrets::secretsOf(settings_), clock_, *window_);
    connect(servers_.get(), &ServerConnector::asks, this, [this] {
        opening_ = false;
        if (!window_->session()) window_->setSession(nullptr);
    });
    connect(servers_.get(), &ServerConnector::failed, this,
            [this](const QString &address, const core::Error &error) {
                opening_ = false;
                showFailure(address, error);
            });
    connect(servers_.get(), &ServerConnector::opened, this,
            [this](const QString &address, const std::shared_ptr<OpenHotel> &hotel) {
                opening_ = false;
                window_->leave(Leaving::Close, [this, address, hotel] {
                    close();
                    adopt(address, std::move(*hotel));
                });
            });
}

void Desktop::chooseServer()
{
    const QString last = settings_.value(kLastFile).toString();
    servers_->ask(remote::isDeskAddress(last) ? last : QString());
}

void Desktop::adopt(const QString &file, OpenHotel hotel)
{
    if (!hotel.snapshot) {
        hotel.service.reset();
        window_->setSession(nullptr);
        showRestored();
        if (beginnings_.welcome) beginnings_.welcome(*this, file);
        return;
    }
    if (remote::isDeskAddress(file))
        settings_.setValue(kLastFile, file);
    else if (storage::isServerPlace(file))
        settings_.setValue(kLastFile, storage::withoutPassword(file));
    else if (!file.startsWith(QDir::tempPath()))
        settings_.setValue(kLastFile, QFileInfo(file).absoluteFilePath());
    const bool interrupted = hotel.engine && hotel.engine->wasInterrupted();
    auto session = std::make_unique<HotelSession>(std::move(hotel));
    backups_->keep(file, *session);
    window_->setSession(std::move(session));
    showRestored();
    clockQuestion_ = std::make_unique<ClockQuestion>(*window_->session(), *window_);
    if (interrupted) backups_->verify(file);
    emit opened(window_->session());
}

void Desktop::showFailure(const QString &file, const core::Error &error)
{
    window_->setSession(nullptr);
    showRestored();
    Notice notice =
        Notice::error(error, tr("%1 could not be opened").arg(storage::placeName(file)));
    notice.actionText = tr("Retry");
    notice.action = [this, file] { open(file); };
    window_->notify(notice);
    emit failed(file, error);
    if (beginnings_.welcome) beginnings_.welcome(*this, {});
}

void Desktop::showRestored()
{
    if (const auto notice = std::exchange(restored_, std::nullopt)) window_->notify(*notice);
}

void Desktop::close()
{
    if (!window_->session()) return;
    emit closing();
    backups_->stop();
    clockQuestion_.reset();
    window_->setSession(nullptr);
}

void Desktop::restore(const QString &file, const QString &backup)
{
    if (opening_ || !window_->session()) return;
    if (!window_->session()->whyNot(booking::Act::Restore).isEmpty()) return;
    window_->leave(Leaving::Restore, [this, file, backup] {
        close();
        opening_ = true;
        window_->showWaiting(tr("Restoring %1…").arg(QFileInfo(backup).fileName()));
        const auto later = QtConcurrent::run(
            [backup, file, now = clock_.wall()] { return storage::restore(backup, file, now); });
        engine::whenDone(later, this, [this, file](const Result<QString> &aside) {
            opening_ = false;
            restored_ = aside
                            ? Notice::good(tr("Backup restored. The previous file was saved as %1.")
                                               .arg(QDir::toNativeSeparators(*aside)))
                            : Notice::error(aside.error(), tr("Restore failed"));
            open(file);
        });
    });
}

void Desktop::chooseFile()
{
    auto *dialog = new QFileDialog(window_.get(), tr("Open hotel"),
                                   settings_.value(kFolder, QDir::homePath()).toString(),
                                   tr("Roomrack hotels (*.roomrack);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        settings_.setValue(kFolder, QFileInfo(file).absolutePath());
        open(file);
    });
    dialog->open();
}

void Desktop::chooseDatabase(QWidget *parent)
{
    const QString last = settings_.value(kLastFile).toString();
    auto *dialog = new DatabaseDialog(storage::isServerPlace(last) ? last : QString(),
                                      parent ? parent : window_.get());
    connect(dialog, &DatabaseDialog::chosen, this, &Desktop::open);
    dialog->open();
}

}  // namespace roomrack::desktop
