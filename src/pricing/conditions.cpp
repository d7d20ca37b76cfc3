// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/conditions.h"

#include "core/error_values.h"

#include <algorithm>
#include <array>
#include <limits>

namespace roomrack::pricing {

namespace {

bool isWithin(Night first, Night last, std::optional<Night> from, std::optional<Night> to)
{
    return (!from || first >= *from) && (!to || last <= *to);
}

bool maySell(const PlanConditions &c, const inventory::Channel *channel)
{
    if (c.isForAllChannels()) return true;
    if (!channel) return false;
    if (((c.channelKinds >> quint8(channel->kind)) & 1) != 0) return true;
    return std::find(c.channels.begin(), c.channels.end(), channel->id) != c.channels.end();
}

/// Codes are typed by guests: case and surrounding spaces do not matter.
bool isCode(const QString &code, const QString &named)
{
    return code.isEmpty() || code.trimmed().toCaseFolded() == named.trimmed().toCaseFolded();
}

/// Who may buy it comes first.
constexpr std::array kAsked{
    Condition::Channel,      Condition::Code,         Condition::SaleDates,
    Condition::StayDates,    Condition::MinNights,    Condition::MaxNights,
    Condition::MinDaysAhead, Condition::MaxDaysAhead, Condition::ArrivalWeekdays};
static_assert(kAsked.size() == size_t(lastOf(Condition{})) + 1);

bool isMet(Condition condition, const PlanConditions &c, const PlanSale &sale)
{
    const Night arrival = sale.stay.checkIn();
    const int nights = sale.stay.nights();
    switch (condition) {
    case Condition::SaleDates:
        return isWithin(sale.businessDate, sale.businessDate, c.saleFrom, c.saleTo);
    case Condition::StayDates:
        return isWithin(arrival, sale.stay.checkOut() - 1, c.stayFrom, c.stayTo);
    case Condition::MinNights: return nights >= c.minNights;
    case Condition::MaxNights: return c.maxNights <= 0 || nights <= c.maxNights;
    case Condition::MinDaysAhead: return arrival - sale.businessDate >= c.minDaysAhead;
    case Condition::MaxDaysAhead: return arrival - sale.businessDate <= c.maxDaysAhead;
    case Condition::ArrivalWeekdays:
        return ((c.arrivalWeekdays >> (arrival.weekday() - 1)) & 1) != 0;
    case Condition::Channel: return sale.isSold || maySell(c, sale.channel);
    case Condition::Code: return sale.isSold || isCode(c.code, sale.code);
    }
    return true;
}

QString weekdayNames(quint8 weekdays)
{
    QStringList names;
    for (int day = 1; day <= 7; ++day) {
        if (((weekdays >> (day - 1)) & 1) != 0)
            names << errorLocale().standaloneDayName(day, QLocale::ShortFormat);
    }
    return names.join(QStringLiteral(", "));
}

/// "from %2 to %3" with either date open.
QString datesText(std::optional<Night> from, std::optional<Night> to)
{
    if (from && to) return ErrorText::tr("%1 to %2").arg(errorDate(*from), errorDate(*to));
    if (from) return ErrorText::tr("from %1 on").arg(errorDate(*from));
    return to ? ErrorText::tr("until %1").arg(errorDate(*to)) : QString();
}

const char *fieldOf(Condition condition)
{
    switch (condition) {
    case Condition::SaleDates: return "dates of sale";
    case Condition::StayDates: return "dates of stay";
    case Condition::MinNights: return "min LOS";
    case Condition::MaxNights: return "max LOS";
    case Condition::MinDaysAhead: return "min days ahead";
    case Condition::MaxDaysAhead: return "max days ahead";
    case Condition::ArrivalWeekdays: return "arrival weekdays";
    case Condition::Channel: return "channel";
    case Condition::Code: return "code";
    }
    return "rate plan";
}

QString reasonOf(Condition condition, const RatePlan &plan)
{
    const PlanConditions &c = plan.conditions;
    switch (condition) {
    case Condition::SaleDates:
        return ErrorText::tr("%1 is sold only on these dates: %2")
            .arg(plan.name, datesText(c.saleFrom, c.saleTo));
    case Condition::StayDates:
        return ErrorText::tr("%1 is sold only for nights on these dates: %2")
            .arg(plan.name, datesText(c.stayFrom, c.stayTo));
    case Condition::MinNights:
        return ErrorText::tr("%1 requires at least %n night(s)", nullptr, c.minNights)
            .arg(plan.name);
    case Condition::MaxNights:
        return ErrorText::tr("%1 allows at most %n night(s)", nullptr, c.maxNights).arg(plan.name);
    case Condition::MinDaysAhead:
        return ErrorText::tr("%1 must be booked at least %n day(s) before arrival", nullptr,
                             c.minDaysAhead)
            .arg(plan.name);
    case Condition::MaxDaysAhead:
        return ErrorText::tr("%1 can be booked at most %n day(s) before arrival", nullptr,
                             c.maxDaysAhead)
            .arg(plan.name);
    case Condition::ArrivalWeekdays:
        return ErrorText::tr("%1 allows arrivals only on these weekdays: %2")
            .arg(plan.name, weekdayNames(c.arrivalWeekdays));
    case Condition::Channel: return ErrorText::tr("%1 is not sold by this channel").arg(plan.name);
    case Condition::Code:
        return ErrorText::tr("%1 requires the code of a company or promotion").arg(plan.name);
    }
    return {};
}

}  // namespace

bool isOpenTo(const PlanConditions &c, const inventory::Channel *channel, const QString &code)
{
    return maySell(c, channel) && isCode(c.code, code);
}

std::optional<Condition> brokenCondition(const PlanConditions &c, const PlanSale &sale)
{
    for (const Condition condition : kAsked)
        if (!isMet(condition, c, sale)) return condition;
    return std::nullopt;
}

std::vector<Condition> brokenConditions(const PlanConditions &c, const PlanSale &sale)
{
    std::vector<Condition> broken;
    for (const Condition condition : kAsked)
        if (!isMet(condition, c, sale)) broken.push_back(condition);
    return broken;
}

Error errorOf(Condition condition, const RatePlan &plan)
{
    return {ErrorCode::Restricted, QString::fromLatin1(fieldOf(condition)),
            reasonOf(condition, plan), -1};
}

qint64 rounded(qint64 amount, PriceRounding rounding, qint64 scale)
{
    if (amount <= 0 || rounding == PriceRounding::None) return amount;
    qint64 step = scale;
    qint64 ending = 0;
    switch (rounding) {
    case PriceRounding::None:
    case PriceRounding::ToOne: break;
    case PriceRounding::ToFive: step = 5 * scale; break;
    case PriceRounding::ToTen: step = 10 * scale; break;
    case PriceRounding::Ending90: ending = scale < 10 ? 0 : scale / 10 * 9; break;
    case PriceRounding::Ending99: ending = scale < 100 ? 0 : scale / 100 * 99; break;
    }
    if (amount > std::numeric_limits<qint64>::max() - 2 * step) return -1;
    const qint64 least = ending == 0 ? 1 : 0;
    return std::max(least, divideHalfEven(amount - ending, step)) * step + ending;
}

}  // namespace roomrack::pricing
