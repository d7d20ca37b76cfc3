// SPDX-License-Identifier: GPL-3.0-or-later
// Inside replay(): the hotel's state while the past is replayed day by day.
#pragma once

#include "advice/replay.h"
#include "advice/walk_order.h"

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

class Play {
public:
    Play(const Past &past, const inventory::Catalogue &catalogue, const Policy &policy,
         const ReplayOptions &options)
        : past_(past), catalogue_(catalogue), policy_(policy), options_(options)
    {}

    Result<void> prepare();
    Result<ReplayResult> run(const Watch &watch);

private:
    void prepareRooms();
    void prepareBooking(quint32 index, const QTimeZone &zone);
    void hear(const Event &event);
    void ask(quint32 index, int form, Night today);
    bool fits(quint32 index, const PastForm &form, Night today) const;
    bool fitsNight(quint32 index, const PastForm &form, Night night, Night today) const;
    ShowCounts showsOf(int pool, Night night, Night today) const;
    double priceOf(int pool, Night night, const PastForm &request) const;
    void put(quint32 index, int sign);

    // Day by day (play_days.cpp)
    void leaveEarly(Night night);
    void evening(Night night);
    void settleArrivals(Night night);
    void learn(quint32 index, Night arrival);
    std::vector<WalkCandidate> walkable(Night night, bool onlyOverfull) const;
    int beyond(Night night) const;
    int overfull(int pool, Night night) const;
    void walkTonight(Night night, NightPlayed &played);
    int walkAmong(std::vector<WalkCandidate> candidates, int rooms, NightPlayed &played);
    void walk(quint32 index, NightPlayed &played);
    void earn();
    NightPlayed sumUp(Night night, NightPlayed played) const;

    const PastForm &formOf(quint32 i) const
    {
        return past_.bookings[i].forms[size_t(guests_[i].form)];
    }
    int poolOf(quint32 i) const { return poolOfType_[size_t(guests_[i].type)]; }
    size_t cell(int row, Night n) const
    {
        return size_t(row) * size_t(nights_) + size_t(n - first_);
    }

    const Past &past_;
    const inventory::Catalogue &catalogue_;
    const Policy &policy_;
    const ReplayOptions &options_;
    Night first_;
    Night end_;  ///< one past the last night: the business date
    int nights_ = 0;
    std::vector<int> rooms_, caps_, poolOfType_;
    std::vector<Guest> guests_;
    std::vector<Night> madeOn_, endedOn_;  ///< by booking
    std::vector<Event> events_;
    std::vector<int> poolSold_, typeSold_;          ///< by cell
    std::vector<std::vector<quint32>> onBooks_;     ///< by the pool's cell
    std::vector<std::vector<quint32>> arrivals_;    ///< by night of arrival
    std::vector<std::vector<quint32>> departures_;  ///< early departures, by day
    ShowRates rates_;
    ReplayResult result_;
};

}  // namespace roomrack::advice
