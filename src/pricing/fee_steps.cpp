// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/fee_steps.h"

#include "pricing/deadline.h"

namespace roomrack::pricing {

std::vector<FeeFrom> feesByDeadline(const CancellationTerms &terms, const QTimeZone &zone,
                                    Stay stay, qint64 total)
{
    std::vector<FeeFrom> fees;
    if (!terms.refundable) return fees;
    qint64 before = 0;
    const auto add = [&](int days, int minute) {
        FeeFrom from{stay.checkIn() - days, QTime(minute / 60, minute % 60), {}, 0};
        from.at = deadlineOf(days, minute, zone, stay);
        from.fee = cancellationFee(terms, zone, stay, total, from.at);
        if (from.fee != before) fees.push_back(from);
        before = from.fee;
    };
    add(terms.freeUntilDays, terms.freeUntilMinute);
    for (const CancellationStep &step : terms.further) add(step.fromDays, step.fromMinute);
    return fees;
}

}  // namespace roomrack::pricing
