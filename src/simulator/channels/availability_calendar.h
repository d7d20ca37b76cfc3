// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms, prices and restrictions by night, as a mock channel received them last.
#pragma once

#include "sync/row.h"

#include <QtCore/QHash>

#include <map>
#include <vector>

namespace roomrack::simulator {

/// A bookable product.
struct Offer {
    QString room;  ///< the channel's code
    QString rate;  ///< empty: no price
    friend bool operator==(const Offer &, const Offer &) = default;
};

class AvailabilityCalendar {
public:
    AvailabilityCalendar(const std::vector<Offer> &offers, Night first, int nights);

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
    bool knowsRate(const QString &rate) const { return limits_.contains(rate); }
    Night first() const { return first_; }
    Night end() const { return first_ + nights_; }

    /// -1: never received.
    int rooms(const QString &room, Night n) const;
    qint64 price(const QString &rate, Night n, int guests = 0) const;
    sync::Limits limits(const QString &rate, Night n) const;

private:
    template <typename T>
    using Rows = QHash<QString, std::vector<T>>;
    template <typename T>
    bool put(Rows<T> &rows, const QString &code, Night n, T value) const;
    template <typename T>
    T get(const Rows<T> &rows, const QString &code, Night n, T otherwise) const;

    Night first_;
    int nights_;
    Rows<int> rooms_;
    Rows<sync::Limits> limits_;
    std::map<int, Rows<qint64>> prices_;  ///< by number of guests
};

}  // namespace roomrack::simulator
