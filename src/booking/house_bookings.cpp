// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings: taken at the desk, received from a channel, changed.
#include "booking/booking_of.h"
#include "booking/house.h"
#include "booking/limits.h"
#include "core/error_values.h"

#include <numeric>

namespace roomrack::booking {

namespace {

/// What was charged for an open booking and not refunded, in the currency of the charge.
qint64 paidFor(const RequestBook &requests, BookingId booking)
{
    const std::vector<Paid> all = requests.paid.value(booking);
    return std::accumulate(all.begin(), all.end(), qint64(0),
                           [](qint64 sum, const Paid &p) { return sum + p.amount.minor; });
}

}  // namespace

Record House::bookingRecord(RecordKind kind, const Booking &b, const Caller &caller,
                            const Decision &d) const
{
    Record r = record(kind, caller, d);
    r.channel = b.channel;
    r.roomType = b.counted;
    r.night = b.stay.checkIn();
    r.nights = b.stay.nights();
    r.rooms = b.rooms;
    r.plan = b.plan;
    r.adults = b.adults;
    r.children = b.children;
    r.value = b.version;
    r.amount = b.total;
    return r;
}

void House::saveBooking(const Booking &b, Decision &d)
{
    if (isOpen(b.status)) bookings_.insert(b.id, b);
    d.batch->bookings.push_back(b);
    if (!catalogue_.property.zoneFrozen) {
        catalogue_.property.zoneFrozen = true;
        d.batch->properties.push_back({b.property, catalogue_.property.businessDate, true});
    }
}

Answer House::answerFor(const Booking &b, qint64 seq) const
{
    Answer answer;
    answer.booking = b.id;
    answer.version = b.version;
    answer.total = b.total;
    answer.roomType = b.counted;
    answer.charged = chargedFor(b.id.value);
    if (answer.charged) answer.feeCharged = Money{0, answer.charged->currency};
    answer.seq = seq;
    const int type = typeIndex(b.counted);
    if (!countsAsSold(b.status) || flagged_.isEmpty()) return answer;
    for (Night n = b.stay.checkIn(); n < b.stay.checkOut() && !answer.oversold; ++n) {
        answer.oversold =
            ledger_.oversoldType(type, n) > 0 || ledger_.oversoldPool(ledger_.poolOf(type), n) > 0;
    }
    return answer;
}

/// Assigns the booking's number and counts it; its availability was checked before.
Answer House::takeBooking(Booking b, const Guest &guest, const Caller &caller, Decision &d)
{
    Record r = bookingRecord(RecordKind::BookingTaken, b, caller, d);
    const qint64 seq = append(r, d);
    b.id = BookingId{seq};
    d.batch->records.back().subject = seq;
    const int type = typeIndex(b.counted);
    ledger_.addSold(type, b.stay, b.rooms, seq);
    touch(type, b.stay, d);
    flagOversold(type, b.stay, d);
    saveBooking(b, d);
    if (!guest.isEmpty()) d.batch->guests.push_back({b.property, b.id, guest});
    return answerFor(b, seq);
}

Result<Answer> House::on(const BookAtDesk &c, Decision &d)
{
    const TakeHold &h = c.what;
    const Wish wish{typeIndex(h.roomType), h.stay, h.rooms, h.adults, h.children,
                    h.ignoreRestrictions};
    if (const auto ok = checkSource(h.caller, h.plan); !ok) return tl::unexpected(ok.error());
    if (const auto ok = checkWish(wish); !ok) return wrongWish(ok, wish, d);
    auto price = priceOf(wish, h.plan, h.agreedTotal);
    if (!price) return wrongWish(price, wish, d);
    if (const auto ok = checkRestrictions(wish, d); !ok) return tl::unexpected(ok.error());
    if (const auto ok = checkRooms(wish, d); !ok) return tl::unexpected(ok.error());
    const auto charge = chargeFor(price->total, h.currency);
    if (!charge) return tl::unexpected(charge.error());
    const auto places = roomsToHold(h, wish, d);
    if (!places) return tl::unexpected(places.error());
    Booking b = bookingOf(h, catalogue_.property.id, h.caller.channel, price->total);
    b.created = h.caller.at(d.now);
    if (c.checkDuplicates) {
        if (const auto ok = refuseRepeated(c.asking, b, d); !ok) return tl::unexpected(ok.error());
    }
    Answer answer = takeBooking(b, c.guest, h.caller, d);
    b.id = answer.booking;
    keepCharge(b.id.value, *charge, d);
    answer.charged = chargedFor(b.id.value);
    if (answer.charged) answer.feeCharged = Money{0, answer.charged->currency};
    leave(c.asking, b, d);
    tell(NoticeKind::Booked, b, c.guest, answer.seq, d);
    for (const int place : *places) giveRoom(place, b, b.stay, h.caller, d);
    if (differ(price->nights)) {
        d.batch->nightPrices.push_back({b.property, answer.booking, std::move(price->nights)});
    }
    return answer;
}

/// The current state of the booking that was made of a reservation received earlier.
Answer House::reservedBefore(BookingId id, Decision &d) const
{
    d.restsOn = d.lastSeq;
    const auto open = bookings_.constFind(id);
    const EndedBooking *over = open == bookings_.cend() ? ended(id, d) : nullptr;
    Answer answer = over ? answerFor(*over) : Answer{};
    if (open != bookings_.cend()) answer = answerFor(*open, 0);
    answer.booking = id;
    answer.repeated = true;
    return answer;
}

/// Already sold at its source: always accepted, flagged if it exceeds a limit.
Result<Answer> House::on(const RecordReservation &c, Decision &d)
{
    const SourceKey key{c.caller.channel.value, c.key.digest, c.key.occurrence};
    if (!c.key.digest.isEmpty()) {
        if (const auto known = keys_.constFind(key); known != keys_.cend())
            return reservedBefore(*known, d);
    }
    if (const auto ok = checkSource(c.caller, c.plan); !ok) return tl::unexpected(ok.error());
    const int type = typeIndex(c.roomType);
    const auto invalid = [](QString field, QString reason) {
        return fail(ErrorCode::Invalid, std::move(field), std::move(reason));
    };
    if (type < 0) {
        return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    if (c.rooms < 1 || c.rooms > kMostRooms) {
        return invalid(QStringLiteral("rooms"),
                       ErrorText::tr("must be between 1 and %1").arg(kMostRooms));
    }
    if (c.adults < 0 || c.adults > kMostGuests || c.children < 0 || c.children > kMostGuests) {
        return invalid(QStringLiteral("guests"),
                       ErrorText::tr("must be between %1 and %2").arg(0).arg(kMostGuests));
    }
    if (c.stay.nights() < 1)
        return invalid(QStringLiteral("check-out"), ErrorText::tr("must be after check-in"));
    if (c.total < 0) return invalid(QStringLiteral("price"), ErrorText::tr("must not be negative"));
    if (c.total > kMostMoney) return tl::unexpected(tooDear(catalogue_.property.currency));
    if (!ledger_.covers(c.stay)) {
        return invalid(QStringLiteral("check-in"),
                       ErrorText::tr("outside the stored nights (%1 to %2)")
                           .arg(errorDate(ledger_.first()), errorDate(ledger_.end() - 1)));
    }
    Booking b = bookingOf(c, catalogue_.property.id, c.caller.channel, c.total);
    b.created = c.caller.at(d.now);
    const Answer answer = takeBooking(b, c.guest, c.caller, d);
    b.id = answer.booking;
    if (!c.key.digest.isEmpty()) {
        keys_.insert(key, answer.booking);
        d.batch->keys.push_back({b.property, c.key, c.caller.channel, answer.booking});
    }
    askAboutTaken(c.asking, b, c.guest, d);
    return answer;
}

/// The booking, if it can still change and has not changed since the caller's version.
Result<Booking *> House::openBooking(BookingId id, qint32 version, Decision &d)
{
    const auto at = bookings_.find(id);
    if (at == bookings_.end()) {
        if (const EndedBooking *over = ended(id, d)) {
            auto error = refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                                ErrorText::tr("is closed and can no longer be changed"), d);
            d.restsOn = over->seq;
            return error;
        }
        return refuse(ErrorCode::NotFound, QStringLiteral("booking"),
                      ErrorText::tr("open booking with number %1 not found").arg(id.value), d);
    }
    if (version != 0 && version != at->version) return refuseStale(at->version, version, d);
    return &*at;
}

tl::unexpected<Error> House::refuseStale(qint32 now, qint32 seen, Decision &d) const
{
    return refuse(ErrorCode::Stale, QStringLiteral("booking"),
                  ErrorText::tr("was changed in the meantime (now version %1, you have %2). Reload "
                                "it and try again")
                      .arg(now)
                      .arg(seen),
                  d);
}

/// The changed booking as a wish: its own rooms do not count against it.
Result<House::Wish> House::changedWish(const ChangeBooking &c, const Booking &was) const
{
    Wish w{typeIndex(c.roomType.value_or(was.counted)),
           c.stay.value_or(was.stay),
           c.rooms.value_or(was.rooms),
           c.adults.value_or(was.adults),
           c.children.value_or(was.children),
           c.ignoreRestrictions || c.always};
    const bool selling = c.roomType || c.stay || c.rooms;
    if (c.always) {
        if (w.type < 0 || w.rooms < 1 || w.rooms > kMostRooms || w.stay.nights() < 1 || w.adults < 0
            || w.adults > kMostGuests || w.children < 0 || w.children > kMostGuests
            || !ledger_.covers(w.stay)) {
            return fail(
                ErrorCode::Invalid, QStringLiteral("booking"),
                ErrorText::tr("invalid change; check the room type, dates, rooms and guests"));
        }
        return w;
    }
    if (!selling) {
        if (const auto ok = c.adults || c.children ? checkGuests(w) : Result<void>(); !ok)
            return tl::unexpected(ok.error());
        return w;
    }
    // A guest in house keeps the arrival date, which may be in the past.
    if (was.status == BookingStatus::CheckedIn && w.stay.checkIn() != was.stay.checkIn()) {
        return fail(ErrorCode::Invalid, QStringLiteral("check-in"),
                    ErrorText::tr("cannot be changed after check-in; the guest arrived on %1")
                        .arg(errorDate(was.stay.checkIn())));
    }
    Wish asked = w;
    const Night today = catalogue_.property.businessDate;
    if (was.stay.checkIn() == w.stay.checkIn() && w.stay.checkIn() < today
        && w.stay.checkOut() > today) {
        asked.stay = Stay(today, w.stay.checkOut() - today);
    }
    if (const auto ok = checkWish(asked); !ok) return tl::unexpected(ok.error());
    return w;
}

Result<pricing::NightlyPrice> House::newPrice(const ChangeBooking &c, const Booking &was,
                                              const Wish &wish, RatePlanId plan) const
{
    const bool again = (c.roomType && *c.roomType != was.counted) || (c.stay && *c.stay != was.stay)
                       || (c.rooms && *c.rooms != was.rooms) || (c.plan && *c.plan != was.plan);
    const bool another = c.total && *c.total != was.total;
    if (!again && !another) return pricing::NightlyPrice{{}, was.total};
    if (c.total) return priceOf(wish, plan, std::max<qint64>(-2, *c.total == -1 ? -2 : *c.total));
    if (!plan) return pricing::NightlyPrice{{}, was.total};
    return priceOf(wish, plan, -1);
}

void House::moveSold(const Booking &from, const Booking &to, qint64 seq, Decision &d)
{
    const int before = typeIndex(from.counted), after = typeIndex(to.counted);
    if (before != after || from.stay != to.stay || from.rooms != to.rooms) {
        ledger_.addSold(before, from.stay, -from.rooms, seq);
        ledger_.addSold(after, to.stay, to.rooms, seq);
    }
    touch(before, from.stay, d);
    touch(after, to.stay, d);
    flagOversold(before, from.stay, d);
    flagOversold(after, to.stay, d);
}

/// Checks availability for the changed booking without its own rooms. For a guest in house only the
/// remaining nights are checked; arrival restrictions no longer apply.
Result<void> House::checkMove(const Booking &was, Wish wish, Decision &d)
{
    const Night today = catalogue_.property.businessDate;
    if (was.status == BookingStatus::CheckedIn) wish.ignoreRestrictions = true;
    if (wish.stay.checkIn() < today && wish.stay.checkOut() > today) {
        wish.stay = Stay(today, wish.stay.checkOut() - today);
        wish.ignoreRestrictions = true;
    }
    const int type = typeIndex(was.counted);
    ledger_.addSold(type, was.stay, -was.rooms, 0);
    auto ok = checkRestrictions(wish, d);
    if (ok) ok = checkRooms(wish, d);
    ledger_.addSold(type, was.stay, was.rooms, 0);
    return ok;
}

Result<Answer> House::on(const ChangeBooking &c, Decision &d)
{
    return changeBooking(c, nullptr, d);
}

Result<Answer> House::changeBooking(const ChangeBooking &c, const UndoStep *undone, Decision &d)
{
    const auto found = openBooking(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking was = **found;
    const auto wish = changedWish(c, was);
    if (!wish) {
        d.restsOn = d.lastSeq;
        return tl::unexpected(wish.error());
    }
    const RatePlanId plan = c.plan.value_or(was.plan);
    if (const auto ok = checkSource(c.caller, plan); !ok) return tl::unexpected(ok.error());
    auto price = newPrice(c, was, *wish, plan);
    if (!price) return wrongWish(price, *wish, d);
    if (c.expectedTotal && price->total != *c.expectedTotal) {
        const Currency currency = catalogue_.property.currency;
        return refuse(ErrorCode::Stale, QStringLiteral("price"),
                      ErrorText::tr("is now %1 instead of %2; nothing was changed")
                          .arg(Money{price->total, currency}.text(QLocale()),
                               Money{*c.expectedTotal, currency}.text(QLocale())),
                      d);
    }
    // An agreed price below what was paid causes a refund, as another fee does.
    const bool agreed = c.total && !undone && !c.always;
    if (agreed && paidFor(requests_, was.id) > inGuestsCurrency(was.id, price->total).minor) {
        if (const auto ok = allow(c.caller.actor, Act::SetFee); !ok)
            return tl::unexpected(ok.error());
    }
    const bool moves =
        wish->type != typeIndex(was.counted) || wish->stay != was.stay || wish->rooms != was.rooms;
    if (moves && !c.always) {
        if (const auto ok = checkMove(was, *wish, d); !ok) return tl::unexpected(ok.error());
    }
    Booking now = was;
    now.counted = catalogue_.roomTypes[size_t(wish->type)].id;
    if (was.status != BookingStatus::CheckedIn) now.reserved = now.counted;
    now.stay = wish->stay;
    now.rooms = wish->rooms;
    now.adults = wish->adults;
    now.children = wish->children;
    now.plan = plan;
    now.total = price->total;
    ++now.version;
    const auto charge = chargeAfter(was.id, now.total);
    if (!charge) return tl::unexpected(charge.error());
    if (!undone) {
        if (auto waits = payForChange(c, was, now, *charge, d)) return std::move(*waits);
    }
    if (now.total != was.total) keepCharge(was.id.value, *charge, d);
    Answer answer = saveChange(c, was, now, price->nights, undone, d);
    moveCandidates(c, was, now, d);
    if (now.total < was.total) giveBackDifference(c, now.total, answer, d);
    return answer;
}

/// Applies a change that was checked: `nights` are its prices, empty if equal or unknown.
Answer House::saveChange(const ChangeBooking &c, const Booking &was, const Booking &now,
                         std::vector<qint64> nights, const UndoStep *undone, Decision &d)
{
    const qint64 began = undone ? beginUndo(*undone, d) : 0;
    Record r = bookingRecord(RecordKind::BookingChanged, now, c.caller, d);
    r.subject = now.id.value;
    r.cause = began;
    const qint64 seq = append(r, d);
    const bool moves = now.counted != was.counted || now.stay != was.stay || now.rooms != was.rooms;
    moveSold(was, now, seq, d);
    if (moves) moveRooms(was, now, c.caller, d);
    saveBooking(now, d);
    const bool keep = undone || (keepsStep(c.caller) && !c.always);
    const qint64 step = !keep ? 0 : undone ? began : seq;
    if (c.guest) d.batch->guests.push_back({now.property, now.id, *c.guest, step});
    // If the same amount is spread differently, the stored nightly prices no longer add up.
    const bool respread = now.total != was.total || now.stay != was.stay || now.rooms != was.rooms;
    if (undone && respread) {
        const std::vector<qint64> &before = undone->content->pricesBefore;
        if (before.empty() || sumsUp(before, now)) nights = before;
    }
    if (respread || !nights.empty()) {
        if (!differ(nights)) nights.clear();
        d.batch->nightPrices.push_back({now.property, now.id, std::move(nights), step});
    }
    Answer answer = answerFor(now, seq);
    answer.step = step;
    tell(NoticeKind::Changed, now, {}, seq, d);
    if (undone) {
        endUndo(*undone, began, 0, d);
    } else if (keep) {
        keepStep(StepKind::Booking, c.caller, c.text, step, d);
    }
    if (keep) {
        StepRow &row = d.batch->steps.back();
        row.step.booking = now.id;
        row.before = versionOf(was);
        row.after = versionOf(now);
    }
    return answer;
}

bool House::sumsUp(const std::vector<qint64> &nights, const Booking &b)
{
    return qsizetype(nights.size()) == b.stay.nights()
           && std::accumulate(nights.begin(), nights.end(), qint64(0)) * b.rooms == b.total;
}

}  // namespace roomrack::booking
