// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/booking_dialogs/vacant_rooms.h"

#include "booking/readiness.h"
#include "desktop/words/stay_words.h"

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

bool isAmong(const std::vector<RoomId> &rooms, RoomId room)
{
    return std::find(rooms.begin(), rooms.end(), room) != rooms.end();
}

}  // namespace

VacantRooms::VacantRooms(HotelSession &session, QObject *parent)
    : QObject(parent), session_(session)
{
    connect(&session_.changes(), &HotelChanges::holdsChanged, this, &VacantRooms::followHolds);
}

void VacantRooms::begin(const storage::BookingRow &row)
{
    row_ = row;
    known_ = false;
    ask();
}

Stay VacantRooms::nightsLeft() const
{
    const Stay stay = row_.booking.stay;
    const Night from = std::max(stay.checkIn(), session_.businessDate());
    return {from, std::max(1, stay.checkOut() - from)};
}

std::vector<RoomId> VacantRooms::heldByOthers() const
{
    const HotelView &view = session_.view();
    std::vector<RoomId> all;
    for (const auto &[id, rooms] : view.roomsHeld()) {
        const booking::Hold *hold = view.hold(id);
        if (!hold || id.value == row_.booking.id.value || !hold->stay.overlaps(nightsLeft()))
            continue;
        all.insert(all.end(), rooms.begin(), rooms.end());
    }
    return all;
}

/// The rooms of the last answer stay until the next one.
void VacantRooms::ask()
{
    held_ = heldByOthers();
    const quint64 question = ++question_;
    session_.ask(storage::RoomPlanOf{session_.property(), nightsLeft()}, this,
                 [this, question](const Result<storage::RoomPlan> &plan) {
                     if (question != question_ || (known_ && !plan)) return;
                     take(plan.value_or(storage::RoomPlan()));
                     emit changed(std::exchange(known_, true));
                 });
}

/// A hold that ends may have become a booking that has the room.
void VacantRooms::followHolds()
{
    if (heldByOthers() != held_) ask();
}

void VacantRooms::take(const storage::RoomPlan &plan)
{
    taken_ = held_;
    outOfOrder_.clear();
    inside_.clear();
    tonight_.clear();
    const BookingId own = row_.booking.id;
    for (const storage::RoomPlan::Given &given : plan.given) {
        if (!given.booking) outOfOrder_.push_back(given.room);
        if (given.booking != own)
            taken_.push_back(given.room);
        else if (given.nights.contains(session_.businessDate()))
            tonight_.push_back(given.room);
    }
    for (const storage::RoomPlan::Given &given : plan.occupied) {
        if (given.booking == own) continue;
        taken_.push_back(given.room);
        inside_[given.room] = bookingNumber(given.booking);
        const inventory::Room *room = session_.view().catalogue().room(given.room);
        if (room && row_.rooms.contains(room->number)) askWhoIsInside(given.room, given.booking);
    }
}

void VacantRooms::askWhoIsInside(RoomId room, BookingId booking)
{
    session_.ask(storage::OneBooking{session_.property(), booking}, this,
                 [this, room](const Result<storage::BookingRow> &inside) {
                     if (!inside || inside->guest.name.isEmpty()) return;
                     inside_[room] =
                         tr("%1 (%2)", "guest, booking number")
                             .arg(inside->guest.name, bookingNumber(inside->booking.id));
                     if (known_) emit guestNamed();
                 });
}

std::vector<inventory::Room> VacantRooms::of(RoomTypeId id) const
{
    const HotelView &view = session_.view();
    std::vector<inventory::Room> rooms;
    const Stay nights = nightsLeft();
    const inventory::RoomType *type = view.catalogue().roomType(id);
    for (const inventory::Room &room : view.catalogue().rooms) {
        if (type && room.pool == type->pool && room.isInService(nights)
            && !isAmong(taken_, room.id))
            rooms.push_back(room);
    }
    const auto place = [this, &view](const inventory::Room &room) {
        return std::pair(!row_.rooms.contains(room.number),
                         booking::readinessRank(view.housekeeping(room.id)));
    };
    std::stable_sort(rooms.begin(), rooms.end(),
                     [&place](const auto &a, const auto &b) { return place(a) < place(b); });
    return rooms;
}

VacantRooms::Missing VacantRooms::missing(RoomTypeId id) const
{
    Missing all;
    const inventory::Catalogue &catalogue = session_.view().catalogue();
    const inventory::RoomType *type = catalogue.roomType(id);
    for (const inventory::Room &room : catalogue.rooms) {
        if (!type || room.pool != type->pool) continue;
        if (isAmong(outOfOrder_, room.id)) all.outOfOrder << room.number;
        if (isAmong(held_, room.id)) all.held << room.number;
        const auto guest = inside_.find(room.id);
        if (guest == inside_.end()) continue;
        if (row_.rooms.contains(room.number))
            all.own << tr("Room %1 is still occupied: %2 has not checked out.")
                           .arg(room.number, guest->second);
        else
            all.occupied << room.number;
    }
    return all;
}

VacantRooms::Kept VacantRooms::kept(RoomTypeId id) const
{
    Kept kept;
    const inventory::Catalogue &catalogue = session_.view().catalogue();
    const inventory::RoomType *type = catalogue.roomType(id);
    for (const RoomId own : tonight_) {
        const inventory::Room *room = catalogue.room(own);
        if (!type || !room || room->pool != type->pool) continue;
        kept.numbers << room->number;
        kept.occupied = kept.occupied || inside_.count(own) > 0;
    }
    return kept;
}

}  // namespace roomrack::desktop

#include "moc_vacant_rooms.cpp"
