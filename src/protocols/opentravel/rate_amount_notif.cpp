// SPDX-License-Identifier: GPL-3.0-or-later
// OTA_HotelRateAmountNotifRQ: prices by room type, rate plan, night and guests.
#include "protocols/opentravel/message_io.h"

namespace roomrack::protocols::opentravel {

namespace {

using xml::Wrong;

std::optional<int> readSmall(xml::Reader &in, QStringView attribute, int least)
{
    const auto value = in.count(attribute, least, 999);
    return value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt;
}

/// All amounts of a Rate have one currency; an element's own currency overrides the Rate's.
class RateReader {
public:
    explicit RateReader(xml::Reader &in) : in_(in) {}

    Rate read()
    {
        refuse(in_, {u"MinLOS", u"MaxLOS", u"StayOverDate", u"MinGuestApplicable",
                     u"MaxGuestApplicable", u"AgeQualifyingCode", u"Duration"});
        const QString unit = in_.string(u"RateTimeUnit");
        if (!unit.isEmpty() && unit != u"Day")
            in_.complain(Wrong::Value, u"RateTimeUnit", ErrorText::tr("must be Day"));
        in_.count(u"UnitMultiplier", 1, 1);
        rate_.nights = readNights(in_);
        around_ = readCurrency(in_, std::nullopt);
        in_.children([&] {
            if (in_.name() == u"BaseByGuestAmts") return each(u"BaseByGuestAmt", &RateReader::base);
            if (in_.name() == u"AdditionalGuestAmounts")
                return each(u"AdditionalGuestAmount", &RateReader::extra);
            return false;
        });
        if (currency_ || around_) rate_.currency = currency_ ? *currency_ : *around_;
        return std::move(rate_);
    }

private:
    bool each(QStringView name, void (RateReader::*one)())
    {
        in_.children([&] {
            if (in_.name() != name) return false;
            (this->*one)();
            return true;
        });
        return true;
    }

    std::optional<Currency> currency()
    {
        const auto own = readCurrency(in_, around_);
        if (own && currency_ && *own != *currency_)
            in_.complain(Wrong::Currency, u"CurrencyCode",
                         ErrorText::tr("differs from the currency of the preceding amounts"));
        if (own) currency_ = own;
        return own;
    }

    void base()
    {
        GuestAmount a;
        a.guests = readSmall(in_, u"NumberOfGuests", 0).value_or(0);
        in_.count(u"AgeQualifyingCode", kAdult, kAdult);
        const auto unit = currency();
        a.amount = readAmounts(in_, unit);
        if (a.amount.isEmpty()) in_.missing(u"AmountAfterTax");
        rate_.base.push_back(a);
    }

    void extra()
    {
        ExtraAmount a;
        a.ageClass = ageClassOf(in_.count(u"AgeQualifyingCode", 0, 999).value_or(kAdult));
        a.minAge = readSmall(in_, u"MinAge", 1);
        a.maxAge = readSmall(in_, u"MaxAge", 1);
        a.taxIncluded = in_.flag(u"TaxInclusive").value_or(true);
        const auto unit = currency();
        a.amount = in_.must(u"Amount", readAmount(in_, u"Amount", unit));
        rate_.extra.push_back(a);
    }

    xml::Reader &in_;
    Rate rate_;
    std::optional<Currency> around_;
    std::optional<Currency> currency_;
};

RateAmount readRateAmount(xml::Reader &in)
{
    RateAmount m;
    m.locator = readLocator(in);
    in.children([&] {
        if (in.name() == u"StatusApplicationControl") {
            m.target = readTarget(in);
        } else if (in.name() == u"Rates") {
            in.children([&] {
                if (in.name() != u"Rate") return false;
                m.rates.push_back(RateReader(in).read());
                return true;
            });
        } else {
            return false;
        }
        return true;
    });
    return m;
}

void writeBase(xml::ElementWriter &out, const Rate &rate)
{
    out.start("BaseByGuestAmts");
    for (const GuestAmount &a : rate.base) {
        out.start("BaseByGuestAmt");
        writeAmounts(out, a.amount, rate.currency);
        if (a.guests > 0) out.attribute("NumberOfGuests", a.guests);
        out.end();
    }
    out.end();
}

void writeExtra(xml::ElementWriter &out, const Rate &rate)
{
    out.start("AdditionalGuestAmounts");
    for (const ExtraAmount &a : rate.extra) {
        out.start("AdditionalGuestAmount").flag("TaxInclusive", a.taxIncluded);
        out.attribute("AgeQualifyingCode", codeOf(a.ageClass));
        if (a.minAge) out.attribute("MinAge", *a.minAge);
        if (a.maxAge) out.attribute("MaxAge", *a.maxAge);
        out.attribute("Amount", minorText(a.amount, rate.currency));
        out.attribute("CurrencyCode", rate.currency.code()).end();
    }
    out.end();
}

void writeRateAmount(xml::ElementWriter &out, const RateAmount &m)
{
    out.start("RateAmountMessage");
    if (m.locator > 0) out.attribute("LocatorID", m.locator);
    writeTarget(out, m.target);
    if (!m.rates.empty()) out.start("Rates");
    for (const Rate &rate : m.rates) {
        out.start("Rate");
        if (rate.nights) writeNights(out, *rate.nights);
        out.attribute("CurrencyCode", rate.currency.code());
        if (!rate.base.empty()) writeBase(out, rate);
        if (!rate.extra.empty()) writeExtra(out, rate);
        out.end();
    }
    if (!m.rates.empty()) out.end();
    out.end();
}

constexpr const char16_t *kNotifTypes[] = {u"Overlay", u"Delta", u"Remove"};

std::optional<NotifType> readNotifType(xml::Reader &in)
{
    const QString text = in.string(u"NotifType");
    if (text.isEmpty()) return std::nullopt;
    for (int i = 0; i < 3; ++i) {
        if (text == kNotifTypes[i]) return static_cast<NotifType>(i);
    }
    in.complain(Wrong::Value, u"NotifType",
                ErrorText::tr("\"%1\" is not valid; use one of %2")
                    .arg(text.left(40), QStringLiteral("Overlay, Delta, Remove")));
    return std::nullopt;
}

}  // namespace

RateAmountNotif readRateAmountNotif(Reading &r)
{
    RateAmountNotif m;
    readHead(r.in, m.head);
    m.notifType = readNotifType(r.in);
    r.settle({});
    readRecords(r, m, m.amounts, u"RateAmountMessages", u"RateAmountMessage", readRateAmount);
    return m;
}

void write(xml::ElementWriter &out, const RateAmountNotif &m)
{
    startMessage(out, "OTA_HotelRateAmountNotifRQ", m.head);
    if (m.notifType) out.attribute("NotifType", kNotifTypes[static_cast<int>(*m.notifType)]);
    writePos(out, m.head);
    if (!m.amounts.empty() || !m.hotelCode.isEmpty() || !m.hotelName.isEmpty()) {
        out.start("RateAmountMessages");
        writeHotel(out, m.hotelCode, m.hotelName);
        for (const RateAmount &a : m.amounts) writeRateAmount(out, a);
        out.end();
    }
    out.end();
}

}  // namespace roomrack::protocols::opentravel
