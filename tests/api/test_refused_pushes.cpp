// SPDX-License-Identifier: GPL-3.0-or-later
// A refused push is in the channel's log, with its content and the reason and without secrets; a
// flood does not fill the log. A PMS must authenticate, too.
#include "api/refused_pushes.h"
#include "api/wrong_secrets.h"
#include "api_server_hotel.h"
#include "protocols/opentravel/codec.h"
#include "protocols/ota_json/signature.h"
#include "simulator/channels/pushes.h"
#include "support/patience.h"

using namespace roomrack;
using namespace roomrack::tests;
namespace ota = protocols::opentravel;

namespace {

const protocols::Headers kXml{{"Content-Type", "text/xml"}};

protocols::Headers signedBy(const QByteArray &secret, const QByteArray &body, Instant when)
{
    const auto signature = protocols::ota_json::sign(secret, body, when);
    return {{"Content-Type", "application/json"},
            {"X-Timestamp", signature.timestamp},
            {"X-Signature", signature.value}};
}

QByteArray roomsOutOfOrder(const QString &hotel, Night first, int count,
                           const std::optional<ota::Security> &security)
{
    ota::InvCountNotif notif;
    notif.head.echoToken = QStringLiteral("count %1").arg(count);
    notif.hotelCode = hotel;
    ota::Inventory inventory;
    inventory.target.roomType = QStringLiteral("DBL");
    inventory.target.nights = ota::NightRange{first, first + 2, 0x7f};
    inventory.counts = {{ota::kCountOutOfOrder, count}};
    notif.inventories = {inventory};
    return ota::encodeSoap(notif, security);
}

int errorIn(const QByteArray &answer)
{
    const auto decoded = ota::decode(answer);
    const auto *found = decoded ? std::get_if<ota::Acknowledgement>(&decoded->message) : nullptr;
    return !found ? -1 : found->outcome.ok() ? 0 : found->outcome.errors.front().code;
}

std::optional<ota::Security> password(const QByteArray &secret)
{
    return ota::textSecurity(kWebhookUser, QString::fromUtf8(secret));
}

channels::PushEntry entryOf(const QString &why)
{
    return {false, QStringLiteral("POST /hooks/2"), why, "{}", 0};
}

}  // namespace

class TestRefusedPushes : public QObject {
    Q_OBJECT

private slots:
    void whatWasRefusedIsInTheLogWithTheReason();
    void whatWasTakenIsInTheLogToo();
    void secretsAndCardsAreNot();
    void floodIsOneEntryAndItsNumber();
    void hammeringForAWeekLeavesTheLogToOthers();
    void manyKindsAreOne();
    void whoComesAgainMuchLaterIsToldAtOnce();
    void pmsMustShowWhoItIs();
};

void TestRefusedPushes::whatWasRefusedIsInTheLogWithTheReason()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const Instant now = house.clock().wall();
    const QByteArray body = "{\"event\":\"booking_new\"}";
    const qint64 before = house.seq();
    QCOMPARE(house.hook(kJsonChannel, signedBy("another", body, now), body).status, 401);
    const Instant old = now - 400 * kSecond;
    QCOMPARE(house.hook(kJsonChannel, signedBy(kWebhookSecret, body, old), body).status, 401);
    const auto log = house.log(kJsonChannel, 2);
    QCOMPARE(log.size(), size_t(2));
    QVERIFY2(log[0].said.contains(QStringLiteral("differs from the current time by")),
             qPrintable(log[0].said));
    QVERIFY2(log[1].said.contains(QStringLiteral("X-Signature")), qPrintable(log[1].said));
    for (const booking::ChannelMessageRow &row : log) {
        QVERIFY(row.said.contains(QStringLiteral("127.0.0.1")));
        QCOMPARE(row.outcome, booking::MessageOutcome::Refused);
        QVERIFY(row.inbound);
        QCOMPARE(row.what, QStringLiteral("POST /hooks/2"));
        QCOMPARE(row.request, body);
    }
    QCOMPARE(house.seq(), before);
}

void TestRefusedPushes::whatWasTakenIsInTheLogToo()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto told = house.booked();
    const QByteArray body =
        simulator::jsonPush(told, {kWebhookUser.toUtf8(), kWebhookSecret}, house.clock().wall())
            .body;
    const auto headers = signedBy(kWebhookSecret, body, house.clock().wall());
    QCOMPARE(house.hook(kJsonChannel, headers, body).status, 200);
    QCOMPARE(house.hook(kJsonChannel, headers, body).status, 200);
    const auto log = house.log(kJsonChannel, 2);
    QCOMPARE(log.size(), size_t(2));
    for (const booking::ChannelMessageRow &row : log)
        QCOMPARE(row.outcome, booking::MessageOutcome::Done);
    QVERIFY2(log[0].said.contains(QStringLiteral("already processed")), qPrintable(log[0].said));
    QVERIFY(log[1].said.isEmpty());
    QVERIFY(log[1].request.contains(told.reservation.id.toUtf8()));
}

void TestRefusedPushes::secretsAndCardsAreNot()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    ota::ResNotif message;
    message.reservations = {house.booked().reservation};
    message.reservations.front().comment = QStringLiteral("card 4111111111111111");
    QByteArray body = ota::encodeSoap(message, password("nearly the secret"));
    QCOMPARE(house.hook(kTravelChannel, kXml, body).status, 200);
    // Content that is no message is not stored at all.
    const QByteArray form = "user=me&password=" + kWebhookSecret;
    QCOMPARE(house.hook(kTravelChannel, {{"Content-Type", "text/plain"}}, form).status, 415);
    const auto log = house.log(kTravelChannel, 2);
    QCOMPARE(log.size(), size_t(2));
    QVERIFY(!log[1].request.contains("nearly the secret"));
    QVERIFY(!log[1].request.contains("4111111111111111"));
    QVERIFY(log[1].request.contains("OTA_HotelResNotifRQ"));
    QVERIFY2(!log[0].request.contains("secret"), log[0].request.constData());
    QVERIFY(log[0].request.contains(QByteArray::number(form.size())));
}

void TestRefusedPushes::floodIsOneEntryAndItsNumber()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    for (int i = 0; i < 60; ++i) {
        const QByteArray body = "{\"n\":" + QByteArray::number(i) + '}';
        const auto headers = signedBy("another", body, house.clock().wall());
        const int status = house.hook(kJsonChannel, headers, body).status;
        // After a few attempts most are not evaluated; test_wrong_secrets.cpp tests with a manual
        // clock how many the elapsed time admits.
        QVERIFY(status == 401 || (i >= api::WrongSecrets::kFree && status == 429));
    }
    QTRY_VERIFY(house.logged().size() >= 30);
    QCOMPARE(house.log(kJsonChannel, 1).size(), size_t(1));
}

void TestRefusedPushes::hammeringForAWeekLeavesTheLogToOthers()
{
    api::RefusedPushes pushes;
    const api::RefusedPushes::Place place{PropertyId{1}, ChannelId{2}};
    constexpr qint64 begin = 1'700'000'000 * kSecond;
    int entries = 0, asked = 0, told = 0;
    constexpr int kTimes = 7 * 24 * 60 * 6;
    const auto take = [&](const std::vector<api::RefusedPushes::Told> &now) {
        entries += int(now.size());
        for (const auto &one : now) told += 1 + one.entry.more;
    };
    for (int i = 0; i < kTimes; ++i) {  // every ten seconds
        const qint64 now = begin + i * 10 * kSecond;
        const QString why = QStringLiteral("%1 seconds from now").arg(400 + i);
        take(pushes.refused(place, why, now, [&] {
            ++asked;
            return entryOf(why);
        }));
        take(pushes.due(now + 5 * kSecond));
    }
    take(pushes.due(begin + 8LL * 24 * 3600 * kSecond));
    QVERIFY2(entries < 200, qPrintable(QString::number(entries)));
    QVERIFY(asked <= entries);
    QCOMPARE(told, kTimes);  // all are counted
}

void TestRefusedPushes::manyKindsAreOne()
{
    api::RefusedPushes pushes;
    const api::RefusedPushes::Place place{PropertyId{1}, ChannelId{2}};
    const api::RefusedPushes::Place other{PropertyId{1}, ChannelId{3}};
    constexpr qint64 now = 1'700'000'000 * kSecond;
    int entries = 0;
    for (int i = 0; i < 1'000; ++i) {
        const QString why = QString(1 + i % 50, QChar(u'a' + i % 26));
        entries += int(pushes.refused(place, why, now, [&] { return entryOf(why); }).size());
    }
    QCOMPARE(entries, int(api::RefusedPushes::kKindsAtMost) + 1);
    // Other channels are unaffected.
    QCOMPARE(pushes.refused(other, QStringLiteral("b"), now, [] { return entryOf({}); }).size(),
             size_t(1));
}

void TestRefusedPushes::whoComesAgainMuchLaterIsToldAtOnce()
{
    api::RefusedPushes pushes;
    const api::RefusedPushes::Place place{PropertyId{1}, ChannelId{2}};
    const auto entry = [] { return entryOf(QStringLiteral("a")); };
    qint64 now = 1'700'000'000 * kSecond;
    QCOMPARE(pushes.refused(place, QStringLiteral("a"), now, entry).size(), size_t(1));
    QVERIFY(pushes.due(now + 3600 * kSecond).empty());
    now = now + 3 * 3600 * kSecond;
    const auto told = pushes.refused(place, QStringLiteral("a"), now, entry);
    QCOMPARE(told.size(), size_t(1));
    QCOMPARE(told.front().entry.more, 0);
    QVERIFY(pushes.refused(place, QStringLiteral("a"), now + kSecond, entry).empty());
    const auto late = pushes.due(now + 61 * kSecond);
    QCOMPARE(late.size(), size_t(1));
    QCOMPARE(late.front().entry.more, 0);  // the entry itself
    QVERIFY(late.front().entry.body.isEmpty());
}

void TestRefusedPushes::pmsMustShowWhoItIs()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const Night first = house.today() + 3;
    const QString ours = QStringLiteral("H1");
    const qint64 before = house.seq();
    const auto push = [&](const QByteArray &body) { return house.hook(kPms, kXml, body); };
    QCOMPARE(errorIn(push(roomsOutOfOrder(ours, first, 1, {})).body), 497);
    QCOMPARE(errorIn(push(roomsOutOfOrder(ours, first, 1, password("another"))).body), 497);
    const QString other = QStringLiteral("H2");
    QCOMPARE(errorIn(push(roomsOutOfOrder(other, first, 1, password(kWebhookSecret))).body), 392);
    QCOMPARE(push("<OTA_HotelInvCountNotifRQ").status, 500);
    ota::ResNotif booking;
    booking.reservations = {house.booked().reservation};
    QVERIFY(push(ota::encodeSoap(booking, password(kWebhookSecret))).body.contains("Errors"));
    QCOMPARE(house.seq(), before);
    QCOMPARE(house.outOfOrder(4), 0);
    QCOMPARE(house.log(kPms, 5).size(), size_t(5));
    const Called taken = push(roomsOutOfOrder(ours, first, 1, password(kWebhookSecret)));
    QCOMPARE(taken.status, 200);
    QCOMPARE(errorIn(taken.body), 0);
    QCOMPARE(house.outOfOrder(3), 1);
    QCOMPARE(house.outOfOrder(5), 1);
    QCOMPARE(house.outOfOrder(6), 0);
    for (const booking::ChannelMessageRow &row : house.log(kPms, 6))
        QVERIFY(!row.request.contains(kWebhookSecret));
    QCOMPARE(house.waiting(), 0);
}

QTEST_GUILESS_MAIN(TestRefusedPushes)
#include "test_refused_pushes.moc"
