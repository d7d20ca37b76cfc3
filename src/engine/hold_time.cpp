// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hold_time.h"

namespace roomrack::engine {

void HoldTime::start(Instant lastRecorded)
{
    const Instant before{offset_ != 0 ? offset_ + clock_.steadyMicros() : 0};
    const Instant known = std::max(lastRecorded, before);
    const Instant wall = clock_.wall();
    const bool far = known.micros != 0 && wall - known > kFarAhead;
    offset_ = (far ? known : std::max(wall, known)).micros - clock_.steadyMicros();
}

void HoldTime::resume(Instant lastRecorded)
{
    takeBack(0, lastRecorded);
}

void HoldTime::takeBack(qint64 micros, Instant lastRecorded)
{
    offset_ = std::max(offset_ - micros, lastRecorded.micros - clock_.steadyMicros());
}

std::optional<ClockDoubt> HoldTime::doubt() const
{
    const ClockDoubt doubt{clock_.wall(), now()};
    if (!isDoubtful(doubt.wall, doubt.hold)) return std::nullopt;
    return doubt;
}

qint64 HoldTime::correction()
{
    const qint64 steady = clock_.steadyMicros();
    return watch_.correction(clock_.wall(), Instant{offset_.load() + steady}, steady);
}

}  // namespace roomrack::engine
