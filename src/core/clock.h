// SPDX-License-Identifier: GPL-3.0-or-later
// Instants and clocks. Only programs construct a SystemClock; all other code receives a Clock, so
// that a test or simulation can run a year in a second.
#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QtGlobal>

#include <atomic>
#include <compare>

namespace roomrack::core {

/// UTC microseconds since 1970-01-01T00:00Z.
struct Instant {
    qint64 micros = 0;
    static Instant fromDateTime(const QDateTime &t) { return {t.toMSecsSinceEpoch() * 1000}; }
    QDateTime utc() const { return QDateTime::fromMSecsSinceEpoch(micros / 1000, Qt::UTC); }
    friend constexpr auto operator<=>(Instant, Instant) = default;
    friend constexpr Instant operator+(Instant t, qint64 by) { return {t.micros + by}; }
    friend constexpr Instant operator-(Instant t, qint64 by) { return {t.micros - by}; }
    friend constexpr qint64 operator-(Instant a, Instant b) { return a.micros - b.micros; }
};

inline constexpr qint64 kSecond = 1'000'000;
inline constexpr qint64 kMinute = 60 * kSecond, kHour = 60 * kMinute, kDay = 24 * kHour;

class Clock {
public:
    virtual ~Clock() = default;
    /// The wall clock; may jump in either direction.
    virtual Instant wall() const = 0;
    /// Microseconds since a fixed moment; monotonic, and continues during suspend.
    virtual qint64 steadyMicros() const = 0;
};

class SystemClock final : public Clock {
public:
    Instant wall() const override;
    qint64 steadyMicros() const override;
};

/// For tests and simulations: both clocks change only by advance() and jump().
class ManualClock final : public Clock {
public:
    explicit ManualClock(Instant start) : wall_(start.micros) {}
    Instant wall() const override { return {wall_.load()}; }
    qint64 steadyMicros() const override { return steady_.load(); }
    /// Advances both clocks.
    void advance(qint64 micros)
    {
        wall_ += micros;
        steady_ += micros;
    }
    /// Sets the wall clock only.
    void jump(qint64 micros) { wall_ += micros; }

private:
    std::atomic<qint64> wall_;
    std::atomic<qint64> steady_{0};
};

}  // namespace roomrack::core
