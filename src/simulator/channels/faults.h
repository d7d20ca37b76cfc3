// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong between a hotel and a channel, on demand and from a seed.
#pragma once

#include "core/clock.h"
#include "core/random.h"

#include <span>

namespace roomrack::simulator {

/// How often each happens to a request, 0 to 1.
struct FaultRates {
    double unreachable = 0;   ///< no connection
    double errorBefore = 0;   ///< HTTP 500, nothing was applied
    double errorAfter = 0;    ///< HTTP 500, although it was applied
    double timeoutAfter = 0;  ///< applied, and no answer
    double lostRequest = 0;   ///< neither applied nor answered
    double appliedLate = 0;   ///< no answer, and applied after the caller has given up
    double twice = 0;         ///< applied twice
    double tooMany = 0;       ///< HTTP 429
    double slow = 0;          ///< ten times the latency
    double reordered = 0;     ///< applied behind the request that comes after it

    static FaultRates all(double rate)
    {
        return {rate, rate, rate, rate, rate, rate, rate, rate, rate, rate};
    }
    friend bool operator==(const FaultRates &, const FaultRates &) = default;
};

enum class Fault : quint8 {
    None,
    Unreachable,
    ErrorBefore,
    ErrorAfter,
    TimeoutAfter,
    LostRequest,
    AppliedLate,
    Twice,
    TooMany,
    Reordered,
};

/// What people and the control door call a fault.
template <typename Rates>
struct FaultName {
    const char *name;
    double Rates::*rate;
};
std::span<const FaultName<FaultRates>> faultNames();

/// What happens to the next request, and how long it and its answer travel, each.
struct Trip {
    Fault fault = Fault::None;
    qint64 micros = 20'000;
};

Trip nextTrip(const FaultRates &rates, core::Random &random);

}  // namespace roomrack::simulator
