// SPDX-License-Identifier: GPL-3.0-or-later
// Holds: a time-limited claim on every night of a stay, resolved exactly once.
#include "booking/booking_of.h"
#include "booking/house.h"

namespace roomrack::booking {

namespace {

/// Of two reasons for no availability, sold out with the most rooms left is more informative than
/// one for which a room type is not considered.
bool tellsMore(const Error &a, const Error &b)
{
    const auto rank = [](const Error &e) {
        return std::pair(e.code == ErrorCode::SoldOut, e.left);
    };
    return rank(a) > rank(b);
}

bool isAmong(RoomTypeId type, const std::vector<RoomTypeId> &among)
{
    return among.empty() || std::find(among.begin(), among.end(), type) != among.end();
}

}  // namespace

House::HoldTimes House::holdTimes(const Caller &caller, qint32 ttlSeconds) const
{
    const inventory::Channel *channel = channelOf(caller.channel);
    const qint64 asked = ttlSeconds > 0 ? ttlSeconds : channel ? channel->holdTtlSeconds : kHoldTtl;
    // The channel's settings apply from the first second, as they do to its heartbeats.
    if (channel) {
        const qint64 ceiling = channel->holdCeilingSeconds;
        return {std::min(asked, ceiling) * kSecond, ceiling * kSecond};
    }
    return {asked * kSecond, std::max<qint64>(asked, kHoldCeiling) * kSecond};
}

Record House::holdRecord(const Hold &hold, const Caller &caller, const Decision &d) const
{
    Record r = record(RecordKind::HoldTaken, caller, d);
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

House::Wish House::wishFor(const TakeHold &c, int type)
{
    return {type, c.stay, c.rooms, c.adults, c.children, c.ignoreRestrictions};
}

std::vector<RoomId> House::roomIdsOf(const Hold &hold) const
{
    std::vector<RoomId> rooms;
    for (const int place : placesOf(hold)) rooms.push_back(rooms_.roomAt(place));
    return rooms;
}

void House::noteSpent(const Hold &hold, Decision &d)
{
    if (!hold.isVolatile()) return;
    const auto charge = requests_.charges.constFind(hold.id.value);
    const bool charged = charge != requests_.charges.cend();
    d.batch->spent.push_back({catalogue_.property.id, hold, roomIdsOf(hold),
                              charged ? std::optional(*charge) : std::nullopt});
}

Result<Answer> House::on(const TakeHold &c, Decision &d)
{
    const Wish wish = wishFor(c, typeIndex(c.roomType));
    if (!knows(c.caller, c.plan)) return tl::unexpected(checkSource(c.caller, c.plan).error());
    const bool granted = grants(wish);
    if (!granted) {
        if (const auto ok = checkWish(wish); !ok) return wrongWish(ok, wish, d);
    }
    if (c.ttlSeconds < 0 || c.ttlSeconds > 86'400) {
        return fail(ErrorCode::Invalid, QStringLiteral("hold duration"),
                    ErrorText::tr("must be between 1 second and 1 day"));
    }
    const bool durable = c.durability == Durability::Durable;
    // Only the total of a volatile hold is kept; its nights are looked up on confirmation.
    const bool totalOnly = !durable && c.agreedTotal >= 0;
    auto price = priceOf(wish, totalOnly ? RatePlanId() : c.plan, c.agreedTotal);
    if (!price) return wrongWish(price, wish, d);
    if (!granted) {
        if (const auto ok = checkRestrictions(wish, d); !ok) return tl::unexpected(ok.error());
        if (const auto ok = checkRooms(wish, d); !ok) return tl::unexpected(ok.error());
    }
    const auto charge = chargeFor(price->total, c.currency);
    if (!charge) return tl::unexpected(charge.error());
    const auto places = roomsToHold(c, wish, d);
    if (!places) return tl::unexpected(places.error());
    if (!durable && holds_.isFull()) {
        return refuse(ErrorCode::Busy, QStringLiteral("hold"),
                      ErrorText::tr("too many temporary holds; try again later"), d);
    }

    const HoldTimes times = holdTimes(c.caller, c.ttlSeconds);
    Hold hold{{},
              catalogue_.property.id,
              c.caller.actor,
              c.caller.channel,
              c.roomType,
              c.stay,
              c.rooms,
              c.adults,
              c.children,
              c.plan,
              price->total,
              d.now,
              d.now + times.ttl,
              d.now + times.ceiling,
              durable && differ(price->nights),
              !places->empty()};
    if (durable) {
        hold.id = HoldId{append(holdRecord(hold, c.caller, d), d)};
        if (hold.nightPrices) {
            d.batch->nightPrices.push_back(
                {catalogue_.property.id, {hold.id.value}, std::move(price->nights)});
        }
    }
    const Hold *stored = holds_.add(hold);
    keepCharge(stored->id.value, *charge, d);
    holdRooms(*places, *stored, c.caller, d);
    ledger_.addHeld(wish.type, c.stay, c.rooms, hold.id.value);
    touch(wish.type, c.stay, d);
    if (d.changes) d.changes->holdsTaken.push_back(*stored);
    Answer answer;
    answer.hold = stored->id;
    answer.deadline = hold.deadline;
    answer.total = hold.total;
    if (*charge) answer.charged = (*charge)->amount;
    answer.roomType = c.roomType;
    answer.seq = hold.id.value;
    return answer;
}

Result<Answer> House::on(const TakeCheapest &c, Decision &d)
{
    if (const auto ok = checkSource(c.hold.caller, c.hold.plan); !ok)
        return tl::unexpected(ok.error());
    if (holds_.mayHaveExpired(d.now)) expireHolds(d);
    TakeHold best = c.hold;
    best.roomType = {};
    qint64 price = 0;
    const RatePlanId plan = c.hold.plan ? c.hold.plan : rates_.basePlan();
    for (size_t i = 0; i < catalogue_.roomTypes.size(); ++i) {
        const inventory::RoomType &type = catalogue_.roomTypes[i];
        if (!isAmong(type.id, c.among)) continue;
        const Wish wish = wishFor(c.hold, static_cast<int>(i));
        if (!checkWish(wish) || ledger_.available(wish.type, wish.stay) < wish.rooms
            || !canHoldRooms(c.hold, wish) || !checkRestrictions(wish, d))
            continue;
        const auto total = priceOf(wish, plan, -1);
        if (!total || (best.roomType && total->total >= price)) continue;
        best.roomType = type.id;
        price = total->total;
    }
    if (best.roomType) return on(best, d);
    d.restsOn = d.lastSeq;
    return tl::unexpected(whyNone(c, plan, d));
}

/// Why no room type fits; separate from the search, because composing the error costs more.
Error House::whyNone(const TakeCheapest &c, RatePlanId plan, Decision &d)
{
    std::optional<Error> why;
    for (size_t i = 0; i < catalogue_.roomTypes.size(); ++i) {
        const inventory::RoomType &type = catalogue_.roomTypes[i];
        if (!isAmong(type.id, c.among)) continue;
        const Wish wish = wishFor(c.hold, static_cast<int>(i));
        auto ok = checkWish(wish);
        if (ok) ok = checkRestrictions(wish, d);
        if (ok) ok = checkRooms(wish, d);
        if (ok) {
            if (const auto rooms = roomsToHold(c.hold, wish, d); !rooms)
                ok = tl::unexpected(rooms.error());
        }
        if (ok) {
            if (const auto total = priceOf(wish, plan, -1); !total)
                ok = tl::unexpected(total.error());
        }
        if (!ok && (!why || tellsMore(ok.error(), *why))) why = ok.error();
    }
    d.restsOn = d.lastSeq;
    return why.value_or(Error{ErrorCode::NotFound, QStringLiteral("room type"),
                              ErrorText::tr("none of the requested room types exists"), -1});
}

/// The hold, if it exists, is the caller's and has not expired; an expired one is resolved here.
Result<Hold *> House::liveHold(HoldId id, const Caller &caller, Decision &d)
{
    const QString field = QStringLiteral("hold");
    Hold *hold = holds_.find(id);
    if (!hold) {
        return refuse(ErrorCode::NotFound, field,
                      ErrorText::tr("not found; released, confirmed or expired"), d);
    }
    if (hold->actor != caller.actor && !requests_.isAtDesk(caller.actor)) {
        return refuse(ErrorCode::NotYours, field,
                      ErrorText::tr("was created by another user or API token"), d);
    }
    if (requests_.sagaOf(id)) {
        return refuse(
            ErrorCode::WrongState, field,
            ErrorText::tr("a booking request is in progress (payment or duplicate review)"), d);
    }
    if (d.now >= hold->deadline) {
        resolveHold(*hold, RecordKind::HoldExpired, caller, d);
        return refuse(ErrorCode::Expired, field, ErrorText::tr("has expired; create a new hold"),
                      d);
    }
    return hold;
}

Result<Answer> House::on(const ExtendHold &c, Decision &d)
{
    const auto found = liveHold(c.hold, c.caller, d);
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
        Record r = record(RecordKind::HoldExtended, c.caller, d);
        r.subject = hold->id.value;
        r.value = deadline.micros;
        answer.seq = append(r, d);
    }
    if (d.changes) d.changes->holdsTaken.push_back(*hold);
    return answer;
}

Result<Answer> House::on(const ReleaseHold &c, Decision &d)
{
    const auto found = liveHold(c.hold, c.caller, d);
    if (!found) return tl::unexpected(found.error());
    resolveHold(**found, RecordKind::HoldReleased, c.caller, d);
    Answer answer;
    answer.hold = c.hold;
    answer.seq = c.hold.value > 0 ? d.lastSeq : 0;
    return answer;
}

/// Rooms return to sale; a durable hold writes a record. Confirming is done elsewhere.
void House::resolveHold(const Hold &hold, RecordKind how, const Caller &caller, Decision &d)
{
    qint64 seq = 0;
    if (!hold.isVolatile()) {
        Record r = record(how, caller, d);
        r.channel = hold.channel;
        r.subject = hold.id.value;
        r.roomType = hold.roomType;
        r.night = hold.stay.checkIn();
        r.nights = hold.stay.nights();
        r.rooms = hold.rooms;
        seq = append(r, d);
        if (hold.nightPrices) {
            d.batch->nightPrices.push_back({catalogue_.property.id, {hold.id.value}, {}});
        }
    }
    giveUpWaiting(hold, d);
    keepCharge(hold.id.value, {}, d);
    const int type = typeIndex(hold.roomType);
    ledger_.addHeld(type, hold.stay, -hold.rooms, seq);
    freeHeldRooms(hold);
    touch(type, hold.stay, d);
    if (d.changes) d.changes->holdsGone.push_back(hold.id);
    holds_.remove(hold.id);
}

void House::moveDeadlines(qint64 by, Decision &d)
{
    std::vector<HoldId> live;
    holds_.forEach([&](const Hold &hold) { live.push_back(hold.id); });
    const Caller engine{catalogue_.property.id, kEngineActor, {}, {}};
    for (const HoldId id : live) {
        Hold *hold = holds_.find(id);
        hold->deadline = hold->deadline + by;
        hold->ceiling = hold->ceiling + by;
        if (!hold->isVolatile()) {
            Record r = record(RecordKind::HoldExtended, engine, d);
            r.subject = id.value;
            r.value = hold->deadline.micros;
            r.amount = by;  // verify: it may be written at the new time (docs/decisions/0043)
            append(r, d);
        }
        if (d.changes) d.changes->holdsTaken.push_back(*hold);
    }
    for (SpentHold &spent : d.batch->spent) {
        if (spent.property != catalogue_.property.id) continue;
        spent.hold.deadline = spent.hold.deadline + by;
        spent.hold.ceiling = spent.hold.ceiling + by;
    }
}

/// Makes a volatile hold durable before anything depends on it; assigns its new number.
void House::makeDurable(Hold *&hold, const Caller &caller, Decision &d)
{
    if (!hold->isVolatile()) return;
    noteSpent(*hold, d);
    const qint64 before = hold->id.value;
    Hold durable = *hold;
    const std::vector<int> places = placesOf(durable);
    holds_.remove(durable.id);
    if (d.changes) d.changes->holdsGone.push_back(durable.id);
    durable.id = HoldId{append(holdRecord(durable, caller, d), d)};
    const Wish wish{typeIndex(durable.roomType),
                    durable.stay,
                    durable.rooms,
                    durable.adults,
                    durable.children,
                    true};
    // The price was locked with the hold; it is spread over the nights in proportion to the rates.
    if (const auto price = priceOf(wish, durable.plan, durable.total);
        durable.plan && price && differ(price->nights)) {
        durable.nightPrices = true;
        d.batch->nightPrices.push_back({catalogue_.property.id, {durable.id.value}, price->nights});
    }
    hold = holds_.add(durable);
    moveCharge(before, durable.id.value, d);
    holdRooms(places, *hold, caller, d);
}

Result<Answer> House::on(const ConfirmHold &c, Decision &d)
{
    const auto found = liveHold(c.hold, c.caller, d);
    if (!found) return tl::unexpected(found.error());
    Hold *hold = *found;
    if (c.checkDuplicates) {
        const auto ok = refuseRepeated(c.asking, bookingOf(*hold), d);
        if (!ok) return tl::unexpected(ok.error());
    }
    makeDurable(hold, c.caller, d);
    leave(c.asking, bookingOf(*hold), d);
    return sellHold(hold, c.guest, c.caller, d);
}

}  // namespace roomrack::booking
