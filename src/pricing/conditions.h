// SPDX-License-Identifier: GPL-3.0-or-later
// Decides whether a rate plan is sold for a stay. Every entry point asks it through
// booking/rules/selling_rules.h; the API asks it for what it offers.
#pragma once

#include "core/stay.h"
#include "inventory/catalogue.h"
#include "pricing/rates.h"

#include <vector>

namespace roomrack::pricing {

enum class Condition : quint8 {
    SaleDates,
    StayDates,
    MinNights,
    MaxNights,
    MinDaysAhead,
    MaxDaysAhead,
    ArrivalWeekdays,
    Channel,
    Code
};
constexpr Condition lastOf(Condition)
{
    return Condition::Code;
}

/// A sale on a rate plan, as far as its conditions depend on it.
struct PlanSale {
    Stay stay;
    Night businessDate;
    const inventory::Channel *channel = nullptr;  ///< null: sells what all channels sell
    QString code{};                               ///< that the guest named
    bool isSold = false;  ///< a booking on the plan changes: its channel and code are not asked
};

/// The first condition that the sale does not meet; none: all are met.
std::optional<Condition> brokenCondition(const PlanConditions &conditions, const PlanSale &sale);
/// All of them, in the same order.
std::vector<Condition> brokenConditions(const PlanConditions &conditions, const PlanSale &sale);
/// Whether the channel may sell the plan and the code is the plan's; as part of the above. A plan
/// for which this is false is not shown to the caller.
bool isOpenTo(const PlanConditions &conditions, const inventory::Channel *channel,
              const QString &code);

/// The refusal: ErrorCode::Restricted, the field names the condition, the reason says what would be
/// sold.
Error errorOf(Condition condition, const RatePlan &plan);

/// The amount to the nearest multiple or ending, in a currency with `scale` minor units to the
/// unit (Currency::scale()); ties go to the even multiple. An ending of .90 or .99 follows a whole
/// number; currencies without decimals have none and are rounded to one. Zero remains zero, a
/// positive amount remains positive. -1: the result overflows.
qint64 rounded(qint64 amount, PriceRounding rounding, qint64 scale);

}  // namespace roomrack::pricing
