// SPDX-License-Identifier: GPL-3.0-or-later
// How far behind each channel was in the last half hour, as it was seen from this window.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/ids.h"

#include <deque>
#include <map>

namespace roomrack::desktop {

struct LagSample {
    Instant at;
    qint64 lag = 0;  ///< microseconds since its oldest change that was not confirmed; 0: in step
    friend bool operator==(const LagSample &, const LagSample &) = default;
};
using LagSamples = std::deque<LagSample>;

class LagHistory {
public:
    static constexpr qint64 kKept = 30 * 60 * kSecond;

    /// `behindSince` zero: it is in step. Between two samples of the same lag nothing is kept, so
    /// that a quiet half hour costs two.
    void add(ChannelId channel, Instant now, Instant behindSince);
    void clear() { samples_.clear(); }
    /// Oldest first; the first one may be older than kKept, where nothing changed since.
    const LagSamples &of(ChannelId channel) const;

private:
    std::map<ChannelId, LagSamples> samples_;
};

}  // namespace roomrack::desktop
