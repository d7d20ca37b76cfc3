// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/guest_request_io.h"
#include "protocols/told_commission.h"

#include <algorithm>

namespace roomrack::protocols::alpinebits {

namespace {

constexpr int kMostNights = 1000;
constexpr int kMostGuests = 999;
constexpr int kAdultAge = 18;
constexpr qsizetype kCode = 64;

/// Price of some nights, read before the stay's dates.
struct Priced {
    Night from;
    std::optional<Night> to;
    bool exclusive = false;
    qint64 amount = 0;
};

struct Draft {
    RoomStay stay;
    StayDetails details;
    std::vector<Priced> prices;
    ToldCommissionAmount commission;
    bool spanned = false;
};

void takeCurrency(xml::Reader &in, Reservation &r)
{
    const auto currency = in.currency(u"CurrencyCode");
    if (!currency) return;
    if (r.currency && *r.currency != *currency)
        in.complain(xml::Wrong::Currency, u"CurrencyCode",
                    ErrorText::tr("differs from the currency of the other amounts"));
    r.currency = currency;
}

std::optional<qint64> amountOf(xml::Reader &in, QStringView attribute, Reservation &r)
{
    takeCurrency(in, r);
    if (!r.currency) {
        if (in.has(attribute)) in.missing(u"CurrencyCode");
        return std::nullopt;
    }
    const auto amount = in.minor(attribute, *r.currency);
    if (amount && *amount < 0)
        in.complain(xml::Wrong::Amount, attribute, ErrorText::tr("must not be negative"));
    return amount;
}

/// Adds with an overflow check: a message may contain more amounts than one sum can hold.
void add(xml::Reader &in, qint64 amount, qint64 &sum)
{
    if (__builtin_add_overflow(sum, amount, &sum))
        in.complain(xml::Wrong::Amount, {}, ErrorText::tr("the sum of the amounts is too large"));
}

void readStayPlan(xml::Reader &in, Draft &d)
{
    d.stay.ratePlanCode = limited(in.string(u"RatePlanCode"), kCode);
    in.children([&] {
        if (in.name() == u"MealsIncluded") {
            d.stay.mealPlan = limited(in.string(u"MealPlanCodes"), kCode);
            return true;
        }
        if (in.name() != u"Commission") return false;
        d.details.commissionBasisPoints = basisPointsOf(in.string(u"Percent"));
        in.children([&] {
            if (in.name() != u"CommissionPayableAmount") return false;
            d.commission = {in.string(u"Amount"), in.string(u"CurrencyCode")};
            return true;
        });
        return true;
    });
}

void readRoomRate(xml::Reader &in, Draft &d, Reservation &r)
{
    in.children([&] {
        if (in.name() != u"Rates") return false;
        in.children([&] {
            if (in.name() != u"Rate") return false;
            Priced p;
            p.from = in.must(u"EffectiveDate", in.night(u"EffectiveDate"));
            p.to = in.night(u"ExpireDate");
            p.exclusive = in.flag(u"ExpireDateExclusiveInd").value_or(false);
            const bool oneNight = in.count(u"UnitMultiplier", 1, kMostNights).value_or(1) == 1;
            in.children([&] {
                if (in.name() != u"Base") return false;
                if (const auto amount = amountOf(in, u"AmountAfterTax", r))
                    add(in, *amount, p.amount);
                return true;
            });
            // A price for several nights has no breakdown by night.
            if (oneNight) d.prices.push_back(p);
            return true;
        });
        return true;
    });
}

void readGuestCounts(xml::Reader &in, RoomStay &stay)
{
    in.children([&] {
        if (in.name() != u"GuestCount") return false;
        const auto count = in.count(u"Count", 1, kMostGuests);
        in.must(u"Count", count);
        const auto age = in.count(u"Age", 0, 150);
        const int years = age ? static_cast<int>(*age) : -1;
        const bool child = age && years < kAdultAge;
        stay.guests.push_back({child ? AgeClass::Child : AgeClass::Adult,
                               static_cast<int>(count.value_or(1)), years});
        return true;
    });
}

/// "P7N"
int nightsOf(xml::Reader &in)
{
    const QString text = in.string(u"Duration");
    if (text.isEmpty()) return 0;
    const auto nights =
        parseCount(QStringView(text).mid(1).chopped(text.size() > 1 ? 1 : 0), 1, kMostNights);
    if (text.startsWith(u'P') && text.endsWith(u'N') && nights) return static_cast<int>(*nights);
    in.complain(xml::Wrong::Value, u"Duration",
                ErrorText::tr("\"%1\" is not a number of nights; expected a value such as P7N")
                    .arg(text.left(40)));
    return 0;
}

void readWindow(xml::Reader &in, Draft &d, int nights)
{
    const auto earliest = in.night(u"EarliestDate"), latest = in.night(u"LatestDate");
    ArrivalWindow w{in.must(u"EarliestDate", earliest), in.must(u"LatestDate", latest), nights};
    if (earliest && latest && *latest < *earliest)
        in.complain(xml::Wrong::Range, u"LatestDate",
                    ErrorText::tr("is before %1").arg(earliest->iso()));
    d.details.window = w;
    d.stay.stay = Stay(w.earliest, 0);
}

void readSpan(xml::Reader &in, Draft &d)
{
    const auto from = in.night(u"Start"), to = in.night(u"End");
    const int nights = nightsOf(in);
    d.spanned = true;
    if (from && to) {
        if (*to <= *from || *to - *from > kMostNights) {
            in.complain(xml::Wrong::Range, u"End",
                        *to <= *from
                            ? ErrorText::tr("must be after check-in (%1)").arg(from->iso())
                            : ErrorText::tr("the range has more than %1 nights").arg(kMostNights));
        } else {
            d.stay.stay = Stay(*from, *to - *from);
        }
        return;
    }
    if (in.has(u"Start")) in.missing(u"End");
    if (in.has(u"End")) in.missing(u"Start");
    bool windowed = in.has(u"Start") || in.has(u"End");
    in.children([&] {
        if (in.name() != u"StartDateWindow") return false;
        windowed = true;
        readWindow(in, d, nights);
        return true;
    });
    if (!windowed) in.missing(u"Start");
}

void readCard(xml::Reader &in, Guarantee &g)
{
    g.kind = GuaranteeKind::Card;
    g.cardBrand = limited(in.string(u"CardCode"), 2);
    in.children([&] {
        if (in.name() != u"CardNumber") return false;
        in.children([&] {
            if (in.name() != u"PlainText") return false;
            const QString last = in.text().right(4);
            const auto digit = [](QChar c) { return c >= u'0' && c <= u'9'; };
            if (last.size() == 4 && std::all_of(last.begin(), last.end(), digit)) g.lastFour = last;
            return true;
        });
        return true;
    });
}

void readGuarantee(xml::Reader &in, Reservation &r)
{
    in.children([&] {
        if (in.name() != u"GuaranteesAccepted") return false;
        in.children([&] {
            if (in.name() != u"GuaranteeAccepted") return false;
            in.children([&] {
                if (in.name() != u"PaymentCard") return false;
                readCard(in, r.guarantee);
                return true;
            });
            return true;
        });
        return true;
    });
}

/// Assigns prices to the nights of the stay if every night has exactly one and no price lies
/// outside.
void placePrices(Draft &d)
{
    const Stay &stay = d.stay.stay;
    for (const Priced &p : d.prices) {
        const Night last = p.to ? *p.to - (p.exclusive ? 1 : 0) : p.from;
        for (Night n = p.from; n <= last && stay.contains(n); ++n)
            d.stay.rates.push_back({n, {p.amount, std::nullopt}});
    }
    std::sort(d.stay.rates.begin(), d.stay.rates.end(),
              [](const NightlyRate &a, const NightlyRate &b) { return a.night < b.night; });
    bool each = static_cast<int>(d.stay.rates.size()) == stay.nights();
    for (size_t i = 0; each && i < d.stay.rates.size(); ++i)
        each = d.stay.rates[i].night == stay.checkIn() + static_cast<int>(i);
    if (!each) d.stay.rates.clear();
}

void readRoomType(xml::Reader &in, Draft &d)
{
    d.stay.roomTypeCode = limited(in.string(u"RoomTypeCode"), kCode);
    d.details.classification = limited(in.string(u"RoomClassificationCode"), 8);
    d.details.kind = limited(in.string(u"RoomType"), 1);
}

/// Calls `read` for each child `name`.
template <typename F>
void each(xml::Reader &in, QStringView name, F &&read)
{
    in.children([&] {
        if (in.name() != name) return false;
        read();
        return true;
    });
}

/// Returns what it tells as the amount of its commission.
ToldCommissionAmount readRoomStay(xml::Reader &in, GuestRequest &into)
{
    Draft d;
    Reservation &r = into.reservation;
    d.details.group = limited(in.string(u"RoomStayGroupID"), 32);
    in.children([&] {
        const QStringView name = in.name();
        if (name == u"RoomTypes")
            each(in, u"RoomType", [&] { readRoomType(in, d); });
        else if (name == u"RatePlans")
            each(in, u"RatePlan", [&] { readStayPlan(in, d); });
        else if (name == u"RoomRates")
            each(in, u"RoomRate", [&] { readRoomRate(in, d, r); });
        else if (name == u"GuestCounts")
            readGuestCounts(in, d.stay);
        else if (name == u"TimeSpan")
            readSpan(in, d);
        else if (name == u"Guarantee")
            readGuarantee(in, r);
        else if (name == u"Total")
            d.stay.total.afterTax = amountOf(in, u"AmountAfterTax", r);
        else
            return false;
        return true;
    });
    if (!d.spanned) in.complain(xml::Wrong::Missing, {}, ErrorText::tr("has no TimeSpan"));
    placePrices(d);
    r.stays.push_back(std::move(d.stay));
    into.details.push_back(std::move(d.details));
    return std::move(d.commission);
}

void writeRatePlan(xml::ElementWriter &out, const RoomStay &stay, const StayDetails &d,
                   const Reservation &r)
{
    const bool commission = d.commissionBasisPoints || (d.commission && r.currency);
    if (stay.ratePlanCode.isEmpty() && stay.mealPlan.isEmpty() && !commission) return;
    out.start("RatePlans").start("RatePlan").optional("RatePlanCode", stay.ratePlanCode);
    if (commission) {
        out.start("Commission");
        if (d.commissionBasisPoints)
            out.attribute("Percent", percentText(*d.commissionBasisPoints));
        if (d.commission && r.currency) {
            out.start("CommissionPayableAmount");
            out.attribute("Amount", minorText(*d.commission, *r.currency));
            out.attribute("CurrencyCode", r.currency->code()).end();
        }
        out.end();
    }
    if (!stay.mealPlan.isEmpty()) {
        out.start("MealsIncluded").flag("MealPlanIndicator", true);
        out.attribute("MealPlanCodes", stay.mealPlan).end();
    }
    out.end().end();
}

void writeRates(xml::ElementWriter &out, const RoomStay &stay, const Reservation &r)
{
    const auto priced = [](const NightlyRate &n) { return n.amount.paid().value_or(0) > 0; };
    if (stay.rates.empty() || !r.currency || stay.ratePlanCode.isEmpty()
        || stay.roomTypeCode.isEmpty()
        || !std::all_of(stay.rates.begin(), stay.rates.end(), priced))
        return;
    out.start("RoomRates").start("RoomRate").attribute("RatePlanCode", stay.ratePlanCode);
    out.attribute("RoomTypeCode", stay.roomTypeCode).start("Rates");
    for (const NightlyRate &n : stay.rates) {
        out.start("Rate").attribute("EffectiveDate", n.night).attribute("ExpireDate", n.night + 1);
        out.flag("ExpireDateExclusiveInd", true).attribute("RateTimeUnit", u"Day");
        out.attribute("UnitMultiplier", 1).start("Base");
        out.attribute("AmountAfterTax", minorText(*n.amount.paid(), *r.currency));
        out.attribute("CurrencyCode", r.currency->code()).end().end();
    }
    out.end().end().end();
}

void writeSpan(xml::ElementWriter &out, const RoomStay &stay, const StayDetails &d)
{
    out.start("TimeSpan");
    if (d.window) {
        if (d.window->nights > 0)
            out.attribute("Duration", QStringLiteral("P%1N").arg(d.window->nights));
        out.start("StartDateWindow").attribute("EarliestDate", d.window->earliest);
        out.attribute("LatestDate", d.window->latest).end();
    } else {
        out.attribute("Start", stay.stay.checkIn()).attribute("End", stay.stay.checkOut());
    }
    out.end();
}

void writeGuarantee(xml::ElementWriter &out, const Reservation &r)
{
    if (r.guarantee.kind != GuaranteeKind::Card) return;
    const QString brand = r.guarantee.cardBrand.toUpper();
    const bool letters =
        !brand.isEmpty() && brand.size() <= 2
        && std::all_of(brand.begin(), brand.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; });
    const QString name = r.guests.empty()
                             ? QString()
                             : (r.guests[0].givenName + u' ' + r.guests[0].surname).simplified();
    out.start("Guarantee").start("GuaranteesAccepted").start("GuaranteeAccepted");
    // Card number and expiry are never stored, so placeholders are written.
    out.start("PaymentCard").attribute("CardCode", letters ? brand : QStringLiteral("X"));
    out.attribute("ExpireDate", u"0000");
    out.element("CardHolderName", limited(sometext(name), 64)).start("CardNumber");
    if (!r.guarantee.lastFour.isEmpty())
        out.element("PlainText", QStringLiteral("************") + r.guarantee.lastFour);
    out.end().end().end().end().end();
}

void writeGuestCounts(xml::ElementWriter &out, const RoomStay &stay)
{
    if (stay.guests.empty()) return;
    out.start("GuestCounts");
    for (const GuestCount &g : stay.guests) {
        const bool infant = g.ageClass == AgeClass::Infant && g.age < 0;
        out.start("GuestCount").attribute("Count", g.count);
        if (g.age >= 0 || infant) out.attribute("Age", infant ? 0 : g.age);
        out.end();
    }
    out.end();
}

/// Share of one room in the total of all rooms; the shares add up to the total.
qint64 shareOf(qint64 total, int room, int rooms)
{
    return total * (room + 1) / rooms - total * room / rooms;
}

void writeRoomStay(xml::ElementWriter &out, const GuestRequest &request, size_t i, int room,
                   Version version)
{
    const Reservation &r = request.reservation;
    const RoomStay &stay = r.stays[i];
    const StayDetails d = i < request.details.size() ? request.details[i] : StayDetails{};
    out.start("RoomStay");
    if (version >= Version::V2022_10) out.optional("RoomStayGroupID", d.group);
    if (!stay.roomTypeCode.isEmpty() || !d.classification.isEmpty() || !d.kind.isEmpty()) {
        out.start("RoomTypes").start("RoomType").optional("RoomTypeCode", stay.roomTypeCode);
        out.optional("RoomClassificationCode", d.classification).optional("RoomType", d.kind);
        out.end().end();
    }
    writeRatePlan(out, stay, d, r);
    if (version >= Version::V2024_10) writeRates(out, stay, r);
    writeGuestCounts(out, stay);
    writeSpan(out, stay, d);
    if (i == 0 && room == 0) writeGuarantee(out, r);
    if (stay.total.paid() && r.currency) {
        const qint64 share = shareOf(*stay.total.paid(), room, stay.rooms);
        out.start("Total").attribute("AmountAfterTax", minorText(share, *r.currency));
        out.attribute("CurrencyCode", r.currency->code()).end();
    }
    out.end();
}

}  // namespace

void readRoomStays(xml::Reader &in, GuestRequest &into)
{
    std::vector<ToldCommissionAmount> commissions;
    each(in, u"RoomStay", [&] { commissions.push_back(readRoomStay(in, into)); });
    Reservation &r = into.reservation;
    for (size_t i = 0; i < commissions.size(); ++i)
        into.details[i].commission = amountOf(commissions[i], r.currency);
    // Stays of a request for offers are alternatives: their sum is not a price.
    if (r.status == ReservationStatus::Requested) return;
    qint64 sum = 0;
    for (const RoomStay &stay : r.stays) {
        if (!stay.total.afterTax) return;
        add(in, *stay.total.afterTax, sum);
    }
    if (!r.stays.empty()) r.total.afterTax = sum;
}

void writeRoomStays(xml::ElementWriter &out, const GuestRequest &request, Version version)
{
    if (request.reservation.stays.empty()) return;
    out.start("RoomStays");
    for (size_t i = 0; i < request.reservation.stays.size(); ++i)
        for (int room = 0; room < request.reservation.stays[i].rooms; ++room)
            writeRoomStay(out, request, i, room, version);
    out.end();
}

}  // namespace roomrack::protocols::alpinebits
