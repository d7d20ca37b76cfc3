// SPDX-License-Identifier: GPL-3.0-or-later
// When requests to a channel may be sent after failures: pauses that grow, and a circuit breaker
// for an offline channel.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/random.h"

#include <algorithm>

namespace roomrack::sync {

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
