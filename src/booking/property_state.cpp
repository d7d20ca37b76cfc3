// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/property_state.h"

#include "booking/index_by_id.h"
#include "inventory/limits.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

/// From the first night up to `end`, and any later nights in the file: the horizon may have been
/// longer before.
Stay nightsKept(const HouseInput &input, Night end)
{
    Night first = input.catalogue.property.firstNight;
    const auto cover = [&](Stay s) {
        first = std::min(first, s.checkIn());
        end = std::max(end, s.checkOut());
    };
    for (const Booking &b : input.bookings) cover(b.stay);
    for (const Hold &h : input.holds) cover(h.stay);
    for (const TypeSettingRow &s : input.typeSettings) cover(Stay(s.night, 1));
    for (const ScopedSettingRow &s : input.scopedSettings) cover(Stay(s.night, 1));
    for (const PoolSettingRow &s : input.poolSettings) cover(Stay(s.night, 1));
    for (const RateRow &r : input.rates) cover(Stay(r.night, 1));
    return Stay(first, std::max(1, end - first));
}

/// A claim that waits for a payment and is not the request's own is a cancellation; earlier
/// versions did not store that with the payment.
void loadClaim(PropertyState &state, const ClaimRow &row)
{
    if (row.answer.status < 0) {
        state.requests.strays.push_back(row.claim);
        return;
    }
    const auto saga = state.requests.sagas.find(SagaId{row.saga});
    const bool waits = row.answer.status == 0 && saga != state.requests.sagas.end();
    if (waits && saga->state.end == SagaEnd::Open
        && (saga->caller != row.claim.caller || saga->key != row.claim.key))
        saga->state.why = SagaEnd::Cancelled;
    state.requests.claims.load(row);
}

void loadRequests(PropertyState &state, const HouseInput &input)
{
    for (const SagaRow &row : input.sagas) {
        Hold *hold = state.holds.find(HoldId{row.id.value});
        if (hold && state.rates.terms().find(hold->plan, row.request.termsSeq))
            hold->termsSeq = row.request.termsSeq;
        if (!isSettled(row.state))
            state.requests.sagas.insert(row.id, row);
        else if (row.state.watchedUntil.micros != 0)
            state.requests.watched.insert(row.id, row);
    }
    for (const Paid &paid : input.paid) state.requests.paid[paid.booking].push_back(paid);
    for (const DuplicateRow &row : input.undecided) {
        if (row.outcome == DuplicateOutcome::Replacing)
            state.requests.replacing.insert(row.id, row);
        else
            state.requests.undecided.insert(row.id, row);
    }
    for (const ChargeRow &row : input.charges) {
        if (row.charge) state.requests.charges.insert(row.booking.value, *row.charge);
    }
    state.requests.fxRates = input.fxRates;
    for (const ClaimRow &row : input.claims) loadClaim(state, row);
    for (const HotelSetupRow &row : input.setups)
        state.requests.setups.insert(quint8(row.kind), row.content);
    // Unreadable rules, which an older version would not have written, are replaced by the
    // defaults.
    state.requests.rules =
        dedup::rulesFrom(state.requests.setups.value(quint8(SetupKind::Duplicates)))
            .value_or(dedup::Rules());
    state.requests.tokens = input.tokens;
    std::sort(state.requests.tokens.begin(), state.requests.tokens.end(),
              [](const TokenRow &a, const TokenRow &b) { return a.token.id < b.token.id; });
}

void loadRooms(PropertyState &state, const HouseInput &input)
{
    const auto set = [&](RoomId room, Stay nights, qint64 who) {
        const int place = state.rooms.placeOf(room);
        if (place >= 0) state.rooms.set(place, nights, who);  // else verify reports it
    };
    for (const HousekeepingRow &h : input.housekeeping) state.housekeeping.set(h.room, h.status);
    for (const RoomOutRow &o : input.roomsOut) set(o.room, o.stay, inventory::kOutOfOrderTaker);
    for (const RoomGivenRow &h : input.roomsHeld) {
        Hold *hold = state.holds.find(HoldId{h.booking.value});
        if (!hold) continue;
        hold->numbered = true;
        set(h.room, h.stay, h.booking.value);
    }
    for (const RoomGivenRow &g : input.roomsGiven) set(g.room, g.stay, g.booking.value);
}

void load(PropertyState &state, const HouseInput &input)
{
    for (const TypeSettingRow &s : input.typeSettings) {
        const int type = state.typeIndex(s.roomType);
        if (type < 0) continue;
        inventory::TypeNight &t = state.ledger.editType(type, s.night, s.seq);
        t.typed = s.typed;
        setRestrictions(t, s.restrictions);
    }
    for (const ScopedSettingRow &s : input.scopedSettings) {
        const int type = state.typeIndex(s.roomType);
        if (type < 0) continue;
        const qint64 version = std::max(state.ledger.type(type, s.night).version, s.seq);
        state.ledger.editScoped(type, s.night, version).set(type, s.scope, s.night, s.restrictions);
    }
    for (const PoolSettingRow &s : input.poolSettings) {
        const int pool = state.catalogue.poolIndex(s.pool);
        if (pool < 0) continue;
        state.ledger.editPool(pool, s.night, s.seq).outOfOrder = s.outOfOrder;
    }
    for (const RateRow &r : input.rates) {
        const int type = state.typeIndex(r.roomType);
        if (type >= 0) state.rates.set(type, r.plan, r.night, r.guests, r.amount);
    }
    for (const Booking &b : input.bookings) {
        const int type = state.typeIndex(b.counted);
        if (type < 0 || state.typeIndex(b.reserved) < 0) continue;  // verify reports it
        if (isOpen(b.status)) state.bookings.insert(b.id, b);
        if (countsAsSold(b.status)) state.ledger.addSold(type, b.stay, b.rooms, 0);
    }
    for (const Hold &h : input.holds) {
        if (state.typeIndex(h.roomType) < 0) continue;
        state.ledger.addHeld(state.typeIndex(h.roomType), h.stay, h.rooms, 0);
        Hold *hold = state.holds.add(h);
        hold->nightPrices = h.plan && h.stay.nights() > 1;  // or there are no rows to delete
        hold->termsSeq = state.rates.terms().now(h.plan);
    }
    for (const HoldQuoteRow &row : input.holdQuotes) {
        Hold *hold = state.holds.find(row.hold);
        if (!hold) continue;
        if (state.rates.terms().find(hold->plan, row.termsSeq)) hold->termsSeq = row.termsSeq;
        state.memory.heldTaxes.insert(row.hold.value, row.quoted);
    }
    state.roomsKnownFrom = input.roomsKnownFrom;
    loadRooms(state, input);
    for (const OversoldRow &o : input.oversold) {
        state.flagged.insert({state.catalogue.poolIndex(o.pool),
                              o.roomType ? state.typeIndex(o.roomType) : -1, o.night.day()},
                             o.rooms);
    }
    state.users = input.users;
    std::sort(state.users.begin(), state.users.end(),
              [](const UserRow &a, const UserRow &b) { return a.user.id < b.user.id; });
    for (const auto &[channel, seq] : input.channelSetups) state.channelSetups.insert(channel, seq);
    for (const auto &[channel, rule] : input.commissions) state.commissions.insert(channel, rule);
    for (const ForeignKeyRow &k : input.keys) {
        state.keys.insert({k.channel.value, k.key.digest, k.key.occurrence}, k.booking);
    }
    loadRequests(state, input);
    inventory::refreshLimits(state.ledger, state.catalogue, 0);
}

}  // namespace

PropertyState::PropertyState(HouseInput input, int ledgerSlack)
    : catalogue(std::move(input.catalogue)), slack(ledgerSlack)
{
    const inventory::Property &p = catalogue.property;
    zone = core::timeZone(p.timeZone).value_or(QTimeZone::utc());
    const Stay kept = nightsKept(input, p.horizonEnd() + slack);
    ledger = inventory::Ledger(catalogue, kept.checkIn(), kept.nights());
    rooms = inventory::RoomLedger(catalogue, kept.checkIn(), kept.nights());
    rates = pricing::RateBook(catalogue, std::move(input.plans), kept.checkIn(), kept.nights());
    input.taxes.assumedChildAge = p.assumedChildAge;
    rates.setTaxes(std::move(input.taxes));
    rates.setTerms(std::move(input.planTerms));
    typeOfId = indexById(catalogue.roomTypes);
    channelOfId = indexById(catalogue.channels);
    load(*this, input);
}

const Booking *PropertyState::booking(BookingId id) const
{
    if (const auto at = bookings.constFind(id); at != bookings.cend()) return &*at;
    const auto over = memory.ended.constFind(id);
    return over == memory.ended.cend() ? nullptr : &over->booking;
}

}  // namespace roomrack::booking
