// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/shop.h"

#include <algorithm>

namespace roomrack::simulator {

using protocols::ReservationStatus;

Shop::Shop(QString name, QString hotel, std::vector<Offer> offers, Currency currency, Night first,
           int nights)
    : AvailabilityCalendar(offers, first, nights), name_(std::move(name)), hotel_(std::move(hotel)),
      offers_(std::move(offers)), currency_(currency)
{}

bool Shop::knowsOffer(const QString &room, const QString &rate) const
{
    return std::any_of(offers_.begin(), offers_.end(),
                       [&](const Offer &o) { return o.room == room && o.rate == rate; });
}

qint64 Shop::charged(const QString &rate, Night n, int adults) const
{
    const qint64 own = price(rate, n, adults);
    return own >= 0 ? own : price(rate, n);
}

bool Shop::sells(const Offer &offer, Stay stay, int count, int adults) const
{
    if (!offer.rate.isEmpty()) {
        const sync::Limits in = limits(offer.rate, stay.checkIn());
        if (in.closedToArrival || limits(offer.rate, stay.checkOut()).closedToDeparture)
            return false;
        if (stay.nights() < in.minStay || (in.maxStay > 0 && stay.nights() > in.maxStay))
            return false;
    }
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
        if (rooms(offer.room, n) < count) return false;
        if (offer.rate.isEmpty()) continue;
        const sync::Limits night = limits(offer.rate, n);
        if (charged(offer.rate, n, adults) < 0 || night.stopSell) return false;
        if (stay.nights() < night.minStayThrough) return false;
    }
    return true;
}

void Shop::take(const QString &room, Stay stay, int count)
{
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
        const int left = rooms(room, n);
        if (left >= 0) setRooms(room, n, std::max(0, left - count));
    }
}

protocols::RoomStay Shop::stayOf(const Offer &offer, Stay stay, int count, int adults) const
{
    protocols::RoomStay s;
    s.roomTypeCode = offer.room;
    s.ratePlanCode = offer.rate;
    s.stay = stay;
    s.rooms = count;
    s.guests = {{protocols::AgeClass::Adult, adults, -1}};
    qint64 total = 0;
    for (Night n = stay.checkIn(); n < stay.checkOut() && !offer.rate.isEmpty(); ++n) {
        const qint64 night = charged(offer.rate, n, adults);
        s.rates.push_back({n, {night, std::nullopt}});
        total += night * count;
    }
    if (!offer.rate.isEmpty()) s.total.afterTax = total;
    return s;
}

/// A new version with the reservation's current state.
Told Shop::tell(protocols::Reservation &r, Instant now)
{
    r.modified = now;
    r.revision = QStringLiteral("%1-%2").arg(name_).arg(++revision_);
    return {r.revision, r};
}

std::optional<Told> Shop::book(const Offer &offer, Stay stay, int count, int adults, Instant now)
{
    if (!sells(offer, stay, count, adults)) return std::nullopt;
    protocols::Reservation r;
    r.id = QStringLiteral("%1%2").arg(name_).arg(++number_, 6, 10, QLatin1Char('0'));
    r.hotelCode = hotel_;
    r.created = now;
    r.currency = currency_;
    r.stays = {stayOf(offer, stay, count, adults)};
    r.total = r.stays.front().total;
    protocols::Person guest;
    guest.givenName = QStringLiteral("Guest");
    guest.surname = r.id;
    guest.email = r.id.toLower() + QStringLiteral("@example.org");
    r.guests = {guest};
    take(offer.room, stay, count);
    protocols::Reservation &kept = taken_.insert_or_assign(r.id, r).first->second;
    open_.push_back(r.id);
    return tell(kept, now);
}

protocols::Reservation *Shop::stillOpen(const QString &reservation)
{
    const auto it = taken_.find(reservation);
    const bool open = it != taken_.end() && it->second.status != ReservationStatus::Cancelled;
    return open ? &it->second : nullptr;
}

std::optional<Told> Shop::change(const QString &reservation, Stay stay, Instant now)
{
    protocols::Reservation *r = stillOpen(reservation);
    if (!r) return std::nullopt;
    const protocols::RoomStay before = r->stays.front();
    const Offer offer{before.roomTypeCode, before.ratePlanCode};
    take(offer.room, before.stay, -before.rooms);
    if (!sells(offer, stay, before.rooms, before.guests.front().count)) {
        take(offer.room, before.stay, before.rooms);
        return std::nullopt;
    }
    take(offer.room, stay, before.rooms);
    r->stays = {stayOf(offer, stay, before.rooms, before.guests.front().count)};
    r->total = r->stays.front().total;
    r->status = ReservationStatus::Modified;
    return tell(*r, now);
}

std::optional<Told> Shop::cancel(const QString &reservation, Instant now)
{
    protocols::Reservation *r = stillOpen(reservation);
    if (!r) return std::nullopt;
    take(r->stays.front().roomTypeCode, r->stays.front().stay, -r->stays.front().rooms);
    r->status = ReservationStatus::Cancelled;
    std::erase(open_, reservation);
    return tell(*r, now);
}

bool Shop::confirmedByHotel(const QString &reservation, const QString &hotelNumber)
{
    protocols::Reservation *r = stillOpen(reservation);
    if (r) r->hotelId = hotelNumber;
    return r;
}

bool Shop::changedByHotel(const protocols::Reservation &said)
{
    protocols::Reservation *r = stillOpen(said.id);
    if (!r) return false;
    r->stays = said.stays;
    r->total = said.total;
    if (said.currency) r->currency = said.currency;
    r->hotelId = said.hotelId;
    r->status = ReservationStatus::Modified;
    return true;
}

bool Shop::cancelledByHotel(const protocols::Reservation &said)
{
    protocols::Reservation *r = stillOpen(said.id);
    if (!r) return false;
    r->status = ReservationStatus::Cancelled;
    r->cancellationId = said.cancellationId;
    r->hotelId = said.hotelId;
    std::erase(open_, said.id);
    return true;
}

}  // namespace roomrack::simulator
