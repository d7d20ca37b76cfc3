// SPDX-License-Identifier: GPL-3.0-or-later
// Events of a day and an evening: early departures, arrivals, walks, and learning of show-up rates.
#pragma once

#include "advice/play_state.h"
#include "advice/walk_order.h"

namespace roomrack::advice {

class PlayDays {
public:
    explicit PlayDays(PlayState &state) : s_(state) {}
    void leaveEarly(Night night);
    void evening(Night night);
    /// After the last evening.
    void earn();

private:
    void settleArrivals(Night night);
    void learn(quint32 index, Night arrival);
    std::vector<WalkCandidate> walkable(Night night, bool onlyOverfull) const;
    void walkTonight(Night night, NightPlayed &played);
    int walkAmong(std::vector<WalkCandidate> candidates, int rooms, NightPlayed &played);
    void walk(quint32 index, NightPlayed &played);
    NightPlayed sumUp(Night night, NightPlayed played) const;

    PlayState &s_;
};

}  // namespace roomrack::advice
