// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/show_rates.h"

#include <algorithm>

namespace roomrack::advice {

namespace {

constexpr int kLastGroupDays = 60;

int endOf(size_t group)
{
    const auto next = group + 1;
    return next < ShowRates::kGroups.size() ? ShowRates::kGroups[next]
                                            : ShowRates::kGroups[group] + kLastGroupDays;
}

}  // namespace

int ShowRates::groupOf(int days)
{
    const auto above = std::upper_bound(kGroups.begin(), kGroups.end(), std::max(0, days));
    return static_cast<int>(above - kGroups.begin()) - 1;
}

void ShowRates::learn(ChannelId channel, int booked, int ended, bool came)
{
    booked = std::max(0, booked);
    // On the day of its cancellation the booking no longer stood; one cancelled on the day it was
    // made counts once.
    const int until = std::clamp(ended + 1, 0, booked);
    Groups &own = channels_[channel];
    for (size_t g = 0; g < kGroups.size(); ++g) {
        const bool last = g + 1 == kGroups.size();
        const int from = std::max(kGroups[g], until);
        const int to = last ? std::max(booked + 1, kGroups[g]) : std::min(endOf(g), booked + 1);
        if (to <= from) continue;
        const double share = std::min(1.0, double(to - from) / (endOf(g) - kGroups[g]));
        for (Seen *seen : {&own[g], &all_[g], &whole_}) {
            seen->seen += share;
            if (came) seen->shows += share;
        }
    }
    ++bookings_;
}

ShowRate ShowRates::drawn(const Seen &seen, double others)
{
    ShowRate rate;
    rate.seen = seen.seen;
    rate.others = others;
    rate.own = seen.seen > 0 ? seen.shows / seen.seen : others;
    rate.chance = (seen.shows + kWeight * others) / (seen.seen + kWeight);
    return rate;
}

ShowRate ShowRates::of(int days) const
{
    return drawn(all_[size_t(groupOf(days))], drawn(whole_, 1.0).chance);
}

ShowRate ShowRates::of(ChannelId channel, int days) const
{
    const ShowRate wider = of(days);
    const auto at = channels_.constFind(channel);
    return drawn(at == channels_.cend() ? Seen{} : (*at)[size_t(groupOf(days))], wider.chance);
}

}  // namespace roomrack::advice
