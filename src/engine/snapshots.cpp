// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/snapshots.h"

#include "booking/check_command.h"
#include "booking/description/description_plan.h"
#include "booking/rules/room_choice.h"

namespace roomrack::engine {

Result<SnapshotPtr> snapshotOf(EngineState &state, PropertyId property)
{
    const std::lock_guard held(state.lock);
    const auto found = state.runningHouse(property);
    if (!found) return tl::unexpected(found.error());
    const booking::House *h = *found;
    state.looked.insert(property.value, state.lastSeq);
    auto s = std::make_shared<Snapshot>();
    s->epoch = state.epoch;
    s->commitNumber = state.commitCount;
    s->seq = state.lastSeq;
    s->engineNow = state.now();
    s->catalogue = h->catalogue();
    s->plans = h->rates().plans();
    s->ledger = h->ledger();
    s->rateBook = h->rates();
    const booking::RoomChoice rooms(h->state());
    h->holds().forEach([&](const booking::Hold &hold) {
        s->holds.push_back(hold);
        if (hold.numbered) s->roomsHeld.push_back({hold.id, rooms.roomIdsOf(hold)});
    });
    s->bookings.assign(h->state().bookings.cbegin(), h->state().bookings.cend());
    std::sort(s->bookings.begin(), s->bookings.end(),
              [](const auto &a, const auto &b) { return a.id < b.id; });
    s->users = h->users();
    const booking::RequestBook &requests = h->requests();
    s->sagas.assign(requests.sagas.cbegin(), requests.sagas.cend());
    s->undecided.assign(requests.undecided.cbegin(), requests.undecided.cend());
    s->tokens = requests.tokens;
    for (auto at = requests.setups.cbegin(); at != requests.setups.cend(); ++at)
        s->setups.push_back({property, booking::SetupKind(at.key()), at.value(), 0});
    for (const inventory::Room &room : s->catalogue.rooms) {
        const auto status = h->housekeeping().of(room.id);
        if (status != booking::HousekeepingStatus::Clean)
            s->housekeeping.push_back({property, room.id, status});
    }
    return SnapshotPtr(std::move(s));
}

Result<Quotes> quotesOf(EngineState &state, PropertyId property, Stay stay, int rooms,
                        int guestsARoom)
{
    const std::lock_guard held(state.lock);
    const auto found = state.runningHouse(property);
    if (!found) return tl::unexpected(found.error());
    const booking::House *h = *found;
    Quotes quotes;
    for (int type = 0; type < h->ledger().types(); ++type) {
        auto &totals = quotes.totals.emplace_back();
        for (const pricing::RatePlan &plan : h->rates().plans()) {
            const auto price = h->rates().quote(type, plan.id, stay, rooms, guestsARoom);
            totals.push_back(price ? price->total : -1);
        }
    }
    return quotes;
}

Result<booking::DescriptionEffects> effectsOf(EngineState &state,
                                              const booking::EditDescription &edit)
{
    if (const auto ok = booking::check(Command(edit)); !ok) return tl::unexpected(ok.error());
    const std::lock_guard held(state.lock);
    const auto found = state.runningHouse(edit.caller.property);
    if (!found) return tl::unexpected(found.error());
    const booking::House &house = **found;
    if (const auto ok = house.allow(edit.caller.actor, booking::Act::EditRooms); !ok)
        return tl::unexpected(ok.error());
    auto plan = booking::planDescription(house.state(), edit, &state.lastItemIds, 0);
    if (!plan) return tl::unexpected(plan.error());
    return std::move(plan->effects);
}

}  // namespace roomrack::engine
