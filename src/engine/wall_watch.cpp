// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/wall_watch.h"

#include <cstdlib>

namespace roomrack::engine {

namespace {

constexpr qint64 kWorthIt = 60 * kSecond;        ///< less is not corrected
constexpr qint64 kSame = 5 * kSecond;            ///< clocks are nudged a little all the time
constexpr qint64 kPatience = 10 * 60 * kSecond;  ///< a slip of the hand is noticed by then

}  // namespace

qint64 WallWatch::correction(Instant wall, Instant hold, qint64 steady)
{
    const qint64 ahead = wall - hold;
    if (ahead < kWorthIt || ahead > kFarAhead) {
        lead_.reset();
    } else if (!lead_ || std::abs(ahead - lead_->micros) > kSame) {
        lead_ = Lead{ahead, steady};
    } else if (steady - lead_->since >= kPatience) {
        lead_.reset();
        return ahead;
    }
    return 0;
}

}  // namespace roomrack::engine
