// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/rules.h"

#include <QtCore/QSet>

#include <algorithm>

namespace roomrack::protocols::alpinebits {

namespace {

Weekdays everyDay()
{
    Weekdays days;
    days.fill(true);
    return days;
}

bool meet(const std::optional<Night> &aFrom, const std::optional<Night> &aTo,
          const std::optional<Night> &bFrom, const std::optional<Night> &bTo)
{
    return (!aFrom || !bTo || *aFrom <= *bTo) && (!bFrom || !aTo || *bFrom <= *aTo);
}

bool shareDay(const std::optional<Weekdays> &a, const std::optional<Weekdays> &b)
{
    const Weekdays left = a.value_or(everyDay()), right = b.value_or(everyDay());
    for (size_t i = 0; i < left.size(); ++i)
        if (left[i] && right[i]) return true;
    return false;
}

/// Whether two rates apply to the same stay.
bool collide(const Rate &a, const Rate &b)
{
    return a.category == b.category && a.minGuests == b.minGuests && a.duration == b.duration
           && a.unitMultiplier == b.unitMultiplier && meet(a.from, a.to, b.from, b.to)
           && shareDay(a.days, b.days);
}

bool collide(const BookingRule &a, const BookingRule &b)
{
    return a.category == b.category && meet(a.from, a.to, b.from, b.to);
}

class PlanCheck {
public:
    PlanCheck(const RatePlan &plan, std::vector<Error> &out) : plan_(plan), out_(out) {}

    void run()
    {
        if (plan_.code.isEmpty() && plan_.masterId.isEmpty())
            wrong({}, ErrorText::tr("has no code"));
        const bool empty = plan_.rules.empty() && plan_.rates.empty() && plan_.supplements.empty()
                           && plan_.offers.empty();
        if (plan_.change == PlanChange::Remove) {
            if (!empty) wrong({}, ErrorText::tr("a removed rate plan must not contain other data"));
            return;
        }
        if (plan_.change == PlanChange::New && !plan_.currency)
            wrong({}, ErrorText::tr("has no currency"));
        rates();
        rules();
        supplements();
        offers();
    }

private:
    void wrong(const QString &where, const QString &reason)
    {
        QString field = QStringLiteral("RatePlan[%1]").arg(plan_.code);
        if (!where.isEmpty()) field += u'.' + where;
        out_.push_back({ErrorCode::Invalid, field, reason, -1});
    }
    static QString place(const char *what, size_t i)
    {
        return QStringLiteral("%1[%2]").arg(QLatin1String(what)).arg(i);
    }

    /// Sorts by start, so that only neighbours in time are compared.
    template <typename T>
    void overlaps(const std::vector<T> &all, const char *what)
    {
        std::vector<size_t> order;
        for (size_t i = 0; i < all.size(); ++i) order.push_back(i);
        const auto start = [&all](size_t i) { return all[i].from.value_or(Night(-1'000'000)); };
        std::sort(order.begin(), order.end(),
                  [&start](size_t a, size_t b) { return start(a) < start(b); });
        for (size_t i = 0; i < order.size(); ++i) {
            for (size_t j = i + 1; j < order.size(); ++j) {
                const T &a = all[order[i]], &b = all[order[j]];
                if (a.to && start(order[j]) > *a.to) break;
                if (!collide(a, b)) continue;
                wrong(place(what, std::max(order[i], order[j])),
                      ErrorText::tr("overlaps with %1")
                          .arg(place(what, std::min(order[i], order[j]))));
                break;
            }
        }
    }

    void rates()
    {
        const bool needsStatic = plan_.change == PlanChange::New && !plan_.rates.empty();
        if (needsStatic && !plan_.rates.front().isStatic())
            wrong(place("Rate", 0), ErrorText::tr("the first rate must be static"));
        for (size_t i = 0; i < plan_.rates.size(); ++i) {
            const Rate &rate = plan_.rates[i];
            if (rate.isStatic()) {
                if (i > 0)
                    wrong(place("Rate", i), ErrorText::tr("only the first rate can be static"));
                statics(i);
            } else {
                dated(i);
            }
        }
        std::vector<Rate> nights = plan_.rates;
        if (!nights.empty() && nights.front().isStatic()) {
            // Keeps the indices of the others and overlaps none of them.
            nights.front().from = nights.front().to = Night(-1'000'000);
        }
        overlaps(nights, "Rate");
    }

    /// Checks the values for all rates of the plan: per person or per room, and the meals.
    void statics(size_t i)
    {
        const Rate &rate = plan_.rates[i];
        if (!rate.unitMultiplier)
            wrong(place("Rate", i), ErrorText::tr("a static rate must have a UnitMultiplier"));
        const bool typed =
            rate.base.size() == 1 && (rate.base[0].type == u"7" || rate.base[0].type == u"25");
        if (!typed || rate.base[0].guests || rate.base[0].afterTax || !rate.additional.empty())
            wrong(place("Rate", i),
                  ErrorText::tr("a static rate must have the type of the amounts (7 or 25), and no "
                                "amounts"));
        if (!rate.meals)
            wrong(place("Rate", i), ErrorText::tr("a static rate must have a meal plan"));
    }

    void dated(size_t i)
    {
        const Rate &rate = plan_.rates[i];
        if (!rate.from || !rate.to)
            wrong(place("Rate", i), ErrorText::tr("the start or end date is missing"));
        else if (*rate.to < *rate.from)
            wrong(place("Rate", i), ErrorText::tr("the end is before the start"));
        if (rate.category.isEmpty()) wrong(place("Rate", i), ErrorText::tr("has no category"));
        std::vector<int> seen;
        for (const BaseAmount &base : rate.base) {
            if (!base.guests || !base.afterTax) {
                wrong(place("Rate", i),
                      ErrorText::tr("the number of guests or its amount is missing"));
            } else if (std::find(seen.begin(), seen.end(), *base.guests) != seen.end()) {
                wrong(place("Rate", i),
                      ErrorText::tr("has two amounts for %n guest(s)", nullptr, *base.guests));
            } else {
                seen.push_back(*base.guests);
            }
        }
        if (rate.base.empty())
            wrong(place("Rate", i), ErrorText::tr("the number of guests or its amount is missing"));
        ages(i);
    }

    void ages(size_t i)
    {
        const auto &all = plan_.rates[i].additional;
        for (size_t a = 0; a < all.size(); ++a) {
            const int low = all[a].minAge.value_or(0), high = all[a].maxAge.value_or(1000);
            if (low >= high)
                wrong(place("Rate", i), ErrorText::tr("an age range ends before it starts"));
            for (size_t b = a + 1; b < all.size(); ++b) {
                if (all[a].ageCode == all[b].ageCode && all[b].minAge.value_or(0) < high
                    && low < all[b].maxAge.value_or(1000))
                    wrong(place("Rate", i), ErrorText::tr("has two amounts for the same age"));
            }
        }
    }

    void lengths(const QString &where, const std::vector<LengthOfStay> &all)
    {
        std::array<std::optional<int>, 4> nights;
        for (const LengthOfStay &length : all) {
            auto &known = nights[static_cast<size_t>(length.limit)];
            if (known)
                wrong(where, ErrorText::tr("sets the same length-of-stay limit more than once"));
            known = length.nights;
        }
        for (const size_t least : {size_t(0), size_t(1)}) {
            const auto &most = nights[least + 2];
            if (nights[least] && most && *most > 0 && *nights[least] > *most)
                wrong(where, ErrorText::tr("the minimum length of stay exceeds the maximum"));
        }
    }

    void rules()
    {
        for (size_t i = 0; i < plan_.rules.size(); ++i) {
            const BookingRule &rule = plan_.rules[i];
            if (!rule.from || !rule.to)
                wrong(place("BookingRule", i), ErrorText::tr("the start or end date is missing"));
            else if (*rule.to < *rule.from)
                wrong(place("BookingRule", i), ErrorText::tr("the end is before the start"));
            lengths(place("BookingRule", i), rule.lengths);
        }
        overlaps(plan_.rules, "BookingRule");
    }

    void supplements()
    {
        const auto &all = plan_.supplements;
        for (size_t i = 0; i < all.size(); ++i) {
            if (all[i].from.has_value() != all[i].to.has_value())
                wrong(place("Supplement", i), ErrorText::tr("the start or end date is missing"));
            else if (all[i].from && *all[i].to < *all[i].from)
                wrong(place("Supplement", i), ErrorText::tr("the end is before the start"));
            const auto same = [&all, i](size_t other) {
                return all[other].code == all[i].code && all[other].kind == all[i].kind;
            };
            bool described = !all[i].from || plan_.change != PlanChange::New;
            for (size_t before = 0; before < i; ++before) {
                if (!same(before)) continue;
                described = described || !all[before].from;
                const bool both = all[before].from.has_value() == all[i].from.has_value();
                if (both && all[before].neededCode == all[i].neededCode
                    && meet(all[before].from, all[before].to, all[i].from, all[i].to))
                    wrong(place("Supplement", i),
                          ErrorText::tr("overlaps with %1").arg(place("Supplement", before)));
            }
            if (!described)
                wrong(place("Supplement", i),
                      ErrorText::tr("the description must come before the date ranges"));
        }
    }

    /// The first offer of a plan restricts occupancy and stay. Plans that share a master's offers,
    /// and overlays, have none.
    void offers()
    {
        const bool own = plan_.change == PlanChange::New && plan_.master != false;
        if (own && (plan_.offers.empty() || !plan_.offers.front().rule))
            wrong({}, ErrorText::tr("has no Offer with an OfferRule"));
        const bool none = plan_.change == PlanChange::Overlay
                          || (plan_.change == PlanChange::New && plan_.master == false);
        if (none && !plan_.offers.empty())
            wrong({}, ErrorText::tr(
                          "offers are not allowed in an overlay or in a rate plan that is not "
                          "a master"));
        for (size_t i = 0; i < plan_.offers.size(); ++i) offer(i);
    }

    void offerRule(const QString &where, const Offer &offer)
    {
        if (offer.freeNights || offer.family)
            wrong(where, ErrorText::tr("the first offer must contain rules only"));
        const auto through = [](const LengthOfStay &length) {
            return length.limit == StayLimit::MinThrough || length.limit == StayLimit::MaxThrough;
        };
        if (std::any_of(offer.rule->lengths.begin(), offer.rule->lengths.end(), through))
            wrong(where,
                  ErrorText::tr("an offer must not use SetForwardMinStay or SetForwardMaxStay"));
        lengths(where, offer.rule->lengths);
        const auto count = [&offer](QStringView code) {
            return std::count_if(offer.rule->occupancies.begin(), offer.rule->occupancies.end(),
                                 [code](const Occupancy &o) { return o.ageCode == code; });
        };
        const auto adults = count(u"10"), children = count(u"8");
        if (adults != 1 || children > 1 || adults + children != std::ssize(offer.rule->occupancies))
            wrong(where,
                  ErrorText::tr(
                      "must have exactly one Occupancy for adults and at most one for children"));
    }

    void offer(size_t i)
    {
        const Offer &offer = plan_.offers[i];
        const QString where = place("Offer", i);
        if (i > 0 && offer.rule) wrong(where, ErrorText::tr("only the first offer can have rules"));
        if (i == 0 && offer.rule) offerRule(where, offer);
        if (!offer.freeNights) return;
        const FreeNights &f = *offer.freeNights;
        // A family offer has the discount without nights.
        if (offer.family && !f.required && !f.discounted && f.pattern.isEmpty()) return;
        if (!f.required || !f.discounted || *f.discounted >= *f.required)
            wrong(where,
                  ErrorText::tr("the number of free nights must be less than the number of nights "
                                "required"));
        const auto free = f.pattern.count(u'1');
        if (!f.pattern.isEmpty() && f.required && f.discounted
            && (f.pattern.size() != *f.required || free != *f.discounted))
            wrong(where, ErrorText::tr("the discount pattern does not match the number of nights"));
    }

    const RatePlan &plan_;
    std::vector<Error> &out_;
};

class RequestCheck {
public:
    RequestCheck(const GuestRequest &request, std::vector<Error> &out)
        : r_(request.reservation), request_(request), out_(out)
    {}

    void run()
    {
        if (r_.id.isEmpty()) wrong(ErrorText::tr("has no ID"));
        if (r_.status == ReservationStatus::Cancelled) return;
        if (r_.hotelCode.isEmpty()) wrong(ErrorText::tr("has no hotel code"));
        if (r_.guests.empty() || r_.guests.front().surname.isEmpty())
            wrong(ErrorText::tr("the guest's surname is missing"));
        if (r_.stays.empty()) wrong(ErrorText::tr("has no RoomStays"));
        for (size_t i = 0; i < r_.stays.size(); ++i) stay(i);
    }

private:
    void wrong(const QString &reason)
    {
        out_.push_back(
            {ErrorCode::Invalid, QStringLiteral("HotelReservation[%1]").arg(r_.id), reason, -1});
    }

    void stay(size_t i)
    {
        const RoomStay &s = r_.stays[i];
        const bool windowed = i < request_.details.size() && request_.details[i].window;
        if (s.guests.empty()) wrong(ErrorText::tr("has a stay without guests"));
        if (s.stay.nights() <= 0 && !windowed) wrong(ErrorText::tr("has a stay without nights"));
        if (r_.status == ReservationStatus::Requested) return;
        if (windowed)
            wrong(ErrorText::tr("a reservation must have fixed dates, not an arrival window"));
        if (s.roomTypeCode.isEmpty()) wrong(ErrorText::tr("has a stay without a category"));
        if (s.ratePlanCode.isEmpty()) wrong(ErrorText::tr("has a stay without a rate plan"));
        if (!s.total.paid() || !r_.currency) wrong(ErrorText::tr("has a stay without a total"));
    }

    const Reservation &r_;
    const GuestRequest &request_;
    std::vector<Error> &out_;
};

}  // namespace

std::vector<Error> violations(const RatePlans &message)
{
    std::vector<Error> out;
    if (message.hotelCode.isEmpty())
        out.push_back({ErrorCode::Invalid, QStringLiteral("RatePlans"),
                       ErrorText::tr("has no hotel code"), -1});
    QSet<QString> seen;
    for (const RatePlan &plan : message.plans) {
        PlanCheck(plan, out).run();
        if (!plan.code.isEmpty() && seen.contains(plan.code))
            out.push_back({ErrorCode::Invalid, QStringLiteral("RatePlan[%1]").arg(plan.code),
                           ErrorText::tr("appears more than once"), -1});
        seen.insert(plan.code);
    }
    return out;
}

std::vector<Error> violations(const std::vector<GuestRequest> &requests)
{
    std::vector<Error> out;
    // A reservation and its cancellation may occur in one message.
    QSet<std::pair<QString, bool>> seen;
    for (const GuestRequest &request : requests) {
        RequestCheck(request, out).run();
        const Reservation &r = request.reservation;
        const std::pair key(r.id, r.status == ReservationStatus::Cancelled);
        if (seen.contains(key))
            out.push_back({ErrorCode::Invalid, QStringLiteral("HotelReservation[%1]").arg(r.id),
                           ErrorText::tr("appears more than once"), -1});
        seen.insert(key);
    }
    return out;
}

}  // namespace roomrack::protocols::alpinebits
