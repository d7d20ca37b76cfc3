// SPDX-License-Identifier: GPL-3.0-or-later
// What the search for duplicates needs about the guest of a command.
#pragma once

#include "booking/request_rows.h"
#include "dedup/combine.h"
#include "dedup/context.h"

#include <memory>
#include <vector>

namespace roomrack::booking {

/// The guest as the duplicate search needs it (dedup/context.h), with a number for each requested
/// room, and the central store's response: both are obtained before any lock is held.
struct GuestProbe {
    dedup::Person person;
    std::vector<dedup::CandidateId> numbers;
    dedup::Central central = dedup::Central::None;
    std::vector<dedup::Match> centralMatches{};  ///< of Continue and Duplicate
    Guest stored{};                              ///< of ReinstateBooking, which names no guest
    Instant ended{};  ///< of its booking: candidates until then were compared before
    std::vector<DuplicateRow> undecided{};  ///< questions about it that ended undecided
};
using GuestProbePtr = std::shared_ptr<const GuestProbe>;

}  // namespace roomrack::booking
