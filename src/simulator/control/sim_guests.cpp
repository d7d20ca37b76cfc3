// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/sim_guests.h"

#include <algorithm>

namespace roomrack::simulator {

namespace {

constexpr int kLongestStay = 5;
constexpr double kTwoRooms = 0.08;
constexpr int kMostADue = 1'000;  ///< nobody makes up for a machine that slept

}  // namespace

int SimGuests::due(qint64 passedMicros)
{
    const double minutes = double(std::max<qint64>(0, passedMicros)) / double(60 * kSecond);
    due_ += habits.perMinute * minutes * 2 * random_.real();
    const int guests = std::min(int(due_), kMostADue);
    due_ -= int(due_);
    return guests;
}

Stay SimGuests::stay(const Shop &shop, Night today)
{
    const int left = std::max(1, shop.end() - today - kLongestStay);
    const Night in = today + random_.below(std::min(habits.nightsAhead, left));
    return Stay(in, random_.between(1, kLongestStay));
}

Deed SimGuests::wish(const Shop &shop, Night today)
{
    const Night from = std::max(today, shop.first());
    const double dice = random_.real();
    const auto &open = shop.open();
    const auto theirs = [&] { return open[size_t(random_.below(int(open.size())))]; };
    if (!open.empty() && dice < habits.cancels) return GuestCancels{theirs()};
    if (!open.empty() && dice < habits.cancels + habits.changes)
        return GuestChanges{theirs(), stay(shop, from)};
    const auto &offers = shop.offers();
    return GuestBooks{offers[size_t(random_.below(int(offers.size())))], stay(shop, from),
                      random_.chance(kTwoRooms) ? 2 : 1, 2};
}

}  // namespace roomrack::simulator
