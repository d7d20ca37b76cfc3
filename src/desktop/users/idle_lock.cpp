// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/users/idle_lock.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QSettings>

#include <algorithm>

namespace roomrack::desktop {

namespace {

const QString kKey = QStringLiteral("window/lockAfterMinutes");
constexpr int kLookMs = 5'000;
constexpr int kMostMinutes = 24 * 60;

}  // namespace

IdleLock::IdleLock(HotelSession &session, const QSettings &settings, QObject *parent)
    : QObject(parent), session_(session), settings_(settings)
{
    touched();
    now_.setInterval(kLookMs);
    connect(&now_, &QTimer::timeout, this, &IdleLock::look);
    now_.start();
    // Signing in counts as activity; the timer has no effect without a signed-in user.
    connect(&session.users(), &DeskUsers::personChanged, this, &IdleLock::touched);
    QCoreApplication::instance()->installEventFilter(this);
}

int IdleLock::minutes(const QSettings &settings)
{
    return std::clamp(settings.value(kKey, 0).toInt(), 0, kMostMinutes);
}

void IdleLock::setMinutes(QSettings &settings, int minutes)
{
    settings.setValue(kKey, minutes);
}

bool IdleLock::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::TouchBegin: touched(); break;
    default: break;
    }
    return false;
}

void IdleLock::look()
{
    const int wanted = minutes(settings_);
    if (wanted == 0 || !session_.users().person()) return;
    const qint64 idle = session_.clock().steadyMicros() - touchedMicros_;
    if (idle >= wanted * 60 * kSecond) session_.users().lockDesk();
}

}  // namespace roomrack::desktop

#include "moc_idle_lock.cpp"
