// SPDX-License-Identifier: GPL-3.0-or-later
// A mock channel's data of a property: rooms, prices and restrictions by night as last received,
// and the reservations of its own guests. It sells from this data only, without access to
// Roomrack's, so that both can be compared.
#pragma once

#include "core/clock.h"
#include "core/random.h"
#include "protocols/reservation.h"
#include "sync/row.h"

#include <QtCore/QHash>

#include <map>
#include <optional>
#include <vector>

namespace roomrack::simulator {

/// A bookable product.
struct Offer {
    QString room;  ///< the channel's code
    QString rate;  ///< empty: no price
    friend bool operator==(const Offer &, const Offer &) = default;
};

/// One version of a reservation, to be sent to the hotel.
struct Told {
    QString revision;
    protocols::Reservation reservation;
};

class Shop {
public:
    /// `hotel` is the channel's property id.
    Shop(QString name, QString hotel, std::vector<Offer> offers, Currency currency, Night first,
         int nights);

    const QString &name() const { return name_; }
    const std::vector<Offer> &offers() const { return offers_; }
    Currency currency() const { return currency_; }

    /// Applies an update of the hotel; nights outside the range are ignored. False: unknown code.
    bool setRooms(const QString &room, Night n, int rooms);
    /// For an occupancy; 0: any number of guests.
    bool setPrice(const QString &rate, Night n, qint64 minor, int guests = 0);
    bool setLimits(const QString &rate, Night n, const sync::Limits &limits);
    /// No rooms on any night.
    void sellOut();
    /// Removes the prices of a rate's night.
    void clearPrices(const QString &rate, Night n);
    /// Removes all data of a rate.
    void clearRate(const QString &rate);
    bool knowsRoom(const QString &room) const { return rooms_.contains(room); }
    bool knowsRate(const QString &rate) const { return prices_.contains(rate); }
    bool knowsOffer(const QString &room, const QString &rate) const;
    Night first() const { return first_; }
    Night end() const { return first_ + nights_; }

    /// -1: never received.
    int rooms(const QString &room, Night n) const;
    qint64 price(const QString &rate, Night n, int guests = 0) const;
    sync::Limits limits(const QString &rate, Night n) const;

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
    template <typename T>
    using Rows = QHash<QString, std::vector<T>>;
    bool covers(Night n) const { return n >= first_ && n < first_ + nights_; }
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
    Night first_;
    int nights_;
    Rows<int> rooms_;
    Rows<qint64> prices_, limits_;
    std::map<int, Rows<qint64>> guestPrices_;  ///< by number of guests
    std::map<QString, protocols::Reservation> taken_;
    std::vector<QString> open_;
    qint64 number_ = 0, revision_ = 0;
};

}  // namespace roomrack::simulator
