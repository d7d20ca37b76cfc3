// SPDX-License-Identifier: GPL-3.0-or-later
// RoomStay: room type, rate plan, nights and prices.
#include "protocols/opentravel/reservation_io.h"

namespace roomrack::protocols::opentravel {

namespace {

using xml::Wrong;

constexpr qsizetype kLongestPlanCode = 16;  ///< for RatePlan; RoomRate allows 64

/// "P3N" or "P3D"; 0 otherwise.
int nightsOf(const QString &duration)
{
    if (duration.size() < 3 || duration[0] != u'P') return 0;
    if (duration.back() != u'N' && duration.back() != u'D') return 0;
    const auto nights = parseCount(QStringView(duration).sliced(1).chopped(1), 1, kMostNights);
    return nights ? static_cast<int>(*nights) : 0;
}

class RoomStayReader {
public:
    RoomStayReader(xml::Reader &in, Reservation &reservation) : in_(in), r_(reservation) {}

    RoomStayDraft read()
    {
        const auto index = parseCount(in_.string(u"IndexNumber"), 1, 999);
        if (index) stay().reference = QString::number(*index);
        in_.children([&] { return readFirstHalf() || readSecondHalf(); });
        return std::move(draft_);
    }

private:
    RoomStay &stay() { return draft_.stay; }

    bool readFirstHalf()
    {
        const QStringView name = in_.name();
        if (name == u"RoomTypes") {
            readRoomTypes();
        } else if (name == u"RatePlans") {
            readRatePlans();
        } else if (name == u"RoomRates") {
            readRoomRates();
        } else if (name == u"GuestCounts") {
            readGuestCounts();
        } else if (name == u"TimeSpan") {
            draft_.span = readStaySpan(in_);
        } else if (name == u"Guarantee") {
            const Guarantee g = readGuarantee(in_);
            if (r_.guarantee.kind == GuaranteeKind::None) r_.guarantee = g;
        } else {
            return false;
        }
        return true;
    }

    bool readSecondHalf()
    {
        const QStringView name = in_.name();
        if (name == u"Total") {
            takeCurrency(in_, r_.currency);
            stay().total = readAmounts(in_, r_.currency);
        } else if (name == u"DepositPayments") {
            r_.deposit = readDeposit(in_, r_.currency);
        } else if (name == u"CancelPenalties") {
            r_.penalty = readPenalty(in_);
        } else if (name == u"BasicPropertyInfo") {
            readHotel(in_, r_.hotelCode, r_.hotelName);
        } else if (name == u"ResGuestRPHs") {
            readGuestReferences();
        } else if (name == u"Comments") {
            stay().comment = readComments(in_);
        } else if (name == u"SpecialRequests") {
            stay().specialRequests = readRequests(in_);
        } else {
            return false;
        }
        return true;
    }

    void takeUnits()
    {
        const auto units = in_.count(u"NumberOfUnits", 1, 999);
        if (units) stay().rooms = static_cast<int>(*units);
    }

    void readRoomTypes()
    {
        bool first = true;
        in_.children([&] {
            if (in_.name() != u"RoomType") return false;
            if (!std::exchange(first, false)) return true;
            takeUnits();
            stay().roomTypeCode = in_.string(u"RoomTypeCode");
            if (stay().roomTypeCode.isEmpty()) stay().roomTypeCode = in_.string(u"RoomType");
            in_.children([&] {
                if (in_.name() != u"RoomDescription") return false;
                QString name = in_.string(u"Name");
                if (name.isEmpty()) name = in_.lines();
                stay().roomTypeName = limited(name, 64);
                return true;
            });
            return true;
        });
    }

    void readRatePlans()
    {
        bool first = true;
        in_.children([&] {
            if (in_.name() != u"RatePlan") return false;
            if (!std::exchange(first, false)) return true;
            stay().ratePlanCode = in_.string(u"RatePlanCode");
            stay().ratePlanName = limited(in_.string(u"RatePlanName"), 64);
            in_.children([&] {
                if (in_.name() == u"Commission")
                    draft_.commission = readCommission(in_, stay().commissionBasisPoints);
                else if (in_.name() == u"MealsIncluded")
                    stay().mealPlan = in_.string(u"MealPlanCodes").simplified();
                else
                    return false;
                return true;
            });
            return true;
        });
    }

    void readRoomRates()
    {
        in_.children([&] {
            if (in_.name() != u"RoomRate") return false;
            if (stay().roomTypeCode.isEmpty()) stay().roomTypeCode = in_.string(u"RoomTypeCode");
            if (stay().ratePlanCode.isEmpty()) stay().ratePlanCode = in_.string(u"RatePlanCode");
            if (stay().rooms == 1) takeUnits();
            in_.children([&] {
                if (in_.name() != u"Rates") return false;
                in_.children([&] {
                    if (in_.name() != u"Rate") return false;
                    readRate();
                    return true;
                });
                return true;
            });
            return true;
        });
    }

    void readRate()
    {
        DatedRate rate;
        const auto from = in_.night(u"EffectiveDate");
        rate.from = from.value_or(Night());
        rate.to = in_.night(u"ExpireDate");
        rate.exclusive = in_.flag(u"ExpireDateExclusiveInd").value_or(false);
        const QString unit = in_.string(u"RateTimeUnit");
        const bool day = unit.isEmpty() || unit == u"Day";
        const bool one = in_.count(u"UnitMultiplier", 1, kMostNights).value_or(1) == 1;
        in_.children([&] {
            if (in_.name() != u"Base" && in_.name() != u"Total") return false;
            takeCurrency(in_, r_.currency);
            const Amounts amount = readAmounts(in_, r_.currency);
            if (!amount.isEmpty()) rate.amount = amount;
            return true;
        });
        draft_.byNight = draft_.byNight && from && day && one;
        if (!rate.amount.isEmpty()) draft_.rates.push_back(rate);
    }

    void readGuestCounts()
    {
        const bool perRoom = in_.flag(u"IsPerRoom").value_or(true);
        in_.children([&] {
            if (in_.name() != u"GuestCount") return false;
            GuestCount g;
            g.ageClass = ageClassOf(in_.count(u"AgeQualifyingCode", 0, 999).value_or(kAdult));
            g.age = static_cast<int>(in_.count(u"Age", 0, 999).value_or(-1));
            g.count = static_cast<int>(in_.count(u"Count", 0, 999).value_or(1));
            if (!perRoom) g.count = (g.count + stay().rooms - 1) / stay().rooms;
            if (g.count > 0) stay().guests.push_back(g);
            return true;
        });
    }

    /// "1 2", or one element each as in older schemas.
    void readGuestReferences()
    {
        const QString text = in_.content([&](QString &) {
            if (in_.name() != u"ResGuestRPH") return false;
            addGuestReference(in_.string(u"RPH"));
            return true;
        });
        for (const QString &part : text.simplified().split(u' ', Qt::SkipEmptyParts))
            addGuestReference(part);
    }

    void addGuestReference(const QString &text)
    {
        const QString reference = readReference(text);
        if (!reference.isEmpty()) stay().guestReferences << reference;
    }

    xml::Reader &in_;
    Reservation &r_;
    RoomStayDraft draft_;
};

/// False if a night is outside the stay or occurs twice.
bool place(const RoomStayDraft &draft, bool inclusive, std::vector<NightlyRate> &nights)
{
    const Stay &stay = draft.stay.stay;
    std::vector<const DatedRate *> byNight(static_cast<size_t>(stay.nights()));
    for (const DatedRate &rate : draft.rates) {
        Night last = rate.to.value_or(rate.from);
        if (last > rate.from && (rate.exclusive || !inclusive)) last = last - 1;
        if (!stay.contains(rate.from) || !stay.contains(last) || last < rate.from) return false;
        for (Night n = rate.from; n <= last; ++n) {
            auto &slot = byNight[static_cast<size_t>(n - stay.checkIn())];
            if (slot) return false;
            slot = &rate;
        }
    }
    for (size_t i = 0; i < byNight.size(); ++i) {
        if (byNight[i])
            nights.push_back({stay.checkIn() + static_cast<int>(i), byNight[i]->amount});
    }
    return true;
}

void writeRoomType(xml::ElementWriter &out, const RoomStay &stay)
{
    out.start("RoomTypes").start("RoomType").attribute("NumberOfUnits", stay.rooms);
    out.optional("RoomTypeCode", stay.roomTypeCode);
    if (!stay.roomTypeName.isEmpty())
        out.start("RoomDescription").attribute("Name", limited(stay.roomTypeName, 64)).end();
    out.end().end();
}

void writeRatePlan(xml::ElementWriter &out, const RoomStay &stay, Currency currency)
{
    const bool fits = stay.ratePlanCode.size() <= kLongestPlanCode;
    const QString code = fits ? stay.ratePlanCode : QString();
    const bool hasCommission = stay.commission || stay.commissionBasisPoints;
    if (code.isEmpty() && stay.ratePlanName.isEmpty() && stay.mealPlan.isEmpty() && !hasCommission)
        return;
    out.start("RatePlans").start("RatePlan").optional("RatePlanCode", code);
    out.optional("RatePlanName", limited(stay.ratePlanName, 64));
    writeCommission(out, "Commission", stay.commission, stay.commissionBasisPoints, currency);
    if (!stay.mealPlan.isEmpty())
        out.start("MealsIncluded").attribute("MealPlanCodes", stay.mealPlan).end();
    out.end().end();
}

void writeRates(xml::ElementWriter &out, const RoomStay &stay, Currency currency)
{
    if (stay.rates.empty() && stay.ratePlanCode.size() <= kLongestPlanCode) return;
    out.start("RoomRates").start("RoomRate").optional("RoomTypeCode", stay.roomTypeCode);
    out.attribute("NumberOfUnits", stay.rooms).optional("RatePlanCode", stay.ratePlanCode);
    if (!stay.rates.empty()) out.start("Rates");
    for (const NightlyRate &rate : stay.rates) {
        out.start("Rate").attribute("EffectiveDate", rate.night);
        out.attribute("ExpireDate", rate.night + 1).flag("ExpireDateExclusiveInd", true);
        out.attribute("RateTimeUnit", u"Day").attribute("UnitMultiplier", 1);
        out.start("Base");
        writeAmounts(out, rate.amount, currency);
        out.end().end();
    }
    if (!stay.rates.empty()) out.end();
    out.end().end();
}

void writeGuestCounts(xml::ElementWriter &out, const RoomStay &stay)
{
    if (stay.guests.empty()) return;
    out.start("GuestCounts").flag("IsPerRoom", true);
    for (const GuestCount &g : stay.guests) {
        out.start("GuestCount").attribute("AgeQualifyingCode", codeOf(g.ageClass));
        if (g.age >= 0) out.attribute("Age", g.age);
        out.attribute("Count", g.count).end();
    }
    out.end();
}

}  // namespace

std::optional<Stay> readStaySpan(xml::Reader &in)
{
    const auto start = in.night(u"Start");
    if (!start) {
        in.missing(u"Start");
        return std::nullopt;
    }
    const int nights = in.has(u"End") ? 0 : nightsOf(in.string(u"Duration"));
    if (nights > 0) return Stay(*start, nights);
    const auto end = in.night(u"End");
    if (!end) {
        in.missing(u"End");
        return std::nullopt;
    }
    if (*end <= *start || *end - *start > kMostNights) {
        in.complain(Wrong::Range, u"End",
                    ErrorText::tr("must be 1 to %1 nights after Start").arg(kMostNights));
        return std::nullopt;
    }
    return Stay(*start, *end - *start);
}

void takeCurrency(xml::Reader &in, std::optional<Currency> &currency)
{
    const auto own = readCurrency(in, currency);
    if (own && currency && *own != *currency) {
        in.complain(Wrong::Currency, u"CurrencyCode",
                    ErrorText::tr("differs from the currency of the preceding amounts"));
    }
    if (own) currency = own;
}

RoomStayDraft readRoomStay(xml::Reader &in, Reservation &reservation)
{
    return RoomStayReader(in, reservation).read();
}

bool placeRates(RoomStayDraft &draft)
{
    if (!draft.byNight || draft.rates.empty()) return true;
    for (const bool inclusive : {true, false}) {
        std::vector<NightlyRate> nights;
        if (place(draft, inclusive, nights)) {
            draft.stay.rates = std::move(nights);
            return true;
        }
    }
    return false;
}

void writeRoomStay(xml::ElementWriter &out, const RoomStay &stay, const Reservation &r)
{
    const Currency currency = r.currency.value_or(Currency());
    out.start("RoomStay").optional("IndexNumber", stay.reference);
    writeRoomType(out, stay);
    writeRatePlan(out, stay, currency);
    writeRates(out, stay, currency);
    writeGuestCounts(out, stay);
    if (stay.stay.nights() > 0) {
        out.start("TimeSpan").attribute("Start", stay.stay.checkIn());
        out.attribute("End", stay.stay.checkOut()).end();
    }
    if (!stay.total.isEmpty()) {
        out.start("Total");
        writeAmounts(out, stay.total, currency);
        out.end();
    }
    if (!r.hotelCode.isEmpty()) {
        out.start("BasicPropertyInfo");
        writeHotel(out, r.hotelCode, r.hotelName);
        out.end();
    }
    if (!stay.guestReferences.isEmpty())
        out.element("ResGuestRPHs", stay.guestReferences.join(u' '));
    writeComments(out, stay.comment);
    writeRequests(out, stay.specialRequests);
    out.end();
}

}  // namespace roomrack::protocols::opentravel
