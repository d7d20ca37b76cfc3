// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/rate_plan_io.h"

namespace roomrack::protocols::alpinebits {

namespace {

constexpr std::array<const char *, 7> kDayNames = {"Mon", "Tue", "Weds", "Thur",
                                                   "Fri", "Sat", "Sun"};

QStringView flagText(bool value)
{
    return value ? QStringView(u"true") : QStringView(u"false");
}

void optionalFlag(xml::ElementWriter &out, const char *name, const std::optional<bool> &value)
{
    if (value) out.attribute(name, flagText(*value));
}

const char *planText(StayLimit limit)
{
    switch (limit) {
    case StayLimit::MinArrival: return "SetMinLOS";
    case StayLimit::MinThrough: return "SetForwardMinStay";
    case StayLimit::MaxArrival: return "SetMaxLOS";
    case StayLimit::MaxThrough: return "SetForwardMaxStay";
    }
    return "";
}

void writeBookingRule(xml::ElementWriter &out, const BookingRule &rule)
{
    out.start("BookingRule");
    if (!rule.category.isEmpty())
        out.attribute("CodeContext", u"ROOMTYPE").attribute("Code", rule.category);
    out.optional("Start", rule.from).optional("End", rule.to);
    writeLengths(out, rule.lengths);
    writeArrivalDays(out, rule.arrivals, rule.departures);
    if (rule.open) {
        out.start("RestrictionStatus").attribute("Restriction", u"Master");
        out.attribute("Status", *rule.open ? QStringView(u"Open") : QStringView(u"Close")).end();
    }
    out.end();
}

void writeRateHead(xml::ElementWriter &out, const Rate &rate)
{
    out.optional("MinGuestApplicable", rate.minGuests);
    out.optional("Start", rate.from).optional("End", rate.to);
    if (rate.unitMultiplier)
        out.attribute("RateTimeUnit", u"Day").attribute("UnitMultiplier", *rate.unitMultiplier);
    if (rate.days) writeWeekdays(out, *rate.days);
    out.optional("Duration", rate.duration).optional("InvTypeCode", rate.category);
}

void writeBase(xml::ElementWriter &out, const Rate &rate, const std::optional<Currency> &currency)
{
    if (rate.base.empty()) return;
    out.start("BaseByGuestAmts");
    for (const BaseAmount &base : rate.base) {
        out.start("BaseByGuestAmt").optional("NumberOfGuests", base.guests);
        writeAmount(out, "AmountAfterTax", base.afterTax, currency);
        out.optional("Type", base.type).optional("AgeQualifyingCode", base.ageCode).end();
    }
    out.end();
}

void writeAdditional(xml::ElementWriter &out, const Rate &rate,
                     const std::optional<Currency> &currency)
{
    if (rate.additional.empty()) return;
    out.start("AdditionalGuestAmounts");
    for (const AdditionalGuest &guest : rate.additional) {
        out.start("AdditionalGuestAmount");
        writeAmount(out, "Amount", guest.amount, currency);
        out.optional("AgeQualifyingCode", guest.ageCode);
        out.optional("MinAge", guest.minAge).optional("MaxAge", guest.maxAge).end();
    }
    out.end();
}

void writePlanRate(xml::ElementWriter &out, const Rate &rate,
                   const std::optional<Currency> &currency)
{
    out.start("Rate");
    writeRateHead(out, rate);
    writeBase(out, rate, currency);
    writeAdditional(out, rate, currency);
    if (!rate.included.empty()) {
        out.start("RateDescription").attribute("Name", u"included services");
        for (const ListedService &item : rate.included) writeListed(out, item);
        out.end();
    }
    if (rate.meals) {
        const Meals &m = *rate.meals;
        out.start("MealsIncluded");
        optionalFlag(out, "Breakfast", m.breakfast);
        optionalFlag(out, "Lunch", m.lunch);
        optionalFlag(out, "Dinner", m.dinner);
        out.optional("MealPlanCodes", m.code);
        if (m.indicator) out.flag("MealPlanIndicator", true);
        out.end();
    }
    out.end();
}

const char *planText(PlanChange change, Version version)
{
    switch (change) {
    case PlanChange::New: return version >= Version::V2024_10 ? "Full" : "New";
    case PlanChange::Overlay: return "Overlay";
    case PlanChange::Remove: return "Remove";
    case PlanChange::None: break;
    }
    return "";
}

}  // namespace

void writeAmount(xml::ElementWriter &out, const char *attribute,
                 const std::optional<qint64> &amount, const std::optional<Currency> &currency)
{
    if (amount && currency) out.attribute(attribute, minorText(*amount, *currency));
}

void writeWeekdays(xml::ElementWriter &out, const Weekdays &days)
{
    for (size_t i = 0; i < kDayNames.size(); ++i) out.attribute(kDayNames[i], flagText(days[i]));
}

void writeLengths(xml::ElementWriter &out, const std::vector<LengthOfStay> &lengths)
{
    if (lengths.empty()) return;
    out.start("LengthsOfStay");
    for (const LengthOfStay &length : lengths) {
        out.start("LengthOfStay").attribute("Time", length.nights).attribute("TimeUnit", u"Day");
        out.attribute("MinMaxMessageType", QString::fromLatin1(planText(length.limit))).end();
    }
    out.end();
}

void writeArrivalDays(xml::ElementWriter &out, const std::optional<Weekdays> &arrivals,
                      const std::optional<Weekdays> &departures)
{
    if (!arrivals && !departures) return;
    out.start("DOW_Restrictions");
    if (arrivals) {
        out.start("ArrivalDaysOfWeek");
        writeWeekdays(out, *arrivals);
        out.end();
    }
    if (departures) {
        out.start("DepartureDaysOfWeek");
        writeWeekdays(out, *departures);
        out.end();
    }
    out.end();
}

void writeListed(xml::ElementWriter &out, const ListedService &item)
{
    out.start("ListItem").attribute("ListItem", item.place);
    out.optional("Language", item.language).text(item.text).end();
}

void write(xml::ElementWriter &out, const RatePlan &plan, Version version)
{
    out.start("RatePlan").optional("Start", plan.from).optional("End", plan.to);
    out.optional("RatePlanNotifType", QString::fromLatin1(planText(plan.change, version)));
    if (plan.currency) out.attribute("CurrencyCode", plan.currency->code());
    out.optional("RatePlanCode", plan.code).optional("RatePlanType", plan.type);
    out.optional("RatePlanCategory", plan.category).optional("RatePlanID", plan.masterId);
    optionalFlag(out, "RatePlanQualifier", plan.master);
    if (!plan.rules.empty()) {
        out.start("BookingRules");
        for (const BookingRule &rule : plan.rules) writeBookingRule(out, rule);
        out.end();
    }
    if (!plan.rates.empty()) {
        out.start("Rates");
        for (const Rate &rate : plan.rates) writePlanRate(out, rate, plan.currency);
        out.end();
    }
    writeSupplements(out, plan);
    writeOffers(out, plan.offers);
    writeDescriptions(out, plan.descriptions);
    out.end();
}

}  // namespace roomrack::protocols::alpinebits
