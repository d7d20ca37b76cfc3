// SPDX-License-Identifier: GPL-3.0-or-later
// The backups of the open hotel in the window: keeps them, lists them, and verifies a file that was
// not closed properly.
#pragma once

#include "core/clock.h"

#include <QtCore/QObject>

#include <memory>

class QSettings;

namespace roomrack::desktop {

class BackupKeeper;
class HotelSession;
class MainWindow;

class HotelBackups final : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive it.
    HotelBackups(MainWindow &window, QSettings &settings, const core::Clock &clock);
    ~HotelBackups() override;

    /// The hotel of the session was opened from `file`: backs it up, unless that is done elsewhere.
    /// Call before the window shows the session: its pages ask for words().
    void keep(const QString &file, const HotelSession &session);
    /// Before the hotel is closed.
    void stop();
    /// Opens the list of backups.
    void show();
    /// Their schedule, or why there are none.
    QString words() const;
    /// Checks a file that was not closed properly, and shows the result.
    void verify(const QString &file);

signals:
    void restoreWanted(const QString &file, const QString &backup);

private:
    QString whyNone() const;

    MainWindow &window_;
    QSettings &settings_;
    const core::Clock &clock_;
    std::unique_ptr<BackupKeeper> keeper_;  ///< null for demo and servers
};

}  // namespace roomrack::desktop
