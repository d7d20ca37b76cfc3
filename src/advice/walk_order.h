// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the guests to walk when a night is oversold, in an order that can be justified to the
// guest: never in-house guests, returning guests only after all others, then the guest with the
// smallest loss first.
#pragma once

#include "core/clock.h"
#include "core/ids.h"
#include "core/stay.h"

#include <vector>

namespace roomrack::advice {

/// A booking that arrives on the night in question.
struct WalkCandidate {
    BookingId booking;
    int rooms = 1;
    int nights = 1;        ///< of the stay
    qint64 total = 0;      ///< minor units, the whole booking
    int earlierStays = 0;  ///< of the same guest
    Instant booked;        ///< latest booking first, all else being equal
};

/// Order: guests without earlier stays, then the shortest stay, the lowest price per room and
/// night, the latest booking, the higher number.
bool walksBefore(const WalkCandidate &a, const WalkCandidate &b);
void sortForWalking(std::vector<WalkCandidate> &candidates);

/// Selects the bookings to walk so that `rooms` rooms become free: in order, skipping bookings of
/// more rooms than are still needed; if only such are left, the smallest of them, then dropping
/// those no longer needed. Returns indices into `candidates`, which must be sorted; fewer rooms
/// than requested if there are no more.
std::vector<size_t> chooseToWalk(const std::vector<WalkCandidate> &candidates, int rooms);

}  // namespace roomrack::advice
