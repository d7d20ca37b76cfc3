// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/house.h"

#include <algorithm>

namespace roomrack::simulator {

namespace fias = protocols::fias;

using Kind = HouseDeed::Kind;

namespace {

const QTime kAudit(3, 0);

}  // namespace

House::House(std::vector<HouseRoom> rooms, PmsReservations::Options options, QTimeZone zone)
    : rooms_(std::move(rooms)), zone_(std::move(zone)), told_(std::move(options)), line_(zone_)
{}

Night House::today(Instant now) const
{
    return core::businessDateAt(zone_, kAudit, now);
}

QTime House::timeOfDay(Instant now) const
{
    return now.utc().toTimeZone(zone_).time();
}

const HouseRoom *House::room(const QString &number) const
{
    const auto it = std::find_if(rooms_.begin(), rooms_.end(),
                                 [&](const HouseRoom &r) { return r.number == number; });
    return it == rooms_.end() ? nullptr : &*it;
}

bool House::isIn(const QString &reservation, const QString &room) const
{
    return std::any_of(inHouse().begin(), inHouse().end(), [&](const fias::Guest &g) {
        return g.reservation == reservation && g.room == room;
    });
}

bool House::isFree(const QString &number) const
{
    return room(number) && out_.count(number) == 0
           && std::none_of(inHouse().begin(), inHouse().end(),
                           [&](const fias::Guest &g) { return g.room == number; });
}

int House::missing(const protocols::Reservation &reservation) const
{
    if (left_.count(reservation.id) > 0 || reservation.stays.empty()) return 0;
    if (reservation.status == protocols::ReservationStatus::Cancelled) return 0;
    const auto there = std::count_if(inHouse().begin(), inHouse().end(), [&](const fias::Guest &g) {
        return g.reservation == reservation.id;
    });
    return std::max(0, reservation.stays.front().rooms - int(there));
}

int House::outOfOrder(const QString &type, Night night) const
{
    return int(std::count_if(rooms_.begin(), rooms_.end(), [&](const HouseRoom &r) {
        const auto out = out_.find(r.number);
        return out != out_.end() && night < out->second && !r.types.isEmpty()
               && r.types.front() == type;
    }));
}

std::optional<QByteArray> House::checkIn(const HouseDeed &deed, Instant now)
{
    if (!isFree(deed.room) || left_.count(deed.reservation) > 0) return std::nullopt;
    fias::Guest guest;
    guest.room = deed.room;
    guest.reservation = deed.reservation;
    guest.name = deed.name;
    guest.arrival = deed.since;
    guest.departure = deed.until;
    const auto known = told_.reservations().find(deed.reservation);
    if (known != told_.reservations().end()) {
        const protocols::Reservation &r = known->second;
        if (missing(r) == 0) return std::nullopt;
        if (guest.name.isEmpty() && !r.guests.empty()) guest.name = r.guests.front().surname;
        if (deed.since == Night()) guest.arrival = r.stays.front().stay.checkIn();
        if (deed.until == Night()) guest.departure = r.stays.front().stay.checkOut();
    } else if (deed.since == Night() || deed.until == Night()) {
        return std::nullopt;
    }
    return line_.checkIn(guest, now);
}

std::optional<QByteArray> House::apply(const HouseDeed &deed, Instant now)
{
    const bool there = isIn(deed.reservation, deed.room);
    switch (deed.kind) {
    case Kind::CheckIn: return checkIn(deed, now);
    case Kind::Move:
        if (!there || !isFree(deed.to)) return std::nullopt;
        return line_.move(deed.reservation, deed.room, deed.to, now);
    case Kind::Stay:
        if (!there || deed.until <= today(now)) return std::nullopt;
        return line_.stayUntil(deed.reservation, deed.until, now);
    case Kind::CheckOut:
        if (!there) return std::nullopt;
        left_.insert(deed.reservation);
        return line_.checkOut(deed.reservation, deed.room, now)
               + line_.roomStatus(deed.room, fias::RoomState::DirtyVacant, now);
    case Kind::RoomOut:
        if (!isFree(deed.room) || deed.until <= today(now)) return std::nullopt;
        out_[deed.room] = deed.until;
        return QByteArray();
    case Kind::RoomBack:
        return out_.erase(deed.room) > 0 ? std::optional(QByteArray()) : std::nullopt;
    case Kind::RoomState:
        if (!room(deed.room)) return std::nullopt;
        return line_.roomStatus(deed.room, fias::RoomState(deed.state), now);
    }
    return std::nullopt;
}

void House::followReservations()
{
    line_.leaveAs([this](const QString &reservation) -> std::optional<Night> {
        const auto known = told_.reservations().find(reservation);
        const bool says = known != told_.reservations().end() && !known->second.stays.empty();
        return says ? std::optional(known->second.stays.front().stay.checkOut()) : std::nullopt;
    });
}

}  // namespace roomrack::simulator
