// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/sim_guests.h"

#include <algorithm>

namespace roomrack::simulator {

namespace {

constexpr int kLongestStay = 5;
constexpr double kTwoRooms = 0.08;
constexpr int kTries = 8;
constexpr int kMostGuestsADue = 1'000;  ///< caps the backlog after the machine slept

}  // namespace

int SimGuests::due(qint64 passedMicros)
{
    const double minutes = double(std::max<qint64>(0, passedMicros)) / double(60 * kSecond);
    due_ += habits.perMinute * minutes * 2 * random_.real();
    const int guests = std::min(int(due_), kMostGuestsADue);
    due_ -= int(due_);
    return guests;
}

Stay SimGuests::stay(const Shop &shop, Night today)
{
    const int left = std::max(1, shop.end() - today - kLongestStay);
    const Night in = today + random_.below(std::min(habits.nightsAhead, left));
    return Stay(in, random_.between(1, kLongestStay));
}

/// A reservation that arrives tomorrow or later: guests who may be in house do not change theirs.
/// Empty if none is found in a sample.
QString SimGuests::changeable(const Shop &shop, Night today)
{
    const auto &open = shop.open();
    for (int tries = 0; tries < kTries && !open.empty(); ++tries) {
        const QString &id = open[size_t(random_.below(int(open.size())))];
        if (shop.reservations().at(id).stays.front().stay.checkIn() > today) return id;
    }
    return {};
}

MockAction SimGuests::stayRequest(const Shop &shop, Night today)
{
    const Night from = std::max(today, shop.first());
    const double dice = random_.real();
    if (dice < habits.cancels + habits.changes) {
        const QString theirs = changeable(shop, from);
        if (!theirs.isEmpty() && dice < habits.cancels) return GuestCancels{theirs};
        if (!theirs.isEmpty()) return GuestChanges{theirs, stay(shop, from)};
    }
    const auto &offers = shop.offers();
    return GuestBooks{offers[size_t(random_.below(int(offers.size())))], stay(shop, from),
                      random_.chance(kTwoRooms) ? 2 : 1, 2};
}

}  // namespace roomrack::simulator
