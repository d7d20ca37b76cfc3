// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/told_changes.h"

#include "booking/commission.h"

namespace roomrack::booking {

namespace {

/// Of another total by what was agreed, unless its channel tells the commission.
std::optional<qint64> commissionAfter(const Booking &was, const Booking &now)
{
    if (now.total == was.total) return was.commission;
    // Of no total it is the amount as well.
    if (was.toldCommission && was.toldCommission->total == now.total)
        return was.toldCommission->amount;
    return commissionOn(was, now.total);
}

}  // namespace

std::optional<qint64> collectedAfter(const ChangeBooking &c, const Booking &was, qint64 total)
{
    if (!c.always || c.caller.channel != was.channel) return was.channelCollects;
    if (!c.channelCollects.value_or(was.channelCollects.has_value())) return std::nullopt;
    return c.total || !was.channelCollects ? total : was.channelCollects;
}

bool isToldByItsChannel(const ChangeBooking &c, const Booking &was)
{
    return c.told && c.total && c.always && c.caller.channel == was.channel;
}

void takeToldBy(const ChangeBooking &c, const Booking &was, Booking &now)
{
    const bool isTold = isToldByItsChannel(c, was);
    if (isTold && !c.told->isCommissionOnly) {
        now.isAfterTax = c.told->isAfterTax;
        now.childAges = c.told->childAges;
    }
    if (!isTold || !takeToldCommission(*c.told, now)) now.commission = commissionAfter(was, now);
}

void noteCommission(const Booking &was, const Booking &now, qint64 seq, Decision &d)
{
    if (now.commission == was.commission) return;
    d.batch->commissions.push_back({now.property, seq, was.commission, now.commission});
}

}  // namespace roomrack::booking
