// SPDX-License-Identifier: GPL-3.0-or-later
// Every condition of a rate plan, set so that a given sale does not meet it. All that sells, or is
// told of sales, is tested with these cases; a condition without a case does not compile.
#pragma once

#include "inventory/catalogue.h"
#include "pricing/conditions.h"

#include <QTest>

#include <algorithm>
#include <iterator>

namespace roomrack::tests {

/// The arrival is after today.
struct ConditionedSale {
    Night today;
    Stay stay;
    inventory::ChannelKind seller = inventory::ChannelKind::Desk;

    int daysAhead() const { return stay.checkIn() - today; }
    quint8 weekday() const { return quint8(1U << (stay.checkIn().weekday() - 1)); }
    quint8 sellers() const { return quint8(1U << quint8(seller)); }
};

struct ConditionCase {
    const char *name;
    pricing::Condition condition;
    const char *field;   ///< of the refusal
    const char *reason;  ///< a part of it
    void (*set)(pricing::PlanConditions &, const ConditionedSale &);

    /// Whether it is about the seller or the guest: of a booking that changes they stay the same.
    constexpr bool isOfTheSource() const
    {
        return condition == pricing::Condition::Channel || condition == pricing::Condition::Code;
    }
};

inline constexpr ConditionCase kConditionCases[] = {
    {"sale begins later", pricing::Condition::SaleDates, "dates of sale", "sold only on",
     [](auto &c, const auto &sale) { c.saleFrom = sale.today + 1; }},
    {"sale is over", pricing::Condition::SaleDates, "dates of sale", "sold only on",
     [](auto &c, const auto &sale) { c.saleTo = sale.today - 1; }},
    {"stay begins later", pricing::Condition::StayDates, "dates of stay", "only for nights on",
     [](auto &c, const auto &sale) { c.stayFrom = sale.stay.checkIn() + 1; }},
    {"stay ends earlier", pricing::Condition::StayDates, "dates of stay", "only for nights on",
     [](auto &c, const auto &sale) { c.stayTo = sale.stay.checkOut() - 2; }},
    {"longer", pricing::Condition::MinNights, "min LOS", "requires at least",
     [](auto &c, const auto &sale) { c.minNights = sale.stay.nights() + 1; }},
    {"shorter", pricing::Condition::MaxNights, "max LOS", "allows at most",
     [](auto &c, const auto &sale) { c.maxNights = sale.stay.nights() - 1; }},
    {"earlier", pricing::Condition::MinDaysAhead, "min days ahead", "booked at least",
     [](auto &c, const auto &sale) { c.minDaysAhead = sale.daysAhead() + 1; }},
    {"later", pricing::Condition::MaxDaysAhead, "max days ahead", "booked at most",
     [](auto &c, const auto &sale) { c.maxDaysAhead = sale.daysAhead() - 1; }},
    {"weekday", pricing::Condition::ArrivalWeekdays, "arrival weekdays", "only on these weekdays",
     [](auto &c, const auto &sale) {
         c.arrivalWeekdays = quint8(pricing::kAllWeekdays & ~sale.weekday());
     }},
    {"channel", pricing::Condition::Channel, "channel", "not sold by this channel",
     [](auto &c, const auto &sale) {
         using Kind = inventory::ChannelKind;
         c.channelKinds =
             quint8(1U << quint8(sale.seller == Kind::Gds ? Kind::Website : Kind::Gds));
     }},
    {"code", pricing::Condition::Code, "code", "requires the code",
     [](auto &c, const auto &) { c.code = QStringLiteral("OTHER"); }},
};

constexpr bool haveCases()
{
    for (int i = 0; i <= int(lastOf(pricing::Condition{})); ++i) {
        if (std::none_of(std::begin(kConditionCases), std::end(kConditionCases),
                         [i](const ConditionCase &one) { return int(one.condition) == i; }))
            return false;
    }
    return true;
}
static_assert(haveCases(), "a condition of a rate plan has no case");

inline const QString kNamedCode = QStringLiteral("ACME");

/// All conditions at once, which the sale just meets if the guest names `kNamedCode`. Does not
/// compile when PlanConditions has a further member.
inline pricing::PlanConditions metConditions(const ConditionedSale &sale)
{
    pricing::PlanConditions met;
    auto &[stayFrom, stayTo, saleFrom, saleTo, minNights, maxNights, minDaysAhead, maxDaysAhead,
           arrivalWeekdays, channelKinds, channels, code, rounding] = met;
    stayFrom = sale.stay.checkIn();
    stayTo = sale.stay.checkOut() - 1;
    saleFrom = saleTo = sale.today;
    minNights = maxNights = sale.stay.nights();
    minDaysAhead = maxDaysAhead = sale.daysAhead();
    arrivalWeekdays = sale.weekday();
    channelKinds = sale.sellers();
    channels = {};  // no further ones
    code = kNamedCode;
    rounding = pricing::PriceRounding::None;  // of the price, not of the sale
    return met;
}

/// A row of the test for each case.
inline void addConditionCases()
{
    QTest::addColumn<int>("condition");
    for (int i = 0; i < int(std::size(kConditionCases)); ++i)
        QTest::newRow(kConditionCases[i].name) << i;
}

/// That of the row.
inline const ConditionCase &conditionCase()
{
    QFETCH(int, condition);
    return kConditionCases[condition];
}

}  // namespace roomrack::tests
