// SPDX-License-Identifier: GPL-3.0-or-later
// A wait ends when its condition holds, so long timeouts cost nothing; Qt Test's five seconds are
// too short when a sanitizer, other tests and a slow disk share the machine. To check that an event
// does not occur, tests wait for a marker queued behind it, never for a fixed time: on a stalled
// machine the time can pass before the event had its chance.
#pragma once

#include <QTest>
#include <QTimer>

#include <utility>

namespace roomrack::tests {

inline constexpr int kTryForMs = 60'000;

/// Waits until the condition holds; returns false after the maximum wait.
template <typename Condition>
[[nodiscard]] bool waitFor(Condition condition)
{
    return QTest::qWaitFor(std::move(condition), kTryForMs);
}

/// Handles everything posted to objects of this thread before the call: a thread's events are
/// handled in the order in which they were posted.
inline void handlePosted()
{
    bool handled = false;
    QObject marker;
    QMetaObject::invokeMethod(
        &marker, [&handled] { handled = true; }, Qt::QueuedConnection);
    if (!waitFor([&handled] { return handled; })) qFatal("events are not handled");
}

/// Fires every timer of this thread that is due within `ms` milliseconds, and handles what these
/// posted. A stalled machine delays them, and so the marker behind them: timers fire in the order
/// in which they are due. A coarse timer can be 5 % late. It covers timers that are started by
/// what was posted before the call, but not one that another timer starts: call it once for each.
inline void passTimers(int ms)
{
    handlePosted();
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
