// SPDX-License-Identifier: GPL-3.0-or-later
// Numbered rooms: held with a hold, assigned before or at check-in, moved, swapped, unassigned. The
// assignments per night are in rooms_; a room has one holder a night, and a unique key of the table
// room_night enforces the same.
#include "booking/house.h"
#include "booking/limits.h"

namespace roomrack::booking {

namespace {

constexpr int kLongestOverdue = 60;  ///< nights that a departure can be overdue

QString roomField()
{
    return QStringLiteral("room");
}

}  // namespace

/// Places in rooms_; -1: none.
struct House::Step {
    BookingId booking;
    int from = -1;
    int to = -1;
    Stay nights;
};

/// Past nights keep the room that was used. Imported history may still set it.
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
                  (broken ? ErrorText::tr("room %1 is out of order on at least one of the nights")
                          : ErrorText::tr("room %1 is not available on at least one of the nights"))
                      .arg(roomNumber(place)),
                  d);
}

/// The checked-in booking that still occupies a room which is free tonight: its departure is due or
/// overdue. 0: none.
BookingId House::occupant(int place) const
{
    const Night today = catalogue_.property.businessDate;
    for (int back = 1; back <= kLongestOverdue; ++back) {
        const qint64 taker = rooms_.taker(place, today - back);
        if (taker == 0 || taker == inventory::kOutOfOrderTaker) continue;
        const auto b = bookings_.constFind(BookingId{taker});
        const bool isIn = b != bookings_.cend() && b->status == BookingStatus::CheckedIn
                          && b->stay.checkOut() <= today;
        return isIn ? b->id : BookingId{};
    }
    return {};
}

/// Refuses rooms for tonight that another guest still occupies. Reports of a PMS and history are
/// not refused: they describe what has happened.
Result<void> House::checkVacant(const std::vector<int> &places, Stay nights, BookingId booking,
                                const Caller &caller, Decision &d) const
{
    const Night today = catalogue_.property.businessDate;
    const inventory::Channel *channel = catalogue_.channel(caller.channel);
    const bool isPms = channel && channel->kind == inventory::ChannelKind::Pms;
    if (caller.isHistory() || isPms || !nights.contains(today)) return {};
    for (const int place : places) {
        const BookingId inside = occupant(place);
        if (!inside || inside == booking) continue;
        return refuse(ErrorCode::WrongState, roomField(),
                      ErrorText::tr("%1 is still occupied: booking BK-%2 has not checked out")
                          .arg(roomNumber(place))
                          .arg(inside.value),
                      d);
    }
    return {};
}

// --- choosing rooms ---------------------------------------------------------------------------

/// The named rooms, if they are of the pool, enough, and free except for `except`.
Result<std::vector<int>> House::namedRooms(const std::vector<RoomId> &asked, int pool, Stay nights,
                                           qint32 rooms, qint64 except, Decision &d) const
{
    std::vector<int> places;
    for (const RoomId room : asked) {
        const int place = rooms_.placeOf(room);
        if (place < 0 || rooms_.poolAt(place) != pool) {
            return refuse(ErrorCode::Invalid, roomField(),
                          ErrorText::tr("the room does not belong to the booked room type"), d);
        }
        if (!rooms_.isFree(place, nights, except)
            || std::find(places.begin(), places.end(), place) != places.end())
            return roomTaken(place, nights, d);
        places.push_back(place);
    }
    if (static_cast<qint32>(places.size()) != rooms) {
        return refuse(ErrorCode::Invalid, roomField(),
                      ErrorText::tr("assign exactly %n room(s)", nullptr, rooms), d);
    }
    return places;
}

/// The first free rooms, those that are vacant tonight before those that a guest has yet to leave.
Result<std::vector<int>> House::freeRooms(int pool, Stay nights, qint32 rooms, Vacancy vacancy,
                                          Decision &d) const
{
    const bool tonight = nights.contains(catalogue_.property.businessDate);
    std::vector<int> places, occupied;
    int place = -1;
    while (static_cast<qint32>(places.size()) < rooms
           && (place = rooms_.firstFree(pool, nights, place + 1)) >= 0)
        (tonight && occupant(place) ? occupied : places).push_back(place);
    for (size_t i = 0; vacancy == Vacancy::Later && i < occupied.size()
                       && static_cast<qint32>(places.size()) < rooms;
         ++i)
        places.push_back(occupied[i]);
    if (static_cast<qint32>(places.size()) == rooms) return places;
    return refuse(
        ErrorCode::SoldOut, roomField(),
        ErrorText::tr("not enough rooms are available for the whole stay without a room move"), d,
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

/// Resolves expired holds before it refuses a request.
Result<std::vector<int>> House::roomsToHold(const TakeHold &c, const Wish &w, Decision &d)
{
    if (!c.numbered && c.numbers.empty()) return std::vector<int>();
    if (holds_.mayHaveExpired(d.now) && !canHoldRooms(c, w)) expireHolds(d);
    const int pool = ledger_.poolOf(w.type);
    return c.numbers.empty() ? freeRooms(pool, w.stay, w.rooms, Vacancy::Later, d)
                             : namedRooms(c.numbers, pool, w.stay, w.rooms, 0, d);
}

// --- holding ----------------------------------------------------------------------------------

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

// --- assigning --------------------------------------------------------------------------------

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

/// Unassigns all rooms of the booking on these nights, in the pool where it counts.
void House::takeRoomsBack(const Booking &b, Stay nights, const Caller &caller, Decision &d)
{
    rooms_.forEachOf(ledger_.poolOf(typeIndex(b.counted)), nights, b.id.value,
                     [&](int place, Stay run) { takeRoomBack(place, b, run, caller, d); });
}

/// Assigns exactly these rooms on these nights; those assigned already are kept.
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

/// The rooms at check-in: those requested, those assigned before, or the first free ones. Nothing:
/// the existing assignment stays.
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
    const auto others =
        freeRooms(pool, nights, b.rooms - static_cast<qint32>(places.size()), Vacancy::Tonight, d);
    if (!others) return others;
    places.insert(places.end(), others->begin(), others->end());
    return places;
}

/// The rooms of the booking tonight: `chosen`, or those assigned before.
std::vector<int> House::roomsTonight(const Booking &b, const std::vector<int> &chosen) const
{
    std::vector<int> places = chosen;
    const Stay tonight(catalogue_.property.businessDate, 1);
    if (places.empty()) {
        rooms_.forEachOf(ledger_.poolOf(typeIndex(b.counted)), tonight, b.id.value,
                         [&](int place, Stay) { places.push_back(place); });
    }
    return places;
}

/// Rooms stay assigned while they suit the booking; for added nights they are assigned where they
/// are free.
void House::moveRooms(const Booking &was, const Booking &now, const Caller &caller, Decision &d)
{
    const auto poolOf = [&](const Booking &b) { return ledger_.poolOf(typeIndex(b.counted)); };
    if (poolOf(was) != poolOf(now) || was.rooms != now.rooms || !was.stay.overlaps(now.stay)) {
        const bool inside = was.status == BookingStatus::CheckedIn;
        const std::vector<RoomId> left = inside ? roomsUsed(was) : std::vector<RoomId>();
        takeRoomsBack(was, was.stay, caller, d);
        makeDirty(left, caller, d.lastSeq, d);
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
            const bool tonight = added.contains(catalogue_.property.businessDate);
            const BookingId inside = tonight ? occupant(place) : BookingId{};
            const bool vacant = !inside || inside == now.id || caller.isHistory();
            if (vacant && rooms_.isFree(place, added)) giveRoom(place, now, added, caller, d);
        }
    };
    follow(out - 1, nightsToGive(Stay(out, now.stay.checkOut() - out), caller));
    follow(in, nightsToGive(Stay(now.stay.checkIn(), in - now.stay.checkIn()), caller));
}

// --- manual moves -----------------------------------------------------------------------------

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
                      ErrorText::tr("must be a current or future night of the stay"), d);
    }
    if ((!move.from && !move.to) || (move.from && step.from < 0)
        || (move.to
            && (step.to < 0 || rooms_.poolAt(step.to) != ledger_.poolOf(typeIndex(b.counted))))) {
        return refuse(ErrorCode::Invalid, roomField(),
                      ErrorText::tr("the room does not belong to the booked room type"), d);
    }
    for (Night n = step.nights.checkIn(); move.from && n < step.nights.checkOut(); ++n) {
        if (rooms_.taker(step.from, n) == b.id.value) continue;
        return refuse(
            ErrorCode::Stale, roomField(),
            ErrorText::tr("room %1 is no longer assigned to the booking on all of these nights")
                .arg(roomNumber(step.from)),
            d);
    }
    if (step.to >= 0) {
        const auto vacant = checkVacant({step.to}, step.nights, b.id, caller, d);
        if (!vacant) return tl::unexpected(vacant.error());
    }
    return step;
}

/// Applies the steps to rooms_, or leaves it unchanged.
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
                          ErrorText::tr("the booking already has its %n room(s)", nullptr, b.rooms),
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
                ErrorText::tr("at most %1 room nights can be changed at once").arg(kMostRoomNights),
                d);
        }
    }
    auto done = trySteps(steps, d);
    if (!done && holds_.mayHaveExpired(d.now)) {
        expireHolds(d);
        done = trySteps(steps, d);
    }
    if (!done) return tl::unexpected(done.error());
    std::vector<RoomId> left;  // by guests in house
    for (const Step &s : steps) {
        if (s.from < 0) continue;
        const Booking &b = *bookings_.constFind(s.booking);
        takeRoomBack(s.from, b, s.nights, c.caller, d);
        const bool tonight = s.nights.contains(catalogue_.property.businessDate);
        if (tonight && b.status == BookingStatus::CheckedIn) left.push_back(rooms_.roomAt(s.from));
    }
    for (const Step &s : steps) {
        if (s.to < 0) continue;
        giveRoom(s.to, *bookings_.constFind(s.booking), s.nights, c.caller, d);
    }
    makeDirty(left, c.caller, d.lastSeq, d);
    Answer answer;
    answer.booking = c.moves.front().booking;
    answer.version = bookings_.constFind(answer.booking)->version;
    answer.seq = d.lastSeq;
    return answer;
}

}  // namespace roomrack::booking
