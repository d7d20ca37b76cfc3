// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of AlpineBits that its schema cannot express: overlaps, closed nights with counts,
// exclusive elements. Checked before sending, and after reading before a message is applied.
#pragma once

#include "protocols/alpinebits/free_rooms.h"
#include "protocols/alpinebits/guest_requests.h"
#include "protocols/alpinebits/handshake.h"
#include "protocols/alpinebits/rate_plans.h"

#include <functional>

namespace roomrack::protocols::alpinebits {

/// Capabilities of the receiver from the handshake; by default all.
struct FreeRoomsRules {
    bool rooms = true;
    bool categories = true;
    bool deltas = true;
    bool completeSets = true;
    bool outOfOrder = true;
    bool outOfMarket = true;
    bool closingSeasons = true;
    /// Physically free rooms of the category in a night; nullopt: unknown, not checked.
    std::function<std::optional<int>(const QString &category, Night night)> free;

    static FreeRoomsRules of(const Capabilities &both, Version version);
};

/// Each error names the position ("Inventory[3]") in `field`. Empty: the message is valid.
///
/// The hotel has a code; without inventories the set is complete; ranges end after they start and
/// are bounded; all ranges have a category, and all or none a room; ranges of one category or room
/// do not overlap; closing seasons occur in complete sets only, first, do not overlap, have no
/// counts, and no counts lie on their nights; a single room counts 0 or 1; bookable rooms do not
/// exceed physically free ones; only capabilities of the receiver are used.
std::vector<Error> violations(const FreeRooms &message, const FreeRoomsRules &rules = {});

/// The hotel and each plan have a code, no plan occurs twice; a removed plan has no content; only
/// the first rate of a new plan is static, with unit, type of amounts and meals; other rates have
/// nights, category and amounts, each number of guests once; rates of one category, and booking
/// rules of one, do not overlap on a weekday; no minimum exceeds its maximum; ages do not overlap;
/// dated supplements do not overlap and follow their static one; the first offer of a new plan has
/// rules only (an Occupancy of adults, lengths of stay by arrival), a plan with a master and an
/// overlay have no offers; free nights match their pattern.
std::vector<Error> violations(const RatePlans &message);

/// A reservation has stays with nights, guests, a rate plan and a total in one currency, one person
/// with a name, and a hotel; a request has nights or a window; ids are unique.
std::vector<Error> violations(const std::vector<GuestRequest> &requests);

}  // namespace roomrack::protocols::alpinebits
