// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/faults.h"

#include <utility>

namespace roomrack::simulator {

namespace {

constexpr FaultName<FaultRates> kFaultNames[] = {{"unreachable", &FaultRates::unreachable},
                                                 {"error_before", &FaultRates::errorBefore},
                                                 {"error_after", &FaultRates::errorAfter},
                                                 {"timeout_after", &FaultRates::timeoutAfter},
                                                 {"lost_request", &FaultRates::lostRequest},
                                                 {"applied_late", &FaultRates::appliedLate},
                                                 {"twice", &FaultRates::twice},
                                                 {"too_many", &FaultRates::tooMany},
                                                 {"slow", &FaultRates::slow},
                                                 {"reordered", &FaultRates::reordered}};

}  // namespace

std::span<const FaultName<FaultRates>> faultNames()
{
    return kFaultNames;
}

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
                                              {rates.tooMany, Fault::TooMany},
                                              {rates.reordered, Fault::Reordered}};
    for (const auto &[rate, fault] : kinds) {
        if (!random.chance(rate)) continue;
        trip.fault = fault;
        break;
    }
    return trip;
}

}  // namespace roomrack::simulator
