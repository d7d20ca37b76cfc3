// SPDX-License-Identifier: GPL-3.0-or-later
// The program's window and the file that is open in it: opens and closes hotel files off the GUI
// thread and says what went wrong. What it begins with is given to it, so that it knows neither
// the first-start dialog nor the demo.
#pragma once

#include "core/clock.h"
#include "desktop/shell/main_window.h"

#include <QtCore/QObject>

#include <functional>
#include <memory>

namespace roomrack::desktop {

class BackupKeeper;
class ClockQuestion;
class Desktop;
class ServerDesk;

/// How a person begins; what is missing is not offered.
struct Beginnings {
    /// There is no file to open, or it holds no hotel yet (`file` then says which).
    std::function<void(Desktop &, const QString &file)> welcome;
    std::function<void(Desktop &)> newHotel;
    std::function<void(Desktop &)> importBookings;
    std::function<QStringList()> recentFiles;  ///< newest first
};

class Desktop : public QObject {
    Q_OBJECT

public:
    /// All but the beginnings must outlive it.
    Desktop(Theme &theme, QSettings &settings, const core::Clock &clock, Beginnings beginnings);
    ~Desktop() override;

    MainWindow &window() { return *window_; }
    const core::Clock &clock() const { return clock_; }
    Theme &theme() const { return theme_; }

    /// Opens `file` (or a database, or what a server keeps), or the one that was open last, or says
    /// welcome.
    void begin(const QString &file);
    /// Opens on a thread of its own; opened() or failed() follows.
    void open(const QString &file);
    /// Closes what is open, without asking: everything is in the file already.
    void close();
    void chooseFile();
    /// `parent`: the dialog that it is asked from; else the window.
    void chooseDatabase(QWidget *parent = nullptr);
    /// Asks which server, and for the token that it gave this desk.
    void chooseServer();

signals:
    void opened(roomrack::desktop::HotelSession *session);
    /// The session is about to go: stop whatever uses its engine.
    void closing();
    void failed(const QString &file, const roomrack::core::Error &error);

private:
    FileCommands commands();
    void makeServers();
    void adopt(const QString &file, OpenHotel hotel);
    void keepBackups(const QString &file);
    void showBackups();
    QString backupWords() const;
    QString whyNoBackups() const;
    void restore(const QString &backup);
    void sayInterrupted(const QString &file);
    void showFailure(const QString &file, const core::Error &error);
    Theme &theme_;
    QSettings &settings_;
    const core::Clock &clock_;
    Beginnings beginnings_;
    std::unique_ptr<MainWindow> window_;
    std::unique_ptr<ServerDesk> servers_;
    std::unique_ptr<BackupKeeper> keeper_;  ///< of the open file; none for the demo and servers
    std::unique_ptr<ClockQuestion> clockQuestion_;
    bool opening_ = false;
};

}  // namespace roomrack::desktop
