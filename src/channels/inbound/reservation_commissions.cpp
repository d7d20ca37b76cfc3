// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/inbound/reservation_commissions.h"

#include "booking/commission.h"
#include "booking/limits.h"
#include "pricing/tax_amounts.h"

#include <algorithm>
#include <tuple>

namespace roomrack::channels {

namespace {

constexpr int kWholePrice = 10'000;  ///< basis points

/// Others are not believed: the rule of the hotel applies instead.
bool isPossible(qint64 amount)
{
    return amount >= 0 && amount <= booking::kMostMoney;
}

bool tellsItsOwn(const protocols::RoomStay &stay)
{
    return stay.commission || stay.commissionBasisPoints;
}

/// In an order that does not depend on that of the message: the remainders of rounding would change
/// with it. Stays that are equal here may be exchanged.
std::vector<size_t> stayOrder(const std::vector<protocols::RoomStay> &stays,
                              const std::vector<qint64> &prices)
{
    const auto key = [&](size_t i) {
        const protocols::RoomStay &stay = stays[i];
        std::vector<int> guests;
        for (const protocols::GuestCount &g : stay.guests)
            guests.insert(guests.end(), {int(g.ageClass), g.age, g.count});
        return std::tuple(prices[i], stay.roomTypeCode, stay.ratePlanCode, stay.stay.checkIn(),
                          stay.stay.nights(), stay.rooms, guests);
    };
    std::vector<size_t> order;
    for (size_t i = 0; i < stays.size(); ++i) {
        if (!tellsItsOwn(stays[i])) order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](size_t a, size_t b) { return key(a) < key(b); });
    return order;
}

}  // namespace

std::vector<std::optional<qint64>> commissionsOf(const protocols::Reservation &reservation,
                                                 const std::vector<qint64> &prices)
{
    std::vector<std::optional<qint64>> all;
    for (const protocols::RoomStay &stay : reservation.stays)
        all.push_back(stay.commission && isPossible(*stay.commission) ? stay.commission
                                                                      : std::nullopt);
    const qint64 whole = reservation.commission.value_or(-1);
    const std::vector<size_t> order = stayOrder(reservation.stays, prices);
    if (order.empty() || !isPossible(whole)) return all;
    std::vector<qint64> weights;
    for (const size_t i : order)
        weights.push_back(std::clamp<qint64>(prices[i], 0, booking::kMostMoney));
    const auto parts = pricing::spreadOver(whole, weights);
    for (size_t i = 0; i < order.size(); ++i) all[order[i]] = qint64(parts[i]);
    return all;
}

void tellCommission(const protocols::Reservation &reservation, const protocols::RoomStay &stay,
                    std::optional<qint64> amount, qint64 total, booking::ToldStay &told)
{
    if (amount && isPossible(*amount)) {
        told.commission = amount;
        return;
    }
    const int points =
        stay.commissionBasisPoints.value_or(reservation.commissionBasisPoints.value_or(-1));
    if (points < 0 || points > kWholePrice || total < 0 || total > booking::kMostMoney) return;
    told.commissionBasisPoints = points;
    told.commission = booking::shareOf(total, points);
}

bool hasOtherCommission(const booking::ToldStay &told, std::optional<qint64> commission)
{
    return told.commission && told.commission != commission;
}

}  // namespace roomrack::channels
