// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/publisher.h"

#include <QtCore/QSet>

namespace roomrack::engine {

namespace {

/// Ranges of nights per pool or room type, sorted, overlaps merged: no cell is sent twice. If a
/// whole pool is touched, its types are sent with it.
std::vector<booking::Touch> merged(std::vector<booking::Touch> touches)
{
    QSet<qint32> whole;
    for (const booking::Touch &t : touches) {
        if (t.type < 0) whole.insert(t.pool);
    }
    for (booking::Touch &t : touches) {
        if (whole.contains(t.pool)) t.type = -1;
    }
    std::sort(touches.begin(), touches.end(), [](const auto &a, const auto &b) {
        return std::tuple(a.pool, a.type, a.nights.checkIn())
               < std::tuple(b.pool, b.type, b.nights.checkIn());
    });
    std::vector<booking::Touch> out;
    for (const booking::Touch &t : touches) {
        if (!out.empty() && out.back().pool == t.pool && out.back().type == t.type
            && t.nights.checkIn() <= out.back().nights.checkOut()) {
            Stay &last = out.back().nights;
            last = Stay(last.checkIn(),
                        std::max(last.checkOut(), t.nights.checkOut()) - last.checkIn());
        } else {
            out.push_back(t);
        }
    }
    return out;
}

template <typename Row>
void addOwn(const std::vector<Row> &rows, PropertyId property, std::vector<Row> &to)
{
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(to),
                 [&](const Row &row) { return row.property == property; });
}

void fillRequests(const booking::House &house, const booking::Batch &batch, ChangeSet &set)
{
    const booking::RequestRows &rows = batch.requests;
    addOwn(rows.sagas, set.property, set.sagas);
    addOwn(rows.duplicates, set.property, set.duplicates);
    addOwn(rows.notices, set.property, set.notices);
    addOwn(rows.setups, set.property, set.setups);
    addOwn(batch.candidates.candidates, set.property, set.candidates);
    const auto own = [&](const auto &row) { return row.property == set.property; };
    if (std::any_of(rows.tokens.begin(), rows.tokens.end(), own))
        set.tokens = house.requests().tokens;
}

void fillBookings(const booking::Batch &batch, ChangeSet &set)
{
    QSet<BookingId> seen;
    const auto add = [&](BookingId id) {
        if (seen.contains(id)) return;
        seen.insert(id);
        set.bookings.push_back(id);
    };
    for (const booking::Booking &b : batch.bookings) {
        if (b.property != set.property) continue;
        add(b.id);
        set.booked.push_back(b);
    }
    for (const booking::GuestErasureRow &row : batch.erasures) {
        if (row.property == set.property) add(row.booking);
    }
    for (const booking::RoomGivenRow &g : batch.roomsGiven) {
        if (g.property != set.property) continue;
        add(g.booking);
        set.roomsGiven.push_back(g);
    }
    addOwn(batch.roomsOut, set.property, set.roomsOut);
    addOwn(batch.housekeeping, set.property, set.housekeeping);
}

void fillCells(const booking::House &house, const std::vector<booking::Touch> &touches,
               ChangeSet &set)
{
    const inventory::Catalogue &catalogue = house.catalogue();
    const inventory::Ledger &ledger = house.ledger();
    for (const booking::Touch &t : merged(touches)) {
        const Night from = std::max(t.nights.checkIn(), ledger.first());
        const Night to = std::min(t.nights.checkOut(), ledger.end());
        for (Night n = from; t.type < 0 && n < to; ++n) {
            set.pools.push_back({catalogue.pools[size_t(t.pool)].id, n, ledger.pool(t.pool, n)});
        }
        for (int type = 0; type < ledger.types(); ++type) {
            if (t.type < 0 ? ledger.poolOf(type) != t.pool : type != t.type) continue;
            for (Night n = from; n < to; ++n) {
                set.types.push_back({catalogue.roomTypes[size_t(type)].id, n, ledger.type(type, n),
                                     ledger.forSale(type, n), ledger.left(type, n),
                                     ledger.version(type, n)});
            }
        }
    }
}

/// A night may occur twice; its current value is sent.
void fillRates(const booking::House &house, const std::vector<booking::RateTouch> &touches,
               ChangeSet &set)
{
    for (const booking::RateTouch &t : touches) {
        const RoomTypeId type = house.catalogue().roomTypes[size_t(t.type)].id;
        for (Night n = t.nights.checkIn(); n < t.nights.checkOut(); ++n) {
            set.rates.push_back({type, t.plan, t.guests, n,
                                 house.rates().own(t.type, t.plan, n, t.guests).value_or(-1)});
        }
    }
}

void fillScopes(const booking::House &house, const std::vector<booking::ScopeTouch> &touches,
                ChangeSet &set)
{
    const inventory::ScopedNights &scoped = house.ledger().scoped();
    for (const booking::ScopeTouch &t : touches) {
        const RoomTypeId type = house.catalogue().roomTypes[size_t(t.type)].id;
        for (Night n = t.nights.checkIn(); n < t.nights.checkOut(); ++n)
            set.scopes.push_back({type, t.scope, n, scoped.at(t.type, t.scope, n)});
    }
}

}  // namespace

void Publisher::seal(CommitBatch &commitBatch)
{
    ++state_.commitCount;
    if (!state_.listeners.any()) {
        commitBatch.unheard = true;
        return;
    }
    commitBatch.changes.resize(state_.houses.size());
    for (size_t i = 0; i < state_.houses.size(); ++i) {
        const booking::House &h = *state_.houses[i];
        booking::Changes &changes = commitBatch.changes[i];
        auto set = std::make_shared<ChangeSet>();
        set->property = h.catalogue().property.id;
        for (const booking::Record &r : commitBatch.batch.records) {
            if (r.property == set->property) set->records.push_back(r);
        }
        fillRequests(h, commitBatch.batch, *set);
        if (changes.isEmpty() && set->records.empty() && set->duplicates.empty()
            && set->notices.empty())
            continue;
        set->epoch = state_.epoch;
        set->commitNumber = state_.commitCount;
        set->seq = commitBatch.lastSeq;
        set->at = state_.now();
        set->reload = changes.longer;
        fillCells(h, changes.touches, *set);
        fillRates(h, changes.rates, *set);
        fillScopes(h, changes.scopes, *set);
        for (const booking::StepRow &row : commitBatch.batch.steps) {
            if (row.step.property == set->property) set->steps.push_back(row.step);
        }
        const auto &users = commitBatch.batch.users;
        const auto own = [&](const auto &row) { return row.property == set->property; };
        if (std::any_of(users.begin(), users.end(), own)) set->users = h.users();
        set->holdsTaken = std::move(changes.holdsTaken);
        set->roomsHeld = std::move(changes.roomsHeld);
        set->holdsGone = std::move(changes.holdsGone);
        fillBookings(commitBatch.batch, *set);
        commitBatch.sets.push_back(std::move(set));
    }
}

void Publisher::reload(PropertyId property)
{
    auto set = std::make_shared<ChangeSet>();
    set->property = property;
    set->epoch = state_.epoch;
    set->commitNumber = state_.commitCount;
    set->seq = state_.committed.load();
    set->at = state_.now();
    set->reload = true;
    state_.listeners.tell({set});
}

void Publisher::reloadAll()
{
    for (const auto &h : state_.houses) reload(h->catalogue().property.id);
}

void Publisher::reloadWithdrawn()
{
    for (const PropertyId property : std::exchange(state_.toReload, {})) reload(property);
}

}  // namespace roomrack::engine
