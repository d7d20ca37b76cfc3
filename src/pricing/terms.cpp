// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/terms.h"

#include "pricing/deadline.h"
#include "pricing/scaled.h"

#include <algorithm>

namespace roomrack::pricing {

namespace {

qint64 amountOf(const CancellationFee &fee, Stay stay, qint64 total)
{
    const qint64 percent = scaled(total, fee.percent, 100);
    const qint64 nights = scaled(total, std::clamp(fee.nights, 0, stay.nights()), stay.nights());
    return std::clamp<qint64>(std::max(percent, nights), 0, total);
}

}  // namespace

qint64 cancellationFee(const CancellationTerms &terms, const QTimeZone &zone, Stay stay,
                       qint64 total, Instant at)
{
    if (total <= 0 || stay.nights() < 1) return 0;
    if (!terms.refundable) return total;
    if (at < deadlineOf(terms.freeUntilDays, terms.freeUntilMinute, zone, stay)) return 0;
    CancellationFee fee{terms.feePercent, terms.feeNights};
    for (const CancellationStep &step : terms.further) {
        if (at < deadlineOf(step.fromDays, step.fromMinute, zone, stay)) break;
        fee = step.fee;
    }
    return amountOf(fee, stay, total);
}

qint64 noShowFee(const CancellationTerms &terms, const QTimeZone &zone, Stay stay, qint64 total,
                 Instant at)
{
    if (total <= 0 || stay.nights() < 1) return 0;
    if (!terms.noShow || !terms.refundable) return cancellationFee(terms, zone, stay, total, at);
    return amountOf(*terms.noShow, stay, total);
}

qint64 prepaidPart(Prepayment prepayment, int percent, Stay stay, qint64 total)
{
    if (total <= 0 || stay.nights() < 1) return 0;
    switch (prepayment) {
    case Prepayment::None: return 0;
    case Prepayment::All: return total;
    case Prepayment::FirstNight: return amountOf({0, 1}, stay, total);
    case Prepayment::Percent: return amountOf({percent, 0}, stay, total);
    }
    return total;
}

}  // namespace roomrack::pricing
