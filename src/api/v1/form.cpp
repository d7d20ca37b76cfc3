// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/form.h"

#include "booking/limits.h"
#include "core/email_address.h"
#include "core/visible_text.h"
#include "dedup/normal.h"

#include <QtCore/QUrlQuery>

#include <algorithm>

namespace roomrack::api::v1 {

namespace {

constexpr int kLongestStay = 366;
constexpr int kLongestName = 200, kLongestMail = 254, kLongestPhone = 40, kLongestNotes = 4'000;

protocols::json::Limits limitsOf(const Route &route)
{
    protocols::json::Limits limits;
    limits.bytes = route.bodyAtMost;
    limits.depth = 8;
    limits.values = 60'000;
    limits.text = 8'000;
    limits.keys = 64;
    return limits;
}

}  // namespace

Form::Form(const Call &call)
{
    const QByteArray &body = call.request.body;
    auto parsed = protocols::json::Document::parse(body.isEmpty() ? QByteArray("{}") : body,
                                                   limitsOf(*call.route));
    if (!parsed) {
        error_ = parsed.error();
        malformed_ = true;
        parsed = protocols::json::Document::parse("{}");
    }
    document_ = std::make_unique<protocols::json::Document>(std::move(*parsed));
    if (malformed_) return;
    object(document_->root(), call.route->body);
}

Value Form::operator[](std::string_view name) const
{
    return document_->root()[name];
}

void Form::refuse(const QString &field, const QString &reason)
{
    if (!error_) error_ = Error{ErrorCode::Invalid, field, reason, -1};
}

bool Form::object(const Value &value, const QList<QByteArray> &names)
{
    const auto object = value.object();
    accept(object);
    if (!object) return false;
    for (Value v = object->first(); v.kind() != Kind::Missing; v = v.next()) {
        const std::string_view name = v.name();
        const bool known = std::any_of(names.begin(), names.end(), [name](const QByteArray &one) {
            return name == std::string_view(one.constData(), size_t(one.size()));
        });
        if (!known) refuse(v.path(), ErrorText::tr("unknown field"));
    }
    return true;
}

int Form::count(std::string_view name, int least, int most)
{
    return take((*this)[name].count(least, most), least);
}

int Form::count(std::string_view name, int least, int most, int otherwise)
{
    return has(name) ? take((*this)[name].count(least, most), otherwise) : otherwise;
}

QString Form::text(std::string_view name, int most, const QString &otherwise)
{
    return has(name) ? take((*this)[name].text(most), otherwise) : otherwise;
}

Stay Form::stay(std::optional<Stay> kept)
{
    const Value arrival = (*this)["check_in"], departure = (*this)["check_out"];
    const bool keepsArrival = kept && !arrival.present(),
               keepsDeparture = kept && !departure.present();
    const Night in = keepsArrival ? kept->checkIn() : take(arrival.night());
    const Night out = keepsDeparture ? kept->checkOut() : take(departure.night(), in + 1);
    const QString field = keepsDeparture ? arrival.path() : departure.path();
    if (out <= in && keepsDeparture) {
        refuse(field, ErrorText::tr("must be before check-out (%1)").arg(out.iso()));
    } else if (out <= in) {
        refuse(field, ErrorText::tr("must be after check-in (%1)").arg(in.iso()));
    } else if (out - in > kLongestStay) {
        refuse(field, ErrorText::tr("a stay can have at most %1 nights").arg(kLongestStay));
    } else {
        return Stay(in, out - in);
    }
    return Stay(in, 1);
}

Money Form::money(const Value &value)
{
    if (!object(value, {"amount", "currency"})) return {};
    const Currency currency = take(value["currency"].currency());
    const Money money = take(value["amount"].money(currency), Money{0, currency});
    if (money.minor < 0 || money.minor > booking::kMostMoney)
        refuse(value["amount"].path(), ErrorText::tr("must be between 0 and %1")
                                           .arg(Money{booking::kMostMoney, currency}.plain()));
    return money;
}

qint64 Form::money(const Value &value, Currency currency)
{
    const Money given = money(value);
    if (ok() && !(given.currency == currency))
        refuse(value["currency"].path(),
               ErrorText::tr("must be %1, the hotel's currency").arg(currency.code()));
    return given.minor;
}

/// By its number, or by its code or name.
template <typename Things, typename Name>
qint64 Form::idOf(const Value &value, const Things &things, Name name, const QString &what)
{
    const bool number = value.kind() == Kind::Number;
    const QString given = number ? QString() : take(value.text(kLongestName, 1));
    const qint64 id = number ? take(value.integer(1, std::numeric_limits<qint32>::max())) : 0;
    if (!ok()) return 0;
    const auto at = std::find_if(things.begin(), things.end(), [&](const auto &one) {
        return number ? one.id.value == id : name(one) == given;
    });
    if (at != things.end()) return at->id.value;
    refuse(value.path(), what);
    return 0;
}

RoomTypeId Form::roomType(const Value &value, const engine::HotelView &hotel)
{
    return RoomTypeId{idOf(
        value, hotel.catalogue().roomTypes, [](const auto &t) { return t.code; },
        ErrorText::tr("room type not found"))};
}

RoomId Form::room(const Value &value, const engine::HotelView &hotel)
{
    return RoomId{idOf(
        value, hotel.catalogue().rooms, [](const auto &r) { return r.number; },
        ErrorText::tr("room not found"))};
}

RatePlanId Form::plan(const Value &value, const engine::HotelView &hotel)
{
    return RatePlanId{idOf(
        value, hotel.rates().plans(), [](const auto &p) { return p.code; },
        ErrorText::tr("rate plan not found"))};
}

ChannelId Form::channel(const Value &value, const engine::HotelView &hotel)
{
    return ChannelId{idOf(
        value, hotel.catalogue().channels, [](const auto &c) { return c.name; },
        ErrorText::tr("channel not found"))};
}

booking::Guest Form::guest()
{
    const Value given = (*this)["guest"];
    booking::Guest guest;
    if (!object(given, {"name", "email", "phone", "country", "notes"})) return guest;
    const auto optional = [&](std::string_view name, int most) {
        const Value value = given[name];
        return value.present() ? take(value.text(most)) : QString();
    };
    guest.name = take(given["name"].text(booking::kMostGuestName, 1)).simplified();
    if (!core::isVisible(guest.name))
        refuse(given["name"].path(), ErrorText::tr("must not be empty"));
    guest.email = optional("email", kLongestMail);
    if (!guest.email.isEmpty() && !core::isGuestAddress(guest.email))
        refuse(given["email"].path(), ErrorText::tr("is not a valid email address"));
    guest.phone = optional("phone", kLongestPhone);
    if (!guest.phone.trimmed().isEmpty() && !dedup::isPhoneNumber(guest.phone))
        refuse(given["phone"].path(), ErrorText::tr("is not a telephone number"));
    guest.country = optional("country", 2);
    guest.notes = optional("notes", kLongestNotes);
    return guest;
}

Query::Query(const Call &call)
{
    const auto mark = call.request.target.indexOf('?');
    if (mark < 0) return;
    const QUrlQuery query(QString::fromUtf8(call.request.target.mid(mark + 1)));
    for (const auto &[name, value] : query.queryItems(QUrl::FullyDecoded)) {
        const QByteArray field = name.toUtf8();
        const bool twice = std::any_of(fields_.begin(), fields_.end(),
                                       [&](const auto &known) { return known.first == field; });
        if (!call.route->query.contains(field) || twice) {
            // Only plausible words are quoted: clients put arbitrary data into URLs.
            constexpr qsizetype kLongest = 24;
            const bool word =
                name.size() <= kLongest && std::all_of(name.begin(), name.end(), [](QChar c) {
                    return (c >= u'a' && c <= u'z') || c == u'_';
                });
            error_ = Error{ErrorCode::Invalid, word ? name : QStringLiteral("query"),
                           twice ? ErrorText::tr("appears more than once")
                                 : ErrorText::tr("unknown field"),
                           -1};
            return;
        }
        fields_.emplace_back(field, value);
    }
}

QString Query::text(const char *name) const
{
    for (const auto &[field, value] : fields_)
        if (field == name) return value;
    return {};
}

void Query::refuse(const char *name, const QString &reason)
{
    if (!error_) error_ = Error{ErrorCode::Invalid, QString::fromLatin1(name), reason, -1};
}

Night Query::night(const char *name)
{
    const auto night = Night::parse(text(name));
    if (!night) refuse(name, ErrorText::tr("must be a date such as 2016-07-14"));
    return night.value_or(Night());
}

qint64 Query::number(const char *name, qint64 least, qint64 most, qint64 otherwise)
{
    const QString given = text(name);
    if (given.isEmpty()) return otherwise;
    bool ok = false;
    const qint64 number = given.size() <= 20 ? given.toLongLong(&ok) : 0;
    if (ok && number >= least && number <= most) return number;
    refuse(name, ErrorText::tr("must be a whole number between %1 and %2").arg(least).arg(most));
    return otherwise;
}

}  // namespace roomrack::api::v1
