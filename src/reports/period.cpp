// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/period.h"
#include "core/error_values.h"

namespace roomrack::reports {

Stay periodOf(PeriodChoice choice, Night businessDate)
{
    const QDate today = businessDate.date();
    const QDate month(today.year(), today.month(), 1);
    const auto span = [](QDate from, QDate until) {
        return Stay(Night::fromDate(from), static_cast<int>(from.daysTo(until)));
    };
    switch (choice) {
    case PeriodChoice::LastMonth: return span(month.addMonths(-1), month);
    case PeriodChoice::LastTwelveMonths: return span(month.addMonths(-12), month);
    case PeriodChoice::ThisMonth:
    case PeriodChoice::Custom: break;
    }
    return span(month, month.addMonths(1));
}

Result<Stay> customPeriod(Night first, Night last)
{
    if (last < first) {
        return fail(ErrorCode::Invalid, QStringLiteral("to"),
                    ErrorText::tr("must not be before the first night (%1)").arg(errorDate(first)));
    }
    if (last - first >= kMostNights) {
        return fail(ErrorCode::Invalid, QStringLiteral("to"),
                    ErrorText::tr("a report covers at most %1 nights").arg(kMostNights));
    }
    return Stay(first, last - first + 1);
}

}  // namespace roomrack::reports
