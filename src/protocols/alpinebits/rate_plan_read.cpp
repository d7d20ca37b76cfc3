// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/rate_plan_io.h"

namespace roomrack::protocols::alpinebits {

namespace {

constexpr int kMost = 99'999;
constexpr std::array<QStringView, 7> kDays = {u"Mon", u"Tue", u"Weds", u"Thur",
                                              u"Fri", u"Sat", u"Sun"};

BookingRule readRule(xml::Reader &in)
{
    BookingRule rule;
    const Dates dates = readDates(in);
    rule.from = dates.from;
    rule.to = dates.to;
    rule.category = in.string(u"Code");
    const QString context = in.string(u"CodeContext");
    if (rule.category.isEmpty() != context.isEmpty()
        || (!context.isEmpty() && context != u"ROOMTYPE"))
        in.complain(xml::Wrong::Value, u"CodeContext",
                    ErrorText::tr("must be ROOMTYPE if Code is given, and absent otherwise"));
    in.children([&] {
        if (in.name() == u"LengthsOfStay") {
            rule.lengths = readLengths(in);
        } else if (in.name() == u"DOW_Restrictions") {
            readArrivalDays(in, rule.arrivals, rule.departures);
        } else if (in.name() == u"RestrictionStatus") {
            const QString status = in.string(u"Status");
            if (in.string(u"Restriction") != u"Master" || (status != u"Open" && status != u"Close"))
                in.complain(xml::Wrong::Value, u"Status",
                            ErrorText::tr("must be Open or Close, and Restriction must be Master"));
            rule.open = status == u"Open";
        } else {
            return false;
        }
        return true;
    });
    return rule;
}

BaseAmount readBase(xml::Reader &in, const std::optional<Currency> &currency)
{
    BaseAmount base;
    base.guests = readInt(in, u"NumberOfGuests", 1);
    base.afterTax = readAmount(in, u"AmountAfterTax", currency);
    base.type = in.string(u"Type");
    base.ageCode = in.string(u"AgeQualifyingCode");
    const auto own = in.currency(u"CurrencyCode");
    if (own && currency && *own != *currency)
        in.complain(xml::Wrong::Currency, u"CurrencyCode",
                    ErrorText::tr("differs from the currency of the rate plan"));
    return base;
}

AdditionalGuest readAdditional(xml::Reader &in, const std::optional<Currency> &currency)
{
    AdditionalGuest guest;
    guest.amount = readAmount(in, u"Amount", currency);
    guest.ageCode = in.string(u"AgeQualifyingCode");
    guest.minAge = readInt(in, u"MinAge", 0);
    // The schema does not allow age 0: the attribute is omitted.
    if (guest.minAge == 0) guest.minAge.reset();
    guest.maxAge = readInt(in, u"MaxAge", 0);
    return guest;
}

Meals readMeals(xml::Reader &in)
{
    Meals meals;
    meals.breakfast = in.flag(u"Breakfast");
    meals.lunch = in.flag(u"Lunch");
    meals.dinner = in.flag(u"Dinner");
    meals.code = in.string(u"MealPlanCodes");
    meals.indicator = in.flag(u"MealPlanIndicator").value_or(false);
    return meals;
}

Rate readRate(xml::Reader &in, const std::optional<Currency> &currency)
{
    Rate rate;
    const Dates dates = readDates(in);
    rate.from = dates.from;
    rate.to = dates.to;
    rate.category = in.string(u"InvTypeCode");
    rate.minGuests = readInt(in, u"MinGuestApplicable", 1);
    rate.unitMultiplier = readInt(in, u"UnitMultiplier", 1);
    rate.duration = in.string(u"Duration");
    rate.days = readWeekdays(in);
    in.children([&] {
        const QStringView name = in.name();
        if (name == u"MealsIncluded") {
            rate.meals = readMeals(in);
            return true;
        }
        if (name == u"BaseByGuestAmts") {
            in.children([&] {
                if (in.name() != u"BaseByGuestAmt") return false;
                rate.base.push_back(readBase(in, currency));
                return true;
            });
        } else if (name == u"AdditionalGuestAmounts") {
            in.children([&] {
                if (in.name() != u"AdditionalGuestAmount") return false;
                rate.additional.push_back(readAdditional(in, currency));
                return true;
            });
        } else if (name == u"RateDescription") {
            in.children([&] {
                if (in.name() != u"ListItem") return false;
                rate.included.push_back(readListed(in));
                return true;
            });
        } else {
            return false;
        }
        return true;
    });
    return rate;
}

PlanChange changeOf(xml::Reader &in)
{
    const QString text = in.string(u"RatePlanNotifType");
    if (text.isEmpty()) return PlanChange::None;
    if (text == u"New" || text == u"Full") return PlanChange::New;
    if (text == u"Overlay") return PlanChange::Overlay;
    if (text == u"Remove") return PlanChange::Remove;
    in.complain(xml::Wrong::Value, u"RatePlanNotifType",
                ErrorText::tr("\"%1\" is not valid; use one of %2")
                    .arg(text.left(40), QStringLiteral("New, Full, Overlay, Remove")));
    return PlanChange::None;
}

void readPlanHead(xml::Reader &in, RatePlan &plan)
{
    plan.change = changeOf(in);
    plan.code = in.string(u"RatePlanCode");
    plan.currency = in.currency(u"CurrencyCode");
    const Dates dates = readDates(in);
    plan.from = dates.from;
    plan.to = dates.to;
    plan.type = in.string(u"RatePlanType");
    plan.category = in.string(u"RatePlanCategory");
    plan.masterId = in.string(u"RatePlanID");
    plan.master = in.flag(u"RatePlanQualifier");
}

}  // namespace

std::optional<int> readInt(xml::Reader &in, QStringView attribute, int least)
{
    const auto n = in.count(attribute, least, kMost);
    return n ? std::optional<int>(static_cast<int>(*n)) : std::nullopt;
}

std::optional<qint64> readAmount(xml::Reader &in, QStringView attribute,
                                 const std::optional<Currency> &currency)
{
    if (currency) {
        const auto amount = in.minor(attribute, *currency);
        if (amount && *amount < 0)
            in.complain(xml::Wrong::Amount, attribute, ErrorText::tr("must not be negative"));
        return amount;
    }
    if (in.has(attribute))
        in.complain(xml::Wrong::Currency, attribute, ErrorText::tr("has no currency"));
    return std::nullopt;
}

std::optional<Weekdays> readWeekdays(xml::Reader &in)
{
    Weekdays days{};
    bool any = false;
    for (size_t i = 0; i < kDays.size(); ++i) {
        any = any || in.has(kDays[i]);
        days[i] = in.flag(kDays[i]).value_or(true);
    }
    return any ? std::optional<Weekdays>(days) : std::nullopt;
}

std::vector<LengthOfStay> readLengths(xml::Reader &in)
{
    std::vector<LengthOfStay> out;
    in.children([&] {
        if (in.name() != u"LengthOfStay") return false;
        const QString type = in.string(u"MinMaxMessageType");
        LengthOfStay length;
        length.nights = readInt(in, u"Time", 0).value_or(0);
        in.must(u"Time", in.has(u"Time") ? std::optional<int>(0) : std::nullopt);
        if (in.string(u"TimeUnit") != u"Day")
            in.complain(xml::Wrong::Value, u"TimeUnit", ErrorText::tr("must be Day"));
        if (type == u"SetMinLOS")
            length.limit = StayLimit::MinArrival;
        else if (type == u"SetForwardMinStay")
            length.limit = StayLimit::MinThrough;
        else if (type == u"SetMaxLOS")
            length.limit = StayLimit::MaxArrival;
        else if (type == u"SetForwardMaxStay")
            length.limit = StayLimit::MaxThrough;
        else
            in.complain(xml::Wrong::Value, u"MinMaxMessageType",
                        ErrorText::tr("\"%1\" is not valid; use one of %2")
                            .arg(type.left(40), QStringLiteral("SetMinLOS, SetForwardMinStay, "
                                                               "SetMaxLOS, SetForwardMaxStay")));
        out.push_back(length);
        return true;
    });
    return out;
}

void readArrivalDays(xml::Reader &in, std::optional<Weekdays> &arrivals,
                     std::optional<Weekdays> &departures)
{
    const auto days = [&in] {
        Weekdays all;
        all.fill(true);
        return readWeekdays(in).value_or(all);
    };
    in.children([&] {
        if (in.name() == u"ArrivalDaysOfWeek")
            arrivals = days();
        else if (in.name() == u"DepartureDaysOfWeek")
            departures = days();
        else
            return false;
        return true;
    });
}

ListedService readListed(xml::Reader &in)
{
    ListedService item;
    item.place = readInt(in, u"ListItem", 0).value_or(0);
    item.language = in.string(u"Language");
    item.text = in.text();
    return item;
}

RatePlan readRatePlan(xml::Reader &in)
{
    RatePlan plan;
    readPlanHead(in, plan);
    in.children([&] {
        const QStringView name = in.name();
        if (name == u"BookingRules") {
            in.children([&] {
                if (in.name() != u"BookingRule") return false;
                plan.rules.push_back(readRule(in));
                return true;
            });
        } else if (name == u"Rates") {
            in.children([&] {
                if (in.name() != u"Rate") return false;
                plan.rates.push_back(readRate(in, plan.currency));
                return true;
            });
        } else if (name == u"Supplements") {
            readSupplements(in, plan);
        } else if (name == u"Offers") {
            readOffers(in, plan);
        } else if (name == u"Description") {
            plan.descriptions.push_back(readDescription(in));
        } else {
            return false;
        }
        return true;
    });
    return plan;
}

}  // namespace roomrack::protocols::alpinebits
