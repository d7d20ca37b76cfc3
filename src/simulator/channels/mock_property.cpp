// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/mock_property.h"

#include <algorithm>

namespace roomrack::simulator {

namespace fias = protocols::fias;

using Kind = PmsAction::Kind;

namespace {

const QTime kAudit(3, 0);

}  // namespace

MockProperty::MockProperty(std::vector<PmsRoom> rooms, PmsReservations::Options options,
                           QTimeZone zone)
    : rooms_(std::move(rooms)), zone_(std::move(zone)), told_(std::move(options)), line_(zone_)
{}

Night MockProperty::today(Instant now) const
{
    return core::businessDateAt(zone_, kAudit, now);
}

QTime MockProperty::timeOfDay(Instant now) const
{
    return now.utc().toTimeZone(zone_).time();
}

const PmsRoom *MockProperty::room(const QString &number) const
{
    const auto it = std::find_if(rooms_.begin(), rooms_.end(),
                                 [&](const PmsRoom &r) { return r.number == number; });
    return it == rooms_.end() ? nullptr : &*it;
}

bool MockProperty::isIn(const QString &reservation, const QString &room) const
{
    return std::any_of(inHouse().begin(), inHouse().end(), [&](const fias::Guest &g) {
        return g.reservation == reservation && g.room == room;
    });
}

bool MockProperty::isFree(const QString &number) const
{
    return room(number) && out_.count(number) == 0
           && std::none_of(inHouse().begin(), inHouse().end(),
                           [&](const fias::Guest &g) { return g.room == number; });
}

int MockProperty::missing(const protocols::Reservation &reservation) const
{
    if (left_.count(reservation.id) > 0 || reservation.stays.empty()) return 0;
    if (reservation.status == protocols::ReservationStatus::Cancelled) return 0;
    const auto there = std::count_if(inHouse().begin(), inHouse().end(), [&](const fias::Guest &g) {
        return g.reservation == reservation.id;
    });
    return std::max(0, reservation.stays.front().rooms - int(there));
}

int MockProperty::outOfOrder(const QString &type, Night night) const
{
    return int(std::count_if(rooms_.begin(), rooms_.end(), [&](const PmsRoom &r) {
        const auto out = out_.find(r.number);
        return out != out_.end() && night < out->second && !r.types.isEmpty()
               && r.types.front() == type;
    }));
}

std::optional<QByteArray> MockProperty::checkIn(const PmsAction &mockAction, Instant now)
{
    if (!isFree(mockAction.room) || left_.count(mockAction.reservation) > 0) return std::nullopt;
    fias::Guest guest;
    guest.room = mockAction.room;
    guest.reservation = mockAction.reservation;
    guest.name = mockAction.name;
    guest.arrival = mockAction.since;
    guest.departure = mockAction.until;
    const auto known = told_.reservations().find(mockAction.reservation);
    if (known != told_.reservations().end()) {
        const protocols::Reservation &r = known->second;
        if (missing(r) == 0) return std::nullopt;
        if (guest.name.isEmpty() && !r.guests.empty()) guest.name = r.guests.front().surname;
        if (mockAction.since == Night()) guest.arrival = r.stays.front().stay.checkIn();
        if (mockAction.until == Night()) guest.departure = r.stays.front().stay.checkOut();
    } else if (mockAction.since == Night() || mockAction.until == Night()) {
        return std::nullopt;
    }
    return line_.checkIn(guest, now);
}

std::optional<QByteArray> MockProperty::apply(const PmsAction &mockAction, Instant now)
{
    const bool there = isIn(mockAction.reservation, mockAction.room);
    switch (mockAction.kind) {
    case Kind::CheckIn: return checkIn(mockAction, now);
    case Kind::Move:
        if (!there || !isFree(mockAction.to)) return std::nullopt;
        return line_.move(mockAction.reservation, mockAction.room, mockAction.to, now);
    case Kind::Stay:
        if (!there || mockAction.until <= today(now)) return std::nullopt;
        return line_.stayUntil(mockAction.reservation, mockAction.until, now);
    case Kind::CheckOut:
        if (!there) return std::nullopt;
        left_.insert(mockAction.reservation);
        return line_.checkOut(mockAction.reservation, mockAction.room, now)
               + line_.roomStatus(mockAction.room, fias::RoomState::DirtyVacant, now);
    case Kind::RoomOut:
        if (!isFree(mockAction.room) || mockAction.until <= today(now)) return std::nullopt;
        out_[mockAction.room] = mockAction.until;
        return QByteArray();
    case Kind::RoomBack:
        return out_.erase(mockAction.room) > 0 ? std::optional(QByteArray()) : std::nullopt;
    case Kind::RoomState:
        if (!room(mockAction.room)) return std::nullopt;
        return line_.roomStatus(mockAction.room, fias::RoomState(mockAction.state), now);
    }
    return std::nullopt;
}

void MockProperty::followReservations()
{
    line_.leaveAs([this](const QString &reservation) -> std::optional<Night> {
        const auto known = told_.reservations().find(reservation);
        const bool says = known != told_.reservations().end() && !known->second.stays.empty();
        return says ? std::optional(known->second.stays.front().stay.checkOut()) : std::nullopt;
    });
}

}  // namespace roomrack::simulator
