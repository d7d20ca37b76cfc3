// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/shop.h"

#include <algorithm>

namespace roomrack::simulator {

using protocols::ReservationStatus;

Shop::Shop(QString name, QString hotel, std::vector<Offer> offers, Currency currency, Night first,
           int nights)
    : name_(std::move(name)), hotel_(std::move(hotel)), offers_(std::move(offers)),
      currency_(currency), first_(first), nights_(nights)
{
    for (const Offer &offer : offers_) {
        rooms_[offer.room].assign(size_t(nights), -1);
        if (offer.rate.isEmpty()) continue;
        prices_[offer.rate].assign(size_t(nights), -1);
        limits_[offer.rate].assign(size_t(nights), 0);
    }
}

namespace {

template <typename Rows, typename Value>
bool put(Rows &rows, const QString &code, bool covered, Night n, Night first, Value value)
{
    const auto it = rows.find(code);
    if (it == rows.end()) return false;
    if (covered) (*it)[size_t(n - first)] = value;
    return true;
}

}  // namespace

bool Shop::setRooms(const QString &room, Night n, int rooms)
{
    return put(rooms_, room, covers(n), n, first_, rooms);
}

bool Shop::setPrice(const QString &rate, Night n, qint64 minor, int guests)
{
    if (guests == 0) return put(prices_, rate, covers(n), n, first_, minor);
    if (!knowsRate(rate)) return false;
    std::vector<qint64> &row = guestPrices_[guests][rate];
    if (row.empty()) row.assign(size_t(nights_), -1);
    return put(guestPrices_[guests], rate, covers(n), n, first_, minor);
}

bool Shop::knowsOffer(const QString &room, const QString &rate) const
{
    return std::any_of(offers_.begin(), offers_.end(),
                       [&](const Offer &o) { return o.room == room && o.rate == rate; });
}

bool Shop::setLimits(const QString &rate, Night n, const sync::Limits &limits)
{
    return put(limits_, rate, covers(n), n, first_, limits.packed());
}

void Shop::sellOut()
{
    for (std::vector<int> &row : rooms_) std::fill(row.begin(), row.end(), 0);
}

void Shop::clearPrices(const QString &rate, Night n)
{
    setPrice(rate, n, -1);
    for (auto &[guests, rows] : guestPrices_) put(rows, rate, covers(n), n, first_, -1);
}

void Shop::clearRate(const QString &rate)
{
    for (Night n = first(); n < end(); ++n) {
        clearPrices(rate, n);
        setLimits(rate, n, {});
    }
}

int Shop::rooms(const QString &room, Night n) const
{
    const auto it = rooms_.constFind(room);
    return it == rooms_.cend() || !covers(n) ? -1 : (*it)[size_t(n - first_)];
}

qint64 Shop::price(const QString &rate, Night n, int guests) const
{
    const auto known = guestPrices_.find(guests);
    if (guests != 0 && known == guestPrices_.end()) return -1;
    const Rows<qint64> &prices = guests == 0 ? prices_ : known->second;
    const auto it = prices.constFind(rate);
    return it == prices.cend() || !covers(n) ? -1 : (*it)[size_t(n - first_)];
}

qint64 Shop::charged(const QString &rate, Night n, int adults) const
{
    const qint64 own = price(rate, n, adults);
    return own >= 0 ? own : price(rate, n);
}

sync::Limits Shop::limits(const QString &rate, Night n) const
{
    const auto it = limits_.constFind(rate);
    return it == limits_.cend() || !covers(n) ? sync::Limits()
                                              : sync::Limits::unpacked((*it)[size_t(n - first_)]);
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

std::optional<Told> Shop::change(const QString &reservation, Stay stay, Instant now)
{
    const auto it = taken_.find(reservation);
    if (it == taken_.end() || it->second.status == ReservationStatus::Cancelled)
        return std::nullopt;
    protocols::Reservation &r = it->second;
    const protocols::RoomStay before = r.stays.front();
    const Offer offer{before.roomTypeCode, before.ratePlanCode};
    take(offer.room, before.stay, -before.rooms);
    if (!sells(offer, stay, before.rooms, before.guests.front().count)) {
        take(offer.room, before.stay, before.rooms);
        return std::nullopt;
    }
    take(offer.room, stay, before.rooms);
    r.stays = {stayOf(offer, stay, before.rooms, before.guests.front().count)};
    r.total = r.stays.front().total;
    r.status = ReservationStatus::Modified;
    return tell(r, now);
}

std::optional<Told> Shop::cancel(const QString &reservation, Instant now)
{
    const auto it = taken_.find(reservation);
    if (it == taken_.end() || it->second.status == ReservationStatus::Cancelled)
        return std::nullopt;
    protocols::Reservation &r = it->second;
    take(r.stays.front().roomTypeCode, r.stays.front().stay, -r.stays.front().rooms);
    r.status = ReservationStatus::Cancelled;
    std::erase(open_, reservation);
    return tell(r, now);
}

protocols::Reservation *Shop::stillOpen(const QString &reservation)
{
    const auto it = taken_.find(reservation);
    const bool open = it != taken_.end() && it->second.status != ReservationStatus::Cancelled;
    return open ? &it->second : nullptr;
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
