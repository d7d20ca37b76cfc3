// SPDX-License-Identifier: GPL-3.0-or-later
// The program's window and its open file: opens and closes hotel files off the GUI thread and shows
// errors. The start dialogs are passed in, so that it does not depend on the first-start dialog or
// the demo.
#pragma once

#include "core/clock.h"
#include "desktop/shell/main_window.h"

#include <QtCore/QObject>

#include <functional>
#include <memory>
#include <optional>

namespace roomrack::desktop {

class ClockQuestion;
class Desktop;
class HotelBackups;
class ServerConnector;

/// Ways to start; those that are not set are not offered.
struct Beginnings {
    /// Called if there is no file to open, or if it has no property yet (then `file` is its path).
    std::function<void(Desktop &, const QString &file)> welcome;
    std::function<void(Desktop &)> newHotel;
    /// Adds a hotel to the open file or database.
    std::function<void(Desktop &)> addHotel;
    std::function<void(Desktop &)> importBookings;
    std::function<QStringList()> recentFiles;  ///< newest first
    /// Opens a hotel in another window, which replaces this one (empty: as at the start of the
    /// program). False: it belongs in this window. For the demo, whose window has settings and
    /// passwords of its own.
    std::function<bool(const QString &file)> elsewhere;
};

class Desktop : public QObject {
    Q_OBJECT

public:
    /// All arguments but `beginnings` must outlive it.
    Desktop(Theme &theme, QSettings &settings, const core::Clock &clock, Beginnings beginnings);
    ~Desktop() override;

    MainWindow &window() { return *window_; }
    const core::Clock &clock() const { return clock_; }
    Theme &theme() const { return theme_; }

    /// Opens `file` (or a database or server address), or the one that was open last, or calls
    /// welcome.
    void begin(const QString &file);
    /// What begin() opens without a file: a path or an address; empty for none.
    static QString lastPlace(const QSettings &settings);
    /// Opens on a separate thread; emits opened() or failed(). If input is not saved, the user is
    /// asked first, and may stay with the present hotel.
    void open(const QString &file);
    /// Closes without asking: the engine has saved everything, and what is typed is lost.
    void close();
    void chooseFile();
    /// `parent`: the dialog that it opens from; null: the window.
    void chooseDatabase(QWidget *parent = nullptr);
    /// Asks for a server and the access token of this desk.
    void chooseServer();

signals:
    void opened(roomrack::desktop::HotelSession *session);
    /// The session is about to be destroyed: stop everything that uses its engine.
    void closing();
    void failed(const QString &file, const roomrack::core::Error &error);
    /// The language was changed: end this window and open the hotel in a new one. `place` may have
    /// a password, for memory only; empty: the place that was open last.
    void restartWanted(const QString &place);

private:
    FileCommands commands();
    void openNow(const QString &file);
    void makeServers();
    void adopt(const QString &file, OpenHotel hotel);
    void restore(const QString &file, const QString &backup);
    void showFailure(const QString &file, const core::Error &error);
    void showRestored();
    Theme &theme_;
    QSettings &settings_;
    const core::Clock &clock_;
    Beginnings beginnings_;
    std::unique_ptr<MainWindow> window_;
    std::unique_ptr<ServerConnector> servers_;
    std::unique_ptr<HotelBackups> backups_;
    std::unique_ptr<ClockQuestion> clockQuestion_;
    std::optional<Notice> restored_;  ///< until the restored file is open: that clears notices
    bool opening_ = false;
};

}  // namespace roomrack::desktop
