// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/pms_guest_lookup.h"
#include "channels/pms/pms_record_planner.h"

#include <algorithm>

namespace roomrack::channels {

namespace fias = protocols::fias;

using booking::Booking;
using booking::BookingStatus;
using booking::InboxRow;
using booking::InboxState;

namespace {

/// FIAS tells vacant and occupied rooms apart; here that follows from the bookings.
booking::HousekeepingStatus statusIn(fias::RoomState state)
{
    using Status = booking::HousekeepingStatus;
    switch (state) {
    case fias::RoomState::DirtyVacant:
    case fias::RoomState::DirtyOccupied: return Status::Dirty;
    case fias::RoomState::CleanVacant:
    case fias::RoomState::CleanOccupied: return Status::Clean;
    case fias::RoomState::InspectedVacant:
    case fias::RoomState::InspectedOccupied: return Status::Inspected;
    }
    return Status::Clean;
}

}  // namespace

booking::Caller PmsRecordPlanner::caller() const
{
    return {c_.hotel.property().id,
            ActorId{kFirstChannelActor.value + c_.channel.value},
            c_.channel,
            {}};
}

// --- finding the guest and the room ------------------------------------------------------------

const inventory::Room *PmsRecordPlanner::room(const QString &number) const
{
    const auto &rooms = c_.hotel.catalogue().rooms;
    const auto it = std::find_if(rooms.begin(), rooms.end(),
                                 [&](const inventory::Room &r) { return r.number == number; });
    return it == rooms.end() ? nullptr : &*it;
}

PoolId PmsRecordPlanner::poolOf(RoomTypeId type) const
{
    for (const inventory::RoomType &t : c_.hotel.catalogue().roomTypes) {
        if (t.id == type) return t.pool;
    }
    return {};
}

/// The room type of a booking in this room; invalid: its present one.
Result<RoomTypeId> PmsRecordPlanner::typeIn(const inventory::Room &room, const Booking &b) const
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

tl::unexpected<Error> PmsRecordPlanner::unknownNumber(const QString &number) const
{
    return waits("reservation",
                 ErrorText::tr("there is no booking with the number %1").arg(number));
}

/// Of a reservation with several bookings: the one that has the room, or the only one that could
/// get it. If they are alike, the first.
Result<const Booking *> PmsRecordPlanner::partFor(const std::vector<Booking> &group,
                                                  RoomId room) const
{
    const auto &rooms = c_.hotel.catalogue().rooms;
    const auto at =
        std::find_if(rooms.begin(), rooms.end(), [&](const auto &r) { return r.id == room; });
    std::vector<const Booking *> likely;
    for (const Booking &b : group) {
        if (has(b, room)) return &b;
        const bool full =
            b.status == BookingStatus::CheckedIn && std::ssize(roomsTonight(b)) >= b.rooms;
        const bool fits = at != rooms.end() && poolOf(b.counted) == at->pool;
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

Result<const Booking *> PmsRecordPlanner::bookingOf(const fias::Guest &guest) const
{
    if (known_.groups.empty()) return unknownNumber(guest.reservation);
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

bool PmsRecordPlanner::has(const Booking &b, RoomId room) const
{
    return std::any_of(known_.rooms.given.begin(), known_.rooms.given.end(), [&](const auto &g) {
        return g.booking == b.id && g.room == room && g.nights.overlaps(Stay(today_ - 1, 2));
    });
}

std::vector<RoomId> PmsRecordPlanner::roomsTonight(const Booking &b) const
{
    std::vector<RoomId> rooms;
    for (const auto &g : known_.rooms.given) {
        if (g.booking == b.id && g.nights.overlaps(Stay(today_, 1))) rooms.push_back(g.room);
    }
    return rooms;
}

Stay PmsRecordPlanner::nightsLeft(const Booking &b) const
{
    const Night from = std::max(today_, b.stay.checkIn());
    return {from, std::max(0, b.stay.checkOut() - from)};
}

/// Whether `row` was received after this message, or happened shortly after it although it was
/// received before: a PMS may reorder its records. A larger difference may be the repeated hour in
/// autumn.
bool PmsRecordPlanner::isLater(const InboxRow &row, const fias::Guest &guest) const
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

/// Whether something later was already done for this guest: for a booking of one room any message,
/// for several rooms one about the same room.
bool PmsRecordPlanner::isLate(const Booking &b, const fias::Guest &guest) const
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

/// Where the PMS reports room states, its housekeeping counts. A state that arrives after a later
/// one does not.
Result<void> PmsRecordPlanner::status(const fias::RoomStatus &status)
{
    const inventory::Room *at = room(status.room);
    if (!at) return waits("room", ErrorText::tr("room %1 does not exist").arg(status.room));
    const bool late =
        std::any_of(known_.before.begin(), known_.before.end(),
                    [this](const InboxRow &row) { return row.received > message_.received; });
    if (!late) {
        plan_.commands.emplace_back(
            booking::SetHousekeeping{caller(), {at->id}, statusIn(status.state), {}});
    }
    return {};
}

Result<void> PmsRecordPlanner::fill()
{
    if (!message_.read) return tl::unexpected(message_.read.error());
    if (const auto *in = std::get_if<fias::GuestIn>(&*message_.read)) return settle(in->guest, {});
    if (const auto *out = std::get_if<fias::GuestOut>(&*message_.read)) return leave(out->guest);
    if (const auto *c = std::get_if<fias::GuestChange>(&*message_.read))
        return settle(c->guest, c->isMove() ? c->oldRoom : QString());
    if (const auto *re = std::get_if<fias::RoomStatus>(&*message_.read)) return status(*re);
    return {};
}

PmsRecordPlan PmsRecordPlanner::plan()
{
    Night keep = today_;
    for (const auto &group : known_.groups) {
        for (const Booking &b : group) keep = std::max(keep, b.stay.checkOut());
    }
    plan_.inbox = {c_.hotel.property().id,
                   c_.channel,
                   filedUnder(message_),
                   revisionOf(message_),
                   message_.received,
                   InboxState::Understood,
                   keep,
                   {},
                   message_.raw};
    const auto same =
        std::find_if(known_.before.begin(), known_.before.end(),
                     [&](const InboxRow &row) { return row.revision == plan_.inbox.revision; });
    const bool known = same != known_.before.end() && same->state != InboxState::Waiting;
    const bool guest = !message_.inResync && !filedUnder(message_).startsWith(u"RN");
    if (known && guest) {
        plan_.repeated = true;
        return std::move(plan_);
    }
    const auto ok = fill();
    if (late_) {
        plan_.inbox.state = InboxState::PutAside;
        plan_.inbox.reason = ErrorText::tr("superseded by a later message");
    }
    if (!ok) {
        plan_.inbox.state = InboxState::Waiting;
        plan_.inbox.reason = ok.error().text();
        plan_.commands.clear();
    }
    plan_.repeated = known && message_.inResync && ok && plan_.commands.empty();
    return std::move(plan_);
}

PmsRecordPlan planPmsRecord(const PmsMessage &message, const KnownStay &known,
                            const PmsContext &context)
{
    return PmsRecordPlanner(message, known, context).plan();
}

}  // namespace roomrack::channels
