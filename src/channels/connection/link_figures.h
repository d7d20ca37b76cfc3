// SPDX-License-Identifier: GPL-3.0-or-later
// What a page shows of a channel since the program started, and what is left of its rate limits.
// Belongs to the channel: a link is created anew when the channel is paused or resumed, or gets
// other settings or another password, and goes on with it.
#pragma once

#include "core/clock.h"
#include "core/ids.h"
#include "core/token_bucket.h"

#include <QtCore/QString>

#include <map>

namespace roomrack::channels {

struct LinkFigures {
    qint64 messages = 0, entries = 0;  ///< sent; of a PMS: received
    Instant lastConfirmed;             ///< last answer that settled something; zero: none
    Instant behindSince;               ///< oldest unacknowledged change; zero: none
    std::map<QString, core::TokenBucket> budgets;  ///< by name of the stream

    /// The stream's bucket, full if it had another rate or none.
    core::TokenBucket &budget(const QString &stream, int perMinute)
    {
        const core::Rate rate{perMinute, perMinute};
        core::TokenBucket &bucket = budgets[stream];
        if (bucket.rate() != rate) bucket = core::TokenBucket(rate);
        return bucket;
    }
};

/// Of a property's channels; used in their thread.
using ChannelFigures = std::map<ChannelId, LinkFigures>;

}  // namespace roomrack::channels
