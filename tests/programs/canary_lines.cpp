// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/canary_lines.h"

#include "protocols/fias/framing.h"
#include "protocols/opentravel/codec.h"
#include "protocols/ota_json/signature.h"
#include "simulator/channels/pushes.h"
#include "support/patience.h"

#include <QTest>

namespace roomrack::tests {

namespace ota = protocols::opentravel;
namespace json = protocols::ota_json;

QByteArray card(const char *between)
{
    return byFours(CanaryHotel::kCard, between);
}

/// The digits of the card as escapes of JSON or XML.
QByteArray escaped(const char *before, int base, const char *after)
{
    QByteArray out;
    for (const char digit : CanaryHotel::kCard)
        out += before + QByteArray::number(int(digit), base) + after;
    return out;
}

namespace {

const QString kUser = QStringLiteral("H1-user");

protocols::Reservation reservation(const CanaryHotel &hotel, const char *id)
{
    using namespace protocols;
    Reservation r;
    r.id = QString::fromLatin1(id);
    r.hotelCode = QStringLiteral("H1");
    r.created = hotel.clock().wall();
    r.currency = Currency();
    r.total.afterTax = 20'000;
    RoomStay stay;
    stay.roomTypeCode = QStringLiteral("DBL");
    stay.ratePlanCode = QStringLiteral("BAR");
    stay.stay = Stay(hotel.today() + 5, 2);
    stay.guests = {{AgeClass::Adult, 2, -1}};
    stay.total.afterTax = 20'000;
    r.stays = {stay};
    Person person;
    person.reference = QStringLiteral("1");
    person.givenName = QStringLiteral("Zebulon ") + QString::fromUtf8(card());
    person.surname = QString::fromUtf8(CanaryHotel::kSurname);
    person.email = QString::fromUtf8(CanaryHotel::kMail);
    person.phones = {QString::fromUtf8(card(" "))};
    person.address.lines = {QString::fromUtf8(card("-"))};
    r.guests = {person};
    r.comment = QString::fromUtf8("card " + card(" ") + " code");
    r.guarantee.kind = GuaranteeKind::Card;
    r.guarantee.cardBrand = QStringLiteral("VI");
    r.guarantee.lastFour = QStringLiteral("9855");
    return r;
}

}  // namespace

void pushJson(CanaryHotel &hotel)
{
    const auto push = [&hotel](QByteArray body, const QByteArray &secret) {
        const auto signature = json::sign(secret, body, hotel.clock().wall());
        return hotel.hook(kJsonPushed,
                          {{"Content-Type", "application/json"},
                           {"X-Timestamp", signature.timestamp},
                           {"X-Signature", signature.value}},
                          body);
    };
    const QByteArray secret = CanaryHotel::channelSecret(kJsonPushed);
    const QByteArray good =
        "{\"event\":\"booking_new\",\"property_id\":\"H1\",\"data\":{\"id\":\"rev-1\",\"type\":"
        "\"booking_revision\",\"attributes\":{\"id\":\"rev-1\",\"booking_id\":\"bk-1\","
        "\"property_id\":\"H1\",\"status\":\"new\",\"currency\":\"EUR\",\"amount\":\"200.00\","
        "\"customer\":{\"name\":\"Zebulon "
        + card() + "\",\"surname\":\"" + CanaryHotel::kSurname + "\",\"mail\":\""
        + CanaryHotel::kMail + "\",\"phone\":\"" + card(" ") + "\",\"company\":\"" + card("-")
        + "\"},\"notes\":\"" + escaped("\\u00", 16, "") + "\",\"guarantee\":{\"card_type\":\"VI\","
        + "\"card_number\":\"" + card() + "\",\"cvv\":\"" + CanaryHotel::kCardCode
        + "\",\"expiration_date\":\"12/2031\"},\"rooms\":[{\"room_type_id\":\"DBL\","
          "\"rate_plan_id\":\"BAR\",\"checkin_date\":\""
        + (hotel.today() + 5).iso().toUtf8() + "\",\"checkout_date\":\""
        + (hotel.today() + 7).iso().toUtf8()
        + "\",\"occupancy\":{\"adults\":2,\"children\":0,\"infants\":0}}]}}}";
    QCOMPARE(push(good, secret).status, 200);
    const auto other = [&good](const QByteArray &from, const QByteArray &to) {
        return QByteArray(good).replace("rev-1", "rev-2").replace("bk-1", "bk-2").replace(from, to);
    };
    // Unmapped reservations, whose reason quotes the invalid value.
    push(other("\"DBL\"", '"' + card() + '"'), secret);
    push(other("\"EUR\"", '"' + card() + '"').replace("rev-2", "rev-3"), secret);
    push(other("\"200.00\"", '"' + card() + '"').replace("rev-2", "rev-4"), secret);
    push(good.left(good.size() - 40), secret);
    push("card " + card(), secret);
    push(good, "another");
    hotel.hook(kJsonPushed, {{"Content-Type", "text/plain"}}, good);
    // Reservations for polling.
    const QByteArray item = good.mid(good.indexOf("\"data\":") + 7);
    hotel.peers().setFeed("{\"data\":[" + item.left(item.size() - 1) + ','
                          + QByteArray(item.left(item.size() - 1))
                                .replace("rev-1", "rev-9")
                                .replace("bk-1", "bk-9")
                                .replace("\"new\"", '"' + card() + '"')
                          + "],\"meta\":{\"total\":2}}");
}

void pushXml(CanaryHotel &hotel)
{
    const protocols::Headers headers{{"Content-Type", "text/xml; charset=utf-8"}};
    const QString secret = QString::fromUtf8(CanaryHotel::channelSecret(kTravelPushed));
    const auto told = [&](const char *id, const QString &password) {
        ota::ResNotif message;
        message.head.echoToken = QString::fromLatin1(id);
        message.head.timeStamp = hotel.clock().wall();
        message.reservations = {reservation(hotel, id)};
        return ota::encodeSoap(message, ota::textSecurity(kUser, password));
    };
    const QByteArray good = told("gds-1", secret);
    const QByteArray masked = "Mask=\"XXXXXXXXXXXX9855\"";
    QVERIFY(good.contains(masked));
    QCOMPARE(hotel.hook(kTravelPushed, headers, good).status, 200);
    // Malformed messages: card numbers in attributes and references, with the security code.
    const QByteArray full = "Mask=\"" + card() + "\"><PlainText>" + card()
                            + "</PlainText></CardNumber><SeriesCode><PlainText>"
                            + CanaryHotel::kCardCode + "</PlainText></SeriesCode";
    const auto with = [&](const char *id, const QByteArray &from, const QByteArray &to) {
        return told(id, secret).replace(from, to);
    };
    for (const QByteArray &bad :
         {with("gds-2", masked + "/", full), with("gds-3", masked, "CardNumber=\"" + card() + '"'),
          with("gds-4", "\"DBL\"", "\"ABC\""),
          with("gds-5", "card ", escaped("&#", 10, ";") + ' ' + escaped("&#x", 16, ";")),
          with("gds-6", "AmountAfterTax=\"", "AmountAfterTax=\"" + card()),
          told("gds-7", secret + QLatin1Char('x')), good.left(good.size() - 60),
          with("gds-8", "<?xml", "<!DOCTYPE a [<!ENTITY b \"" + card() + "\">]><?xml"),
          "<a>" + card() + "</a>", "card " + card()})
        hotel.hook(kTravelPushed, headers, bad);
    const QByteArray basic =
        "Basic " + (kUser.toUtf8() + ':' + CanaryHotel::channelSecret(kHousePms)).toBase64();
    const QByteArray inventory =
        "<OTA_HotelInvCountNotifRQ xmlns=\"http://www.opentravel.org/OTA/2003/05\" Version=\"1\" "
        "EchoToken=\"e1\"><Inventories HotelCode=\"H1\"><Inventory><StatusApplicationControl "
        "Start=\""
        + (hotel.today() + 9).iso().toUtf8() + "\" End=\"" + (hotel.today() + 9).iso().toUtf8()
        + "\" InvTypeCode=\"ABC\" Name=\"" + card()
        + "\"/><InvCounts><InvCount CountType=\"6\" Count=\"1\"/></InvCounts></Inventory>"
          "</Inventories></OTA_HotelInvCountNotifRQ>";
    hotel.hook(kHousePms, {{"Content-Type", "text/xml; charset=utf-8"}, {"Authorization", basic}},
               inventory);
}

void pushAlpine(CanaryHotel &hotel)
{
    const simulator::Told told{QStringLiteral("1"), reservation(hotel, "alpine-1")};
    const auto good =
        simulator::alpinePush(told, {kUser.toUtf8(), CanaryHotel::channelSecret(kAlpinePushed)});
    const Called stored = hotel.hook(kAlpinePushed, good.headers, good.body);
    QCOMPARE(stored.status, 200);
    for (const auto &[from, to] : {std::pair<QByteArray, QByteArray>{"9855", card()},
                                   {"DBL", "ABC"},
                                   {"</", card()},
                                   {kUser.toUtf8(), card()},
                                   {"OTA_HotelResNotif", card()}}) {
        hotel.hook(kAlpinePushed, good.headers, QByteArray(good.body).replace(from, to));
    }
    protocols::Headers wrong = good.headers;
    for (auto &[name, value] : wrong) {
        if (name == "X-AlpineBits-ClientProtocolVersion" || name == "X-AlpineBits-ClientID")
            value = card();
    }
    hotel.hook(kAlpinePushed, wrong, good.body);
}

void sayAtThePms(CanaryHotel &hotel)
{
    auto &pms = hotel.peers().pms();
    QTRY_VERIFY(pms.isConnected());
    const QByteArray day = hotel.today().iso().toUtf8().mid(2).replace("-", "");
    const QByteArray stamp = "|GA" + day + "|GD" + day + "|DA" + day + "|TI101500|";
    for (const QByteArray &record :
         {"GI|RN101|G#77|GN" + CanaryHotel::kSurname + ' ' + card() + "|GF" + card(" ") + stamp,
          "GI|RN101|G#78|GN" + CanaryHotel::kSurname + "|GA" + card() + '|',
          "GC|RN102|RO101|G#77|GN" + card("-") + stamp, "RE|RN1|RS" + card() + '|',
          "XX|C#" + card() + "|CV" + CanaryHotel::kCardCode + '|', "LD|V#" + card() + '|',
          card() + '|'})
        pms.sayRaw(protocols::fias::framed(record));
    pms.sayRaw("junk " + card(" ") + " junk");
    pms.sayRaw(protocols::fias::framed("RE|RN101|RS1|DA" + day + "|TI101500|"));
}

}  // namespace roomrack::tests
