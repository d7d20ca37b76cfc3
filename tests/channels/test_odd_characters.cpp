// SPDX-License-Identifier: GPL-3.0-or-later
// Unusual characters in a guest's name do not prevent the booking.
#include "channels/host/equip.h"
#include "channels/push_hotel.h"
#include "protocols/alpinebits/guest_requests.h"
#include "protocols/opentravel/codec.h"
#include "simulator/channels/pushes.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

const QString kId = QStringLiteral("RES1");
const QByteArray kSecret("a secret");
const QByteArray kEsc("\x1b");

protocols::Reservation reservation()
{
    auto r = reservationOf(kId, protocols::ReservationStatus::New,
                           {{QStringLiteral("R1"), Stay(kToday + 2, 2)}});
    r.guests.front().surname = QStringLiteral("LoveODDlace");
    r.booker = r.guests.front();
    r.revision = QStringLiteral("v1");
    r.modified = kNoon;
    return r;
}

/// A push over HTTP, before `odd` is put into it.
simulator::WireRequest pushOf(ChannelId channel)
{
    const simulator::PushLogin login{"HOTEL", kSecret};
    simulator::Told told{QStringLiteral("v1"), reservation()};
    if (channel == kAlpine) told.reservation.stays.front().ratePlanCode = QStringLiteral("BAR");
    return channel == kGds ? simulator::travelPush(told, login, kNoon)
                           : simulator::alpinePush(told, login);
}

channels::PushStep pushed(const sync::ChannelSettings &settings, const simulator::WireRequest &wire)
{
    http::Request request;
    request.method = wire.method;
    request.target = "/hooks/1";
    request.headers = wire.headers;
    request.body = wire.body;
    return channels::pushReaderFor(settings, kSecret)->read(request, kNoon);
}

QString surnameIn(const channels::Received &received)
{
    return received.understood ? received.understood->guests.front().surname
                               : received.understood.error().text();
}

}  // namespace

class TestOddCharacters : public QObject {
    Q_OBJECT

private slots:
    void guestIsBookedWithBlanksInTheirPlace_data();
    void guestIsBookedWithBlanksInTheirPlace();
    void numberWithThemWaitsForAPerson();
    void pushIsTakenAsReceived_data();
    void pushIsTakenAsReceived();
    void numberWithThemIsRefusedInXml();
    void polledReservationIsRead();
    void otherMessagesAreRefused();
};

void TestOddCharacters::guestIsBookedWithBlanksInTheirPlace_data()
{
    QTest::addColumn<int>("channel");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("read");
    const QString blank = QStringLiteral(" ");
    const int json = int(kJson.value);
    QTest::newRow("JSON, NUL") << json << QByteArray("\\u0000") << blank;
    QTest::newRow("JSON, ESC") << json << QByteArray("\\u001b") << blank;
    QTest::newRow("JSON, DEL") << json << QByteArray("\x7f") << blank;
    QTest::newRow("JSON, CSI") << json << QByteArray("\\u009b") << blank;
    QTest::newRow("JSON, half a pair")
        << json << QByteArray("\\ud800") << QString(QChar(QChar::ReplacementCharacter));
    for (const ChannelId channel : {kAlpine, kGds}) {
        const char *name = channel == kAlpine ? "AlpineBits" : "OpenTravel";
        QTest::addRow("%s, DEL", name) << int(channel.value) << QByteArray("\x7f") << blank;
        QTest::addRow("%s, CSI", name) << int(channel.value) << QByteArray("&#x9b;") << blank;
        QTest::addRow("%s, ESC", name) << int(channel.value) << QByteArray("\x1b") << blank;
        QTest::addRow("%s, NUL", name) << int(channel.value) << QByteArray("\0", 1) << blank;
        QTest::addRow("%s, ESC as a reference", name)
            << int(channel.value) << QByteArray("&#27;") << QString(5, u' ');
    }
}

void TestOddCharacters::guestIsBookedWithBlanksInTheirPlace()
{
    QFETCH(int, channel);
    QFETCH(QByteArray, written);
    QFETCH(QString, read);
    const ChannelId from{channel};
    PushHotel hotel;
    auto r = reservationOf(kId, protocols::ReservationStatus::New,
                           {{QStringLiteral("R1"), Stay(kToday + 2, 2)}});
    protocols::Person &person = r.guests.front();
    person.givenName = QStringLiteral("AdODDa");
    person.surname = QStringLiteral("LoveODDlace");
    person.email = QStringLiteral("adaODD@example.org");
    if (from == kJson) person.phones = {QStringLiteral("+49ODD30")};
    person.address.lines = {QStringLiteral("MainODDstreet 1")};
    r.comment = QStringLiteral("lateODDcot");
    r.booker = person;
    r.revision = QStringLiteral("v1");
    r.modified = kNoon;
    QByteArray body = from == kJson  ? jsonBody(r)
                      : from == kGds ? travelBody(r)
                                     : alpineBody(r, true);
    QVERIFY(hotel.push(from, body.replace("ODD", written)));
    QCOMPARE(hotel.waiting(kId), QStringList());
    const auto sold = hotel.sold(from, kId);
    QCOMPARE(sold.size(), size_t(1));
    const auto guest =
        hotel.reader()->ask(storage::OneBooking{hotel.hotel.property, sold.front().id})->guest;
    QCOMPARE(guest.name, QStringLiteral("Ad%1a Love%1lace").arg(read));
    QCOMPARE(guest.email, QString());
    QVERIFY2(guest.notes.contains(QStringLiteral("Email: ada%1@example.org").arg(read)),
             qPrintable(guest.notes));
    QVERIFY2(guest.notes.contains(QStringLiteral("late%1cot").arg(read)), qPrintable(guest.notes));
    if (from == kJson) QCOMPARE(guest.phone, QStringLiteral("+49") + read + QStringLiteral("30"));
}

/// Two numbers that differ in nothing else would become one.
void TestOddCharacters::numberWithThemWaitsForAPerson()
{
    PushHotel hotel;
    auto r = reservationOf(kId, protocols::ReservationStatus::New,
                           {{QStringLiteral("R1ODD"), Stay(kToday + 2, 2)}});
    r.booker = r.guests.front();
    r.revision = QStringLiteral("v1");
    r.modified = kNoon;
    QVERIFY(hotel.push(kJson, jsonBody(r).replace("ODD", "\\u0000")));
    QCOMPARE(hotel.sold(kJson, kId).size(), size_t(0));
    QCOMPARE(hotel.waiting(kId).size(), 1);
}

void TestOddCharacters::pushIsTakenAsReceived_data()
{
    QTest::addColumn<int>("channel");
    QTest::addColumn<QByteArray>("odd");
    for (const ChannelId channel : {kAlpine, kGds}) {
        const char *name = channel == kAlpine ? "AlpineBits" : "OpenTravel";
        QTest::addRow("%s, ESC", name) << int(channel.value) << kEsc;
        QTest::addRow("%s, NUL", name) << int(channel.value) << QByteArray("\0", 1);
        QTest::addRow("%s, reference", name) << int(channel.value) << QByteArray("&#x1B;");
        QTest::addRow("%s, U+FFFF", name) << int(channel.value) << QByteArray("\xef\xbf\xbf");
    }
}

/// It is confirmed, and what is stored has the bytes that were received.
void TestOddCharacters::pushIsTakenAsReceived()
{
    QFETCH(int, channel);
    QFETCH(QByteArray, odd);
    PushHotel hotel;
    const ChannelId from{channel};
    auto wire = pushOf(from);
    wire.body.replace("ODD", odd);
    const auto step = pushed(hotel.settings(from), wire);
    QVERIFY2(step.trouble.isEmpty(), qPrintable(step.trouble));
    QCOMPARE(step.bodies.size(), size_t(1));
    const QByteArray &body = step.bodies.front();
    QVERIFY(body.contains("Love" + odd + "lace"));
    const auto answer = step.answer(true);
    const simulator::WireReply reply{answer.status, answer.headers, answer.body};
    QVERIFY(from == kGds ? simulator::travelPushed(reply) : simulator::alpinePushed(reply));
    QVERIFY(hotel.push(from, body));
    QCOMPARE(hotel.sold(from, kId).size(), size_t(1));
    QCOMPARE(hotel.waiting(kId), QStringList());
    const auto row = hotel.reader()->ask(storage::MessagesAbout{hotel.hotel.property, from, kId});
    QCOMPARE(row->size(), size_t(1));
    QVERIFY(row->front().body.contains("Love" + odd + "lace"));
}

/// Without it, it could be the number of another reservation.
void TestOddCharacters::numberWithThemIsRefusedInXml()
{
    PushHotel hotel;
    for (const ChannelId from : {kAlpine, kGds}) {
        auto wire = pushOf(from);
        wire.body.replace("ID=\"RES1\"", "ID=\"RES1" + kEsc + '"').replace("ODD", "");
        const auto step = pushed(hotel.settings(from), wire);
        QVERIFY(wire.body.contains(kEsc));
        QVERIFY(step.bodies.empty());
        QVERIFY(!step.trouble.isEmpty());
    }
}

void TestOddCharacters::polledReservationIsRead()
{
    PushHotel hotel;
    protocols::opentravel::ResRetrieve told;
    told.reservations = {reservation()};
    protocols::alpinebits::GuestRequest request;
    request.reservation = reservation();
    request.details.resize(1);
    const std::map<ChannelId, QByteArray> answers{
        {kGds, protocols::opentravel::encode(told)},
        {kAlpine, protocols::alpinebits::encodeRetrieved(
                      {}, {request}, protocols::alpinebits::Version::V2024_10)}};
    for (const auto &[from, answer] : answers) {
        const auto dialect = channels::dialectFor(hotel.settings(from), kSecret);
        channels::Reply reply{channels::Reply::Came::Answer, 200, {}, answer, {}};
        QVERIFY(reply.body.contains("ODD"));
        reply.body.replace("ODD", kEsc);
        const auto polled = dialect->readPoll(reply);
        QVERIFY2(polled.verdict.kind == channels::Verdict::Kind::Done,
                 qPrintable(polled.verdict.said));
        QCOMPARE(polled.received.size(), size_t(1));
        QCOMPARE(surnameIn(polled.received.front()), QStringLiteral("Love lace"));
        // Stored, and read again when a room is mapped.
        QCOMPARE(surnameIn(dialect->understand(polled.received.front().body)),
                 QStringLiteral("Love lace"));
    }
}

/// Only reservations must not be lost.
void TestOddCharacters::otherMessagesAreRefused()
{
    PushHotel hotel;
    protocols::opentravel::Ping ping;
    ping.echo = QStringLiteral("LoveODDlace");
    auto wire = pushOf(kGds);
    wire.headers.emplace_back("Authorization", "Basic " + ("HOTEL:" + kSecret).toBase64());
    wire.body = protocols::opentravel::encodeSoap(ping);
    QVERIFY(pushed(hotel.settings(kGds), wire).trouble.isEmpty());
    QVERIFY(wire.body.contains("ODD"));
    wire.body.replace("ODD", kEsc);
    QVERIFY(!pushed(hotel.settings(kGds), wire).trouble.isEmpty());
}

QTEST_GUILESS_MAIN(TestOddCharacters)
#include "test_odd_characters.moc"
