// SPDX-License-Identifier: GPL-3.0-or-later
// Inside replay(): the hotel's state while the past is replayed day by day.
#pragma once

#include "advice/replay.h"

#include <QtCore/QTimeZone>

namespace roomrack::advice {

enum class What : quint8 { Asks, Changes, Ends };

struct Event {
    Instant at;
    Night day;
    quint32 booking = 0;
    quint16 form = 0;
    What what{};
};

/// A booking during the replay.
struct Guest {
    int type = -1;  ///< index of the type where it counts
    int form = -1;  ///< granted form; -1: none yet
    bool stands = false;
    bool arrived = false;
    bool left = false;  ///< left before the booked departure
    bool learned = false;
};

struct PlayState {
    Result<void> prepare();
    /// Adds the granted form to the counts (+1) or removes it (-1).
    void put(quint32 index, int sign);

    const PastForm &formOf(quint32 i) const
    {
        return past.bookings[i].forms[size_t(guests[i].form)];
    }
    int poolOf(quint32 i) const { return poolOfType[size_t(guests[i].type)]; }
    size_t cell(int row, Night n) const { return size_t(row) * size_t(nights) + size_t(n - first); }
    /// Rooms sold beyond those of the pool.
    int overfull(int pool, Night night) const;
    /// Rooms needed beyond the hotel's rooms, or beyond those of single pools where guests are not
    /// moved between pools.
    int beyond(Night night) const;

    const Past &past;
    const inventory::Catalogue &catalogue;
    const Policy &policy;
    const ReplayOptions &options;
    Night first{};
    Night end{};  ///< one past the last night: the business date
    int nights = 0;
    std::vector<int> rooms{}, caps{}, poolOfType{};
    std::vector<Guest> guests{};
    std::vector<Night> madeOn{}, endedOn{};  ///< by booking
    std::vector<Event> events{};
    std::vector<int> poolSold{}, typeSold{};         ///< by cell
    std::vector<std::vector<quint32>> onBooks{};     ///< by the pool's cell
    std::vector<std::vector<quint32>> arrivals{};    ///< by night of arrival
    std::vector<std::vector<quint32>> departures{};  ///< early departures, by day
    ShowRates rates{};
    ReplayResult result{};

private:
    void prepareRooms();
    void prepareBooking(quint32 index, const QTimeZone &zone);
};

}  // namespace roomrack::advice
