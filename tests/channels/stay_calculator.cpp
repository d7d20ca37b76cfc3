// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/stay_calculator.h"

#include <QtCore/QDate>
#include <QtCore/QXmlStreamReader>

#include <vector>

namespace roomrack::tests {

/// Remembers the enclosing element of rules and rates while it reads on.
class StayReader {
public:
    StayReader(const QByteArray &xml, StayCalculator &into) : in_(xml), into_(into) {}

    bool read()
    {
        while (!in_.atEnd()) {
            const auto token = in_.readNext();
            if (token == QXmlStreamReader::StartElement) start(in_.name().toString());
            if (token == QXmlStreamReader::EndElement) end(in_.name().toString());
        }
        return !in_.hasError();
    }

private:
    QString attribute(const char *name) const
    {
        return in_.attributes().value(QLatin1String(name)).toString();
    }
    static int dayOf(const QString &iso)
    {
        return int(QDate(1970, 1, 1).daysTo(QDate::fromString(iso, Qt::ISODate)));
    }
    void dates()
    {
        from_ = dayOf(attribute("Start"));
        to_ = dayOf(attribute("End"));
    }
    void weekdays(std::array<bool, 7> &days) const
    {
        const char *const names[] = {"Mon", "Tue", "Weds", "Thur", "Fri", "Sat", "Sun"};
        for (size_t i = 0; i < 7; ++i) {
            const QString on = attribute(names[i]);
            if (!on.isEmpty()) days[i] = on == u"1" || on == u"true";
        }
    }
    void start(const QString &name)
    {
        if (name == u"UniqueID") into_.plans_.clear();
        if (name == u"RatePlan") {
            plan_ = &into_.plans_[attribute("RatePlanCode")];
            const QString type = attribute("RatePlanNotifType");
            if (type == u"New" || type == u"Full") *plan_ = {};
        }
        if (name == u"BookingRule") {
            code_ = attribute("Code");
            dates();
            day_ = {};
        }
        if (name == u"LengthOfStay") length();
        if (name == u"ArrivalDaysOfWeek") weekdays(day_.arrivals);
        if (name == u"DepartureDaysOfWeek") weekdays(day_.departures);
        if (name == u"RestrictionStatus") day_.closed = attribute("Status") == u"Close";
        if (name == u"Rate") {
            code_ = attribute("InvTypeCode");
            dates();
            amounts_.clear();
        }
        if (name == u"BaseByGuestAmt" && !code_.isEmpty())
            amounts_[attribute("NumberOfGuests").toInt()] = attribute("AmountAfterTax").toDouble();
    }
    void length()
    {
        const QString kind = attribute("MinMaxMessageType");
        const int nights = attribute("Time").toInt();
        if (kind == u"SetMinLOS") day_.minLos = nights;
        if (kind == u"SetMaxLOS") day_.maxLos = nights;
        if (kind == u"SetForwardMinStay") day_.minForward = nights;
        if (kind == u"SetForwardMaxStay") day_.maxForward = nights;
    }
    void end(const QString &name)
    {
        if (name == u"BookingRule")
            for (int day = from_; day <= to_; ++day) plan_->days[code_][day] = day_;
        if (name == u"Rate" && !code_.isEmpty())
            for (int day = from_; day <= to_; ++day) plan_->amounts[code_][day] = amounts_;
    }

    QXmlStreamReader in_;
    StayCalculator &into_;
    StayCalculator::Plan *plan_ = nullptr;
    StayCalculator::Day day_;
    QString code_;
    int from_ = 0, to_ = -1;
    std::map<int, double> amounts_;
};

bool StayCalculator::hear(const QByteArray &xml)
{
    return StayReader(xml, *this).read();
}

bool StayCalculator::sells(const QString &plan, const QString &category, Stay stay,
                           int adults) const
{
    const auto known = plans_.find(plan);
    if (known == plans_.end()) return false;
    const int arrival = stay.checkIn().day(), departure = stay.checkOut().day();
    const int nights = departure - arrival;
    const auto priced = known->second.amounts.find(category);
    for (int day = arrival; day < departure; ++day) {
        if (priced == known->second.amounts.end()) return false;
        const auto amounts = priced->second.find(day);
        if (amounts == priced->second.end() || !amounts->second.contains(adults)) return false;
    }
    for (const QString &code : {category, QString()}) {
        const auto days = known->second.days.find(code);
        if (days == known->second.days.end()) continue;
        for (int day = arrival; day <= departure; ++day) {
            const auto it = days->second.find(day);
            if (it == days->second.end()) continue;
            const Day &rule = it->second;
            const auto weekday = size_t(QDate(1970, 1, 1).addDays(day).dayOfWeek() - 1);
            if (day < departure && rule.closed) return false;
            if (day == departure && !rule.departures[weekday]) return false;
            if (day == arrival
                && (!rule.arrivals[weekday] || nights < rule.minLos.value_or(0)
                    || nights > rule.maxLos.value_or(nights)))
                return false;
            if (nights < rule.minForward.value_or(0) || nights > rule.maxForward.value_or(nights))
                return false;
        }
    }
    return true;
}

}  // namespace roomrack::tests
