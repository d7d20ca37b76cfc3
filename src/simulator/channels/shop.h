// SPDX-License-Identifier: GPL-3.0-or-later
// What a mock channel sells of a property, and the reservations of its own guests. It sells from
// the data that it received only, without access to Roomrack's, so that both can be compared.
#pragma once

#include "core/clock.h"
#include "core/random.h"
#include "protocols/reservation.h"
#include "simulator/channels/availability_calendar.h"

#include <optional>

namespace roomrack::simulator {

/// One version of a reservation, to be sent to the hotel.
struct Told {
    QString revision;
    protocols::Reservation reservation;
};

class Shop : public AvailabilityCalendar {
public:
    /// `hotel` is the channel's property id.
    Shop(QString name, QString hotel, std::vector<Offer> offers, Currency currency, Night first,
         int nights);

    const QString &name() const { return name_; }
    const std::vector<Offer> &offers() const { return offers_; }
    Currency currency() const { return currency_; }

    bool knowsOffer(const QString &room, const QString &rate) const;

    /// A guest books, if rooms, a price and the restrictions allow it. The channel's availability
    /// is reduced by the booked rooms.
    std::optional<Told> book(const Offer &offer, Stay stay, int rooms, int adults, Instant now);
    /// Changes the dates; nullopt if the nights are not free.
    std::optional<Told> change(const QString &reservation, Stay stay, Instant now);
    std::optional<Told> cancel(const QString &reservation, Instant now);

    /// Updates from the hotel for a reservation made here. The hotel updates availability itself.
    /// False: no such reservation, or it is cancelled.
    bool confirmedByHotel(const QString &reservation, const QString &hotelNumber);
    bool changedByHotel(const protocols::Reservation &reservation);
    bool cancelledByHotel(const protocols::Reservation &reservation);

    /// Current reservations, by number.
    const std::map<QString, protocols::Reservation> &reservations() const { return taken_; }
    /// Numbers of uncancelled reservations, oldest first.
    const std::vector<QString> &open() const { return open_; }

private:
    bool sells(const Offer &offer, Stay stay, int rooms, int adults) const;
    /// Price for this number of adults: the occupancy's price, otherwise the one for any number.
    qint64 charged(const QString &rate, Night n, int adults) const;
    void take(const QString &room, Stay stay, int rooms);
    protocols::Reservation *stillOpen(const QString &reservation);
    Told tell(protocols::Reservation &reservation, Instant now);
    protocols::RoomStay stayOf(const Offer &offer, Stay stay, int rooms, int adults) const;

    QString name_, hotel_;
    std::vector<Offer> offers_;
    Currency currency_;
    std::map<QString, protocols::Reservation> taken_;
    std::vector<QString> open_;
    qint64 number_ = 0, revision_ = 0;
};

}  // namespace roomrack::simulator
