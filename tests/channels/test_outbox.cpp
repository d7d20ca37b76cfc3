// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings sent to a PMS take effect once, whatever is lost, repeated or reordered, and whenever
// memory is lost.
#include "channels/outbox_day.h"
#include "channels/wire_log.h"
#include "engine/engine_hotel.h"
#include "protocols/opentravel/codec.h"
#include "support/environment.h"

#include <QTest>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::tests;

class TestOutbox : public QObject {
    Q_OBJECT

private slots:
    void everythingGoesWrongAndComesRight_data() { days(2, 50); }
    void everythingGoesWrongAndComesRight();
    void messagesAreValid();
    void unansweredMessageIsAskedAfter();
    void cancelledBeforeItWasToldIsNotTold();
    void refusalIsSaidAndTheNextVersionIsTold();
    void refusalIsToldAgainWhenAPersonSaysSo();
    void guestWhoChangesAloneIsTold();
    void soonestArrivalIsToldFirst();
    void nothingIsKeptOfStaysThatAreOver();
    void refusedTokensAreNotAskedForAllTheTime();

private:
    static void days(int some, int many)
    {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<bool>("tokens");
        QTest::addColumn<bool>("crashes");
        for (int seed = 1; seed <= (soaking() ? many : some); ++seed) {
            for (const bool tokens : {true, false}) {
                for (const bool crashes : {false, true}) {
                    QTest::addRow("seed %d%s%s", seed, tokens ? ", tokens" : ", foreign",
                                  crashes ? ", memory lost" : "")
                        << quint64(seed) << tokens << crashes;
                }
            }
        }
    }
};

void TestOutbox::everythingGoesWrongAndComesRight()
{
    QFETCH(quint64, seed);
    QFETCH(bool, tokens);
    QFETCH(bool, crashes);
    OutboxOptions options;
    options.seed = seed;
    options.tokens = tokens;
    options.crashes = crashes;
    OutboxDay day(options);
    const QStringList wrong = day.play();
    qInfo("%s", qPrintable(day.summary()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestOutbox::messagesAreValid()
{
    WireLog log;
    OutboxOptions options;
    options.tokens = false;
    options.acts = 60;
    options.length = 3'600 * kSecond;
    options.heard = [&](const auto &request, const auto &reply) { log.take(request, reply); };
    OutboxDay day(options);
    QCOMPARE(day.play(), QStringList());
    for (const char *kind :
         {"OTA_HotelResNotifRQ", "OTA_HotelResNotifRS", "OTA_ReadRQ", "OTA_ResRetrieveRS"})
        QVERIFY2(log.kinds().count(QLatin1String(kind)) > 0, kind);
    QCOMPARE(log.wrong(), QStringList());
    if (!log.unchecked().isEmpty()) QSKIP("there is no validator or no schema here");
}

/// A message that took effect and was not answered is not sent again.
void TestOutbox::unansweredMessageIsAskedAfter()
{
    for (const bool tokens : {true, false}) {
        OutboxOptions options;
        options.tokens = tokens;
        OutboxDay day(options);
        day.run(10 * kSecond);
        simulator::FaultRates silent;
        silent.timeoutAfter = 1;
        day.setFaults(silent);
        const BookingId id = day.book();
        const QString number = QString::number(id.value);
        day.run(1'800 * kSecond);
        day.setFaults({});
        day.run(1'800 * kSecond);
        QCOMPARE(day.pms().effects().at(number), QStringList(QStringLiteral("1")));
        QVERIFY(day.pms().messages() <= (tokens ? 2 : 1));
        QCOMPARE(day.status().untold, 0);
        QCOMPARE((*day.reader()->ask(storage::OutboxOf{day.property(), ChannelId{3}, id}))->number,
                 QStringLiteral("P") + number);
    }
}

void TestOutbox::cancelledBeforeItWasToldIsNotTold()
{
    OutboxDay day(OutboxOptions{});
    simulator::FaultRates away;
    away.unreachable = 1;
    day.setFaults(away);
    const BookingId id = day.book();
    day.run(600 * kSecond);
    QVERIFY(day.status().untold > 0);
    QVERIFY(!day.status().said.isEmpty());
    day.cancel(id);
    day.setFaults({});
    day.run(1'800 * kSecond);
    QVERIFY(day.pms().reservations().empty());
    QVERIFY(day.pms().tokens().empty());
    QCOMPARE(day.status().untold, 0);
}

void TestOutbox::refusalIsSaidAndTheNextVersionIsTold()
{
    for (const bool tokens : {true, false}) {
        OutboxOptions options;
        options.tokens = tokens;
        options.rooms.removeLast();
        OutboxDay day(options);
        day.setFaults({});
        const BookingId id = day.book(3);
        day.run(600 * kSecond);
        QVERIFY(day.pms().reservations().empty());
        const auto out = *day.reader()->ask(storage::OutboxOf{day.property(), ChannelId{3}, id});
        QCOMPARE(out->refused, 1);
        QVERIFY2(out->reason.contains(QStringLiteral("which room")), qPrintable(out->reason));
        QCOMPARE(day.status().untold, 0);
        booking::ChangeBooking change;
        change.caller = {day.property(), kDeskActor, ChannelId{1}, {}};
        change.booking = id;
        change.version = 1;
        change.roomType = RoomTypeId{1};
        day.apply(change);
        day.run(600 * kSecond);
        const QString number = QString::number(id.value);
        QCOMPARE(day.pms().effects().at(number), QStringList(QStringLiteral("2")));
        QVERIFY(day.pms().tokens().empty());
        QVERIFY(day.reader()->ask(storage::OutboxTokens{day.property(), ChannelId{3}})->empty());
    }
}

/// The room was mapped at the other end; here nothing has changed.
void TestOutbox::refusalIsToldAgainWhenAPersonSaysSo()
{
    for (const bool crashes : {false, true}) {
        OutboxOptions options;
        options.rooms.removeLast();
        OutboxDay day(options);
        day.setFaults({});
        const BookingId id = day.book(3);
        day.run(600 * kSecond);
        QCOMPARE(day.status().turnedDown, 1);
        const qint64 before = day.pms().messages();
        if (crashes) day.crash();
        day.run(3'600 * kSecond);
        QCOMPARE(day.status().turnedDown, 1);
        QCOMPARE(day.pms().messages(), before);
        day.tryNow();
        day.run(600 * kSecond);
        QCOMPARE(day.status().turnedDown, 1);
        QCOMPARE(day.pms().messages(), before + 1);
        day.pms().addRoom(QStringLiteral("R3"));
        day.tryNow();
        day.run(600 * kSecond);
        QCOMPARE(day.status().turnedDown, 0);
        QCOMPARE(day.status().untold, 0);
        const QString number = QString::number(id.value);
        QCOMPARE(day.pms().effects().at(number), QStringList(QStringLiteral("1")));
        QVERIFY(day.pms().tokens().empty());
    }
}

/// As when a channel changes only the guest.
void TestOutbox::guestWhoChangesAloneIsTold()
{
    OutboxDay day(OutboxOptions{});
    day.setFaults({});
    const BookingId id = day.book();
    day.run(600 * kSecond);
    booking::ChangeBooking change;
    change.caller = {day.property(), kDeskActor, ChannelId{1}, {}};
    change.booking = id;
    change.version = 1;
    change.guest = booking::Guest{};
    change.guest->name = QStringLiteral("Ada Lovelace");
    change.always = true;
    day.apply(change);
    day.run(600 * kSecond);
    const QString number = QString::number(id.value);
    QCOMPARE(day.pms().effects().at(number),
             QStringList({QStringLiteral("1"), QStringLiteral("2")}));
    QCOMPARE(day.pms().reservations().at(number).guests.front().surname,
             QStringLiteral("Lovelace"));
}

/// A system that was away is sent tonight's guests before next month's.
void TestOutbox::soonestArrivalIsToldFirst()
{
    std::vector<int> nights;
    OutboxOptions options;
    options.heard = [&](const channels::Request &request, const auto &) {
        const auto decoded = protocols::opentravel::decode(request.body);
        const auto *notif =
            decoded ? std::get_if<protocols::opentravel::ResNotif>(&decoded->message) : nullptr;
        if (notif)
            nights.push_back(notif->reservations.front().stays.front().stay.checkIn() - kToday);
    };
    OutboxDay day(options);
    simulator::FaultRates away;
    away.unreachable = 1;
    day.setFaults(away);
    for (int i = 0; i < 8; ++i) day.book();
    day.run(60 * kSecond);
    QVERIFY(nights.empty());
    day.setFaults({});
    day.run(3'600 * kSecond);
    QCOMPARE(nights.size(), size_t(8));
    // The first may have been under way when the system went away.
    QVERIFY(std::is_sorted(nights.begin() + 1, nights.end()));
}

void TestOutbox::nothingIsKeptOfStaysThatAreOver()
{
    OutboxDay day(OutboxOptions{});
    const BookingId id = day.book();
    day.run(600 * kSecond);
    QVERIFY(day.reader()->ask(storage::OutboxOf{day.property(), ChannelId{3}, id})->has_value());
    const booking::Caller desk{day.property(), kDeskActor, ChannelId{1}, {}};
    for (int i = 0; i < 50; ++i) {
        day.apply(booking::CloseDay{desk, true, {}});
        day.run(600 * kSecond);
    }
    QVERIFY(!day.reader()->ask(storage::OutboxOf{day.property(), ChannelId{3}, id})->has_value());
    // The no-show was sent.
    using protocols::ReservationStatus;
    QCOMPARE(day.pms().reservations().begin()->second.status, ReservationStatus::Cancelled);
}

void TestOutbox::refusedTokensAreNotAskedForAllTheTime()
{
    class NoTokens final : public simulator::MockPeer {
    public:
        simulator::WireReply handle(const simulator::WireRequest &, Instant) override
        {
            ++requests;
            return {405, {}, "POST only"};
        }
        int requests = 0;
    };
    NoTokens peer;
    OutboxOptions options;
    options.peer = &peer;
    OutboxDay day(options);
    day.book();
    day.run(3'600 * kSecond);
    QVERIFY(peer.requests > 0);
    QVERIFY2(peer.requests < 60, QByteArray::number(peer.requests).constData());
    QCOMPARE(day.status().untold, 1);
}

QTEST_GUILESS_MAIN(TestOutbox)
#include "test_outbox.moc"
