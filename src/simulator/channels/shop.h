// SPDX-License-Identifier: GPL-3.0-or-later
// What a mock channel believes of a hotel: rooms, prices and restrictions by night as it was last
// told, and the reservations that its own guests made. It sells from that alone, knowing nothing of
// the hotel, so that two worlds can be compared.
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

/// What guests can book there.
struct Offer {
    QString room;  ///< the channel's code
    QString rate;  ///< empty: without a price
    friend bool operator==(const Offer &, const Offer &) = default;
};

/// One version of a reservation, to be told to the hotel.
struct Told {
    QString revision;
    protocols::Reservation reservation;
};

class Shop {
public:
    /// `hotel` is what the channel calls the property.
    Shop(QString name, QString hotel, std::vector<Offer> offers, Currency currency, Night first,
         int nights);

    const QString &name() const { return name_; }
    const std::vector<Offer> &offers() const { return offers_; }
    Currency currency() const { return currency_; }

    /// What the hotel says; nights outside are left alone. False: there is no such code.
    bool setRooms(const QString &room, Night n, int rooms);
    /// For a number of guests; 0: whatever the number.
    bool setPrice(const QString &rate, Night n, qint64 minor, int guests = 0);
    bool setLimits(const QString &rate, Night n, const sync::Limits &limits);
    /// No rooms on any night.
    void sellOut();
    /// As if no price had been said of a rate's night.
    void clearPrices(const QString &rate, Night n);
    /// As if nothing had ever been said of a rate.
    void clearRate(const QString &rate);
    bool knowsRoom(const QString &room) const { return rooms_.contains(room); }
    bool knowsRate(const QString &rate) const { return prices_.contains(rate); }
    bool knowsOffer(const QString &room, const QString &rate) const;
    Night first() const { return first_; }
    Night end() const { return first_ + nights_; }

    /// -1: never told.
    int rooms(const QString &room, Night n) const;
    qint64 price(const QString &rate, Night n, int guests = 0) const;
    sync::Limits limits(const QString &rate, Night n) const;

    /// A guest books, if there are rooms, a price, and no restriction in the way. The reservation's
    /// rooms are taken from what the channel shows.
    std::optional<Told> book(const Offer &offer, Stay stay, int rooms, int adults, Instant now);
    /// Other nights; none where they are not free.
    std::optional<Told> change(const QString &reservation, Stay stay, Instant now);
    std::optional<Told> cancel(const QString &reservation, Instant now);

    /// What the hotel says of a reservation that was made here. Its rooms are the hotel's to tell.
    /// False: there is none of that number that is not cancelled.
    bool confirmedByHotel(const QString &reservation, const QString &hotelNumber);
    bool changedByHotel(const protocols::Reservation &reservation);
    bool cancelledByHotel(const protocols::Reservation &reservation);

    /// As they stand, by number.
    const std::map<QString, protocols::Reservation> &reservations() const { return taken_; }
    /// Numbers of those that are not cancelled, in the order they were made.
    const std::vector<QString> &open() const { return open_; }

private:
    template <typename T>
    using Rows = QHash<QString, std::vector<T>>;
    bool covers(Night n) const { return n >= first_ && n < first_ + nights_; }
    bool sells(const Offer &offer, Stay stay, int rooms, int adults) const;
    /// What so many adults pay: the price for their number, or else the one for any number.
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
