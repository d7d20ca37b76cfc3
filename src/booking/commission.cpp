// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/commission.h"

#include "booking/limits.h"
#include "pricing/tax_amounts.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

constexpr qint32 kWhole = 10'000;  ///< basis points

}  // namespace

qint64 shareOf(qint64 amount, qint32 basisPoints)
{
    return qint64(pricing::halfEven(pricing::WideAmount(amount) * basisPoints, kWhole));
}

std::optional<qint64> commissionOn(const Booking &b, qint64 amount)
{
    if (!b.commission) return std::nullopt;
    if (b.commissionBasisPoints != kToldAmount) return shareOf(amount, b.commissionBasisPoints);
    const ToldCommission told = b.toldCommission.value_or(ToldCommission{*b.commission, b.total});
    if (told.total <= 0) return amount > 0 ? told.amount : 0;
    const auto part = pricing::halfEven(pricing::WideAmount(told.amount) * amount, told.total);
    return qint64(std::min<pricing::WideAmount>(part, kMostMoney));
}

std::optional<qint64> commissionOwed(const Booking &b, qint64 fee)
{
    switch (b.status) {
    case BookingStatus::Cancelled:
    case BookingStatus::NoShow: return commissionOn(b, fee);
    case BookingStatus::Walked:
    case BookingStatus::Failed: return b.commission ? std::optional<qint64>(0) : std::nullopt;
    default: return b.commission;
    }
}

bool takeToldCommission(const ToldStay &told, Booking &b)
{
    if (!told.commission || *told.commission < 0 || *told.commission > kMostMoney) return false;
    b.commission = told.commission;
    b.commissionBasisPoints = told.commissionBasisPoints.value_or(kToldAmount);
    if (b.commissionBasisPoints < 0 || b.commissionBasisPoints > kWhole)
        b.commissionBasisPoints = kToldAmount;
    b.toldCommission.reset();
    if (b.commissionBasisPoints == kToldAmount)
        b.toldCommission = ToldCommission{*told.commission, b.total};
    return true;
}

}  // namespace roomrack::booking
