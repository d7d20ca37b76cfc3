// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/connections/lag_history.h"

namespace roomrack::desktop {

void LagHistory::add(ChannelId channel, Instant now, Instant behindSince)
{
    const bool behind = behindSince.micros != 0;
    const qint64 lag = behind ? std::max<qint64>(0, now - behindSince) : 0;
    LagSamples &samples = samples_[channel];
    const size_t n = samples.size();
    if (n >= 2 && samples[n - 1].lag == lag && samples[n - 2].lag == lag)
        samples.back().at = now;
    else
        samples.push_back({now, lag});
    // One sample before the start of the period is kept, as the start of the line.
    while (samples.size() > 2 && samples[1].at + kKept < now) samples.pop_front();
}

const LagSamples &LagHistory::of(ChannelId channel) const
{
    static const LagSamples none;
    const auto at = samples_.find(channel);
    return at == samples_.end() ? none : at->second;
}

}  // namespace roomrack::desktop
