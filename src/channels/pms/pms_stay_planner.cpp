// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/pms_stay_planner.h"

#include "booking/rules/room_choice.h"
#include "core/error_values.h"

#include <algorithm>

namespace roomrack::channels {

namespace fias = protocols::fias;

using booking::Booking;
using booking::BookingStatus;
using booking::InboxRow;
using booking::InboxState;

namespace {

/// Whether a hold of its number, or the end of its service, keeps a room from a stay.
bool isKept(const inventory::Room *room, Stay nights, const engine::HotelView &hotel, Instant now)
{
    if (!room || !room->isInService(nights)) return true;
    return std::any_of(hotel.roomsHeld().begin(), hotel.roomsHeld().end(), [&](const auto &one) {
        const booking::Hold *hold = hotel.hold(one.first);
        return hold && now < hold->deadline && hold->stay.overlaps(nights)
               && std::find(one.second.begin(), one.second.end(), room->id) != one.second.end();
    });
}

}  // namespace

// --- check-in ----------------------------------------------------------------------------------

/// The guest in the room gets it. Another booking that has it here has not arrived, or was moved,
/// and the PMS will send its room. It keeps a room that the property state will refuse to the
/// guest.
void PmsStayPlanner::takeFromOthers(const Booking &b, RoomId room, Stay mine)
{
    if (mine.nights() < 1) return;
    const inventory::Room *known = find_.hotel().catalogue().room(room);
    if (isKept(known, mine, find_.hotel(), find_.message().received)) return;
    booking::AssignRooms others{find_.caller(), {}};
    for (const auto &g : find_.known().rooms.given) {
        if (g.room != room || g.booking == b.id || !g.nights.overlaps(mine)) continue;
        const auto taker =
            std::find_if(find_.known().rooms.bookings.begin(), find_.known().rooms.bookings.end(),
                         [&](const auto &row) { return row.booking.id == g.booking; });
        // A room that is out of order, or was used tonight, is left alone: the property state
        // refuses it.
        if (taker == find_.known().rooms.bookings.end() || !isOpen(taker->booking.status)) return;
        const Night from = std::max(g.nights.checkIn(), mine.checkIn());
        const Night to = std::min(g.nights.checkOut(), mine.checkOut());
        others.moves.push_back({g.booking, room, {}, Stay(from, to - from)});
    }
    if (!others.moves.empty()) plan_.commands.emplace_back(std::move(others));
}

void PmsStayPlanner::takeBack(const Booking &b, RoomId room, Stay nights,
                              std::vector<booking::RoomMove> &moves) const
{
    for (const auto &g : find_.known().rooms.given) {
        if (g.booking != b.id || g.room != room || !g.nights.overlaps(nights)) continue;
        const Night from = std::max(g.nights.checkIn(), nights.checkIn());
        const Night to = std::min(g.nights.checkOut(), nights.checkOut());
        moves.push_back({b.id, room, {}, Stay(from, to - from)});
    }
}

void PmsStayPlanner::giveRoom(const Booking &b, const inventory::Room &to, Stay nights,
                              const QString &from)
{
    const std::vector<RoomId> tonight = find_.roomsTonight(b);
    if (std::find(tonight.begin(), tonight.end(), to.id) != tonight.end()) return;
    takeFromOthers(b, to.id, nights);
    booking::AssignRooms give{find_.caller(), {}};
    const auto inHouseGuests = inHouseGuestsBy(find_.known().before);
    const inventory::Room *before = find_.room(from);
    // Of several rooms the one that was left; else one without an arrival.
    for (const inventory::Room &r : find_.hotel().catalogue().rooms) {
        const bool isMine = std::find(tonight.begin(), tonight.end(), r.id) != tonight.end();
        const bool isEmpty =
            std::none_of(inHouseGuests.begin(), inHouseGuests.end(),
                         [&](const InHouseGuest &l) { return l.room == r.number; });
        const bool goes = before ? before->id == r.id : isEmpty;
        if (!isMine || !(b.rooms == 1 || goes)) continue;
        if (std::ssize(tonight) < b.rooms && !before) continue;
        takeBack(b, r.id, nights, give.moves);
        if (b.rooms > 1) break;
    }
    give.moves.push_back({b.id, {}, to.id, nights});
    plan_.commands.emplace_back(std::move(give));
}

/// Two bookings that share a room: it is assigned to the first.
void PmsStayPlanner::checkIn(const Booking &b, const inventory::Room &room, RoomTypeId type,
                             bool shared)
{
    booking::CheckIn c;
    c.caller = find_.caller();
    c.booking = b.id;
    c.version = nextVersion(b);
    c.assigned = type;
    if (b.rooms == 1 && !shared) {
        takeFromOthers(b, room.id, find_.nightsLeft(b));
        c.rooms = {room.id};
    }
    plan_.commands.emplace_back(std::move(c));
    if (b.rooms > 1) giveRoom(b, room, find_.nightsLeft(b), {});
}

/// The guest is in house, so the night audit finds no no-show, but the plan does not say where: not
/// in the room that the desk had planned, and not yet in that of the guest before.
void PmsStayPlanner::checkInWithoutRoom(const Booking &b)
{
    booking::AssignRooms back{find_.caller(), {}};
    if (b.rooms == 1) {
        for (const inventory::Room &r : find_.hotel().catalogue().rooms)
            takeBack(b, r.id, find_.nightsLeft(b), back.moves);
    }
    if (!back.moves.empty()) plan_.commands.emplace_back(std::move(back));
    booking::CheckIn c;
    c.caller = find_.caller();
    c.booking = b.id;
    c.version = nextVersion(b);
    plan_.commands.emplace_back(std::move(c));
}

bool PmsStayPlanner::isTonight(const Booking &b) const
{
    return find_.today() >= b.stay.checkIn() && find_.today() < b.stay.checkOut();
}

/// The guest has arrived, in a room that cannot be assigned: a user must say in which.
void PmsStayPlanner::waitForRoom(const Booking &b, const QString &reason)
{
    if (b.status != BookingStatus::CheckedIn && isTonight(b)) checkInWithoutRoom(b);
    plan_.inbox.state = InboxState::Waiting;
    plan_.inbox.reason = reason;
}

/// Payment is settled on the PMS folio: the total stays as agreed.
void PmsStayPlanner::changeDeparture(const Booking &b, const fias::Guest &guest)
{
    if (!guest.departure || b.rooms != 1 || *guest.departure == b.stay.checkOut()
        || *guest.departure <= std::max(find_.today(), b.stay.checkIn()))
        return;
    booking::ChangeBooking c;
    c.caller = find_.caller();
    c.booking = b.id;
    c.version = nextVersion(b);
    c.stay = Stay(b.stay.checkIn(), *guest.departure - b.stay.checkIn());
    c.total = b.total;
    c.always = true;
    plan_.commands.emplace_back(std::move(c));
}

/// Into a room of another pool, where the guest is not yet: the rooms of this pool are released by
/// the change, that of tonight by the assignment.
void PmsStayPlanner::changeKind(const Booking &b, const inventory::Room &to, RoomTypeId type)
{
    booking::ChangeBooking c;
    c.caller = find_.caller();
    c.booking = b.id;
    c.version = nextVersion(b);
    c.roomType = type;
    c.total = b.total;
    c.always = true;
    plan_.commands.emplace_back(std::move(c));
    takeFromOthers(b, to.id, find_.nightsLeft(b));
    plan_.commands.emplace_back(
        booking::AssignRooms{find_.caller(), {{b.id, {}, to.id, find_.nightsLeft(b)}}});
}

/// Of several bookings of a reservation, a guest who moves has the one with the room before.
Result<const Booking *> PmsStayPlanner::bookingOf(const fias::Guest &guest,
                                                  const QString &from) const
{
    auto found = find_.bookingOf(guest);
    if (found || from.isEmpty()) return found;
    fias::Guest before = guest;
    before.room = from;
    const auto moved = find_.bookingOf(before);
    const inventory::Room *left = find_.room(from);
    return moved && left && find_.has(**moved, left->id) ? moved : found;
}

/// The guest of one of several bookings has arrived, and none fits the room: one of them is in
/// house, so that the night audit finds no no-show; a user must say which, and in which room.
Result<void> PmsStayPlanner::settleOneOf(const fias::Guest &guest, const Error &why)
{
    if (find_.known().groups.size() != 1) return tl::unexpected(why);
    const Error reason = find_.room(guest.room)
                             ? why
                             : Error{ErrorCode::Invalid, booking::roomField(),
                                     ErrorText::tr("room %1 does not exist").arg(guest.room), -1};
    const Booking *likely = find_.arrivalAmong(guest);
    if (!likely) return tl::unexpected(reason);
    waitForRoom(*likely, reason.text());
    return {};
}

Result<void> PmsStayPlanner::arrive(const Booking &b, const inventory::Room &room, RoomTypeId type,
                                    bool shared)
{
    if (!isTonight(b)) {
        return waits("booking",
                     ErrorText::tr("booking %1 is from %2 to %3; the business date is %4")
                         .arg(b.id.value)
                         .arg(errorDate(b.stay.checkIn()), errorDate(b.stay.checkOut()),
                              errorDate(find_.today())));
    }
    if (find_.message().noRoom.isEmpty())
        checkIn(b, room, type, shared);
    else
        waitForRoom(b, find_.message().noRoom);
    return {};
}

Result<void> PmsStayPlanner::settle(const fias::Guest &guest, const QString &from)
{
    const BookingId with = find_.sharedWith(guest);
    if (with && find_.known().groups.empty()) {
        plan_.inbox.state = InboxState::PutAside;
        plan_.inbox.reason = ErrorText::tr("shares a room with booking %1").arg(with.value);
        return {};
    }
    const auto found = bookingOf(guest, from);
    if (!found && from.isEmpty()) return settleOneOf(guest, found.error());
    if (!found) return tl::unexpected(found.error());
    const Booking &b = **found;
    if (find_.isLate(b, guest)) {
        late_ = true;
        return {};
    }
    if (!isOpen(b.status))
        return waits("booking", ErrorText::tr("booking %1 is closed").arg(b.id.value));
    const inventory::Room *to = find_.room(guest.room);
    if (!to) {
        waitForRoom(b, ErrorText::tr("room %1 does not exist").arg(guest.room));
        return {};
    }
    const bool inside = b.status == BookingStatus::CheckedIn;
    const std::vector<RoomId> rooms = find_.roomsTonight(b);
    if (inside && std::find(rooms.begin(), rooms.end(), to->id) != rooms.end()) {
        // Of another type than the booking perhaps: the desk has changed it, and the guest moves
        // later.
        changeDeparture(b, guest);
        return {};
    }
    const auto type = find_.typeIn(*to, b);
    if (!type) {
        waitForRoom(b, type.error().reason);
        return {};
    }
    const bool shared = with && with != b.id;
    const bool there = inside && find_.has(b, to->id);
    if (const BookingId before = shared || there ? BookingId() : find_.overdueIn(to->id, b)) {
        // The record is retried when its check-out arrives.
        if (inside) changeDeparture(b, guest);
        waitForRoom(b, booking::stillOccupied(to->number, before).text());
        return {};
    }
    if (!inside) {
        if (const auto ok = arrive(b, *to, *type, shared); !ok) return ok;
    } else if (isTonight(b) && !shared) {
        if (*type && !there)
            changeKind(b, *to, *type);
        else
            giveRoom(b, *to, *type ? Stay(find_.today(), 1) : find_.nightsLeft(b), from);
    }
    changeDeparture(b, guest);
    return {};
}

// --- check-out ---------------------------------------------------------------------------------

/// Guests of the same booking who are still in house.
std::vector<InHouseGuest> PmsStayPlanner::othersIn(const Booking &b,
                                                   const fias::Guest &leaving) const
{
    std::vector<InboxRow> rows = find_.known().before;
    InboxRow now;
    now.state = InboxState::Understood;
    now.body = find_.message().raw;
    rows.push_back(now);
    std::vector<InHouseGuest> others = inHouseGuestsBy(rows);
    const bool parts = find_.known().groups.front().size() > 1;
    std::erase_if(others, [&](const InHouseGuest &l) {
        const inventory::Room *at = find_.room(l.room);
        return parts && (!at || !find_.has(b, at->id));
    });
    if (b.rooms == 1) return others;
    // Rooms assigned at the front desk that the PMS never named.
    for (const inventory::Room &r : find_.hotel().catalogue().rooms) {
        const bool told = std::any_of(rows.begin(), rows.end(), [&](const InboxRow &row) {
            return row.body.contains("|RN" + r.number.toLatin1() + '|');
        });
        if (r.number != leaving.room && !told && find_.has(b, r.id))
            others.push_back({r.number, {}});
    }
    return others;
}

Result<void> PmsStayPlanner::leave(const fias::Guest &guest)
{
    const auto found = find_.bookingOf(guest);
    if (!found && find_.known().groups.empty()) {
        // Waiting messages about a guest who has arrived and left need no user any more.
        for (InboxRow row : find_.known().before) {
            if (row.state != InboxState::Waiting || row.received > find_.message().received)
                continue;
            row.state = InboxState::PutAside;
            row.reason = ErrorText::tr("the guest has already left");
            plan_.settled.push_back(std::move(row));
        }
        if (!plan_.settled.empty()) {
            plan_.inbox.state = InboxState::PutAside;
            plan_.inbox.reason = ErrorText::tr("the guest has already left");
            return {};
        }
    }
    if (!found) return tl::unexpected(found.error());
    const Booking &b = **found;
    late_ = find_.isLate(b, guest);
    if (late_ || b.status == BookingStatus::CheckedOut) return {};
    if (!isOpen(b.status))
        return waits("booking", ErrorText::tr("booking %1 is closed").arg(b.id.value));
    if (b.status != BookingStatus::CheckedIn) {
        if (b.rooms > 1) {
            return waits(
                "booking",
                ErrorText::tr("the guest of booking %1 has not checked in").arg(b.id.value));
        }
        booking::CheckIn in;
        in.caller = find_.caller();
        in.booking = b.id;
        in.version = nextVersion(b);
        plan_.commands.emplace_back(std::move(in));
    }
    const std::vector<InHouseGuest> others = othersIn(b, guest);
    if (others.empty()) {
        // A guest who leaves on the day of arrival pays for the night, but the room is free again.
        booking::AssignRooms back{find_.caller(), {}};
        if (find_.today() <= b.stay.checkIn() && b.status == BookingStatus::CheckedIn) {
            for (const RoomId id : find_.roomsTonight(b))
                takeBack(b, id, find_.nightsLeft(b), back.moves);
        }
        if (!back.moves.empty()) plan_.commands.emplace_back(std::move(back));
        plan_.commands.emplace_back(
            booking::CheckOut{find_.caller(), b.id, nextVersion(b), find_.today()});
        return {};
    }
    const inventory::Room *at = find_.room(guest.room);
    const bool shared = std::any_of(others.begin(), others.end(),
                                    [&](const InHouseGuest &l) { return l.room == guest.room; });
    booking::AssignRooms back{find_.caller(), {}};
    if (at && !shared) takeBack(b, at->id, find_.nightsLeft(b), back.moves);
    if (!back.moves.empty()) plan_.commands.emplace_back(std::move(back));
    return {};
}

}  // namespace roomrack::channels
