// SPDX-License-Identifier: GPL-3.0-or-later
// What a House rebuilt from the file takes over from the one that it replaces: in-memory state that
// was not rolled back (docs/decisions/0043).
#include "booking/house.h"

namespace roomrack::booking {

/// Takes over numbered rooms of a hold, if they still exist.
bool House::adoptRooms(const Hold &hold, const std::vector<RoomId> &rooms)
{
    std::vector<int> places;
    for (const RoomId room : rooms) {
        const int place = rooms_.placeOf(room);
        const bool there = place >= 0 && rooms_.isFree(place, hold.stay)
                           && rooms_.poolAt(place) == ledger_.poolOf(typeIndex(hold.roomType));
        if (!there) return false;
        places.push_back(place);
    }
    for (const int place : places) rooms_.set(place, hold.stay, hold.id.value);
    return true;
}

/// Counts a volatile hold that is already in the table; false: what it needs does not exist.
bool House::adopt(const Hold &hold, const std::vector<RoomId> &rooms)
{
    const int type = typeIndex(hold.roomType);
    const Caller caller{catalogue_.property.id, hold.actor, hold.channel, {}};
    if (type >= 0 && hold.stay.checkOut() > ledger_.end()) {  // the horizon was longer before
        ledger_.extendTo(hold.stay.checkOut(), catalogue_, 0);
        rates_.extendTo(hold.stay.checkOut());
        rooms_.extendTo(hold.stay.checkOut());
    }
    if (type < 0 || !checkSource(caller, hold.plan) || !adoptRooms(hold, rooms)) return false;
    ledger_.addHeld(type, hold.stay, hold.rooms, 0);
    return true;
}

/// Without a rollback the file has all that here_ has, except undone steps: the caller of an undo
/// may have read the step before that was stored.
void House::adoptVolatile(House &before)
{
    here_.undone = before.here_.undone;
    std::vector<std::pair<Hold, std::vector<RoomId>>> adopted;
    before.holds_.forEach([&](const Hold &hold) {
        if (hold.isVolatile()) adopted.emplace_back(hold, before.roomIdsOf(hold));
    });
    holds_.adoptVolatile(before.holds_);
    for (const auto &[hold, rooms] : adopted) {
        if (!adopt(hold, rooms)) holds_.remove(hold.id);
        const auto charge = before.requests_.charges.constFind(hold.id.value);
        if (charge != before.requests_.charges.cend() && holds_.find(hold.id))
            requests_.charges.insert(hold.id.value, *charge);
    }
}

void House::adoptAfterLoss(House &before, const std::vector<SpentHold> &spent, const Lost &lost)
{
    ledger_.adoptVersions(before.ledger_);
    adoptVolatile(before);
    here_ = before.here_;
    here_.dropFrom(lost.seq);
    requests_.claims.adoptAnswers(before.requests_.claims);
    for (const SpentHold &s : spent) {
        if (s.property != catalogue_.property.id || holds_.find(s.hold.id)) continue;
        if (!adopt(s.hold, s.rooms)) continue;
        holds_.restore(s.hold);
        if (s.charge) requests_.charges.insert(s.hold.id.value, *s.charge);
    }
    std::vector<Hold> late;
    holds_.forEach([&](const Hold &hold) {
        const int type = typeIndex(hold.roomType);
        const bool young = hold.isVolatile() && hold.taken >= lost.at;
        if (young && ledger_.left(type, hold.stay) < 0) late.push_back(hold);
    });
    for (const Hold &hold : late) {
        ledger_.addHeld(typeIndex(hold.roomType), hold.stay, -hold.rooms, 0);
        freeHeldRooms(hold);
        holds_.remove(hold.id);
    }
}

}  // namespace roomrack::booking
