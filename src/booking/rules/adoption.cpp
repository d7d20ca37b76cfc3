// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/adoption.h"

#include "booking/rules/room_choice.h"
#include "booking/rules/room_rules.h"
#include "booking/rules/selling_rules.h"
#include "booking/rules/told_terms.h"

namespace roomrack::booking {

void Adoption::adoptVolatile(PropertyState &before)
{
    state_.memory.undone = before.memory.undone;
    state_.memory.roomHistory = before.memory.roomHistory;
    state_.memory.heldTaxes = before.memory.heldTaxes;
    ToldTerms told;
    told.note(before);
    std::vector<std::pair<Hold, std::vector<RoomId>>> adopted;
    before.holds.forEach([&](const Hold &hold) {
        if (hold.isVolatile()) adopted.emplace_back(hold, RoomChoice(before).roomIdsOf(hold));
    });
    state_.holds.adoptVolatile(before.holds);
    told.applyTo(state_);
    for (const auto &[hold, rooms] : adopted) {
        if (!adopt(hold, rooms)) {
            state_.holds.remove(hold.id);
            state_.memory.heldTaxes.remove(hold.id.value);
        }
        const auto charge = before.requests.charges.constFind(hold.id.value);
        if (charge != before.requests.charges.cend() && state_.holds.find(hold.id))
            state_.requests.charges.insert(hold.id.value, *charge);
    }
}

void Adoption::adoptAfterLoss(PropertyState &before, const std::vector<SpentHold> &spent,
                              const Lost &lost)
{
    inventory::adoptVersions(state_.ledger, before.ledger);
    adoptVolatile(before);
    state_.memory = before.memory;
    state_.memory.dropFrom(lost.seq);
    state_.requests.claims.adoptAnswers(before.requests.claims);
    ToldTerms told;
    told.note(before, spent);
    for (const SpentHold &s : spent) {
        if (s.property != state_.id() || state_.holds.find(s.hold.id)) continue;
        if (!adopt(s.hold, s.rooms)) continue;
        state_.holds.restore(s.hold);
        if (s.charge) state_.requests.charges.insert(s.hold.id.value, *s.charge);
    }
    told.applyTo(state_);
    std::vector<Hold> late;
    state_.holds.forEach([&](const Hold &hold) {
        const int type = state_.typeIndex(hold.roomType);
        const bool young = hold.isVolatile() && hold.taken >= lost.at;
        if (young && state_.ledger.left(type, hold.stay) < 0) late.push_back(hold);
    });
    for (const Hold &hold : late) {
        state_.ledger.addHeld(state_.typeIndex(hold.roomType), hold.stay, -hold.rooms, 0);
        RoomRules(state_).freeHeldRooms(hold);
        state_.holds.remove(hold.id);
        state_.memory.heldTaxes.remove(hold.id.value);
    }
}

/// Counts a volatile hold that is already in the table; false: what it needs does not exist.
bool Adoption::adopt(const Hold &hold, const std::vector<RoomId> &rooms)
{
    const int type = state_.typeIndex(hold.roomType);
    const Caller caller{state_.id(), hold.actor, hold.channel, {}};
    if (type >= 0 && hold.stay.checkOut() > state_.ledger.end()) {  // the horizon was longer before
        state_.ledger.extendTo(hold.stay.checkOut(), state_.catalogue, 0);
        state_.rates.extendTo(hold.stay.checkOut());
        state_.rooms.extendTo(hold.stay.checkOut());
    }
    if (type < 0 || !SellingRules(state_).checkSource(caller, hold.plan)
        || !adoptRooms(hold, rooms))
        return false;
    state_.ledger.addHeld(type, hold.stay, hold.rooms, 0);
    return true;
}

/// Takes over numbered rooms of a hold, if they still exist.
bool Adoption::adoptRooms(const Hold &hold, const std::vector<RoomId> &rooms)
{
    std::vector<int> places;
    for (const RoomId room : rooms) {
        const int place = state_.rooms.placeOf(room);
        const bool there =
            place >= 0 && state_.rooms.isFree(place, hold.stay)
            && state_.rooms.poolAt(place) == state_.ledger.poolOf(state_.typeIndex(hold.roomType));
        if (!there) return false;
        places.push_back(place);
    }
    for (const int place : places) state_.rooms.set(place, hold.stay, hold.id.value);
    return true;
}

}  // namespace roomrack::booking
