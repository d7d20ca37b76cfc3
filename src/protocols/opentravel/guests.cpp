// SPDX-License-Identifier: GPL-3.0-or-later
// Guests and bookers: names, telephones, addresses and special requests.
#include "protocols/opentravel/reservation_io.h"

namespace roomrack::protocols::opentravel {

namespace {

constexpr int kMostPhones = 9;
constexpr int kMostLines = 5;

/// Joins the texts of repeated elements with a blank.
void append(QString &text, const QString &more, qsizetype most)
{
    if (!text.isEmpty() && !more.isEmpty()) text += u' ';
    text = limited(text + more, most);
}

bool isLanguage(const QString &text)
{
    const auto plain = [](QChar c) {
        return (c.toLower() >= u'a' && c.toLower() <= u'z') || c == u'-';
    };
    return text.size() >= 2 && text.size() <= 8 && text[0] != u'-' && text.back() != u'-'
           && std::all_of(text.begin(), text.end(), plain) && !text.contains(u"--");
}

void readName(xml::Reader &in, Person &p)
{
    QString before;
    in.children([&] {
        if (in.name() == u"NamePrefix")
            append(p.prefix, in.text(), 16);
        else if (in.name() == u"GivenName")
            append(p.givenName, in.text(), 64);
        else if (in.name() == u"SurnamePrefix")
            append(before, in.text(), 16);
        else if (in.name() == u"Surname")
            append(p.surname, in.text(), 64);
        else
            return false;
        return true;
    });
    if (!before.isEmpty()) p.surname = limited((before + u' ' + p.surname).trimmed(), 64).trimmed();
    // The schema requires a surname for every person.
    if (p.surname.isEmpty()) p.surname = std::exchange(p.givenName, {});
}

void readPhone(xml::Reader &in, Person &p)
{
    QString number;
    const QString country = in.string(u"CountryAccessCode");
    if (!country.isEmpty()) number = u'+' + country;
    append(number, in.string(u"AreaCityCode"), 32);
    append(number, in.string(u"PhoneNumber"), 32);
    if (!number.isEmpty() && p.phones.size() < kMostPhones) p.phones << number;
}

void readAddress(xml::Reader &in, Person &p)
{
    Address &a = p.address;
    in.children([&] {
        const QStringView name = in.name();
        if (name == u"AddressLine" || name == u"StreetNmbr") {
            const QString line = limited(in.text(), 255);
            if (!line.isEmpty() && a.lines.size() < kMostLines) a.lines << line;
        } else if (name == u"CityName") {
            a.city = limited(in.text(), 64);
        } else if (name == u"PostalCode") {
            a.postalCode = limited(in.text(), 16);
        } else if (name == u"StateProv") {
            const QString code = in.string(u"StateCode");
            const QString text = in.text();
            a.region = limited(text.isEmpty() ? code : text, 64);
        } else if (name == u"CountryName") {
            const QString code = in.string(u"Code");
            const QString text = in.text();
            a.country = limited(code.isEmpty() ? text : code, 64);
        } else if (name == u"CompanyName") {
            p.company = limited(in.text(), 128);
        } else {
            return false;
        }
        return true;
    });
}

void readCustomer(xml::Reader &in, Person &p)
{
    const QString gender = in.string(u"Gender");
    if (gender == u"Male" || gender == u"Female" || gender == u"Unknown") p.gender = gender;
    const QString language = in.string(u"Language");
    if (isLanguage(language)) p.language = language;
    if (const auto born = parseNight(in.string(u"BirthDate"))) p.birthDate = *born;
    in.children([&] {
        if (in.name() == u"PersonName" && p.surname.isEmpty())
            readName(in, p);
        else if (in.name() == u"Telephone")
            readPhone(in, p);
        else if (in.name() == u"Email")
            p.email = p.email.isEmpty() ? limited(in.text(), 128) : p.email;
        else if (in.name() == u"Address" && p.address.isEmpty())
            readAddress(in, p);
        else
            return false;
        return true;
    });
}

/// ProfileInfo/Profile: a customer or a company.
void readProfile(xml::Reader &in, Person &person, QString &company)
{
    in.children([&] {
        if (in.name() != u"ProfileInfo") return false;
        in.children([&] {
            if (in.name() != u"Profile") return false;
            in.children([&] {
                if (in.name() == u"Customer") {
                    readCustomer(in, person);
                    return true;
                }
                if (in.name() != u"CompanyInfo") return false;
                in.children([&] {
                    if (in.name() != u"CompanyName") return false;
                    company = limited(in.text(), 128);
                    return true;
                });
                return true;
            });
            return true;
        });
        return true;
    });
}

void writeAddress(xml::ElementWriter &out, const Address &a, const QString &company)
{
    if (a.isEmpty() && company.isEmpty()) return;
    out.start("Address");
    for (qsizetype i = 0; i < std::min<qsizetype>(a.lines.size(), kMostLines); ++i)
        out.element("AddressLine", limited(a.lines[i], 255));
    if (!a.city.isEmpty()) out.element("CityName", limited(a.city, 64));
    if (!a.postalCode.isEmpty()) out.element("PostalCode", limited(a.postalCode, 16));
    if (!a.region.isEmpty()) out.element("StateProv", limited(a.region, 64));
    const auto latin = [](QChar c) { return c.toLower() >= u'a' && c.toLower() <= u'z'; };
    if (a.country.size() == 2 && std::all_of(a.country.begin(), a.country.end(), latin))
        out.start("CountryName").attribute("Code", a.country).end();
    else if (!a.country.isEmpty())
        out.element("CountryName", limited(a.country, 64));
    if (!company.isEmpty()) out.element("CompanyName", limited(company, 128));
    out.end();
}

void writeCustomer(xml::ElementWriter &out, const Person &p)
{
    out.start("Customer").optional("Gender", p.gender);
    if (p.birthDate) out.attribute("BirthDate", *p.birthDate);
    out.optional("Language", p.language);
    if (!p.surname.isEmpty() || !p.givenName.isEmpty()) {
        out.start("PersonName");
        if (!p.prefix.isEmpty()) out.element("NamePrefix", limited(p.prefix, 16));
        const bool both = !p.surname.isEmpty();
        if (both && !p.givenName.isEmpty()) out.element("GivenName", limited(p.givenName, 64));
        out.element("Surname", limited(both ? p.surname : p.givenName, 64)).end();
    }
    for (qsizetype i = 0; i < std::min<qsizetype>(p.phones.size(), kMostPhones); ++i)
        out.start("Telephone").attribute("PhoneNumber", limited(p.phones[i], 32)).end();
    if (!p.email.isEmpty()) out.element("Email", limited(p.email, 128));
    writeAddress(out, p.address, p.company);
    out.end();
}

}  // namespace

QString readReference(const QString &text)
{
    const auto digit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    return text.size() <= 8 && std::all_of(text.begin(), text.end(), digit) ? text : QString();
}

Person readGuest(xml::Reader &in)
{
    Person p;
    const QString reference = readReference(in.string(u"ResGuestRPH"));
    in.children([&] {
        if (in.name() != u"Profiles") return false;
        readProfile(in, p, p.company);
        return true;
    });
    p.reference = reference;
    if (p.surname.isEmpty()) p.prefix.clear();
    return p;
}

void writeGuest(xml::ElementWriter &out, const Person &person)
{
    out.start("ResGuest").optional("ResGuestRPH", person.reference);
    Person described = person;
    described.reference.clear();
    if (described != Person()) writeProfiles(out, person);
    out.end();
}

void readProfiles(xml::Reader &in, std::optional<Person> &person, QString &company)
{
    Person p;
    readProfile(in, p, company);
    if (p.surname.isEmpty()) p.prefix.clear();
    if (p != Person()) person = p;
}

void writeProfiles(xml::ElementWriter &out, const Person &person)
{
    out.start("Profiles").start("ProfileInfo").start("Profile").attribute("ProfileType", 1);
    writeCustomer(out, person);
    out.end().end().end();
}

QString readComments(xml::Reader &in)
{
    QStringList comments;
    in.children([&] {
        if (in.name() != u"Comment") return false;
        const QString text = in.lines();
        if (!text.isEmpty()) comments << text;
        return true;
    });
    return withoutCardNumbers(comments.join(u'\n'));
}

void writeComments(xml::ElementWriter &out, const QString &comment)
{
    if (comment.isEmpty()) return;
    out.start("Comments").start("Comment").element("Text", comment).end().end();
}

QStringList readRequests(xml::Reader &in)
{
    QStringList requests;
    in.children([&] {
        if (in.name() != u"SpecialRequest") return false;
        const QString code = in.string(u"RequestCode");
        const QString text = in.lines();
        const QString request = withoutCardNumbers(text.isEmpty() ? code : text);
        if (!request.isEmpty()) requests << request;
        return true;
    });
    return requests;
}

void writeRequests(xml::ElementWriter &out, const QStringList &requests)
{
    if (requests.isEmpty()) return;
    out.start("SpecialRequests");
    for (const QString &request : requests)
        out.start("SpecialRequest").element("Text", request).end();
    out.end();
}

}  // namespace roomrack::protocols::opentravel
