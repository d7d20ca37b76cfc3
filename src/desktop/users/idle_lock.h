// SPDX-License-Identifier: GPL-3.0-or-later
// Locks the desk when nobody has touched keyboard or mouse for so many minutes, where people sign
// in and the settings ask for it.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QTimer>

class QSettings;

namespace roomrack::desktop {

class IdleLock : public QObject {
    Q_OBJECT

public:
    /// Watches the whole program. Minutes are those of the session's clock, which go on while the
    /// machine sleeps: nobody is at a desk that was asleep.
    IdleLock(HotelSession &session, const QSettings &settings, QObject *parent);

    /// Minutes; 0: never, which is so until somebody chooses otherwise.
    static int minutes(const QSettings &settings);
    static void setMinutes(QSettings &settings, int minutes);

    /// Locks if it is time; done by itself every few seconds.
    void look();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void touched() { touchedMicros_ = session_.clock().steadyMicros(); }
    HotelSession &session_;
    const QSettings &settings_;
    QTimer now_;
    qint64 touchedMicros_ = 0;
};

}  // namespace roomrack::desktop
