// SPDX-License-Identifier: GPL-3.0-or-later
// Faults between a property and a channel, on demand and from a seed.
#pragma once

#include "core/clock.h"
#include "core/random.h"

#include <span>

namespace roomrack::simulator {

/// Probability of each fault per request, 0 to 1.
struct FaultRates {
    double unreachable = 0;   ///< no connection
    double errorBefore = 0;   ///< HTTP 500, nothing was applied
    double errorAfter = 0;    ///< HTTP 500, although it was applied
    double timeoutAfter = 0;  ///< applied, no response
    double lostRequest = 0;   ///< neither applied nor answered
    double appliedLate = 0;   ///< no response, applied after the caller's timeout
    double twice = 0;         ///< applied twice
    double tooMany = 0;       ///< HTTP 429
    double slow = 0;          ///< ten times the latency
    double reordered = 0;     ///< applied after the request that follows it

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

/// Name of a fault in user interfaces and the control API.
template <typename Rates>
struct FaultName {
    const char *name;
    double Rates::*rate;
};
std::span<const FaultName<FaultRates>> faultNames();

/// Fault of the next request, and the latency of request and response, each.
struct Trip {
    Fault fault = Fault::None;
    qint64 micros = 20'000;
};

Trip nextTrip(const FaultRates &rates, core::Random &random);

}  // namespace roomrack::simulator
