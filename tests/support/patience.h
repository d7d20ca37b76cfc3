// SPDX-License-Identifier: GPL-3.0-or-later
// Waiting ends when the thing has come, so being patient costs nothing; Qt Test's five seconds are
// not enough where a sanitizer, other tests and a slow disk share the machine. What should not come
// is waited for with a marker behind it, never for a while: where the machine stalls, a while is
// over before anything had its chance.
#pragma once

#include <QTest>
#include <QTimer>

#include <utility>

namespace roomrack::tests {

inline constexpr int kTryForMs = 60'000;

/// Until the condition holds; false where even patience has an end.
template <typename Condition>
[[nodiscard]] bool waitFor(Condition condition)
{
    return QTest::qWaitFor(std::move(condition), kTryForMs);
}

/// Everything that was posted to objects of this thread before the call has been handled, since a
/// thread's events are handled in the order in which they were posted.
inline void handlePosted()
{
    bool handled = false;
    QObject marker;
    QMetaObject::invokeMethod(
        &marker, [&handled] { handled = true; }, Qt::QueuedConnection);
    if (!waitFor([&handled] { return handled; })) qFatal("events are not handled");
}

/// Every timer of this thread that was due within `ms` milliseconds has gone off, and what these
/// posted has been handled. A machine that stalls makes them late, and so the marker behind them:
/// timers go off in the order in which they are due. A coarse one may be a twentieth later.
inline void passTimers(int ms)
{
    QTimer marker;
    marker.setTimerType(Qt::PreciseTimer);
    marker.setSingleShot(true);
    marker.start(ms + ms / 10 + 1);
    if (!waitFor([&marker] { return !marker.isActive(); })) qFatal("timers do not go off");
    handlePosted();
}

}  // namespace roomrack::tests

#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), roomrack::tests::kTryForMs)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expr, message)                                                                \
    QTRY_VERIFY2_WITH_TIMEOUT((expr), (message), roomrack::tests::kTryForMs)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected)                                                               \
    QTRY_COMPARE_WITH_TIMEOUT((expr), (expected), roomrack::tests::kTryForMs)
