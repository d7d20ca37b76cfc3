// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/plan_conditions.h"

#include "core/error_values.h"
#include "inventory/catalogue.h"

namespace roomrack::pricing {

namespace {

constexpr quint8 kAllKinds = (2U << quint8(lastOf(inventory::ChannelKind{}))) - 1;

tl::unexpected<Error> invalid(const char *field, QString reason)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), std::move(reason));
}

Result<void> checkDates(const PlanConditions &c, const QString &plan)
{
    if (c.stayFrom && c.stayTo && *c.stayTo < *c.stayFrom) {
        return invalid("dates of stay",
                       ErrorText::tr("%1: the last night must not be before the first (%2)")
                           .arg(plan, errorDate(*c.stayFrom)));
    }
    if (c.saleFrom && c.saleTo && *c.saleTo < *c.saleFrom) {
        return invalid("dates of sale",
                       ErrorText::tr("%1: the last day of sale must not be before the first (%2)")
                           .arg(plan, errorDate(*c.saleFrom)));
    }
    return {};
}

Result<void> checkNights(const PlanConditions &c, const QString &plan)
{
    const auto within = [](int nights) { return nights >= 0 && nights <= kMostConditionNights; };
    if (!within(c.minNights)) {
        return invalid("min LOS", ErrorText::tr("%1: must be between 0 (none) and %2 nights")
                                      .arg(plan)
                                      .arg(kMostConditionNights));
    }
    if (!within(c.maxNights)) {
        return invalid("max LOS", ErrorText::tr("%1: must be between 0 (none) and %2 nights")
                                      .arg(plan)
                                      .arg(kMostConditionNights));
    }
    if (c.maxNights == 0 || c.minNights <= c.maxNights) return {};
    return invalid(
        "max LOS",
        ErrorText::tr("%1: must not be below the min LOS (%2)").arg(plan).arg(c.minNights));
}

Result<void> checkDaysAhead(const PlanConditions &c, const QString &plan)
{
    if (c.minDaysAhead < 0 || c.minDaysAhead > kAnyDaysAhead) {
        return invalid(
            "min days ahead",
            ErrorText::tr("%1: must be between %2 and %3").arg(plan).arg(0).arg(kAnyDaysAhead));
    }
    if (c.maxDaysAhead >= c.minDaysAhead && c.maxDaysAhead <= kAnyDaysAhead) return {};
    return invalid("max days ahead", ErrorText::tr("%1: must be between %2 and %3")
                                         .arg(plan)
                                         .arg(c.minDaysAhead)
                                         .arg(kAnyDaysAhead));
}

Result<void> checkSellers(const PlanConditions &c, const QString &plan)
{
    if (c.channelKinds > kAllKinds || c.channels.size() > size_t(kMostConditionChannels)) {
        return invalid("channel",
                       ErrorText::tr("%1: these are not channels of the hotel").arg(plan));
    }
    for (const ChannelId channel : c.channels) {
        if (channel.value <= 0)
            return invalid("channel", ErrorText::tr("%1: a channel has no ID").arg(plan));
    }
    return {};
}

Result<void> checkCode(const PlanConditions &c, const QString &plan)
{
    if (c.code.size() > kMostCode) {
        return invalid(
            "code", ErrorText::tr("%1: must have at most %2 characters").arg(plan).arg(kMostCode));
    }
    if (!c.code.isEmpty() && c.code.trimmed().isEmpty())
        return invalid("code", ErrorText::tr("%1: must not consist of spaces").arg(plan));
    return {};
}

}  // namespace

Result<void> validate(const PlanConditions &c, const QString &plan)
{
    if (const auto ok = checkDates(c, plan); !ok) return ok;
    if (const auto ok = checkNights(c, plan); !ok) return ok;
    if (const auto ok = checkDaysAhead(c, plan); !ok) return ok;
    if (c.arrivalWeekdays == 0 || c.arrivalWeekdays > kAllWeekdays) {
        return invalid("arrival weekdays",
                       ErrorText::tr("%1: at least one weekday must be selected").arg(plan));
    }
    if (const auto ok = checkSellers(c, plan); !ok) return ok;
    return checkCode(c, plan);
}

}  // namespace roomrack::pricing
