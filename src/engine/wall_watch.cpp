// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/wall_watch.h"

#include <cstdlib>

namespace roomrack::engine {

namespace {

constexpr qint64 kWorthIt = 60 * kSecond;        ///< smaller differences are not corrected
constexpr qint64 kSame = 5 * kSecond;            ///< clocks are adjusted slightly all the time
constexpr qint64 kPatience = 10 * 60 * kSecond;  ///< a mistaken setting is corrected by then

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
