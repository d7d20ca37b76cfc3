// SPDX-License-Identifier: GPL-3.0-or-later
// Sync lag of each channel in the last half hour, as seen by this window.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/ids.h"

#include <deque>
#include <map>

namespace roomrack::desktop {

struct LagSample {
    Instant at;
    qint64 lag = 0;  ///< microseconds since its oldest unconfirmed change; 0: in sync
    friend bool operator==(const LagSample &, const LagSample &) = default;
};
using LagSamples = std::deque<LagSample>;

class LagHistory {
public:
    static constexpr qint64 kKept = 30 * 60 * kSecond;

    /// `behindSince` zero: in sync. Runs of equal lag are stored as two samples, so that a quiet
    /// half hour costs two.
    void add(ChannelId channel, Instant now, Instant behindSince);
    void clear() { samples_.clear(); }
    /// Oldest first; the first may be older than kKept if the lag has not changed since.
    const LagSamples &of(ChannelId channel) const;

private:
    std::map<ChannelId, LagSamples> samples_;
};

}  // namespace roomrack::desktop
