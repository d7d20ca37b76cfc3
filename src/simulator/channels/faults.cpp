// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/faults.h"

#include <utility>

namespace roomrack::simulator {

Trip nextTrip(const FaultRates &rates, core::Random &random)
{
    Trip trip;
    trip.micros = random.between(5'000, 80'000);
    if (random.chance(rates.slow)) trip.micros *= 10;
    const std::pair<double, Fault> kinds[] = {{rates.unreachable, Fault::Unreachable},
                                              {rates.errorBefore, Fault::ErrorBefore},
                                              {rates.errorAfter, Fault::ErrorAfter},
                                              {rates.timeoutAfter, Fault::TimeoutAfter},
                                              {rates.lostRequest, Fault::LostRequest},
                                              {rates.appliedLate, Fault::AppliedLate},
                                              {rates.twice, Fault::Twice},
                                              {rates.tooMany, Fault::TooMany}};
    for (const auto &[rate, fault] : kinds) {
        if (!random.chance(rate)) continue;
        trip.fault = fault;
        break;
    }
    return trip;
}

}  // namespace roomrack::simulator
