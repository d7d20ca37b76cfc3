// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/hold_rules.h"

#include "booking/booking_of.h"
#include "booking/limits.h"
#include "booking/rules/candidate_rules.h"
#include "booking/rules/charge_rules.h"
#include "booking/rules/duplicate_rules.h"
#include "booking/rules/hold_quotes.h"
#include "booking/rules/night_changes.h"
#include "booking/rules/notice_rules.h"
#include "booking/rules/open_bookings.h"
#include "booking/rules/room_choice.h"
#include "booking/rules/room_rules.h"
#include "booking/rules/saga_rules.h"
#include "booking/rules/tax_pins.h"
#include "booking/segment.h"

#include <algorithm>

namespace roomrack::booking {

Result<Answer> HoldRules::on(const TakeHold &c, Decision &d)
{
    ChargeRules chargeRules(state_);
    RoomRules roomRules(state_);
    SellingRules sellingRules(state_);
    const StayRequest request = stayRequestOf(c, state_.typeIndex(c.roomType));
    if (const Night arrival = c.stay.checkIn(); !sellingRules.knows(c.caller, c.plan, arrival))
        return tl::unexpected(sellingRules.checkSale(c.caller, c.plan, arrival, d).error());
    if (const auto ok = checkSegment(state_, c.segment); !ok) return tl::unexpected(ok.error());
    const bool granted = sellingRules.grants(request);
    if (!granted) {
        if (const auto ok = sellingRules.check(request); !ok)
            return sellingRules.refuseInvalid(ok, request, d);
    }
    if (const auto ok = TaxPins(state_).check(c.childAges, c.children, c.extras, c.adults); !ok)
        return refuse(ok.error().code, ok.error().field, ok.error().reason, d);
    if (c.ttlSeconds < 0 || c.ttlSeconds > 86'400) {
        return fail(ErrorCode::Invalid, QStringLiteral("hold duration"),
                    ErrorText::tr("must be between 1 second and 1 day"));
    }
    const bool durable = c.durability == Durability::Durable;
    // Only the total of a volatile hold is kept; its nights are looked up on confirmation.
    const bool totalOnly = !durable && c.agreedTotal >= 0;
    auto price = sellingRules.priceOf(request, totalOnly ? RatePlanId() : c.plan, c.agreedTotal);
    if (!price) return sellingRules.refuseInvalid(price, request, d);
    if (!granted) {
        if (const auto ok = sellingRules.checkRestrictions(request, d); !ok)
            return tl::unexpected(ok.error());
        if (const auto ok = sellingRules.checkRooms(request, d); !ok)
            return tl::unexpected(ok.error());
    }
    Hold hold = newHold(c, price->total, d.now);
    HeldTaxes quoted = HoldQuotes(state_).quoted(c, hold, price->nights);
    const auto charge = chargeRules.chargeFor(price->total + quoted.taxes.vatOnTop(), c.currency);
    if (!charge) return tl::unexpected(charge.error());
    const auto places = roomRules.roomsToHold(c, request, d);
    if (!places) return tl::unexpected(places.error());
    if (!durable && state_.holds.isFull()) {
        return refuse(ErrorCode::Busy, QStringLiteral("hold"),
                      ErrorText::tr("too many temporary holds; try again later"), d);
    }

    hold.nightPrices = durable && SellingRules::differ(price->nights);
    hold.numbered = !places->empty();
    if (durable) {
        hold.id = HoldId{append(record(hold, c.caller, d), d)};
        if (hold.nightPrices) {
            d.batch->nightPrices.push_back(
                {state_.id(), {hold.id.value}, std::move(price->nights)});
        }
    }
    const Hold *stored = state_.holds.add(hold);
    recordOwner(*stored, c.caller, d);
    chargeRules.keep(stored->id.value, *charge, d);
    roomRules.holdRooms(*places, *stored, c.caller, d);
    state_.ledger.addHeld(request.type, c.stay, c.rooms, hold.id.value);
    NightChanges(state_).touch(request.type, c.stay, d);
    report(*stored, d);
    Answer answer;
    answer.hold = stored->id;
    answer.deadline = hold.deadline;
    answer.total = hold.total;
    if (*charge) answer.charged = (*charge)->amount;
    answer.roomType = c.roomType;
    answer.seq = hold.id.value;
    answer.taxes = quoted.taxes;
    HoldQuotes(state_).keepIfNeeded(*stored, std::move(quoted), d);
    return answer;
}

/// Without its number, nightly prices and rooms.
Hold HoldRules::newHold(const TakeHold &c, qint64 total, Instant now) const
{
    const HoldTimes times = holdTimes(c.caller, c.ttlSeconds);
    return {.id = {},
            .property = state_.id(),
            .actor = c.caller.actor,
            .channel = c.caller.channel,
            .roomType = c.roomType,
            .stay = c.stay,
            .rooms = c.rooms,
            .adults = c.adults,
            .children = c.children,
            .plan = c.plan,
            .total = total,
            .taken = now,
            .deadline = now + times.ttl,
            .ceiling = now + times.ceiling,
            .termsSeq = state_.rates.terms().now(c.plan),
            .segment = c.segment,
            .session = c.caller.session};
}

Result<Answer> HoldRules::on(const ExtendHold &c, Decision &d)
{
    const auto found = findLive(c.hold, c.caller, d);
    if (!found) return tl::unexpected(found.error());
    Hold *hold = *found;
    const qint64 ttl =
        holdTimes({c.caller.property, c.caller.actor, hold->channel, {}}, c.ttlSeconds).ttl;
    const Instant deadline = std::min(hold->ceiling, d.now + ttl);
    Answer answer;
    answer.hold = hold->id;
    answer.deadline = hold->deadline;
    answer.total = hold->total;
    answer.roomType = hold->roomType;
    if (deadline <= hold->deadline) {
        answer.repeated = true;
        if (!hold->isVolatile()) d.restsOn = d.lastSeq;  // its deadline may not be on disk yet
        return answer;
    }
    answer.deadline = hold->deadline = deadline;
    if (!hold->isVolatile()) {
        Record r = recordOf(state_.id(), RecordKind::HoldExtended, c.caller, d);
        r.subject = hold->id.value;
        r.value = deadline.micros;
        answer.seq = append(r, d);
    }
    report(*hold, d);
    return answer;
}

Result<Answer> HoldRules::on(const ReleaseHold &c, Decision &d)
{
    const auto found = findLive(c.hold, c.caller, d);
    if (!found) return tl::unexpected(found.error());
    resolve(**found, RecordKind::HoldReleased, c.caller, d);
    Answer answer;
    answer.hold = c.hold;
    answer.seq = c.hold.value > 0 ? d.lastSeq : 0;
    return answer;
}

Result<Answer> HoldRules::on(const ConfirmHold &c, Decision &d)
{
    const auto found = findLive(c.hold, c.caller, d);
    if (!found) return tl::unexpected(found.error());
    Hold *hold = *found;
    if (const auto ok = checkSegment(state_, c.segment); !ok) return tl::unexpected(ok.error());
    if (c.checkDuplicates) {
        const auto ok = DuplicateRules(state_).refuseRepeated(c.guestProbe, bookingOf(*hold), d);
        if (!ok) return tl::unexpected(ok.error());
    }
    if (c.segment) hold->segment = c.segment;
    makeDurable(hold, c.caller, d);
    CandidateRules(state_).insert(c.guestProbe, bookingOf(*hold), d);
    return sell(hold, c.guest, c.caller, d);
}

void HoldRules::expire(Decision &d)
{
    if (!state_.holds.mayHaveExpired(d.now)) return;
    const Caller engine{state_.id(), kEngineActor, {}, {}};
    for (const HoldId id : state_.holds.collectExpired(d.now)) {
        if (const Hold *hold = state_.holds.find(id))
            resolve(*hold, RecordKind::HoldExpired, engine, d);
    }
}

void HoldRules::moveDeadlines(qint64 by, Decision &d)
{
    std::vector<HoldId> live;
    state_.holds.forEach([&](const Hold &hold) { live.push_back(hold.id); });
    const Caller engine{state_.id(), kEngineActor, {}, {}};
    for (const HoldId id : live) {
        Hold *hold = state_.holds.find(id);
        hold->deadline = hold->deadline + by;
        hold->ceiling = hold->ceiling + by;
        if (!hold->isVolatile()) {
            Record r = recordOf(state_.id(), RecordKind::HoldExtended, engine, d);
            r.subject = id.value;
            r.value = hold->deadline.micros;
            r.amount = by;  // verify: it may be written at the new time (docs/decisions/0043)
            append(r, d);
        }
        report(*hold, d);
    }
    for (SpentHold &spent : d.batch->spent) {
        if (spent.property != state_.id()) continue;
        spent.hold.deadline = spent.hold.deadline + by;
        spent.hold.ceiling = spent.hold.ceiling + by;
    }
}

void HoldRules::makeDurable(Hold *&hold, const Caller &caller, Decision &d)
{
    if (!hold->isVolatile()) return;
    noteSpent(*hold, d);
    const qint64 before = hold->id.value;
    Hold durable = *hold;
    const std::vector<int> places = RoomChoice(state_).placesOf(durable);
    state_.holds.remove(durable.id);
    if (d.changes) d.changes->holdsGone.push_back(durable.id);
    durable.id = HoldId{append(record(durable, caller, d), d)};
    const StayRequest request{state_.typeIndex(durable.roomType),
                              durable.stay,
                              durable.rooms,
                              durable.adults,
                              durable.children,
                              true};
    // The price was locked with the hold; it is spread over the nights in proportion to the rates.
    if (const auto price = SellingRules(state_).priceOf(request, durable.plan, durable.total);
        durable.plan && price && SellingRules::differ(price->nights)) {
        durable.nightPrices = true;
        d.batch->nightPrices.push_back({state_.id(), {durable.id.value}, price->nights});
    }
    hold = state_.holds.add(durable);
    HoldQuotes(state_).move({before}, *hold, d);
    recordOwner(*hold, caller, d);
    ChargeRules(state_).move(before, durable.id.value, d);
    RoomRules(state_).holdRooms(places, *hold, caller, d);
    report(*hold, d);
}

void HoldRules::report(const Hold &hold, Decision &d) const
{
    if (!d.changes) return;
    d.changes->holdsTaken.push_back(hold);
    if (hold.numbered)
        d.changes->roomsHeld.push_back({hold.id, RoomChoice(state_).roomIdsOf(hold)});
}

Result<Hold *> HoldRules::findLive(HoldId id, const Caller &caller, Decision &d)
{
    const QString field = QStringLiteral("hold");
    Hold *hold = state_.holds.find(id);
    if (!hold && state_.holds.isOfEarlierEpoch(id)) {
        return refuse(
            ErrorCode::Expired, field,
            ErrorText::tr("was kept in memory only and has ended, as all such holds do when "
                          "Roomrack is restarted; create a new hold"),
            d);
    }
    if (!hold) {
        return refuse(ErrorCode::NotFound, field,
                      ErrorText::tr("not found; released, confirmed or expired"), d);
    }
    if (const auto ok = checkOwner(*hold, caller, d); !ok) return tl::unexpected(ok.error());
    if (state_.requests.sagaOf(id)) {
        return refuse(
            ErrorCode::WrongState, field,
            ErrorText::tr("a booking request is in progress (payment or duplicate review)"), d);
    }
    if (d.now >= hold->deadline) {
        resolve(*hold, RecordKind::HoldExpired, caller, d);
        return refuse(ErrorCode::Expired, field, ErrorText::tr("has expired; create a new hold"),
                      d);
    }
    return hold;
}

/// A session is the owner where the hold or the caller names one: several tokens may serve it, and
/// one token several of them. The desk names none and may use any hold.
Result<void> HoldRules::checkOwner(const Hold &hold, const Caller &caller, Decision &d) const
{
    const bool atDesk = caller.session == 0 && state_.requests.isAtDesk(caller.actor);
    const bool bySession = hold.session != 0 || caller.session != 0;
    if (atDesk || (bySession ? hold.session == caller.session : hold.actor == caller.actor))
        return {};
    return refuse(ErrorCode::NotYours, QStringLiteral("hold"),
                  bySession ? ErrorText::tr("was created in another session")
                            : ErrorText::tr("was created by another user or API token"),
                  d);
}

void HoldRules::recordOwner(const Hold &hold, const Caller &caller, Decision &d)
{
    if (hold.session == 0 || hold.isVolatile()) return;
    Record r = recordOf(state_.id(), RecordKind::HoldOwned, caller, d);
    r.channel = hold.channel;
    r.subject = hold.id.value;
    r.value = hold.session;
    append(r, d);
}

void HoldRules::noteSpent(const Hold &hold, Decision &d)
{
    if (!hold.isVolatile()) return;
    const auto charge = state_.requests.charges.constFind(hold.id.value);
    const bool charged = charge != state_.requests.charges.cend();
    d.batch->spent.push_back({state_.id(), hold, RoomChoice(state_).roomIdsOf(hold),
                              charged ? std::optional(*charge) : std::nullopt});
}

void HoldRules::resolve(const Hold &hold, RecordKind how, const Caller &caller, Decision &d)
{
    qint64 seq = 0;
    if (!hold.isVolatile()) {
        Record r = recordOf(state_.id(), how, caller, d);
        r.channel = hold.channel;
        r.subject = hold.id.value;
        r.roomType = hold.roomType;
        r.night = hold.stay.checkIn();
        r.nights = hold.stay.nights();
        r.rooms = hold.rooms;
        seq = append(r, d);
        if (hold.nightPrices) {
            d.batch->nightPrices.push_back({state_.id(), {hold.id.value}, {}});
        }
    }
    SagaRules(state_).giveUpWaiting(hold, d);
    ChargeRules(state_).keep(hold.id.value, {}, d);
    HoldQuotes(state_).forget(hold.id, d);
    const int type = state_.typeIndex(hold.roomType);
    state_.ledger.addHeld(type, hold.stay, -hold.rooms, seq);
    RoomRules(state_).freeHeldRooms(hold);
    NightChanges(state_).touch(type, hold.stay, d);
    if (d.changes) d.changes->holdsGone.push_back(hold.id);
    state_.holds.remove(hold.id);
}

void HoldRules::releaseOrExpire(const Hold &hold, const Caller &caller, Decision &d)
{
    const bool late = d.now >= hold.deadline;
    resolve(hold, late ? RecordKind::HoldExpired : RecordKind::HoldReleased, caller, d);
}

Result<Answer> HoldRules::pin(const SagaRow &row, const Caller &caller, Decision &d)
{
    const HoldId id{row.id.value};
    Hold *hold = state_.holds.find(id);
    if (hold && hold->isPinned()) return Answer{};
    if (hold && d.now >= hold->deadline) {
        resolve(*hold, RecordKind::HoldExpired, caller, d);
        hold = nullptr;
    }
    if (!hold)
        return refuse(ErrorCode::Expired, QStringLiteral("hold"),
                      ErrorText::tr("has expired; create a new hold"), d);
    hold->deadline = hold->ceiling = kPinned;
    Record r = recordOf(state_.id(), RecordKind::HoldExtended, caller, d);
    r.channel = hold->channel;
    r.subject = id.value;
    r.value = kPinned.micros;
    append(r, d);
    report(*hold, d);
    return Answer{};
}

Answer HoldRules::sell(Hold *hold, const Guest &guest, const Caller &caller, Decision &d,
                       std::optional<pricing::StayTaxes> told)
{
    OpenBookings openBookings(state_);
    NightChanges nightChanges(state_);
    Booking b = bookingOf(*hold);
    HoldQuotes quotes(state_);
    quotes.claimFor(b);
    b.created = d.now;
    openBookings.pinCommission(b);
    if (!b.segment) b.segment = segmentByRule(state_, b.plan, b.channel);
    Record r = openBookings.record(RecordKind::HoldConfirmed, b, caller, d);
    r.subject = b.id.value;
    const qint64 seq = append(r, d);

    const int type = state_.typeIndex(b.reserved);
    state_.ledger.addHeld(type, b.stay, -b.rooms, seq);
    state_.ledger.addSold(type, b.stay, b.rooms, seq);
    for (const int place : RoomChoice(state_).placesOf(*hold))
        RoomRules(state_).assign(place, b, b.stay, caller, d);
    if (d.changes) d.changes->holdsGone.push_back(hold->id);
    if (!told) told = quotes.taxesOf(*hold);
    b.vatOnTop = told->vatOnTop();
    quotes.forget(hold->id, d);
    state_.holds.remove(hold->id);
    nightChanges.touch(type, b.stay, d);
    nightChanges.flagOversold(type, b.stay, d);
    openBookings.save(b, d);
    if (!guest.isEmpty()) d.batch->guests.push_back({b.property, b.id, guest});
    NoticeRules(state_).queue(NoticeKind::Booked, b, guest, seq, d);
    Answer answer = openBookings.answerFor(b, seq);
    TaxPins(state_).pin(b, std::move(*told), answer, d);
    return answer;
}

Record HoldRules::record(const Hold &hold, const Caller &caller, const Decision &d) const
{
    Record r = recordOf(state_.id(), RecordKind::HoldTaken, caller, d);
    r.channel = hold.channel;
    r.roomType = hold.roomType;
    r.night = hold.stay.checkIn();
    r.nights = hold.stay.nights();
    r.rooms = hold.rooms;
    r.plan = hold.plan;
    r.adults = hold.adults;
    r.children = hold.children;
    r.value = hold.deadline.micros;
    r.amount = hold.total;
    return r;
}

HoldRules::HoldTimes HoldRules::holdTimes(const Caller &caller, qint32 ttlSeconds) const
{
    const inventory::Channel *channel = state_.channelOf(caller.channel);
    const qint64 asked = ttlSeconds > 0 ? ttlSeconds : channel ? channel->holdTtlSeconds : kHoldTtl;
    // The channel's settings apply from the first second, as they do to its heartbeats.
    if (channel) {
        const qint64 ceiling = channel->holdCeilingSeconds;
        return {std::min(asked, ceiling) * kSecond, ceiling * kSecond};
    }
    return {asked * kSecond, std::max<qint64>(asked, kHoldCeiling) * kSecond};
}

}  // namespace roomrack::booking
