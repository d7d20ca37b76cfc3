// SPDX-License-Identifier: GPL-3.0-or-later
// Locks the desk when nobody has touched keyboard or mouse for so many minutes, where people sign
// in and the settings ask for it.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>

class QSettings;

namespace roomrack::desktop {

class IdleLock : public QObject {
    Q_OBJECT

public:
    /// Watches the whole program. `minuteMs`: how long a minute is; tests have short ones.
    IdleLock(HotelSession &session, const QSettings &settings, QObject *parent,
             int minuteMs = 60'000);

    /// Minutes; 0: never, which is so until somebody chooses otherwise.
    static int minutes(const QSettings &settings);
    static void setMinutes(QSettings &settings, int minutes);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();
    HotelSession &session_;
    const QSettings &settings_;
    const int minuteMs_;
    QTimer now_;
    QElapsedTimer idle_;
};

}  // namespace roomrack::desktop
