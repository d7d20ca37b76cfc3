// SPDX-License-Identifier: GPL-3.0-or-later
// When requests to a channel may be sent: a token bucket, pauses that grow after failures, and a
// circuit breaker for an offline channel. Time and randomness are arguments; instants are those of
// a monotonic clock.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/random.h"

#include <algorithm>

namespace roomrack::sync {

/// Allows this many requests per minute, and as many at once after a quiet minute. 0: no limit.
class TokenBucket {
public:
    TokenBucket() = default;
    explicit TokenBucket(int perMinute) : perMinute_(perMinute), parts_(kPart * perMinute) {}

    /// When the next request may be sent: `now` if one is left.
    Instant next(Instant now) const;
    void take(Instant now);
    /// Whole requests left; -1: no limit.
    int left(Instant now) const;

private:
    static constexpr qint64 kPart = 60 * kSecond;  ///< of one request
    qint64 filled(Instant now) const;
    int perMinute_ = 0;
    qint64 parts_ = 0;
    Instant at_;
};

/// Pause after a "too many requests" answer without a duration. Rate limits are counted by the
/// minute; https://docs.channex.io/api-v.1-documentation/rate-limits: "pause updates for the
/// property for 1 minute and try again".
inline constexpr qint64 kTooOftenSeconds = 60;

/// Pause after the n-th failure in a row: `first` doubled n - 1 times, at most `most`, of which a
/// random half is jitter, so that many channels do not retry at the same time.
/// https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/ ("equal jitter")
struct Backoff {
    qint64 first = kSecond;
    qint64 most = 300 * kSecond;
    qint64 after(int failures, core::Random &random) const;
};

/// Opens after this many failures in a row; then one request at a time probes the channel.
class Breaker {
public:
    explicit Breaker(int openAfter = 5) : openAfter_(openAfter) {}
    void succeeded() { failures_ = 0; }
    void failed() { failures_ = std::min(failures_ + 1, 1'000); }
    int failures() const { return failures_; }
    bool isOpen() const { return failures_ >= openAfter_; }

private:
    int openAfter_;
    int failures_ = 0;
};

}  // namespace roomrack::sync
