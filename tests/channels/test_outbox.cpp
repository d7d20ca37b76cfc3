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

namespace {

namespace ota = protocols::opentravel;

/// A PMS that takes a reservation or not, and answers it and one other kind of request with an
/// error.
class StubbornPms final : public simulator::MockPeer {
public:
    StubbornPms(bool tokens, bool takes, int told, QByteArray refused, int status)
        : takes_(takes), told_(told), refused_(std::move(refused)), status_(status),
          pms_({QStringLiteral("H1"),
                {},
                {QStringLiteral("R1"), QStringLiteral("R2"), QStringLiteral("R3")},
                tokens})
    {}
    simulator::WireReply handle(const simulator::WireRequest &request, Instant now) override
    {
        ++requests;
        if (request.method == refused_ || request.body.contains(refused_)) {
            ++refusals;
            return status_ == kBusy ? busy(request, now) : simulator::WireReply{status_, {}, {}};
        }
        const bool tells = request.body.contains("OTA_HotelResNotifRQ");
        if (takes_ || !tells) {
            const auto answer = pms_.handle(request, now);
            if (!tells) return answer;
        }
        return {told_, {}, {}};
    }
    static constexpr int kBusy = 187;  ///< as an error of OpenTravel, not of HTTP
    int requests = 0;
    int refusals = 0;

private:
    static simulator::WireReply busy(const simulator::WireRequest &request, Instant now)
    {
        const ota::Outcome outcome{{ota::problem(ota::Code::SystemUnavailable, {})}, {}};
        const auto asked = ota::decode(request.body);
        return {200, {}, ota::encode(ota::answerTo(asked->message, outcome, now))};
    }
    const bool takes_;
    const int told_;
    const QByteArray refused_;
    const int status_;
    simulator::PmsReservations pms_;
};

}  // namespace

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
    void whatIsRefusedIsNotAskedForAllTheTime_data();
    void whatIsRefusedIsNotAskedForAllTheTime();
    void tokenThatCannotBeDroppedHoldsNothingUp();
    void aBusyPmsIsAskedLessAndLess_data();
    void aBusyPmsIsAskedLessAndLess();

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
    QCOMPARE(day.status().state, channels::ConnectionState::Offline);
}

void TestOutbox::whatIsRefusedIsNotAskedForAllTheTime_data()
{
    QTest::addColumn<bool>("tokens");
    QTest::addColumn<bool>("takes");
    QTest::addColumn<int>("told");
    QTest::addColumn<QByteArray>("refused");
    QTest::addColumn<bool>("changes");
    const QByteArray read = "OTA_ReadRQ";
    QTest::newRow("query") << false << true << 500 << read << false;
    QTest::newRow("query, when a message had no token") << true << false << 409 << read << false;
    QTest::newRow("token of a message") << true << true << 500 << QByteArray("GET") << false;
    QTest::newRow("removing an older token") << true << true << 500 << QByteArray("DELETE") << true;
    QTest::newRow("cleanup") << true << false << 400 << QByteArray("DELETE") << false;
    QTest::newRow("every token is gone") << true << false << 409 << QByteArray("none") << false;
}

/// One booking, for an hour, with a PMS that does not support one kind of request.
void TestOutbox::whatIsRefusedIsNotAskedForAllTheTime()
{
    QFETCH(bool, tokens);
    QFETCH(bool, takes);
    QFETCH(int, told);
    QFETCH(QByteArray, refused);
    QFETCH(bool, changes);
    StubbornPms pms(tokens, takes, told, refused, 405);
    OutboxOptions options;
    options.tokens = tokens;
    options.peer = &pms;
    OutboxDay day(options);
    day.setFaults({});
    const BookingId id = day.book();
    if (changes) {
        day.run(kSecond / 5);
        booking::ChangeBooking change;
        change.caller = {day.property(), kDeskActor, ChannelId{1}, {}};
        change.booking = id;
        change.version = 1;
        change.guest = booking::Guest{};
        change.guest->name = QStringLiteral("Ada Lovelace");
        change.always = true;
        day.apply(change);
    }
    day.run(3'600 * kSecond);
    QVERIFY2(pms.refusals >= (refused == "none" ? 0 : 5),
             qPrintable(QString::number(pms.refusals)));
    QVERIFY2(pms.requests < 60, qPrintable(QString::number(pms.requests)));
    QCOMPARE(day.status().untold + day.status().turnedDown, 1);
    // What waits is not being sent, and says until when it waits.
    if (day.status().untold > 0) {
        QVERIFY(day.status().state != channels::ConnectionState::Sending);
        QVERIFY(day.status().nextTry > day.now());
    }
    // A user does not want to wait.
    const int before = pms.requests;
    day.tryNow();
    day.run(10 * kSecond);
    QVERIFY(pms.requests > before);
}

/// Its bookings are delivered meanwhile.
void TestOutbox::tokenThatCannotBeDroppedHoldsNothingUp()
{
    for (const int status : {405, 501}) {
        StubbornPms pms(true, false, 400, "DELETE", status);
        OutboxOptions options;
        options.peer = &pms;
        OutboxDay day(options);
        day.setFaults({});
        for (int i = 0; i < 5; ++i) day.book();
        day.run(1'800 * kSecond);
        QVERIFY(pms.refusals > 0);
        QCOMPARE(day.status().turnedDown, 5);
        for (int i = 0; i < 5; ++i) day.book();
        day.run(60 * kSecond);
        QCOMPARE(day.status().turnedDown, 10);
        QCOMPARE(day.status().untold, 0);
    }
}

void TestOutbox::aBusyPmsIsAskedLessAndLess_data()
{
    QTest::addColumn<int>("told");
    QTest::addColumn<QByteArray>("busy");
    QTest::newRow("to a query") << 500 << QByteArray("OTA_ReadRQ");
    QTest::newRow("to a message") << 200 << QByteArray("OTA_HotelResNotifRQ");
}

/// It answers 187, and queries of the message's token as ever.
void TestOutbox::aBusyPmsIsAskedLessAndLess()
{
    QFETCH(int, told);
    QFETCH(QByteArray, busy);
    StubbornPms pms(true, true, told, busy, StubbornPms::kBusy);
    OutboxOptions options;
    options.peer = &pms;
    OutboxDay day(options);
    day.setFaults({});
    day.book();
    day.run(3'600 * kSecond);
    const QByteArray figures = QByteArray::number(pms.refusals);
    QVERIFY2(pms.refusals >= 12 && pms.refusals <= 40, figures.constData());
    QVERIFY2(pms.requests <= 90, QByteArray::number(pms.requests).constData());
    QCOMPARE(day.status().untold, 1);
}

QTEST_GUILESS_MAIN(TestOutbox)
#include "test_outbox.moc"
