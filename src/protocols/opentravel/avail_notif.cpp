// SPDX-License-Identifier: GPL-3.0-or-later
// OTA_HotelAvailNotifRQ: rooms to sell, lengths of stay, open and closed.
#include "protocols/opentravel/message_io.h"

namespace roomrack::protocols::opentravel {

namespace {

using xml::Wrong;

struct LimitName {
    StayLimit limit;
    const char *set;
    const char *remove;
    const char16_t *plain;  ///< alternative spelling of some senders
};
constexpr LimitName kLimits[] = {
    {StayLimit::MinArrival, "SetMinLOS", "RemoveMinLOS", u"MinLOS"},
    {StayLimit::MaxArrival, "SetMaxLOS", "RemoveMaxLOS", u"MaxLOS"},
    {StayLimit::MinThrough, "SetForwardMinStay", "RemoveForwardMinStay", nullptr},
    {StayLimit::MaxThrough, "SetForwardMaxStay", "RemoveForwardMaxStay", nullptr},
};

constexpr char16_t kPattern[] = u"FullPatternLOS";

/// LOS_Pattern: "YYNYY" or "11011"; the first letter is for one night.
void readLetters(xml::Reader &in, std::vector<LengthStatus> &pattern)
{
    const QString letters = in.string(kPattern);
    for (qsizetype i = 0; i < letters.size(); ++i) {
        const QChar c = letters[i].toUpper();
        const bool open = c == u'Y' || c == u'1';
        if (!open && c != u'N' && c != u'0') {
            in.complain(
                Wrong::Value, kPattern,
                ErrorText::tr("\"%1\" is not a pattern like YYNYY or 11011").arg(letters.left(40)));
            return;
        }
        pattern.push_back({static_cast<int>(i) + 1, open});
    }
}

/// FullPatternLOS: one length with its status, or letters for all of them.
void readPattern(xml::Reader &in, std::vector<LengthStatus> &pattern)
{
    const size_t before = pattern.size();
    if (const auto nights = in.count(u"Time", 1, kMostNights))
        pattern.push_back(
            {static_cast<int>(*nights), in.flag(u"OpenStatusIndicator").value_or(true)});
    in.children([&] {
        if (in.name() != u"LOS_Pattern") return false;
        // The pattern includes the named length.
        pattern.resize(before);
        readLetters(in, pattern);
        return true;
    });
    if (pattern.size() == before)
        in.complain(Wrong::Missing, u"Time", ErrorText::tr("has no length of stay"));
}

void readLength(xml::Reader &in, AvailStatus &status)
{
    const QString kind = in.string(u"MinMaxMessageType");
    std::vector<LengthOfStay> &lengths = status.lengths;
    if (kind == kPattern) {
        readPattern(in, status.pattern);
        return;
    }
    for (const LimitName &name : kLimits) {
        const bool set = kind == QLatin1String(name.set) || (name.plain && kind == name.plain);
        if (set) {
            const auto nights = in.must(u"Time", in.count(u"Time", 0, kMostNights));
            const QString unit = in.string(u"TimeUnit");
            if (!unit.isEmpty() && unit != u"Day")
                in.complain(Wrong::Value, u"TimeUnit", ErrorText::tr("must be Day"));
            lengths.push_back({name.limit, static_cast<int>(nights)});
            return;
        }
        if (kind == QLatin1String(name.remove)) {
            lengths.push_back({name.limit, std::nullopt});
            return;
        }
    }
    in.complain(Wrong::Value, u"MinMaxMessageType",
                ErrorText::tr("\"%1\" is not valid; use one of %2")
                    .arg(kind.left(40), QStringLiteral("SetMinLOS, SetMaxLOS, SetForwardMinStay, "
                                                       "SetForwardMaxStay, FullPatternLOS")));
}

void writeLength(xml::ElementWriter &out, const LengthOfStay &length)
{
    for (const LimitName &name : kLimits) {
        if (name.limit != length.limit) continue;
        out.start("LengthOfStay");
        if (length.nights) out.attribute("Time", *length.nights).attribute("TimeUnit", u"Day");
        out.attribute("MinMaxMessageType",
                      QString::fromLatin1(length.nights ? name.set : name.remove));
        out.end();
    }
}

std::optional<Restriction> readRestriction(xml::Reader &in)
{
    const QString what = in.string(u"Restriction");
    const QString status = in.string(u"Status");
    Restriction r;
    if (what.isEmpty() && status == u"ClosedOnArrival")
        return Restriction{Restricts::Arrival, true};
    if (what == u"Arrival")
        r.what = Restricts::Arrival;
    else if (what == u"Departure")
        r.what = Restricts::Departure;
    else if (!what.isEmpty() && what != u"Master") {
        in.complain(Wrong::Value, u"Restriction",
                    ErrorText::tr("\"%1\" is not valid; use one of %2")
                        .arg(what.left(40), QStringLiteral("Master, Arrival, Departure")));
    }
    r.closed = status == u"Close";
    if (!r.closed && status != u"Open") {
        in.complain(Wrong::Value, u"Status",
                    ErrorText::tr("\"%1\" is not valid; use one of %2")
                        .arg(status.left(40), QStringLiteral("Open, Close")));
    }
    return r;
}

const char16_t *restrictsText(Restricts what)
{
    switch (what) {
    case Restricts::Arrival: return u"Arrival";
    case Restricts::Departure: return u"Departure";
    case Restricts::Sale: break;
    }
    return u"Master";
}

void readLimit(xml::Reader &in, AvailStatus &status)
{
    const QString kind = in.string(u"BookingLimitMessageType");
    const auto limit = in.count(u"BookingLimit", 0, 1'000'000);
    if (limit) status.limit = static_cast<int>(*limit);
    if (kind == u"RemoveLimit")
        status.limitKind = LimitKind::Remove;
    else if (kind == u"AdjustLimit")
        status.limitKind = LimitKind::Adjust;
    else if (!kind.isEmpty() && kind != u"SetLimit") {
        in.complain(Wrong::Value, u"BookingLimitMessageType",
                    ErrorText::tr("\"%1\" is not valid; use one of %2")
                        .arg(kind.left(40), QStringLiteral("SetLimit, RemoveLimit, AdjustLimit")));
    }
}

AvailStatus readStatus(xml::Reader &in)
{
    AvailStatus s;
    s.locator = readLocator(in);
    readLimit(in, s);
    in.children([&] {
        if (in.name() == u"StatusApplicationControl") {
            s.target = readTarget(in);
        } else if (in.name() == u"LengthsOfStay") {
            s.arrivalBased = in.flag(u"ArrivalDateBased").value_or(false);
            in.children([&] {
                if (in.name() != u"LengthOfStay") return false;
                readLength(in, s);
                return true;
            });
        } else if (in.name() == u"RestrictionStatus") {
            s.restriction = readRestriction(in);
        } else {
            return false;
        }
        return true;
    });
    // Without lengths it has no meaning, and no element to be written to.
    if (s.lengths.empty() && s.pattern.empty()) s.arrivalBased = false;
    return s;
}

const char16_t *limitText(LimitKind kind)
{
    switch (kind) {
    case LimitKind::Remove: return u"RemoveLimit";
    case LimitKind::Adjust: return u"AdjustLimit";
    case LimitKind::Set: break;
    }
    return u"SetLimit";
}

void writeStatus(xml::ElementWriter &out, const AvailStatus &s)
{
    out.start("AvailStatusMessage");
    if (s.limit) out.attribute("BookingLimit", *s.limit);
    if (s.limit || s.limitKind != LimitKind::Set)
        out.attribute("BookingLimitMessageType", limitText(s.limitKind));
    if (s.locator > 0) out.attribute("LocatorID", s.locator);
    writeTarget(out, s.target);
    if (!s.lengths.empty() || !s.pattern.empty()) {
        out.start("LengthsOfStay");
        if (s.arrivalBased) out.flag("ArrivalDateBased", true);
        for (const LengthOfStay &length : s.lengths) writeLength(out, length);
        for (const LengthStatus &length : s.pattern) {
            out.start("LengthOfStay").attribute("Time", length.nights);
            out.attribute("TimeUnit", u"Day").flag("OpenStatusIndicator", length.open);
            out.attribute("MinMaxMessageType", kPattern).end();
        }
        out.end();
    }
    if (s.restriction) {
        out.start("RestrictionStatus").attribute("Restriction", restrictsText(s.restriction->what));
        out.attribute("Status", s.restriction->closed ? u"Close" : u"Open").end();
    }
    out.end();
}

}  // namespace

AvailNotif readAvailNotif(Reading &r)
{
    AvailNotif m;
    readHead(r.in, m.head);
    readRecords(r, m, m.statuses, u"AvailStatusMessages", u"AvailStatusMessage", readStatus);
    return m;
}

void write(xml::ElementWriter &out, const AvailNotif &m)
{
    startMessage(out, "OTA_HotelAvailNotifRQ", m.head);
    writePos(out, m.head);
    if (!m.statuses.empty() || !m.hotelCode.isEmpty() || !m.hotelName.isEmpty()) {
        out.start("AvailStatusMessages");
        writeHotel(out, m.hotelCode, m.hotelName);
        for (const AvailStatus &s : m.statuses) writeStatus(out, s);
        out.end();
    }
    out.end();
}

}  // namespace roomrack::protocols::opentravel
