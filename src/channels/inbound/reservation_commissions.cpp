// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/inbound/reservation_commissions.h"

#include "booking/commission.h"
#include "booking/limits.h"
#include "pricing/tax_amounts.h"

#include <algorithm>

namespace roomrack::channels {

namespace {

/// Others are not believed: the rule of the hotel applies instead.
bool isPossible(qint64 amount)
{
    return amount >= 0 && amount <= booking::kMostMoney;
}

}  // namespace

std::vector<std::optional<qint64>> commissionsOf(const protocols::Reservation &reservation,
                                                 const std::vector<qint64> &prices)
{
    std::vector<std::optional<qint64>> all;
    std::vector<qint64> weights;
    for (size_t i = 0; i < reservation.stays.size(); ++i) {
        const protocols::RoomStay &stay = reservation.stays[i];
        const bool isOwn = stay.commission || stay.commissionPercent;
        all.push_back(stay.commission && isPossible(*stay.commission) ? stay.commission
                                                                      : std::nullopt);
        if (!isOwn) weights.push_back(std::clamp<qint64>(prices[i], 0, booking::kMostMoney));
    }
    const qint64 whole = reservation.commission.value_or(-1);
    if (weights.empty() || !isPossible(whole)) return all;
    auto part = pricing::spreadOver(whole, weights);
    auto next = part.cbegin();
    for (size_t i = 0; i < all.size(); ++i) {
        const protocols::RoomStay &stay = reservation.stays[i];
        if (!stay.commission && !stay.commissionPercent) all[i] = qint64(*next++);
    }
    return all;
}

void tellCommission(const protocols::RoomStay &stay, std::optional<qint64> amount, qint64 total,
                    booking::ToldStay &told)
{
    told.commission = amount;
    const int percent = stay.commissionPercent.value_or(-1);
    if (amount || percent < 0 || percent > 100 || total < 0 || total > booking::kMostMoney) return;
    told.commissionBasisPoints = percent * 100;
    told.commission = booking::shareOf(total, percent * 100);
}

bool hasOtherCommission(const booking::ToldStay &told, std::optional<qint64> commission)
{
    return told.commission && told.commission != commission;
}

}  // namespace roomrack::channels
