// SPDX-License-Identifier: GPL-3.0-or-later
// Whom to walk when a night has more guests than rooms. The order is one that can be told to a
// guest's face: nobody who is in house, nobody who has stayed here before while somebody else
// can be asked; then who loses least by it.
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
    Instant booked;        ///< who booked last is asked first, all else being equal
};

/// First who has not stayed here before, then the shortest stay, then the lowest price of a room
/// and night, then the youngest booking, then the higher number.
bool walksBefore(const WalkCandidate &a, const WalkCandidate &b);
void sortForWalking(std::vector<WalkCandidate> &candidates);

/// Whom to walk so that `rooms` rooms become free: in order, passing over bookings of more rooms
/// than are still needed; where only such are left, the smallest of them, and then without those
/// that are no longer needed. Indices into `candidates`, which must be sorted; fewer rooms than
/// asked for where there are no more.
std::vector<size_t> chooseToWalk(const std::vector<WalkCandidate> &candidates, int rooms);

}  // namespace roomrack::advice
