// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of AlpineBits that its schema cannot say: what overlaps, what is closed and counted,
// what may not stand together. For what we send, before it goes, and for what we read, before it
// counts.
#pragma once

#include "protocols/alpinebits/free_rooms.h"
#include "protocols/alpinebits/guest_requests.h"
#include "protocols/alpinebits/handshake.h"
#include "protocols/alpinebits/rate_plans.h"

#include <functional>

namespace roomrack::protocols::alpinebits {

/// What the receiver takes, by the handshake; everything by default.
struct FreeRoomsRules {
    bool rooms = true;
    bool categories = true;
    bool deltas = true;
    bool completeSets = true;
    bool outOfOrder = true;
    bool outOfMarket = true;
    bool closingSeasons = true;
    /// Rooms of the category that are physically free in a night; none: not known, not checked.
    std::function<std::optional<int>(const QString &category, Night night)> free;

    static FreeRoomsRules of(const Capabilities &both, Version version);
};

/// Each error names the place ("Inventory[3]") in `field`. Empty: the message keeps to the rules.
///
/// A hotel has a code; without inventories the set is complete; ranges end after they start and are
/// not endless; categories of all ranges, rooms of all or of none; ranges of one category or room
/// do not overlap; closing seasons stand in complete sets, before everything else, do not overlap,
/// have no counts, and no counts stand on their nights; a room counts 0 or 1; no more is bookable
/// than is physically free; nothing that the receiver did not promise to take.
std::vector<Error> violations(const FreeRooms &message, const FreeRoomsRules &rules = {});

/// A hotel and each plan have a code, no plan is there twice; a plan that is removed says nothing
/// else; the first rate of a new plan, and only that, is static, with its unit, the type of the
/// amounts and the meals; the others have nights, category and amounts, each number of guests once;
/// rates of one category, and booking rules of one, do not overlap on a weekday; no minimum is
/// above its maximum; ages do not overlap; dated supplements do not overlap and follow their static
/// one; a new plan begins its offers with one of rules only (an Occupancy of adults, lengths of
/// stay by arrival), a plan with a master and an overlay have no offers; free nights fit their
/// pattern.
std::vector<Error> violations(const RatePlans &message);

/// A reservation has stays with nights, guests, a rate plan and a total in one currency, one person
/// with a name, and a hotel; a request has nights or a window; no id is there twice.
std::vector<Error> violations(const std::vector<GuestRequest> &requests);

}  // namespace roomrack::protocols::alpinebits
