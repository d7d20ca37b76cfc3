// SPDX-License-Identifier: GPL-3.0-or-later
// Guests and bookers: origin, contact data and special requests.
#include "protocols/alpinebits/guest_request_io.h"

#include <algorithm>
#include <functional>

namespace roomrack::protocols::alpinebits {

namespace {

constexpr qsizetype kName = 64;
constexpr qsizetype kTitle = 16;
constexpr qsizetype kLine = 255;
constexpr qsizetype kEmail = 255;
constexpr qsizetype kMostPhones = 9;
constexpr qsizetype kMostWords = 16'000;

bool isCode(const QString &text, QChar first, QChar last)
{
    return text.size() == 2 && std::all_of(text.begin(), text.end(), [first, last](QChar c) {
               return c >= first && c <= last;
           });
}

/// "+391234", the format of the schema; empty if there is no digit.
QString dialled(const QString &phone)
{
    QString out;
    for (const QChar c : phone)
        if (c >= u'0' && c <= u'9') out += c;
    if (!out.isEmpty() && phone.trimmed().startsWith(u'+')) out.prepend(u'+');
    return out.left(32);
}

/// "newsletter:yes"
std::optional<bool> remarked(xml::Reader &in, QStringView what)
{
    const QString remark = in.string(u"Remark");
    if (!remark.startsWith(what)) return std::nullopt;
    return remark.endsWith(u":yes");
}

void readName(xml::Reader &in, Person &p, GuestRequest &into)
{
    in.children([&] {
        if (in.name() == u"NamePrefix")
            p.prefix = limited(in.text(), kTitle);
        else if (in.name() == u"GivenName")
            p.givenName = knownText(limited(in.text(), kName));
        else if (in.name() == u"Surname")
            p.surname = knownText(limited(in.text(), kName));
        else if (in.name() == u"NameTitle")
            into.title = limited(in.text(), kTitle);
        else
            return false;
        return true;
    });
}

void readAddress(xml::Reader &in, Address &a)
{
    in.children([&] {
        if (in.name() == u"AddressLine") {
            const QString line = knownText(limited(in.text(), kLine));
            if (!line.isEmpty() && a.lines.isEmpty()) a.lines += line;
        } else if (in.name() == u"CityName") {
            a.city = knownText(limited(in.text(), kName));
        } else if (in.name() == u"PostalCode") {
            a.postalCode = knownText(limited(in.text(), kTitle));
        } else if (in.name() == u"CountryName") {
            const QString code = in.string(u"Code");
            if (isCode(code, u'A', u'Z')) a.country = code;
        } else {
            return false;
        }
        return true;
    });
}

void readPhone(xml::Reader &in, Person &p, GuestRequest &into)
{
    const QString number = dialled(in.string(u"PhoneNumber"));
    const QString kind = in.string(u"PhoneTechType");
    if (number.isEmpty() || p.phones.size() >= kMostPhones) return;
    p.phones += number;
    const bool known = kind == u"1" || kind == u"3" || kind == u"5";
    into.phoneKinds += known ? kind : QStringLiteral("1");
}

void readCustomer(xml::Reader &in, GuestRequest &into)
{
    Person p;
    const QString gender = in.string(u"Gender"), language = in.string(u"Language");
    if (gender == u"Unknown" || gender == u"Male" || gender == u"Female") p.gender = gender;
    if (isCode(language, u'a', u'z')) p.language = language;
    p.birthDate = in.night(u"BirthDate");
    in.children([&] {
        if (in.name() == u"PersonName") {
            readName(in, p, into);
        } else if (in.name() == u"Telephone") {
            readPhone(in, p, into);
        } else if (in.name() == u"Email") {
            into.newsletter = remarked(in, u"newsletter:");
            p.email = limited(in.text(), kEmail);
            if (p.email.isEmpty()) into.newsletter.reset();
        } else if (in.name() == u"Address") {
            into.catalogue = remarked(in, u"catalog:");
            readAddress(in, p.address);
        } else {
            return false;
        }
        return true;
    });
    into.reservation.guests = {std::move(p)};
}

/// Enters nested elements, the innermost being `names.back()`, and calls `read` there.
template <typename F>
void nested(xml::Reader &in, std::initializer_list<QStringView> names, F &&read)
{
    if (names.size() == 0) return;
    const QStringView *at = names.begin();
    const std::function<void()> enter = [&] {
        in.children([&] {
            if (in.name() != *at) return false;
            if (at + 1 == names.end()) {
                read();
            } else {
                ++at;
                enter();
                --at;
            }
            return true;
        });
    };
    enter();
}

QString readText(xml::Reader &in)
{
    QString out;
    in.children([&] {
        if (in.name() != u"Text") return false;
        if (!out.isEmpty()) out += u'\n';
        out += in.text();
        return true;
    });
    return withoutCardNumbers(limited(out, kMostWords));
}

void readComment(xml::Reader &in, GuestRequest &into)
{
    const QString name = in.string(u"Name");
    if (name == u"customer comment") {
        into.reservation.comment = readText(in);
    } else if (name == u"additional info") {
        into.info = readText(in);
    } else if (name == u"included services") {
        in.children([&] {
            if (in.name() != u"ListItem") return false;
            ListedService item;
            item.place = static_cast<int>(in.count(u"ListItem", 0, 9999).value_or(0));
            const QString language = in.string(u"Language");
            if (isCode(language, u'a', u'z')) item.language = language;
            item.text = withoutCardNumbers(limited(in.text(), kLine));
            if (!item.text.isEmpty()) into.included.push_back(std::move(item));
            return true;
        });
    }
}

void readSource(xml::Reader &in, GuestRequest &into)
{
    Source s;
    s.type = static_cast<int>(in.must(u"ResID_Type", in.count(u"ResID_Type", 1, 999)));
    s.value = limited(in.string(u"ResID_Value"), kName);
    s.name = limited(in.string(u"ResID_Source"), kName);
    s.context = limited(in.string(u"ResID_SourceContext"), kName);
    if (into.reservation.source.isEmpty()) into.reservation.source = s.name;
    into.sources.push_back(std::move(s));
}

void readAgency(xml::Reader &in, GuestRequest &into)
{
    Agency a;
    in.children([&] {
        if (in.name() == u"CompanyName") {
            a.code = in.string(u"Code");
            a.codeContext = in.string(u"CodeContext");
            a.name = limited(in.text(), kLine);
        } else if (in.name() == u"AddressInfo") {
            readAddress(in, a.address);
        } else if (in.name() == u"TelephoneInfo") {
            a.phone = dialled(in.string(u"PhoneNumber"));
            const QString kind = in.string(u"PhoneTechType");
            const bool known = kind == u"1" || kind == u"3" || kind == u"5";
            a.phoneKind = known ? kind : QStringLiteral("1");
            if (a.phone.isEmpty()) a.phoneKind.clear();
        } else if (in.name() == u"Email") {
            a.email = limited(in.text(), kEmail);
        } else {
            return false;
        }
        return true;
    });
    if (!a.name.isEmpty()) into.agency = std::move(a);
}

/// 2020-10 supports pets only, as text; later versions use codes of their own lists.
void readRequest(xml::Reader &in, Reservation &r)
{
    const QString code = limited(in.string(u"RequestCode"), kTitle);
    const QString text = readText(in);
    const QString stayRequest = code.isEmpty() ? text : code;
    if (!stayRequest.isEmpty() && r.specialRequests.size() < 100) r.specialRequests += stayRequest;
}

void textElement(xml::ElementWriter &out, const char *name, const QString &text)
{
    if (!text.isEmpty()) out.element(name, text);
}

/// Agencies require a complete address; for guests parts are optional.
void writeAddress(xml::ElementWriter &out, const Address &a, bool whole)
{
    const QString line = a.lines.join(QStringLiteral(", "));
    textElement(out, "AddressLine", whole ? sometext(line) : line);
    textElement(out, "CityName", whole ? sometext(a.city) : a.city);
    textElement(out, "PostalCode", whole ? sometext(a.postalCode) : a.postalCode);
    if (isCode(a.country, u'A', u'Z')) out.start("CountryName").attribute("Code", a.country).end();
}

void writeComment(xml::ElementWriter &out, const QString &name, const QString &text)
{
    if (text.isEmpty()) return;
    out.start("Comment").attribute("Name", name).element("Text", text).end();
}

void writeComments(xml::ElementWriter &out, const GuestRequest &request, Version version)
{
    const QString info = version >= Version::V2024_10 ? request.info : QString();
    const QString &comment = request.reservation.comment;
    if (request.included.empty() && comment.isEmpty() && info.isEmpty()) return;
    out.start("Comments");
    if (!request.included.empty()) {
        out.start("Comment").attribute("Name", u"included services");
        for (const ListedService &item : request.included) {
            const bool known = isCode(item.language, u'a', u'z');
            out.start("ListItem").attribute("ListItem", item.place);
            out.attribute("Language", known ? item.language : QStringLiteral("en"));
            out.text(item.text).end();
        }
        out.end();
    }
    writeComment(out, QStringLiteral("customer comment"), comment);
    writeComment(out, QStringLiteral("additional info"), info);
    out.end();
}

void writeRequests(xml::ElementWriter &out, const QStringList &stayRequests, Version version)
{
    if (stayRequests.isEmpty()) return;
    out.start("SpecialRequests");
    if (version < Version::V2022_10) {
        out.start("SpecialRequest").attribute("Name", u"PETS").start("Text");
        out.attribute("TextFormat", u"PlainText").text(stayRequests.join(u'\n')).end().end();
    } else {
        for (const QString &stayRequest : stayRequests)
            out.start("SpecialRequest")
                .attribute("RequestCode", limited(stayRequest.simplified(), kTitle))
                .attribute("CodeContext", u"HOTEL")
                .end();
    }
    out.end();
}

void writeSources(xml::ElementWriter &out, const GuestRequest &request)
{
    std::vector<Source> sources = request.sources;
    if (sources.empty() && !request.reservation.source.isEmpty())
        sources.push_back({13, {}, limited(request.reservation.source, kName), {}});
    if (sources.empty()) return;
    out.start("HotelReservationIDs");
    for (const Source &s : sources) {
        out.start("HotelReservationID").attribute("ResID_Type", s.type);
        out.optional("ResID_Value", s.value).optional("ResID_Source", s.name);
        out.optional("ResID_SourceContext", s.context).end();
    }
    out.end();
}

void writeAgency(xml::ElementWriter &out, const Agency &a)
{
    out.start("Profiles").start("ProfileInfo").start("Profile").attribute("ProfileType", 4);
    out.start("CompanyInfo").start("CompanyName").attribute("Code", sometext(a.code));
    out.attribute("CodeContext", sometext(a.codeContext)).text(a.name).end();
    // The schema requires a complete address, including the country.
    if (!a.address.country.isEmpty()) {
        out.start("AddressInfo");
        writeAddress(out, a.address, true);
        out.end();
    }
    if (!a.phone.isEmpty()) {
        out.start("TelephoneInfo");
        out.attribute("PhoneTechType", a.phoneKind.isEmpty() ? QStringLiteral("1") : a.phoneKind);
        out.attribute("PhoneNumber", dialled(a.phone)).end();
    }
    textElement(out, "Email", a.email);
    out.end().end().end().end();
}

void writeCustomer(xml::ElementWriter &out, const Person &p, const GuestRequest &request)
{
    const auto yes = [](const char *what, bool value) {
        return QString::fromLatin1(what) + (value ? QStringLiteral("yes") : QStringLiteral("no"));
    };
    out.start("Customer");
    if (p.gender == u"Male" || p.gender == u"Female" || p.gender == u"Unknown")
        out.attribute("Gender", p.gender);
    out.optional("BirthDate", p.birthDate);
    if (isCode(p.language, u'a', u'z')) out.attribute("Language", p.language);
    out.start("PersonName");
    textElement(out, "NamePrefix", limited(p.prefix, kTitle));
    out.element("GivenName", sometext(limited(p.givenName, kName)));
    out.element("Surname", sometext(limited(p.surname, kName)));
    textElement(out, "NameTitle", limited(request.title, kTitle));
    out.end();
    for (qsizetype i = 0; i < p.phones.size(); ++i) {
        if (dialled(p.phones[i]).isEmpty()) continue;
        out.start("Telephone")
            .attribute("PhoneTechType", request.phoneKinds.value(i, QStringLiteral("1")))
            .attribute("PhoneNumber", dialled(p.phones[i]))
            .end();
    }
    if (!p.email.isEmpty()) {
        out.start("Email");
        if (request.newsletter) out.attribute("Remark", yes("newsletter:", *request.newsletter));
        out.text(p.email).end();
    }
    if (!p.address.isEmpty() || request.catalogue) {
        out.start("Address");
        if (request.catalogue) out.attribute("Remark", yes("catalog:", *request.catalogue));
        writeAddress(out, p.address, false);
        out.end();
    }
    out.end();
}

}  // namespace

void readResGuests(xml::Reader &in, GuestRequest &into)
{
    nested(in, {u"ResGuest", u"Profiles", u"ProfileInfo", u"Profile", u"Customer"},
           [&] { readCustomer(in, into); });
}

void writeResGuests(xml::ElementWriter &out, const GuestRequest &request)
{
    const Reservation &r = request.reservation;
    const Person *person = !r.guests.empty() ? &r.guests.front() : r.booker ? &*r.booker : nullptr;
    if (!person) return;
    out.start("ResGuests")
        .start("ResGuest")
        .start("Profiles")
        .start("ProfileInfo")
        .start("Profile");
    writeCustomer(out, *person, request);
    out.end().end().end().end().end();
}

void readGlobalInfo(xml::Reader &in, GuestRequest &into)
{
    Reservation &r = into.reservation;
    in.children([&] {
        const QStringView name = in.name();
        if (name == u"Comments")
            nested(in, {u"Comment"}, [&] { readComment(in, into); });
        else if (name == u"SpecialRequests")
            nested(in, {u"SpecialRequest"}, [&] { readRequest(in, r); });
        else if (name == u"CancelPenalties")
            nested(in, {u"CancelPenalty", u"PenaltyDescription"},
                   [&] { r.penalty = readText(in); });
        else if (name == u"HotelReservationIDs")
            nested(in, {u"HotelReservationID"}, [&] { readSource(in, into); });
        else if (name == u"Profiles")
            nested(in, {u"ProfileInfo", u"Profile", u"CompanyInfo"}, [&] { readAgency(in, into); });
        else if (name == u"BasicPropertyInfo") {
            r.hotelCode = in.string(u"HotelCode");
            r.hotelName = in.string(u"HotelName");
        } else
            return false;
        return true;
    });
}

void writeGlobalInfo(xml::ElementWriter &out, const GuestRequest &request, Version version)
{
    const Reservation &r = request.reservation;
    out.start("ResGlobalInfo");
    writeComments(out, request, version);
    writeRequests(out, r.specialRequests, version);
    if (!r.penalty.isEmpty()) {
        out.start("CancelPenalties").start("CancelPenalty").start("PenaltyDescription");
        out.element("Text", r.penalty).end().end().end();
    }
    writeSources(out, request);
    if (request.agency) writeAgency(out, *request.agency);
    out.start("BasicPropertyInfo").optional("HotelCode", r.hotelCode);
    out.optional("HotelName", r.hotelName).end();
    out.end();
}

}  // namespace roomrack::protocols::alpinebits
