// SPDX-License-Identifier: GPL-3.0-or-later
// Numbered rooms: held with a hold, given before or at check-in, moved, swapped, taken back. Who
// has which room a night is in rooms_; a room has one taker a night, and the table room_night has a
// unique key that says the same.
#include "booking/house.h"
#include "booking/limits.h"

namespace roomrack::booking {

namespace {

QString roomField()
{
    return QStringLiteral("room");
}

}  // namespace

/// Places in rooms_; -1 where there is none.
struct House::Step {
    BookingId booking;
    int from = -1;
    int to = -1;
    Stay nights;
};

/// Nights that are over belong to whoever slept there. History may still tell who that was.
Stay House::nightsToGive(Stay stay, const Caller &caller) const
{
    const Night from = std::max(
        stay.checkIn(), caller.isHistory() ? roomsKnownFrom_ : catalogue_.property.businessDate);
    return Stay(from, std::max(0, stay.checkOut() - from));
}

QString House::roomNumber(int place) const
{
    const RoomId id = rooms_.roomAt(place);
    const auto room = std::find_if(catalogue_.rooms.begin(), catalogue_.rooms.end(),
                                   [&](const inventory::Room &r) { return r.id == id; });
    return room == catalogue_.rooms.end() ? QString() : room->number;
}

tl::unexpected<Error> House::roomTaken(int place, Stay nights, Decision &d) const
{
    bool broken = false;
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n)
        broken = broken || rooms_.taker(place, n) == inventory::kOutOfOrderTaker;
    return refuse(ErrorCode::SoldOut, roomField(),
                  (broken ? ErrorText::tr("room %1 is out of order on one of the nights")
                          : ErrorText::tr("room %1 is taken on one of the nights"))
                      .arg(roomNumber(place)),
                  d);
}

// --- which rooms ------------------------------------------------------------------------------

/// The rooms asked for, if they are of the pool, enough, and free but for `except`.
Result<std::vector<int>> House::namedRooms(const std::vector<RoomId> &asked, int pool, Stay nights,
                                           qint32 rooms, qint64 except, Decision &d) const
{
    std::vector<int> places;
    for (const RoomId room : asked) {
        const int place = rooms_.placeOf(room);
        if (place < 0 || rooms_.poolAt(place) != pool) {
            return refuse(ErrorCode::Invalid, roomField(),
                          ErrorText::tr("that room is not one of the booked kind"), d);
        }
        if (!rooms_.isFree(place, nights, except)
            || std::find(places.begin(), places.end(), place) != places.end())
            return roomTaken(place, nights, d);
        places.push_back(place);
    }
    if (static_cast<qint32>(places.size()) != rooms) {
        return refuse(ErrorCode::Invalid, roomField(),
                      ErrorText::tr("%n room(s) must be given out", nullptr, rooms), d);
    }
    return places;
}

Result<std::vector<int>> House::freeRooms(int pool, Stay nights, qint32 rooms, Decision &d) const
{
    std::vector<int> places;
    int place = -1;
    while (static_cast<qint32>(places.size()) < rooms
           && (place = rooms_.firstFree(pool, nights, place + 1)) >= 0)
        places.push_back(place);
    if (static_cast<qint32>(places.size()) == rooms) return places;
    return refuse(ErrorCode::SoldOut, roomField(),
                  ErrorText::tr("no single room is free for the whole stay"), d,
                  static_cast<int>(places.size()));
}

bool House::canHoldRooms(const TakeHold &c, const Wish &w) const
{
    const int pool = ledger_.poolOf(w.type);
    if (!c.numbers.empty()) {
        return std::all_of(c.numbers.begin(), c.numbers.end(), [&](RoomId room) {
            const int place = rooms_.placeOf(room);
            return place >= 0 && rooms_.poolAt(place) == pool && rooms_.isFree(place, w.stay);
        });
    }
    int place = -1;
    for (int i = 0; c.numbered && i < w.rooms; ++i) {
        place = rooms_.firstFree(pool, w.stay, place + 1);
        if (place < 0) return false;
    }
    return true;
}

/// A request about to be refused first resolves the holds that have run out.
Result<std::vector<int>> House::roomsToHold(const TakeHold &c, const Wish &w, Decision &d)
{
    if (!c.numbered && c.numbers.empty()) return std::vector<int>();
    if (holds_.mayHaveExpired(d.now) && !canHoldRooms(c, w)) expireHolds(d);
    const int pool = ledger_.poolOf(w.type);
    return c.numbers.empty() ? freeRooms(pool, w.stay, w.rooms, d)
                             : namedRooms(c.numbers, pool, w.stay, w.rooms, 0, d);
}

// --- held -------------------------------------------------------------------------------------

void House::holdRooms(const std::vector<int> &places, const Hold &hold, const Caller &caller,
                      Decision &d)
{
    for (const int place : places) {
        rooms_.set(place, hold.stay, hold.id.value);
        if (hold.isVolatile()) continue;
        Record r = holdRecord(hold, caller, d);
        r.kind = RecordKind::RoomHeld;
        r.subject = hold.id.value;
        r.rooms = 1;
        r.value = rooms_.roomAt(place).value;
        r.amount = 0;
        append(r, d);
    }
}

std::vector<int> House::placesOf(const Hold &hold) const
{
    std::vector<int> places;
    if (!hold.numbered) return places;
    rooms_.forEachOf(ledger_.poolOf(typeIndex(hold.roomType)), hold.stay, hold.id.value,
                     [&](int place, Stay) { places.push_back(place); });
    return places;
}

void House::freeHeldRooms(const Hold &hold)
{
    for (const int place : placesOf(hold)) rooms_.set(place, hold.stay, 0);
}

// --- given ------------------------------------------------------------------------------------

void House::giveRoom(int place, const Booking &b, Stay nights, const Caller &caller, Decision &d)
{
    recordRoom(RecordKind::RoomAssigned, place, b, nights, caller, d);
}

void House::takeRoomBack(int place, const Booking &b, Stay nights, const Caller &caller,
                         Decision &d)
{
    recordRoom(RecordKind::RoomTakenBack, place, b, nights, caller, d);
}

void House::recordRoom(RecordKind kind, int place, const Booking &b, Stay nights,
                       const Caller &caller, Decision &d)
{
    const bool given = kind == RecordKind::RoomAssigned;
    const RoomId room = rooms_.roomAt(place);
    Record r = bookingRecord(kind, b, caller, d);
    r.subject = b.id.value;
    r.value = room.value;
    r.night = nights.checkIn();
    r.nights = nights.nights();
    append(r, d);
    rooms_.set(place, nights, given ? b.id.value : 0);
    d.batch->roomsGiven.push_back({b.property, room, b.id, nights, !given});
}

/// Whatever rooms the booking has on these nights, in the pool where it counts.
void House::takeRoomsBack(const Booking &b, Stay nights, const Caller &caller, Decision &d)
{
    rooms_.forEachOf(ledger_.poolOf(typeIndex(b.counted)), nights, b.id.value,
                     [&](int place, Stay run) { takeRoomBack(place, b, run, caller, d); });
}

/// From now on the booking has just these rooms on these nights; what it has already it keeps.
void House::setRooms(const Booking &b, const std::vector<int> &places, Stay nights,
                     const Caller &caller, Decision &d)
{
    rooms_.forEachOf(ledger_.poolOf(typeIndex(b.counted)), nights, b.id.value,
                     [&](int place, Stay run) {
                         if (std::find(places.begin(), places.end(), place) == places.end())
                             takeRoomBack(place, b, run, caller, d);
                     });
    for (const int place : places) {
        for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
            if (rooms_.taker(place, n) == b.id.value) continue;
            const Night start = n;
            while (n < nights.checkOut() && rooms_.taker(place, n) != b.id.value) ++n;
            giveRoom(place, b, Stay(start, n - start), caller, d);
        }
    }
}

bool House::isFullyGiven(const Booking &b, Stay nights) const
{
    const int pool = ledger_.poolOf(typeIndex(b.counted));
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        if (rooms_.countOf(pool, n, b.id.value) != b.rooms) return false;
    }
    return true;
}

/// The rooms that the guests get: those asked for, those given before, or the first free ones.
/// Nothing: what was given before stays as it is.
Result<std::vector<int>> House::roomsAtCheckIn(const CheckIn &c, const Booking &b, Stay nights,
                                               Decision &d) const
{
    const int pool = ledger_.poolOf(typeIndex(b.counted));
    if (!c.rooms.empty()) return namedRooms(c.rooms, pool, nights, b.rooms, b.id.value, d);
    std::vector<int> places;
    if (!c.pickRooms || nights.nights() < 1 || isFullyGiven(b, nights)) return places;
    for (int place = rooms_.begin(pool); place < rooms_.end(pool); ++place) {
        if (static_cast<qint32>(places.size()) == b.rooms) break;
        if (rooms_.taker(place, nights.checkIn()) == b.id.value
            && rooms_.isFree(place, nights, b.id.value))
            places.push_back(place);
    }
    const auto others = freeRooms(pool, nights, b.rooms - static_cast<qint32>(places.size()), d);
    if (!others) return others;
    places.insert(places.end(), others->begin(), others->end());
    return places;
}

/// Guests keep their rooms as long as these suit the booking; for added nights they get them where
/// nobody else has been given them.
void House::moveRooms(const Booking &was, const Booking &now, const Caller &caller, Decision &d)
{
    const auto poolOf = [&](const Booking &b) { return ledger_.poolOf(typeIndex(b.counted)); };
    if (poolOf(was) != poolOf(now) || was.rooms != now.rooms || !was.stay.overlaps(now.stay)) {
        takeRoomsBack(was, was.stay, caller, d);
        return;
    }
    const Night in = was.stay.checkIn(), out = was.stay.checkOut();
    takeRoomsBack(was, Stay(in, now.stay.checkIn() - in), caller, d);
    takeRoomsBack(was, Stay(now.stay.checkOut(), out - now.stay.checkOut()), caller, d);
    const auto follow = [&](Night beside, Stay added) {
        if (added.nights() < 1) return;
        std::vector<int> places;
        rooms_.forEachOf(poolOf(now), Stay(beside, 1), now.id.value,
                         [&](int place, Stay) { places.push_back(place); });
        for (const int place : places) {
            if (rooms_.isFree(place, added)) giveRoom(place, now, added, caller, d);
        }
    };
    follow(out - 1, nightsToGive(Stay(out, now.stay.checkOut() - out), caller));
    follow(in, nightsToGive(Stay(now.stay.checkIn(), in - now.stay.checkIn()), caller));
}

// --- by hand ----------------------------------------------------------------------------------

Result<House::Step> House::checkStep(const RoomMove &move, const Caller &caller, Decision &d)
{
    const auto found = openBooking(move.booking, 0, d);
    if (!found) return tl::unexpected(found.error());
    const Booking &b = **found;
    const Stay open = nightsToGive(b.stay, caller);
    Step step{b.id, rooms_.placeOf(move.from), rooms_.placeOf(move.to),
              move.nights.nights() == 0 ? open : move.nights};
    if (step.nights.nights() < 1 || !inventory::within(step.nights, open)) {
        return refuse(ErrorCode::Invalid, QStringLiteral("night"),
                      ErrorText::tr("it must be a night of the stay that is not over"), d);
    }
    if ((!move.from && !move.to) || (move.from && step.from < 0)
        || (move.to
            && (step.to < 0 || rooms_.poolAt(step.to) != ledger_.poolOf(typeIndex(b.counted))))) {
        return refuse(ErrorCode::Invalid, roomField(),
                      ErrorText::tr("that room is not one of the booked kind"), d);
    }
    for (Night n = step.nights.checkIn(); move.from && n < step.nights.checkOut(); ++n) {
        if (rooms_.taker(step.from, n) == b.id.value) continue;
        return refuse(ErrorCode::Stale, roomField(),
                      ErrorText::tr("the booking has room %1 no longer on all of these nights")
                          .arg(roomNumber(step.from)),
                      d);
    }
    return step;
}

/// Carries the steps out in rooms_, or leaves it as it was.
Result<void> House::trySteps(const std::vector<Step> &steps, Decision &d)
{
    std::vector<Step> given;
    const auto undo = [&] {
        for (const Step &s : given) rooms_.set(s.to, s.nights, 0);
        for (const Step &s : steps) {
            if (s.from >= 0) rooms_.set(s.from, s.nights, s.booking.value);
        }
    };
    for (const Step &s : steps) {
        if (s.from >= 0) rooms_.set(s.from, s.nights, 0);
    }
    for (const Step &s : steps) {
        if (s.to < 0) continue;
        if (!rooms_.isFree(s.to, s.nights)) {
            auto taken = roomTaken(s.to, s.nights, d);
            undo();
            return taken;
        }
        const Booking &b = *bookings_.constFind(s.booking);
        const int pool = rooms_.poolAt(s.to);
        for (Night n = s.nights.checkIn(); n < s.nights.checkOut(); ++n) {
            if (rooms_.countOf(pool, n, b.id.value) < b.rooms) continue;
            undo();
            return refuse(ErrorCode::WrongState, roomField(),
                          ErrorText::tr("the booking has its %n room(s) already", nullptr, b.rooms),
                          d);
        }
        rooms_.set(s.to, s.nights, s.booking.value);
        given.push_back(s);
    }
    return {};
}

Result<Answer> House::on(const AssignRooms &c, Decision &d)
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
                ErrorText::tr("at most %1 room nights are changed together").arg(kMostRoomNights),
                d);
        }
    }
    auto done = trySteps(steps, d);
    if (!done && holds_.mayHaveExpired(d.now)) {
        expireHolds(d);
        done = trySteps(steps, d);
    }
    if (!done) return tl::unexpected(done.error());
    for (const Step &s : steps) {
        if (s.from < 0) continue;
        takeRoomBack(s.from, *bookings_.constFind(s.booking), s.nights, c.caller, d);
    }
    for (const Step &s : steps) {
        if (s.to < 0) continue;
        giveRoom(s.to, *bookings_.constFind(s.booking), s.nights, c.caller, d);
    }
    Answer answer;
    answer.booking = c.moves.front().booking;
    answer.version = bookings_.constFind(answer.booking)->version;
    answer.seq = d.lastSeq;
    return answer;
}

}  // namespace roomrack::booking
