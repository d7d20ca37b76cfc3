// SPDX-License-Identifier: GPL-3.0-or-later
// Locks the window after some minutes without keyboard or mouse input, if the property has users
// and the settings enable it.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QTimer>

class QSettings;

namespace roomrack::desktop {

class IdleLock : public QObject {
    Q_OBJECT

public:
    /// Watches all input of the program. Minutes are measured by the session's clock, which
    /// continues during system sleep: an unattended desk is locked on wake-up.
    IdleLock(HotelSession &session, const QSettings &settings, QObject *parent);

    /// Minutes; 0: never (the default).
    static int minutes(const QSettings &settings);
    static void setMinutes(QSettings &settings, int minutes);

    /// Locks if it is due; called automatically every few seconds.
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
