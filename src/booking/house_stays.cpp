// SPDX-License-Identifier: GPL-3.0-or-later
// From arrival to departure: check-in with room numbers, check-out, no-shows.
#include "booking/house.h"

namespace roomrack::booking {

/// Nights that are over belong to whoever slept there. History may still tell who that was.
Stay House::nightsToGive(Stay stay, const Caller &caller) const
{
    const bool history = caller.effective.micros != 0;
    const Night from =
        std::max(stay.checkIn(), history ? roomsKnownFrom_ : catalogue_.property.businessDate);
    return Stay(from, std::max(0, stay.checkOut() - from));
}

bool House::roomFree(RoomId room, Stay stay, BookingId except) const
{
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
        const auto taken = given_.constFind({room.value, n.day()});
        if (taken != given_.cend() && *taken != except) return false;
    }
    return true;
}

/// The rooms that the guests get: those asked for, if they are free and of the right pool, or
/// the first free ones.
Result<std::vector<RoomId>> House::roomsFor(const CheckIn &c, const Booking &b, int type,
                                            Decision &d) const
{
    const PoolId pool = catalogue_.roomTypes[size_t(type)].pool;
    const QString field = QStringLiteral("room");
    const Stay nights = nightsToGive(b.stay, c.caller);
    std::vector<RoomId> rooms;
    for (const RoomId asked : c.rooms) {
        const auto room = std::find_if(catalogue_.rooms.begin(), catalogue_.rooms.end(),
                                       [&](const inventory::Room &r) { return r.id == asked; });
        if (room == catalogue_.rooms.end() || room->pool != pool) {
            return refuse(ErrorCode::Invalid, field,
                          ErrorText::tr("that room is not one of the booked kind"), d);
        }
        if (!roomFree(asked, nights, b.id)
            || std::find(rooms.begin(), rooms.end(), asked) != rooms.end()) {
            return refuse(ErrorCode::SoldOut, field,
                          ErrorText::tr("room %1 is taken on one of the nights").arg(room->number),
                          d);
        }
        rooms.push_back(asked);
    }
    if (!rooms.empty() && static_cast<qint32>(rooms.size()) != b.rooms) {
        return refuse(ErrorCode::Invalid, field,
                      ErrorText::tr("%n room(s) must be given out", nullptr, b.rooms), d);
    }
    if (!rooms.empty() || !c.pickRooms) return rooms;
    for (const inventory::Room &room : catalogue_.rooms) {
        if (static_cast<qint32>(rooms.size()) == b.rooms) break;
        if (room.pool == pool && roomFree(room.id, nights, b.id)) rooms.push_back(room.id);
    }
    if (static_cast<qint32>(rooms.size()) < b.rooms) {
        return refuse(ErrorCode::SoldOut, field,
                      ErrorText::tr("no single room is free for the whole stay"), d,
                      static_cast<int>(rooms.size()));
    }
    return rooms;
}

void House::giveRooms(const std::vector<RoomId> &rooms, const Booking &b, Stay nights,
                      const Caller &caller, Decision &d)
{
    if (nights.nights() <= 0) return;
    for (const RoomId room : rooms) {
        Record r = bookingRecord(RecordKind::RoomAssigned, b, caller, d);
        r.subject = b.id.value;
        r.value = room.value;
        r.night = nights.checkIn();
        r.nights = nights.nights();
        append(r, d);
        for (Night n = nights.checkIn(); n < nights.checkOut(); ++n)
            given_.insert({room.value, n.day()}, b.id);
        d.batch->roomsGiven.push_back({b.property, room, b.id, nights, false});
    }
}

void House::takeRoomsBack(BookingId booking, Stay nights, Decision &d)
{
    if (given_.isEmpty()) return;
    for (const inventory::Room &room : catalogue_.rooms) {
        bool any = false;
        for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
            const auto at = given_.constFind({room.id.value, n.day()});
            if (at == given_.cend() || *at != booking) continue;
            given_.erase(at);
            any = true;
        }
        if (any)
            d.batch->roomsGiven.push_back({catalogue_.property.id, room.id, booking, nights, true});
    }
}

/// Guests in house keep their rooms as long as these suit the booking; for added nights they get
/// them where nobody else has been given them.
void House::moveRooms(const Booking &was, const Booking &now, const Caller &caller, Decision &d)
{
    if (given_.isEmpty()) return;
    const auto poolOf = [&](const Booking &b) { return ledger_.poolOf(typeIndex(b.counted)); };
    if (poolOf(was) != poolOf(now) || was.rooms != now.rooms || !was.stay.overlaps(now.stay)) {
        takeRoomsBack(now.id, was.stay, d);
        return;
    }
    const Night in = was.stay.checkIn(), out = was.stay.checkOut();
    takeRoomsBack(now.id, Stay(in, now.stay.checkIn() - in), d);
    takeRoomsBack(now.id, Stay(now.stay.checkOut(), out - now.stay.checkOut()), d);
    const Stay added = nightsToGive(Stay(out, now.stay.checkOut() - out), caller);
    std::vector<RoomId> rooms;
    for (const inventory::Room &room : catalogue_.rooms) {
        if (given_.value({room.id.value, (out - 1).day()}) == now.id
            && roomFree(room.id, added, now.id))
            rooms.push_back(room.id);
    }
    giveRooms(rooms, now, added, caller, d);
}

Result<Answer> House::on(const CheckIn &c, Decision &d)
{
    const auto found = openBooking(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking was = **found;
    const Night today = catalogue_.property.businessDate;
    if (was.status != BookingStatus::Confirmed) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest is in house already"), d);
    }
    const bool history = c.caller.effective.micros != 0;
    if (!history && (today < was.stay.checkIn() || today >= was.stay.checkOut())) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the stay is from %1 to %2; today is %3")
                          .arg(was.stay.checkIn().iso(), was.stay.checkOut().iso(), today.iso()),
                      d);
    }
    Booking now = was;
    if (c.assigned) now.counted = c.assigned;
    const int type = typeIndex(now.counted);
    if (type < 0) {
        return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                    ErrorText::tr("there is no room type number %1 here").arg(c.assigned.value));
    }
    const auto rooms = roomsFor(c, now, type, d);
    if (!rooms) return tl::unexpected(rooms.error());
    now.status = BookingStatus::CheckedIn;
    ++now.version;
    Record r = bookingRecord(RecordKind::BookingCheckedIn, now, c.caller, d);
    r.subject = now.id.value;
    const qint64 seq = append(r, d);
    moveSold(was, now, seq, d);
    saveBooking(now, d);
    giveRooms(*rooms, now, nightsToGive(now.stay, c.caller), c.caller, d);
    return answerFor(now, seq);
}

Result<Answer> House::on(const CheckOut &c, Decision &d)
{
    if (const auto again = repeated(c.booking, BookingStatus::CheckedOut, d)) return *again;
    const auto found = openBooking(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking was = **found;
    if (was.status != BookingStatus::CheckedIn) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest has not checked in"), d);
    }
    const Night on = c.on.day() != 0 ? c.on : catalogue_.property.businessDate;
    Booking now = was;
    // The first night counts even for a guest who leaves at once: the room was used.
    const int stayed = static_cast<int>(
        std::clamp<qint64>(qint64(on.day()) - was.stay.checkIn().day(), 1, was.stay.nights()));
    now.stay = Stay(was.stay.checkIn(), stayed);
    now.status = BookingStatus::CheckedOut;
    ++now.version;
    Record r = bookingRecord(RecordKind::BookingCheckedOut, now, c.caller, d);
    r.subject = now.id.value;
    const qint64 seq = append(r, d);
    moveSold(was, now, seq, d);
    if (stayed < was.stay.nights()) {
        takeRoomsBack(now.id, Stay(now.stay.checkOut(), was.stay.nights() - stayed), d);
    }
    saveBooking(now, d);
    remember(now, 0, seq, d);
    return answerFor(now, seq);
}

Result<Answer> House::on(const MarkNoShow &c, Decision &d)
{
    if (const auto again = repeated(c.booking, BookingStatus::NoShow, d)) return *again;
    const auto found = openBooking(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking &b = **found;
    if (b.status != BookingStatus::Confirmed) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest has come"), d);
    }
    if (!c.caller.effective.micros && b.stay.checkIn() > catalogue_.property.businessDate) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest is due on %1").arg(b.stay.checkIn().iso()), d);
    }
    const Instant at = c.caller.effective.micros ? c.caller.effective : d.now;
    return endBooking(b, BookingStatus::NoShow, RecordKind::BookingNoShow, feeNow(b, at), c.caller,
                      d);
}

}  // namespace roomrack::booking
