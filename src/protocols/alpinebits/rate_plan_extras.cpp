// SPDX-License-Identifier: GPL-3.0-or-later
// Supplements, offers and descriptions of a rate plan.
#include "protocols/alpinebits/rate_plan_io.h"

namespace roomrack::protocols::alpinebits {

namespace {

/// "P14D"
std::optional<int> readDays(xml::Reader &in, QStringView attribute)
{
    const QString text = in.string(attribute);
    if (text.isEmpty()) return std::nullopt;
    const auto days =
        parseCount(QStringView(text).mid(1).chopped(text.size() > 1 ? 1 : 0), 0, 9999);
    if (text.startsWith(u'P') && text.endsWith(u'D') && days) return static_cast<int>(*days);
    in.complain(xml::Wrong::Value, attribute,
                ErrorText::tr("\"%1\" is not a number of days; expected a value such as P14D")
                    .arg(text.left(40)));
    return std::nullopt;
}

void writeDays(xml::ElementWriter &out, const char *attribute, const std::optional<int> &days)
{
    if (days) out.attribute(attribute, QStringLiteral("P%1D").arg(*days));
}

Supplement readSupplement(xml::Reader &in, const std::optional<Currency> &currency)
{
    Supplement s;
    s.kind = in.mustString(u"InvType");
    s.code = in.mustString(u"InvCode");
    const Dates dates = readDates(in);
    s.from = dates.from;
    s.to = dates.to;
    s.amount = readAmount(in, u"Amount", currency);
    s.addToRate = in.flag(u"AddToBasicRateIndicator").value_or(false);
    s.mandatory = in.flag(u"MandatoryIndicator");
    s.charge = in.string(u"ChargeTypeCode");
    in.children([&] {
        if (in.name() == u"PrerequisiteInventory") {
            s.neededCode = in.mustString(u"InvCode");
            s.neededKind = in.mustString(u"InvType");
        } else if (in.name() == u"Description") {
            s.descriptions.push_back(readDescription(in));
        } else {
            return false;
        }
        return true;
    });
    return s;
}

Occupancy readOccupancy(xml::Reader &in)
{
    Occupancy o;
    o.ageCode = in.string(u"AgeQualifyingCode");
    o.minAge = readInt(in, u"MinAge", 1);
    o.maxAge = readInt(in, u"MaxAge", 1);
    o.least = readInt(in, u"MinOccupancy", 0);
    o.most = readInt(in, u"MaxOccupancy", 1);
    return o;
}

OfferRule readOfferRule(xml::Reader &in)
{
    OfferRule rule;
    rule.latestDaysBefore = readDays(in, u"MinAdvancedBookingOffset");
    rule.earliestDaysBefore = readDays(in, u"MaxAdvancedBookingOffset");
    in.children([&] {
        if (in.name() == u"LengthsOfStay")
            rule.lengths = readLengths(in);
        else if (in.name() == u"DOW_Restrictions")
            readArrivalDays(in, rule.arrivals, rule.departures);
        else if (in.name() == u"Occupancy")
            rule.occupancies.push_back(readOccupancy(in));
        else
            return false;
        return true;
    });
    return rule;
}

FreeNights readFreeNights(xml::Reader &in)
{
    if (in.string(u"Percent") != u"100")
        in.complain(xml::Wrong::Value, u"Percent", ErrorText::tr("must be 100"));
    return {readInt(in, u"NightsRequired", 1), readInt(in, u"NightsDiscounted", 1),
            in.string(u"DiscountPattern")};
}

FamilyOffer readFamily(xml::Reader &in)
{
    FamilyOffer f;
    f.ageCode = in.mustString(u"AgeQualifyingCode");
    f.maxAge = readInt(in, u"MaxAge", 1).value_or(1);
    f.minCount = readInt(in, u"MinCount", 0).value_or(0);
    f.lastPosition = readInt(in, u"LastQualifyingPosition", 1).value_or(1);
    return f;
}

Offer readOffer(xml::Reader &in)
{
    Offer offer;
    in.children([&] {
        if (in.name() == u"Discount") {
            offer.freeNights = readFreeNights(in);
            return true;
        }
        if (in.name() == u"OfferRules") {
            in.children([&] {
                if (in.name() != u"OfferRule") return false;
                offer.rule = readOfferRule(in);
                return true;
            });
        } else if (in.name() == u"Guests") {
            in.children([&] {
                if (in.name() != u"Guest") return false;
                offer.family = readFamily(in);
                return true;
            });
        } else {
            return false;
        }
        return true;
    });
    return offer;
}

void writeRule(xml::ElementWriter &out, const OfferRule &rule)
{
    out.start("OfferRules").start("OfferRule");
    writeDays(out, "MinAdvancedBookingOffset", rule.latestDaysBefore);
    writeDays(out, "MaxAdvancedBookingOffset", rule.earliestDaysBefore);
    writeLengths(out, rule.lengths);
    writeArrivalDays(out, rule.arrivals, rule.departures);
    for (const Occupancy &o : rule.occupancies) {
        out.start("Occupancy").optional("AgeQualifyingCode", o.ageCode);
        out.optional("MinAge", o.minAge).optional("MaxAge", o.maxAge);
        out.optional("MinOccupancy", o.least).optional("MaxOccupancy", o.most).end();
    }
    out.end().end();
}

void writePiece(xml::ElementWriter &out, const DescriptionPiece &piece)
{
    switch (piece.kind) {
    case PieceKind::ListItem: out.element("ListItem", piece.text); break;
    case PieceKind::Image: out.element("Image", piece.text); break;
    case PieceKind::Url: out.element("URL", piece.text); break;
    case PieceKind::Text:
        out.start("Text").optional("TextFormat", piece.format);
        out.optional("Language", piece.language).text(piece.text).end();
    }
}

}  // namespace

void readSupplements(xml::Reader &in, RatePlan &plan)
{
    in.children([&] {
        if (in.name() != u"Supplement") return false;
        plan.supplements.push_back(readSupplement(in, plan.currency));
        return true;
    });
}

void readOffers(xml::Reader &in, RatePlan &plan)
{
    in.children([&] {
        if (in.name() != u"Offer") return false;
        plan.offers.push_back(readOffer(in));
        return true;
    });
}

Description readDescription(xml::Reader &in)
{
    Description d;
    d.name = in.mustString(u"Name");
    in.children([&] {
        DescriptionPiece piece;
        const QStringView name = in.name();
        if (name == u"Text") {
            piece.format = in.string(u"TextFormat");
            piece.language = in.string(u"Language");
        } else if (name == u"ListItem") {
            piece.kind = PieceKind::ListItem;
        } else if (name == u"Image") {
            piece.kind = PieceKind::Image;
        } else if (name == u"URL") {
            piece.kind = PieceKind::Url;
        } else {
            return false;
        }
        piece.text = in.text();
        d.pieces.push_back(std::move(piece));
        return true;
    });
    return d;
}

void writeSupplements(xml::ElementWriter &out, const RatePlan &plan)
{
    if (plan.supplements.empty()) return;
    out.start("Supplements");
    for (const Supplement &s : plan.supplements) {
        out.start("Supplement");
        if (s.addToRate) out.flag("AddToBasicRateIndicator", true);
        out.optional("ChargeTypeCode", s.charge);
        writeAmount(out, "Amount", s.amount, plan.currency);
        out.attribute("InvType", s.kind).attribute("InvCode", s.code);
        if (s.mandatory) out.flag("MandatoryIndicator", *s.mandatory);
        out.optional("Start", s.from).optional("End", s.to);
        if (!s.neededKind.isEmpty()) {
            out.start("PrerequisiteInventory").attribute("InvCode", s.neededCode);
            out.attribute("InvType", s.neededKind).end();
        }
        writeDescriptions(out, s.descriptions);
        out.end();
    }
    out.end();
}

void writeOffers(xml::ElementWriter &out, const std::vector<Offer> &offers)
{
    if (offers.empty()) return;
    out.start("Offers");
    for (const Offer &offer : offers) {
        out.start("Offer");
        if (offer.rule) writeRule(out, *offer.rule);
        if (offer.freeNights) {
            out.start("Discount").attribute("Percent", 100);
            out.optional("NightsRequired", offer.freeNights->required);
            out.optional("NightsDiscounted", offer.freeNights->discounted);
            out.optional("DiscountPattern", offer.freeNights->pattern).end();
        }
        if (offer.family) {
            const FamilyOffer &f = *offer.family;
            out.start("Guests").start("Guest").attribute("AgeQualifyingCode", f.ageCode);
            out.attribute("MaxAge", f.maxAge).attribute("MinCount", f.minCount);
            out.attribute("FirstQualifyingPosition", 1);
            out.attribute("LastQualifyingPosition", f.lastPosition).end().end();
        }
        out.end();
    }
    out.end();
}

void writeDescriptions(xml::ElementWriter &out, const std::vector<Description> &descriptions)
{
    for (const Description &d : descriptions) {
        out.start("Description").attribute("Name", d.name);
        for (const DescriptionPiece &piece : d.pieces) writePiece(out, piece);
        out.end();
    }
}

}  // namespace roomrack::protocols::alpinebits
