// SPDX-License-Identifier: GPL-3.0-or-later
// Limits how often something happens: requests sent to a channel, requests of API clients. Instants
// are those of a monotonic clock.
#pragma once

#include "core/clock.h"

namespace roomrack::core {

/// Sustained rate, and how many at once after a quiet time.
struct Rate {
    int perMinute = 0;  ///< 0: no limit
    int burst = 0;
    friend bool operator==(const Rate &, const Rate &) = default;
};

/// A token bucket, full at first.
class TokenBucket {
public:
    TokenBucket() = default;
    explicit TokenBucket(const Rate &rate) : rate_(rate), parts_(kPart * rate.burst) {}

    const Rate &rate() const { return rate_; }
    /// When the next token is available: `now` if one is left.
    Instant next(Instant now) const;
    void take(Instant now);
    /// Whole tokens left; -1: no limit.
    int left(Instant now) const;

private:
    static constexpr qint64 kPart = 60 * kSecond;  ///< of one token
    qint64 filled(Instant now) const;
    Rate rate_;
    qint64 parts_ = 0;
    Instant at_;
};

}  // namespace roomrack::core
