// SPDX-License-Identifier: GPL-3.0-or-later
// The requests of a day, and whether rooms are available.
#pragma once

#include "advice/play_state.h"
#include "advice/show_counts.h"

namespace roomrack::advice {

class PlayRequests {
public:
    explicit PlayRequests(PlayState &state) : s_(state) {}
    void hear(const Event &event);

private:
    void ask(quint32 index, int form, Night today);
    bool fits(quint32 index, const PastForm &form, Night today) const;
    bool fitsNight(quint32 index, const PastForm &form, Night night, Night today) const;
    ShowCounts showsOf(int pool, Night night, Night today) const;
    double priceOf(int pool, Night night, const PastForm &request) const;

    PlayState &s_;
};

}  // namespace roomrack::advice
