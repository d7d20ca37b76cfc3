// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/context.h"

#include "core/card_exceptions.h"
#include "core/card_number.h"
#include "dedup/canonical.h"
#include "dedup/normal.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>

namespace roomrack::dedup {

namespace {

void describe(CanonicalJson &json, const Person &guest, const Stay &stay)
{
    json.texts("guest", guest.name)
        .text("mail", guest.mail)
        .text("phone", guest.phone)
        .text("in", stay.checkIn().iso().toStdString())
        .text("out", stay.checkOut().iso().toStdString());
}

std::string word(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString().toStdString();
}

std::string joined(const QJsonValue &parts)
{
    if (parts.isString()) return parts.toString().toStdString();
    std::string all;
    for (const QJsonValue part : parts.toArray()) {
        if (!all.empty()) all += ' ';
        all += part.toString().toStdString();
    }
    return all;
}

}  // namespace

Person person(const QString &name, const QString &mail, const QString &phone, const QString &home,
              const QString &country)
{
    // Stored bookings have no card numbers, so neither has their context.
    return {nameParts(withoutCardNumbers(name)), mailAddress(withoutCardNumbers(mail)),
            phoneNumber(phoneWithoutCardNumber(phone), home, country)};
}

QByteArray roomContext(const Person &guest, const Stay &stay, RoomTypeId type)
{
    CanonicalJson json;
    describe(json, guest, stay);
    return json.number("type", type.value).json();
}

QByteArray groupContext(const Person &booker, const QString &name, const Stay &stay,
                        std::vector<std::pair<RoomTypeId, qint32>> rooms)
{
    std::vector<std::pair<qint64, qint64>> counts;
    for (const auto &[type, count] : rooms) counts.emplace_back(type.value, count);
    std::sort(counts.begin(), counts.end());
    CanonicalJson json;
    describe(json, booker, stay);
    return json.texts("group", nameParts(name)).numbers("rooms", counts).json();
}

Traits traitsOf(const QByteArray &context)
{
    const QJsonObject object = QJsonDocument::fromJson(context).object();
    Traits traits{joined(object.value(QLatin1String("guest"))),
                  word(object, "mail"),
                  word(object, "phone"),
                  {},
                  object.value(QLatin1String("type")).toInteger()};
    // A group in rooms of one type has that type.
    const QJsonArray rooms = object.value(QLatin1String("rooms")).toArray();
    if (rooms.size() == 1) traits.type = rooms.first().toArray().at(0).toInteger();
    const auto in = Night::parse(object.value(QLatin1String("in")).toString());
    const auto out = Night::parse(object.value(QLatin1String("out")).toString());
    if (in && out && *out > *in) traits.stay = Stay(*in, *out - *in);
    return traits;
}

Person personOf(const Traits &traits)
{
    Person guest{{}, traits.mail, traits.phone};
    for (const QByteArray &part : QByteArray::fromStdString(traits.name).split(' ')) {
        if (!part.isEmpty()) guest.name.push_back(part.toStdString());
    }
    return guest;
}

QByteArray contextOf(const Traits &traits)
{
    return roomContext(personOf(traits), traits.stay, RoomTypeId{traits.type});
}

Candidate candidate(Product product, QByteArray context, Instant created)
{
    Candidate c;
    c.product = product;
    c.hash = ContextHash::of(context);
    c.context = std::move(context);
    c.created = created;
    return c;
}

Asked asked(Candidate candidate)
{
    Traits traits = traitsOf(candidate.context);
    return {std::move(candidate), std::move(traits)};
}

}  // namespace roomrack::dedup
