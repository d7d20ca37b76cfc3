// SPDX-License-Identifier: GPL-3.0-or-later
// Pushes of OpenTravel and AlpineBits to the API server: stored before they are answered, and
// answered in the standard's format even if they are invalid.
#include "api_server_hotel.h"
#include "protocols/alpinebits/form.h"
#include "protocols/alpinebits/guest_requests.h"
#include "protocols/alpinebits/handshake.h"
#include "protocols/opentravel/codec.h"
#include "simulator/channels/pushes.h"
#include "support/patience.h"

using namespace roomrack;
using namespace roomrack::tests;
namespace ota = protocols::opentravel;
namespace alpine = protocols::alpinebits;

namespace {

const protocols::Headers kXml{{"Content-Type", "text/xml; charset=utf-8"},
                              {"SOAPAction", "\"OTA_HotelResNotifRQ\""}};

ota::ResNotif notifOf(const simulator::Told &told)
{
    ota::ResNotif message;
    message.head.echoToken = told.revision;
    message.reservations = {told.reservation};
    return message;
}

std::optional<ota::Security> textToken(const QByteArray &secret = kWebhookSecret)
{
    return ota::textSecurity(kWebhookUser, QString::fromUtf8(secret));
}

int errorIn(const QByteArray &answer)
{
    const auto decoded = ota::decode(answer);
    const auto *found = decoded ? std::get_if<ota::ResNotifAnswer>(&decoded->message) : nullptr;
    return !found ? -1 : found->outcome.ok() ? 0 : found->outcome.errors.front().code;
}

QByteArray basic(const QByteArray &secret = kWebhookSecret)
{
    return "Basic " + (kWebhookUser.toUtf8() + ':' + secret).toBase64();
}

protocols::Headers alpineHeaders(const QByteArray &contentType, const QByteArray &secret)
{
    return {{"Content-Type", contentType},
            {"Authorization", basic(secret)},
            {"X-AlpineBits-ClientProtocolVersion", "2020-10"},
            {"X-AlpineBits-ClientID", "test"}};
}

Called tellAlpine(const ApiServerHotel &house, const QString &action, const QByteArray &xml,
                  const QByteArray &secret = kWebhookSecret)
{
    const auto form = *alpine::encode(alpine::Form{action, xml}, "0123456789abcdef0123");
    return house.hook(kAlpineChannel, alpineHeaders(form.contentType, secret), form.body);
}

/// The document that the mock puts into its form.
QByteArray alpineDocument(const simulator::Told &told)
{
    const auto request = simulator::alpinePush(told, {kWebhookUser.toUtf8(), kWebhookSecret});
    return alpine::decodeForm(protocols::header(request.headers, "Content-Type"), request.body)
        ->request;
}

}  // namespace

class TestPushes : public QObject {
    Q_OBJECT

private slots:
    void soapPushIsStoredBeforeItIsAnswered();
    void soapPushMayComeWithBasicAuthentication();
    void soapPushOfSeveralIsStoredWhole();
    void nonceIsGoodForOneMessage();
    void wrongSoapPushesAreAnsweredInTheStandardsWords_data();
    void wrongSoapPushesAreAnsweredInTheStandardsWords();
    void soapPingIsAnswered();
    void alpineHandshakeSaysWhatCanBePushed();
    void alpinePushIsStoredBeforeItIsAnswered();
    void wrongAlpinePushesChangeNothing();
    void messageThatComesAgainIsCounted();
};

void TestPushes::soapPushIsStoredBeforeItIsAnswered()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto told = house.booked();
    const QByteArray body = ota::encodeSoap(notifOf(told), textToken());
    for (int copy = 0; copy < 2; ++copy) {
        const Called answer = house.hook(kTravelChannel, kXml, body);
        QCOMPARE(answer.status, 200);
        QCOMPARE(errorIn(answer.body), 0);
        QVERIFY(answer.body.contains(told.reservation.id.toUtf8()));
        QVERIFY(answer.body.contains(told.revision.toUtf8()));  // the echo token
        QCOMPARE(house.bookings(kTravelChannel, told), 1);
    }
    QCOMPARE(house.waiting(), 0);
}

void TestPushes::soapPushMayComeWithBasicAuthentication()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto told = house.booked();
    const QByteArray body = ota::encodeSoap(notifOf(told));
    protocols::Headers headers = kXml;
    QCOMPARE(errorIn(house.hook(kTravelChannel, headers, body).body), 497);
    headers.emplace_back("Authorization", basic("another"));
    QCOMPARE(errorIn(house.hook(kTravelChannel, headers, body).body), 497);
    headers.back().second = "Basic !!!";
    QCOMPARE(errorIn(house.hook(kTravelChannel, headers, body).body), 497);
    QCOMPARE(house.bookings(kTravelChannel, told), 0);
    headers.back().second = basic();
    QCOMPARE(errorIn(house.hook(kTravelChannel, headers, body).body), 0);
    QCOMPARE(house.bookings(kTravelChannel, told), 1);
}

void TestPushes::soapPushOfSeveralIsStoredWhole()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto first = house.booked(), second = house.booked();
    ota::ResNotif message = notifOf(first);
    message.reservations.push_back(second.reservation);
    const Called answer = house.hook(kTravelChannel, kXml, ota::encodeSoap(message, textToken()));
    QCOMPARE(errorIn(answer.body), 0);
    QCOMPARE(house.bookings(kTravelChannel, first), 1);
    QCOMPARE(house.bookings(kTravelChannel, second), 1);
}

void TestPushes::nonceIsGoodForOneMessage()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto first = house.booked(), second = house.booked();
    const auto digest = ota::digestSecurity(kWebhookUser, QString::fromUtf8(kWebhookSecret),
                                            "a nonce of 16 by", house.clock().wall());
    const QByteArray body = ota::encodeSoap(notifOf(first), digest);
    QCOMPARE(errorIn(house.hook(kTravelChannel, kXml, body).body), 0);
    QCOMPARE(errorIn(house.hook(kTravelChannel, kXml, body).body), 0);  // its answer was lost
    const QByteArray other = ota::encodeSoap(notifOf(second), digest);
    QCOMPARE(errorIn(house.hook(kTravelChannel, kXml, other).body), 497);
    const auto old = ota::digestSecurity(kWebhookUser, QString::fromUtf8(kWebhookSecret),
                                         "another nonce   ", house.clock().wall() - 400 * kSecond);
    const QByteArray late = ota::encodeSoap(notifOf(second), old);
    QCOMPARE(errorIn(house.hook(kTravelChannel, kXml, late).body), 497);
    QCOMPARE(house.bookings(kTravelChannel, first), 1);
    QCOMPARE(house.bookings(kTravelChannel, second), 0);
}

void TestPushes::wrongSoapPushesAreAnsweredInTheStandardsWords_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *name, int what, int status, const char *says) {
        QTest::addRow("%s", name) << what << status << QByteArray(says);
    };
    row("wrong password", 0, 200, "Code=\"497\"");
    row("another hotel", 1, 200, "Code=\"392\"");
    row("nothing in it", 2, 200, "Code=\"321\"");
    row("a document type", 3, 500, "Client");
    row("no XML", 4, 500, "Client");
    row("cut off", 5, 500, "Client");
    row("not a push", 6, 200, "Errors");
    row("JSON", 7, 415, "text/xml");
    row("too large", 8, 413, "the limit is");
}

void TestPushes::wrongSoapPushesAreAnsweredInTheStandardsWords()
{
    QFETCH(int, what);
    QFETCH(int, status);
    QFETCH(QByteArray, says);
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto told = house.booked();
    ota::ResNotif message = notifOf(told);
    protocols::Headers headers = kXml;
    QByteArray body = ota::encodeSoap(message, textToken());
    switch (what) {
    case 0: body = ota::encodeSoap(message, textToken("another")); break;
    case 1:
        message.reservations.front().hotelCode = QStringLiteral("H2");
        body = ota::encodeSoap(message, textToken());
        break;
    case 2:
        message.reservations.clear();
        body = ota::encodeSoap(message, textToken());
        break;
    case 3: body.insert(body.indexOf("?>") + 2, "<!DOCTYPE x [<!ENTITY a 'b'>]>"); break;
    case 4: body = "hello"; break;
    case 5: body.chop(20); break;
    case 6: body = ota::encodeSoap(ota::AvailNotif{}, textToken()); break;
    case 7: headers = {{"Content-Type", "application/json"}}; break;
    case 8: body += QByteArray(5 << 20, ' '); break;
    }
    const qint64 before = house.seq();
    const Called answer = house.hook(kTravelChannel, headers, body);
    QCOMPARE(answer.status, status);
    QVERIFY2(answer.body.contains(says), answer.body.constData());
    QVERIFY(!answer.body.contains(kWebhookSecret));
    QTRY_COMPARE(house.logged().size(), qsizetype(1));
    QCOMPARE(house.seq(), before);
    QCOMPARE(house.bookings(kTravelChannel, told), 0);
    QCOMPARE(house.waiting(), 0);
}

void TestPushes::soapPingIsAnswered()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    ota::Ping ping;
    ping.echo = QStringLiteral("are you there?");
    const Called answer = house.hook(kTravelChannel, kXml, ota::encodeSoap(ping, textToken()));
    const auto decoded = ota::decode(answer.body);
    QVERIFY(decoded && std::get_if<ota::PingAnswer>(&decoded->message));
    QCOMPARE(std::get<ota::PingAnswer>(decoded->message).echo, ping.echo);
}

void TestPushes::alpineHandshakeSaysWhatCanBePushed()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    alpine::Capabilities theirs;
    theirs.versions = {{QStringLiteral("2020-10"),
                        {{QStringLiteral("action_OTA_Ping"), {}},
                         {QStringLiteral("action_OTA_Read"), {}},
                         {QStringLiteral("action_OTA_HotelResNotif_GuestRequests"), {}}}}};
    const Called answer =
        tellAlpine(house, QStringLiteral("OTA_Ping:Handshaking"), alpine::encodePing(theirs));
    QCOMPARE(answer.status, 200);
    const auto read = alpine::decodePingAnswer(answer.body);
    QVERIFY(read && read->both);
    const auto version = alpine::Version::V2020_10;
    QVERIFY(read->both->can(version, u"action_OTA_HotelResNotif_GuestRequests"));
    QVERIFY(!read->both->can(version, u"action_OTA_Read"));
    QCOMPARE(read->both->versions.size(), size_t(1));
}

void TestPushes::alpinePushIsStoredBeforeItIsAnswered()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto told = house.booked();
    const QByteArray xml = alpineDocument(told);
    const QString push = QStringLiteral("OTA_HotelResNotif:GuestRequests");
    for (int copy = 0; copy < 2; ++copy) {
        const Called answer = tellAlpine(house, push, xml);
        QCOMPARE(answer.status, 200);
        const auto read = alpine::decodePushAnswer(answer.body);
        QVERIFY2(read, answer.body.constData());
        QCOMPARE(read->accepted.size(), size_t(1));
        QCOMPARE(read->accepted.front().id, told.reservation.id);
        QCOMPARE(house.bookings(kAlpineChannel, told), 1);
    }
    QCOMPARE(house.waiting(), 0);
}

void TestPushes::wrongAlpinePushesChangeNothing()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto told = house.booked();
    const QByteArray xml = alpineDocument(told);
    const QString push = QStringLiteral("OTA_HotelResNotif:GuestRequests");
    const qint64 before = house.seq();
    const auto isFault = [](const Called &answer, int status) {
        return answer.status == status && answer.body.startsWith("ERROR:");
    };
    QVERIFY(isFault(tellAlpine(house, push, xml, "another"), 401));
    QVERIFY(isFault(tellAlpine(house, QStringLiteral("OTA_Read:GuestRequests"), xml), 400));
    QVERIFY(isFault(tellAlpine(house, QString(), xml), 400));
    QVERIFY(
        isFault(house.hook(kAlpineChannel, alpineHeaders("text/xml", kWebhookSecret), xml), 415));
    QVERIFY(
        isFault(house.hook(kAlpineChannel,
                           alpineHeaders("multipart/form-data; boundary=x", kWebhookSecret), xml),
                400));
    protocols::Headers unversioned =
        alpineHeaders("multipart/form-data; boundary=x", kWebhookSecret);
    unversioned.resize(2);
    QVERIFY(isFault(house.hook(kAlpineChannel, unversioned, xml), 400));
    QVERIFY(isFault(tellAlpine(house, push, xml.left(xml.size() / 2)), 400));
    auto elsewhere = told;
    elsewhere.reservation.hotelCode = QStringLiteral("H2");
    QVERIFY(isFault(tellAlpine(house, push, alpineDocument(elsewhere)), 400));
    QTRY_COMPARE(house.logged().size(), qsizetype(8));
    QCOMPARE(house.seq(), before);
    QCOMPARE(house.bookings(kAlpineChannel, told), 0);
    QCOMPARE(house.waiting(), 0);
}

/// Each has one entry in the log of duplicates, however often it arrived, even after a restart.
void TestPushes::messageThatComesAgainIsCounted()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto told = house.booked();
    const auto login = simulator::PushLogin{kWebhookUser.toUtf8(), kWebhookSecret};
    const auto webhook = simulator::jsonPush(told, login, house.clock().wall());
    const std::map<ChannelId, std::function<int()>> pushes{
        {kJsonChannel,
         [&] { return house.hook(kJsonChannel, webhook.headers, webhook.body).status; }},
        {kTravelChannel,
         [&] {
             return house.hook(kTravelChannel, kXml, ota::encodeSoap(notifOf(told), textToken()))
                 .status;
         }},
        {kAlpineChannel, [&] {
             return tellAlpine(house, QStringLiteral("OTA_HotelResNotif:GuestRequests"),
                               alpineDocument(told))
                 .status;
         }}};
    for (int time = 0; time < 4; ++time) {
        if (time == 3) QVERIFY(house.restart());
        const qint64 before = house.seq();
        for (const auto &[channel, push] : pushes) {
            QCOMPARE(push(), 200);
            QCOMPARE(house.bookings(channel, told), 1);
        }
        const auto repeats = house.repeats();
        QCOMPARE(repeats.size(), time == 0 ? size_t(0) : pushes.size());
        if (time > 0) QCOMPARE(house.seq(), before);
        for (const booking::DuplicateRow &row : repeats) {
            QCOMPARE(row.product, dedup::Product::ChannelMessage);
            QCOMPARE(row.outcome, booking::DuplicateOutcome::Stopped);
            QCOMPARE(row.times, time);
            QVERIFY(pushes.contains(row.channel));
            QVERIFY2(row.reference.startsWith(told.reservation.id), qPrintable(row.reference));
            QVERIFY(row.booking.value > 0);
        }
    }
    QCOMPARE(house.waiting(), 0);
}

QTEST_GUILESS_MAIN(TestPushes)
#include "test_pushes.moc"
