// SPDX-License-Identifier: GPL-3.0-or-later
// A channel's settings as JSON, for the property's database. Missing fields keep their defaults, so
// that a newer program can read an older text.
#include "core/json_fields.h"
#include "sync/protocols.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

namespace roomrack::sync {

namespace {

template <typename Io, typename Settings>
void plainFields(Io &io, Settings &s)
{
    io.field("address", s.address);
    io.field("account", s.account);
    io.field("hotel", s.hotelCode);
    io.field("reservationsTo", s.reservationsTo);
    io.field("tokens", s.speaksTokens);
    io.field("paused", s.paused);
    io.field("allotment", s.allotment);
    io.field("offset", s.offset);
    io.field("mostShown", s.mostShown);
    io.field("neverOversell", s.neverOversell);
    io.field("stopSell", s.stopSell);
    io.field("closesUnsupported", s.closesUnsupported);
    io.field("horizon", s.horizonNights);
    io.field("markup", s.markupBasisPoints);
    io.field("commission", s.commissionBasisPoints);
    io.field("availabilityPerMinute", s.availabilityPerMinute);
    io.field("ratesPerMinute", s.ratesPerMinute);
    io.field("batchSeconds", s.batchSeconds);
    io.field("entriesAtMost", s.entriesAtMost);
    io.field("timeoutSeconds", s.timeoutSeconds);
    io.field("weekdays", s.weekdays);
    io.field("ratesApart", s.ratesApart);
    io.field("pollSeconds", s.pollSeconds);
    for (const LimitRow &row : kLimitRows)
        io.field(row.setting, s.supportedRestrictions.*row.supported);
}

QJsonArray roomsAsJson(const ChannelSettings &s)
{
    QJsonArray rooms;
    for (const RoomMapping &room : s.rooms) {
        rooms.append(QJsonObject{{QStringLiteral("type"), room.roomType.value},
                                 {QStringLiteral("code"), room.code},
                                 {QStringLiteral("open"), room.open}});
    }
    return rooms;
}

QJsonArray ratesAsJson(const ChannelSettings &s)
{
    QJsonArray rates;
    for (const RateMapping &rate : s.rates) {
        QJsonArray guests;
        for (const qint32 g : rate.guests) guests.append(g);
        rates.append(QJsonObject{{QStringLiteral("type"), rate.roomType.value},
                                 {QStringLiteral("plan"), rate.plan.value},
                                 {QStringLiteral("code"), rate.code},
                                 {QStringLiteral("guests"), guests}});
    }
    return rates;
}

QJsonArray commissionsAsJson(const ChannelSettings &s)
{
    QJsonArray commissions;
    for (const PlanCommission &exception : s.planCommissions) {
        commissions.append(QJsonObject{{QStringLiteral("plan"), exception.plan.value},
                                       {QStringLiteral("commission"), exception.basisPoints}});
    }
    return commissions;
}

void readMapping(const QJsonObject &object, ChannelSettings &s)
{
    for (const QJsonValue room : object.value(u"rooms").toArray()) {
        s.rooms.push_back({RoomTypeId{room[u"type"].toInteger()}, room[u"code"].toString(),
                           room[u"open"].toBool(true)});
    }
    for (const QJsonValue rate : object.value(u"rates").toArray()) {
        RateMapping mapping{RoomTypeId{rate[u"type"].toInteger()},
                            RatePlanId{rate[u"plan"].toInteger()},
                            rate[u"code"].toString(),
                            {}};
        for (const QJsonValue g : rate[u"guests"].toArray()) mapping.guests.push_back(g.toInt());
        s.rates.push_back(std::move(mapping));
    }
    for (const QJsonValue exception : object.value(u"commissions").toArray()) {
        s.planCommissions.push_back(
            {RatePlanId{exception[u"plan"].toInteger()}, exception[u"commission"].toInt(-1)});
    }
}

}  // namespace

QByteArray toText(const ChannelSettings &settings)
{
    FieldWriter writer;
    plainFields(writer, settings);
    writer.field("protocol", QString::fromLatin1(factsOf(settings).name));
    writer.field("currency", settings.currency.code());
    writer.object.insert(QStringLiteral("rooms"), roomsAsJson(settings));
    writer.object.insert(QStringLiteral("rates"), ratesAsJson(settings));
    if (!settings.planCommissions.empty())
        writer.object.insert(QStringLiteral("commissions"), commissionsAsJson(settings));
    return QJsonDocument(writer.object).toJson(QJsonDocument::Compact);
}

Result<ChannelSettings> fromText(const QByteArray &text)
{
    QJsonParseError parse;
    const QJsonDocument document = QJsonDocument::fromJson(text, &parse);
    if (!document.isObject()) {
        return fail(ErrorCode::Corrupt, QStringLiteral("channel settings"),
                    ErrorText::tr("not valid JSON from character %1").arg(parse.offset));
    }
    ChannelSettings s;
    FieldReader reader(document.object());
    plainFields(reader, s);
    QString protocol, currency = s.currency.code();
    reader.field("protocol", protocol);
    reader.field("currency", currency);
    const ProtocolFacts *known = protocolNamed(protocol);
    const auto money = Currency::make(currency);
    if (!known) reader.note("protocol");
    if (!money) reader.note("currency");
    if (!reader.wrong.isEmpty()) {
        return fail(ErrorCode::Corrupt, QStringLiteral("channel settings"),
                    ErrorText::tr("“%1” has an invalid value").arg(reader.wrong));
    }
    s.protocol = known->protocol;
    s.currency = *money;
    readMapping(reader.object, s);
    if (const auto ok = validate(s); !ok) return tl::unexpected(ok.error());
    return s;
}

}  // namespace roomrack::sync
