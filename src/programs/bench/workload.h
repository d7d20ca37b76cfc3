// SPDX-License-Identifier: GPL-3.0-or-later
// W1: hold, then confirm / cancel / expire (70 / 20 / 10) of 3-night stays, 20 room types x 730
// nights. Generated once from a seed, so that both sides of a comparison run identical commands.
#pragma once

#include "booking/record.h"

#include <vector>

namespace roomrack::bench {

inline constexpr int kTypes = 20;
inline constexpr int kNights = 730;
inline constexpr int kStayNights = 3;
/// The benchmarks' property: its first night, its ID, its channel, its clock's start.
inline constexpr Night kFirstNight{20'454};  // 2026-01-01
inline constexpr Instant kStart{1'767'225'600'000'000};
inline constexpr qint64 kShortTtlSeconds = 1;  ///< of holds that expire
inline constexpr qint64 kLongTtlSeconds = 300;

enum class Outcome : quint8 { Confirm, Cancel, Expire };

struct StayRequest {
    qint32 type = 0;   ///< 0 .. kTypes - 1
    qint32 night = 0;  ///< days after kFirstNight
    Outcome outcome = Outcome::Confirm;
};
/// One command: take the hold of a request, or resolve it.
struct Step {
    qint32 stayRequest = 0;
    bool resolves = false;
};

struct Workload {
    std::vector<StayRequest> stayRequests;
    std::vector<Step> steps;
    qint64 microsPerStep = 0;  ///< speed of the simulated clock
    int roomsPerType = 0;      ///< enough that no call of W1 is refused

    Instant at(size_t step) const { return kStart + qint64(step) * microsPerStep; }
    /// Expiry of the hold of a request that is taken at `at`.
    static Instant deadline(const StayRequest &stayRequest, Instant at);
    /// Rooms sold by [type * kNights + night] once everything is resolved.
    std::vector<int> expectedSold() const;
};

enum class Spread : quint8 { Anywhere, OneNight };

/// About `calls` commands; at least `lag` commands lie between a hold and its resolution, so that
/// `lag` calls can be in flight without waiting for each other's answers.
Workload makeWorkload(int calls, int lag, quint64 seed, Spread spread = Spread::Anywhere);

/// The audit record that every side writes, peers included: the same integers.
booking::Record auditOfHold(const StayRequest &stayRequest, Instant at);
booking::Record auditOfResolution(const StayRequest &stayRequest, qint64 hold, Instant at);

/// Throws Wrong, naming the side, unless `sold` matches the workload.
void expectSold(const char *side, const Workload &workload, const std::vector<int> &sold);

}  // namespace roomrack::bench
