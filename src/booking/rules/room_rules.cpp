// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/room_rules.h"

#include "booking/limits.h"
#include "booking/rules/hold_rules.h"
#include "booking/rules/housekeeping_rules.h"
#include "booking/rules/open_bookings.h"
#include "booking/rules/room_choice.h"

#include <algorithm>

namespace roomrack::booking {

Result<Answer> RoomRules::on(const AssignRooms &c, Decision &d)
{
    if (c.moves.empty()) {
        return fail(ErrorCode::Invalid, roomField(), ErrorText::tr("nothing is selected"));
    }
    std::vector<Step> steps;
    qint64 nights = 0;
    for (const RoomMove &move : c.moves) {
        const auto step = checkStep(move, c.caller, d);
        if (!step) return tl::unexpected(step.error());
        steps.push_back(*step);
        nights += step->nights.nights();
        if (nights > kMostRoomNights) {
            return refuse(
                ErrorCode::Invalid, roomField(),
                ErrorText::tr("at most %1 room nights can be changed at once").arg(kMostRoomNights),
                d);
        }
    }
    const std::vector<RoomGuest> before = roomsOfGuests(steps);
    auto done = trySteps(steps, c.caller, d);
    if (!done && state_.holds.mayHaveExpired(d.now)) {
        HoldRules(state_).expire(d);
        done = trySteps(steps, c.caller, d);
    }
    if (!done) return tl::unexpected(done.error());
    moveAll(steps, before, c, d);
    Answer answer;
    answer.booking = c.moves.front().booking;
    answer.version = state_.bookings.constFind(answer.booking)->version;
    answer.seq = d.lastSeq;
    return answer;
}

/// `before`: roomsOfGuests() before the moves.
void RoomRules::moveAll(const std::vector<Step> &steps, const std::vector<RoomGuest> &before,
                        const AssignRooms &c, Decision &d)
{
    std::vector<RoomGuest> left, entered;
    for (const Step &s : steps) {
        if (s.from < 0) continue;
        const Booking &b = *state_.bookings.constFind(s.booking);
        unassign(s.from, b, s.nights, c.caller, d);
        if (isInside(b, s.nights)) left.push_back({state_.rooms.roomAt(s.from), b.id});
    }
    for (const Step &s : steps) {
        if (s.to < 0) continue;
        const Booking &b = *state_.bookings.constFind(s.booking);
        assign(s.to, b, s.nights, c.caller, d);
        if (isInside(b, s.nights)) entered.push_back({state_.rooms.roomAt(s.to), b.id});
        if (!s.nights.contains(state_.today())) continue;
        for (const RoomId room : leaveOtherTypes(b, c.caller, d)) left.push_back({room, b.id});
    }
    // A guest without a room tonight leaves that of last night for the one that is assigned.
    const std::vector<RoomGuest> after = roomsOfGuests(steps);
    for (const RoomGuest &was : before) {
        if (!std::binary_search(after.begin(), after.end(), was)
            && std::find(left.begin(), left.end(), was) == left.end())
            left.push_back(was);
    }
    HousekeepingRules(state_).moveGuests(left, entered, c, d);
}

/// The rooms that guests in house are in, of bookings whose rooms for tonight change; in order.
std::vector<RoomGuest> RoomRules::roomsOfGuests(const std::vector<Step> &steps) const
{
    std::vector<RoomGuest> all;
    for (const Step &s : steps) {
        const Booking &b = *state_.bookings.constFind(s.booking);
        if (!isInside(b, s.nights)) continue;
        for (const RoomId room : HousekeepingRules(state_).roomsUsed(b))
            all.push_back({room, b.id});
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

/// Whether a room on these nights is one that the guest is in now.
bool RoomRules::isInside(const Booking &b, Stay nights) const
{
    return b.status == BookingStatus::CheckedIn && nights.contains(state_.today());
}

Result<std::vector<int>> RoomRules::roomsToHold(const TakeHold &c, const StayRequest &w,
                                                Decision &d)
{
    RoomChoice roomChoice(state_);
    if (!c.numbered && c.numbers.empty()) return std::vector<int>();
    if (state_.holds.mayHaveExpired(d.now) && !roomChoice.canHoldRooms(c, w))
        HoldRules(state_).expire(d);
    const int pool = state_.ledger.poolOf(w.type);
    if (c.numbers.empty())
        return roomChoice.freeRooms(pool, w.stay, w.rooms, RoomChoice::Vacancy::Later, d);
    const auto refused = [](Error why) {
        why.field = QStringLiteral("numbers");
        return tl::unexpected(std::move(why));
    };
    auto places = roomChoice.namedRooms(c.numbers, pool, w.stay, w.rooms, 0, d);
    if (!places) return refused(places.error());
    const auto vacant = roomChoice.checkVacant(*places, w.stay, Booking(), c.caller, d);
    return vacant ? std::move(places) : refused(vacant.error());
}

void RoomRules::holdRooms(const std::vector<int> &places, const Hold &hold, const Caller &caller,
                          Decision &d)
{
    for (const int place : places) {
        state_.rooms.set(place, hold.stay, hold.id.value);
        if (hold.isVolatile()) continue;
        Record r = HoldRules(state_).record(hold, caller, d);
        r.kind = RecordKind::RoomHeld;
        r.subject = hold.id.value;
        r.rooms = 1;
        r.value = state_.rooms.roomAt(place).value;
        r.amount = 0;
        append(r, d);
    }
}

void RoomRules::freeHeldRooms(const Hold &hold)
{
    for (const int place : RoomChoice(state_).placesOf(hold)) state_.rooms.set(place, hold.stay, 0);
}

void RoomRules::assign(int place, const Booking &b, Stay nights, const Caller &caller, Decision &d)
{
    recordRoom(RecordKind::RoomAssigned, place, b, nights, caller, d);
}

void RoomRules::unassign(int place, const Booking &b, Stay nights, const Caller &caller,
                         Decision &d)
{
    recordRoom(RecordKind::RoomTakenBack, place, b, nights, caller, d);
}

void RoomRules::unassignAll(const Booking &b, Stay nights, const Caller &caller, Decision &d)
{
    state_.rooms.forEachOf(nights, b.id.value,
                           [&](int place, Stay run) { unassign(place, b, run, caller, d); });
}

std::vector<RoomId> RoomRules::leaveOtherTypes(const Booking &b, const Caller &caller, Decision &d)
{
    std::vector<RoomId> left;
    const int pool = state_.ledger.poolOf(state_.typeIndex(b.counted));
    const Night today = state_.today();
    if (b.status != BookingStatus::CheckedIn
        || state_.rooms.countOf(pool, today, b.id.value) < b.rooms)
        return left;
    state_.rooms.forEachOf(Stay(today, 1), b.id.value, [&](int place, Stay tonight) {
        if (state_.rooms.poolAt(place) == pool) return;
        unassign(place, b, tonight, caller, d);
        left.push_back(state_.rooms.roomAt(place));
    });
    return left;
}

void RoomRules::assignExactly(const Booking &b, const std::vector<int> &places, Stay nights,
                              const Caller &caller, Decision &d)
{
    state_.rooms.forEachOf(state_.ledger.poolOf(state_.typeIndex(b.counted)), nights, b.id.value,
                           [&](int place, Stay run) {
                               if (std::find(places.begin(), places.end(), place) == places.end())
                                   unassign(place, b, run, caller, d);
                           });
    for (const int place : places) {
        for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
            if (state_.rooms.taker(place, n) == b.id.value) continue;
            const Night start = n;
            while (n < nights.checkOut() && state_.rooms.taker(place, n) != b.id.value) ++n;
            assign(place, b, Stay(start, n - start), caller, d);
        }
    }
}

void RoomRules::follow(const Booking &was, const Booking &now, const std::vector<TakenRoom> &before,
                       const Caller &caller, Decision &d)
{
    const Night in = was.stay.checkIn(), out = was.stay.checkOut();
    const bool otherPool = state_.ledger.poolOf(state_.typeIndex(was.counted))
                           != state_.ledger.poolOf(state_.typeIndex(now.counted));
    const bool leaves = otherPool || now.rooms < was.rooms || !was.stay.overlaps(now.stay);
    const bool inside = was.status == BookingStatus::CheckedIn;
    const Night open = inside ? std::clamp(state_.today() + 1, in, out) : in;
    if (leaves) unassignAll(was, Stay(open, out - open), caller, d);
    unassignAll(was, Stay(in, now.stay.checkIn() - in), caller, d);
    unassignAll(was, Stay(now.stay.checkOut(), out - now.stay.checkOut()), caller, d);
    if (leaves || now.rooms > was.rooms) {
        giveBack(before, now, caller, d);
        // A change that is made back by another one finds the rooms of tonight again.
        if (inside) extend(open - 1, Stay(open, now.stay.checkOut() - open), now, caller, d);
    }
    extend(out - 1, Stay(out, now.stay.checkOut() - out), now, caller, d);
    extend(in, Stay(now.stay.checkIn(), in - now.stay.checkIn()), now, caller, d);
    if (inside && now.stay.contains(state_.today()) && !caller.isHistory())
        keepTonight(now, caller, d);
}

void RoomRules::keepLastNights(const Caller &caller, Decision &d)
{
    const Night today = state_.today();
    if (caller.isHistory()) return;
    const Caller engine{state_.id(), kEngineActor, {}, {}};
    std::vector<BookingId> inside;
    for (const Booking &b : std::as_const(state_.bookings)) {
        if (b.status == BookingStatus::CheckedIn && b.stay.contains(today)) inside.push_back(b.id);
    }
    std::sort(inside.begin(), inside.end());
    for (const BookingId id : inside) keepTonight(*state_.bookings.constFind(id), engine, d);
}

void RoomRules::keepTonight(const Booking &b, const Caller &caller, Decision &d)
{
    const Night today = state_.today();
    std::vector<int> places;
    const Night last = RoomChoice(state_).lastRoomNight(b, today - 1);
    for (const auto &[place, night] : RoomChoice(state_).roomsInUse(b, last)) {
        if (night == last) places.push_back(place);
    }
    // More than are missing: it is not known which of them was left.
    const int all = std::min(b.rooms, state_.rooms.countOf(last, b.id.value));
    if (std::ssize(places) + state_.rooms.countOf(today, b.id.value) > all) return;
    for (const int place : places) {
        if (!state_.rooms.isFree(place, Stay(today, 1))) continue;
        assign(place, b, Stay(today, 1), caller, d);
        HousekeepingRules(state_).noteUse({state_.rooms.roomAt(place)}, caller, d);
    }
}

void RoomRules::extend(Night beside, Stay added, const Booking &b, const Caller &caller,
                       Decision &d)
{
    const Stay open = RoomChoice(state_).nightsToGive(added, caller);
    std::vector<int> places;
    state_.rooms.forEachOf(state_.ledger.poolOf(state_.typeIndex(b.counted)), Stay(beside, 1),
                           b.id.value, [&](int place, Stay) { places.push_back(place); });
    if (open.nights() < 1 || std::ssize(places) > b.rooms) return;
    // As many rooms as on the night beside: a room more would be one that the guest moves out of.
    const int most = static_cast<int>(places.size());
    for (const int place : places) {
        Night from = open.checkIn(), to = open.checkOut();
        if (beside < from) {
            to = from;
            while (to < open.checkOut() && isOpenTo(place, to, b, most, caller)) ++to;
        } else {
            from = to;
            while (from > open.checkIn() && isOpenTo(place, from - 1, b, most, caller))
                from = from - 1;
        }
        if (from < to) assign(place, b, Stay(from, to - from), caller, d);
    }
}

void RoomRules::giveBack(const std::vector<TakenRoom> &rooms, const Booking &b,
                         const Caller &caller, Decision &d)
{
    const bool inside = b.status == BookingStatus::CheckedIn;
    const Night first = std::max(b.stay.checkIn(), state_.today() + int(inside));
    for (const TakenRoom &r : rooms) {
        const int place = state_.rooms.placeOf(r.room);
        const int pool = state_.ledger.poolOf(state_.typeIndex(b.counted));
        if (place < 0 || state_.rooms.poolAt(place) != pool) continue;
        const Night end = std::min(r.nights.checkOut(), b.stay.checkOut());
        for (Night n = std::max(r.nights.checkIn(), first); n < end; ++n) {
            const Night start = n;
            while (n < end && isOpenTo(place, n, b, b.rooms, caller)) ++n;
            if (start < n) assign(place, b, Stay(start, n - start), caller, d);
        }
    }
}

/// Whether the booking, with fewer rooms than `most` that night, can have the place too.
bool RoomRules::isOpenTo(int place, Night n, const Booking &b, int most, const Caller &caller) const
{
    const Stay night(n, 1);
    return state_.rooms.countOf(state_.rooms.poolAt(place), n, b.id.value) < most
           && state_.rooms.isFree(place, night)
           && (caller.isHistory() || !RoomChoice(state_).isBlocked(place, night, b));
}

void RoomRules::recordRoom(RecordKind kind, int place, const Booking &b, Stay nights,
                           const Caller &caller, Decision &d)
{
    const bool given = kind == RecordKind::RoomAssigned;
    const RoomId room = state_.rooms.roomAt(place);
    Record r = OpenBookings(state_).record(kind, b, caller, d);
    r.subject = b.id.value;
    r.value = room.value;
    r.night = nights.checkIn();
    r.nights = nights.nights();
    append(r, d);
    state_.rooms.set(place, nights, given ? b.id.value : 0);
    d.batch->roomsGiven.push_back({b.property, room, b.id, nights, !given});
}

Result<RoomRules::Step> RoomRules::checkStep(const RoomMove &move, const Caller &caller,
                                             Decision &d)
{
    RoomChoice roomChoice(state_);
    const auto found = OpenBookings(state_).find(move.booking, 0, d);
    if (!found) return tl::unexpected(found.error());
    const Booking &b = **found;
    const Stay open = roomChoice.nightsToGive(b.stay, caller);
    Step step{b.id, state_.rooms.placeOf(move.from), state_.rooms.placeOf(move.to),
              move.nights.nights() == 0 ? open : move.nights};
    if (step.nights.nights() < 1 || !inventory::within(step.nights, open)) {
        return refuse(ErrorCode::Invalid, QStringLiteral("night"),
                      ErrorText::tr("must be a current or future night of the stay"), d);
    }
    if ((!move.from && !move.to) || (move.from && step.from < 0)
        || (move.to && (step.to < 0 || !suits(step.to, b, step.nights)))) {
        return refuse(ErrorCode::Invalid, roomField(),
                      ErrorText::tr("does not belong to the booked room type"), d);
    }
    for (Night n = step.nights.checkIn(); move.from && n < step.nights.checkOut(); ++n) {
        if (state_.rooms.taker(step.from, n) == b.id.value) continue;
        return refuse(
            ErrorCode::Stale, roomField(),
            ErrorText::tr("room %1 is no longer assigned to the booking on all of these nights")
                .arg(roomChoice.roomNumber(step.from)),
            d);
    }
    return step;
}

/// A guest in house whose room type was changed may be put back, for tonight, into the room of last
/// night: that undoes the move into a room of the new type.
bool RoomRules::suits(int place, const Booking &b, Stay nights) const
{
    const int pool = state_.ledger.poolOf(state_.typeIndex(b.counted));
    const Night today = state_.today();
    return state_.rooms.poolAt(place) == pool
           || (b.status == BookingStatus::CheckedIn && nights == Stay(today, 1)
               && state_.rooms.taker(place, today - 1) == b.id.value);
}

/// Applies the steps to rooms_, or leaves it unchanged.
Result<void> RoomRules::trySteps(const std::vector<Step> &steps, const Caller &caller, Decision &d)
{
    std::vector<Step> given;
    const auto undo = [&] {
        for (const Step &s : given) state_.rooms.set(s.to, s.nights, 0);
        for (const Step &s : steps) {
            if (s.from >= 0) state_.rooms.set(s.from, s.nights, s.booking.value);
        }
    };
    for (const Step &s : steps) {
        if (s.from >= 0) state_.rooms.set(s.from, s.nights, 0);
    }
    for (const Step &s : steps) {
        if (s.to < 0) continue;
        if (!state_.rooms.isFree(s.to, s.nights)) {
            auto taken = RoomChoice(state_).roomTaken(s.to, s.nights, d);
            undo();
            return taken;
        }
        const Booking &b = *state_.bookings.constFind(s.booking);
        const int pool = state_.rooms.poolAt(s.to);
        const bool ofType = pool == state_.ledger.poolOf(state_.typeIndex(b.counted));
        for (Night n = s.nights.checkIn(); n < s.nights.checkOut(); ++n) {
            const int count = ofType ? state_.rooms.countOf(pool, n, b.id.value)
                                     : state_.rooms.countOf(n, b.id.value);
            if (count < b.rooms) continue;
            undo();
            return refuse(ErrorCode::WrongState, roomField(),
                          ErrorText::tr("the booking already has its %n room(s)", nullptr, b.rooms),
                          d);
        }
        state_.rooms.set(s.to, s.nights, s.booking.value);
        given.push_back(s);
    }
    if (const auto kept = checkKept(steps, caller, d); !kept) {
        undo();
        return kept;
    }
    // With all steps: one of them may leave a guest who stays on without a room.
    for (const Step &s : given) {
        const Booking &b = *state_.bookings.constFind(s.booking);
        auto vacant = RoomChoice(state_).checkVacant({s.to}, s.nights, b, caller, d);
        if (vacant) continue;
        undo();
        return vacant;
    }
    return {};
}

/// A guest in house keeps a room tonight: one that was unassigned would look vacant.
Result<void> RoomRules::checkKept(const std::vector<Step> &steps, const Caller &caller,
                                  Decision &d) const
{
    const Night today = state_.today();
    QHash<BookingId, int> lost;
    for (const Step &s : steps) {
        if (s.nights.contains(today)) lost[s.booking] += int(s.from >= 0) - int(s.to >= 0);
    }
    for (const Step &s : steps) {
        const Booking &b = *state_.bookings.constFind(s.booking);
        const bool inside = b.status == BookingStatus::CheckedIn && s.from >= 0 && s.to < 0;
        if (!inside || lost.value(b.id) <= 0 || state_.rooms.countOf(today, b.id.value) >= b.rooms
            || RoomChoice(state_).reportsFacts(caller))
            continue;
        const Error why = mustKeepRoom(RoomChoice(state_).roomNumber(s.from), b.id);
        return refuse(why.code, why.field, why.reason, d);
    }
    return {};
}

}  // namespace roomrack::booking
