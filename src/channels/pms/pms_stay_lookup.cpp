// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/pms_stay_lookup.h"

#include "channels/pms/pms_guest_lookup.h"

#include <algorithm>

namespace roomrack::channels {

namespace fias = protocols::fias;

using booking::Booking;
using booking::BookingStatus;
using booking::InboxRow;
using booking::InboxState;

booking::Caller PmsStayLookup::caller() const
{
    return {c_.hotel.property().id, channelActor(c_.channel), c_.channel, {}};
}

const inventory::Room *PmsStayLookup::room(const QString &number) const
{
    return c_.hotel.catalogue().room(number, c_.hotel.property().businessDate);
}

PoolId PmsStayLookup::poolOf(RoomTypeId type) const
{
    const inventory::RoomType *t = c_.hotel.catalogue().roomType(type);
    return t ? t->pool : PoolId();
}

Result<RoomTypeId> PmsStayLookup::typeIn(const inventory::Room &room, const Booking &b) const
{
    if (poolOf(b.counted) == room.pool) return RoomTypeId();
    std::vector<RoomTypeId> types;
    for (const inventory::RoomType &t : c_.hotel.catalogue().roomTypes) {
        if (t.pool == room.pool) types.push_back(t.id);
    }
    if (types.size() == 1 && b.rooms == 1) return types.front();
    return waits("room", ErrorText::tr("room %1 does not fit the room type of booking %2")
                             .arg(room.number)
                             .arg(b.id.value));
}

/// Of a reservation with several bookings: the one that has the room, or the only one that could
/// get it. If they are alike, the first.
Result<const Booking *> PmsStayLookup::partFor(const std::vector<Booking> &group, RoomId room) const
{
    const inventory::Room *at = c_.hotel.catalogue().room(room);
    std::vector<const Booking *> likely;
    for (const Booking &b : group) {
        if (has(b, room)) return &b;
        const bool full =
            b.status == BookingStatus::CheckedIn && std::ssize(roomsTonight(b)) >= b.rooms;
        const bool fits = at && poolOf(b.counted) == at->pool;
        if (isOpen(b.status) && fits && !full) likely.push_back(&b);
    }
    const bool alike =
        !likely.empty() && std::all_of(likely.begin(), likely.end(), [&](const Booking *b) {
            return b->stay == likely.front()->stay && b->counted == likely.front()->counted;
        });
    if (alike) return likely.front();
    return waits("reservation",
                 ErrorText::tr("the number is ambiguous: it matches several bookings"));
}

Result<const Booking *> PmsStayLookup::bookingOf(const fias::Guest &guest) const
{
    if (known_.groups.empty()) {
        return waits(
            "reservation",
            ErrorText::tr("there is no booking with the number %1").arg(guest.reservation));
    }
    if (known_.groups.size() > 1) {
        return waits(
            "reservation",
            ErrorText::tr("several reservations have the number %1").arg(guest.reservation));
    }
    const auto &group = known_.groups.front();
    if (group.size() == 1) return &group.front();
    const inventory::Room *at = room(guest.room);
    return partFor(group, at ? at->id : RoomId());
}

const Booking *PmsStayLookup::arrivalAmong(const fias::Guest &guest) const
{
    const bool told =
        std::any_of(known_.before.begin(), known_.before.end(), [&](const InboxRow &row) {
            return row.body.contains("|RN" + guest.room.toLatin1() + '|');
        });
    if (told || known_.groups.size() != 1) return nullptr;
    const inventory::Room *at = room(guest.room);
    const auto rank = [&](const Booking &b) {
        return 2 * int(at && poolOf(b.counted) == at->pool)
               + int(guest.departure == b.stay.checkOut());
    };
    const Booking *best = nullptr;
    for (const Booking &b : known_.groups.front()) {
        const bool expected = b.status == BookingStatus::Confirmed && b.stay.contains(today_);
        if (expected && (!best || rank(b) > rank(*best))) best = &b;
    }
    return best;
}

bool PmsStayLookup::has(const Booking &b, RoomId room) const
{
    return std::any_of(known_.rooms.given.begin(), known_.rooms.given.end(), [&](const auto &g) {
        return g.booking == b.id && g.room == room && g.nights.overlaps(Stay(today_ - 1, 2));
    });
}

std::vector<RoomId> PmsStayLookup::roomsTonight(const Booking &b) const
{
    std::vector<RoomId> rooms;
    for (const auto &g : known_.rooms.given) {
        if (g.booking == b.id && g.nights.overlaps(Stay(today_, 1))) rooms.push_back(g.room);
    }
    return rooms;
}

Stay PmsStayLookup::nightsLeft(const Booking &b) const
{
    const Night from = std::max(today_, b.stay.checkIn());
    return {from, std::max(0, b.stay.checkOut() - from)};
}

/// Whether `row` was received after this message, or happened shortly after it although it was
/// received before: a PMS may reorder its records. A larger difference may be the repeated hour in
/// autumn.
bool PmsStayLookup::isLater(const InboxRow &row, const fias::Guest &guest) const
{
    constexpr qint64 kMixedUp = 600;  // seconds
    if (row.received > message_.received) return true;
    if (message_.inResync || !guest.when) return false;
    const auto other = guestIn(pmsMessage(row.body, row.received, false));
    if (!other || !other->when) return false;
    const qint64 days = other->when->date - guest.when->date;
    const qint64 later = days * 86'400 + other->when->seconds - guest.when->seconds;
    return later > 0 && later < kMixedUp;
}

bool PmsStayLookup::isLate(const Booking &b, const fias::Guest &guest) const
{
    return std::any_of(known_.before.begin(), known_.before.end(), [&](const InboxRow &row) {
        if (row.state != InboxState::Understood || !isLater(row, guest)) return false;
        if (b.rooms == 1) return true;
        const auto later = inHouseGuestsBy({row});
        return row.body.contains("|RN" + guest.room.toLatin1() + '|')
               || std::any_of(later.begin(), later.end(),
                              [&](const InHouseGuest &l) { return l.room == guest.room; });
    });
}

BookingId PmsStayLookup::sharedWith(const fias::Guest &guest) const
{
    const inventory::Room *at = room(guest.room);
    if (!guest.shares.value_or(false) || !at) return {};
    for (const auto &g : known_.rooms.given) {
        if (g.room != at->id || !g.nights.overlaps(Stay(today_, 1))) continue;
        for (const storage::BookingRow &row : known_.rooms.bookings) {
            if (row.booking.id == g.booking && row.booking.status == BookingStatus::CheckedIn)
                return g.booking;
        }
    }
    return {};
}

BookingId PmsStayLookup::overdueIn(RoomId room, const Booking &b) const
{
    const auto &occupied = known_.rooms.occupied;
    for (const auto &o : occupied) {
        if (o.room != room || o.booking == b.id) continue;
        const bool inManyRooms =
            std::count_if(occupied.begin(), occupied.end(),
                          [&o](const auto &p) { return p.booking == o.booking; })
            > 1;
        const bool mayHaveLeft =
            inManyRooms
            || std::any_of(known_.rooms.bookings.begin(), known_.rooms.bookings.end(),
                           [&](const storage::BookingRow &row) {
                               return row.booking.id == o.booking
                                      && (row.booking.rooms > 1
                                          || row.booking.stay.checkOut() > today_);
                           });
        if (!mayHaveLeft) return o.booking;
    }
    return {};
}

}  // namespace roomrack::channels
