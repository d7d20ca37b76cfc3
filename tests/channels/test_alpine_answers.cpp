// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of an AlpineBits server, including the samples of the standard's authors, and how the
// property processes them; guest requests and their acknowledgements.
#include "channels/alpine_pair.h"
#include "support/environment.h"

#include <QFile>
#include <QTest>

using namespace roomrack;
using namespace roomrack::channels;
using namespace roomrack::protocols::alpinebits;
using namespace roomrack::tests;

namespace {

const QString kFolder = QStringLiteral("samples/alpinebits-2020-10/");

QByteArray sample(const QByteArray &name)
{
    QFile file(tests::sharedData(kFolder + QString::fromLatin1(name) + QStringLiteral(".xml")));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestAlpineAnswers : public QObject {
    Q_OBJECT

private slots:
    void samplesOfOutcomes();
    void faultsOfTheWay();
    void reservationsAreFetchedAndAcknowledged();
    void samplesOfReservations();
    void namespacesOfTheMessageComeWithAReservation_data();
    void namespacesOfTheMessageComeWithAReservation();
    void whatGotLostIsAskedBack();
    void secretsAreNotLogged();
};

void TestAlpineAnswers::samplesOfOutcomes()
{
    ROOMRACK_SHARED_DATA(folder, kFolder);
    using Kind = Verdict::Kind;
    const std::vector<std::pair<const char *, Kind>> answers = {
        {"-success", Kind::Done}, {"-advisory", Kind::Done}, {"-error", Kind::Refused}};
    for (const bool rooms : {true, false}) {
        for (const auto &[name, kind] : answers) {
            AlpinePair line(AlpinePair::options());
            line.hello();
            line.wantAll();
            const sync::Pass pass = line.board.take(
                {sync::bit(rooms ? RowKind::Rooms : RowKind::Rate), 1'000'000, false});
            line.dialect.write(line.board, pass, line.stamp());
            const QByteArray file = QByteArray(rooms ? "FreeRooms-OTA_HotelInvCountNotifRS"
                                                     : "RatePlans-OTA_HotelRatePlanNotifRS")
                                    + name;
            const Verdict verdict = line.dialect.read(pass, answered(200, sample(file)));
            QVERIFY2(verdict.kind == kind, file.constData());
            QCOMPARE(verdict.said.isEmpty(), QByteArray(name) == "-success");
        }
    }
}

void TestAlpineAnswers::faultsOfTheWay()
{
    AlpinePair line(AlpinePair::options());
    line.hello();
    line.wantAll();
    const sync::Pass pass = line.board.take({sync::bit(RowKind::Rooms), 100, false});
    line.dialect.write(line.board, pass, line.stamp());
    using Kind = Verdict::Kind;
    const Verdict denied =
        line.dialect.read(pass, answered(401, "ERROR:invalid or missing username/password"));
    QCOMPARE(denied.kind, Kind::NotAllowed);
    QVERIFY(denied.said.contains(QStringLiteral("username")));
    QCOMPARE(line.dialect.read(pass, answered(400, "ERROR:no data")).kind, Kind::Refused);
    QCOMPARE(line.dialect.read(pass, answered(200, "ERROR:no data")).kind, Kind::Refused);
    QCOMPARE(line.dialect.read(pass, answered(500, "ERROR:oops")).kind, Kind::Unknown);
    QCOMPARE(line.dialect.read(pass, answered(429, "")).kind, Kind::TryLater);
    QCOMPARE(line.dialect.read(pass, answered(200, "<html/>")).kind, Kind::Unknown);
    QCOMPARE(line.dialect.read(pass, Reply()).kind, Kind::Unknown);
}

void TestAlpineAnswers::reservationsAreFetchedAndAcknowledged()
{
    AlpinePair line(AlpinePair::options());
    line.hello();
    line.wantAll();
    line.sendRooms();
    line.sendRates();
    const Instant now{1'777'000'000'000'000};
    simulator::Shop &shop = line.server.shop();
    const auto first = shop.book(shop.offers()[0], Stay(kFirst, 3), 2, 2, now);
    const auto second = shop.book(shop.offers()[1], Stay(kFirst + 1, 1), 1, 2, now);
    line.server.tell(*first);
    line.server.tell(*second);
    line.server.tell(*shop.cancel(second->reservation.id, now + kSecond));
    const Polled polled = line.dialect.readPoll(line.tell(*line.dialect.poll(line.stamp())));
    QCOMPARE(polled.verdict.kind, Verdict::Kind::Done);
    QCOMPARE(int(polled.received.size()), 2);
    const protocols::Reservation &r = *polled.received[0].understood;
    QCOMPARE(r.id, first->reservation.id);
    // Two rooms share the price.
    QCOMPARE(int(r.stays.size()), 2);
    QCOMPARE(*r.total.paid(), *first->reservation.total.paid());
    QCOMPARE(r.stays[0].ratePlanCode, QStringLiteral("BAR"));
    QCOMPARE(polled.received[1].understood->status, protocols::ReservationStatus::Cancelled);
    for (const Received &one : polled.received) {
        const Received again = line.dialect.understand(one.body);
        QVERIFY(again.understood.has_value());
        QVERIFY(*again.understood == *one.understood);
        QCOMPARE(again.reservation, one.reservation);
        QCOMPARE(line.dialect.understand(again.body).revision, again.revision);
    }
    size_t count = 0;
    const auto report = line.dialect.acknowledge(polled.received, count, line.stamp());
    QCOMPARE(count, size_t(2));
    QCOMPARE(line.dialect.readAcknowledged(line.tell(*report)).kind, Verdict::Kind::Done);
    QCOMPARE(line.server.untold(), 0);
}

void TestAlpineAnswers::samplesOfReservations()
{
    ROOMRACK_SHARED_DATA(folder, kFolder);
    AlpinePair line(AlpinePair::options());
    line.hello();
    const Polled polled =
        line.dialect.readPoll(answered(200, sample("GuestRequests-OTA_ResRetrieveRS-reservation")));
    QCOMPARE(polled.verdict.kind, Verdict::Kind::Done);
    QCOMPARE(int(polled.received.size()), 1);
    const Received &one = polled.received[0];
    QVERIFY(one.understood.has_value());
    QVERIFY(!one.body.contains("4444333322221111"));
    QVERIFY(*line.dialect.understand(one.body).understood == *one.understood);
    const Received pushed =
        line.dialect.understand(sample("GuestRequests-OTA_HotelResNotifRQ-reservation-push"));
    QVERIFY2(pushed.understood.has_value(), "the push");
    QVERIFY(!pushed.reservation.isEmpty());
    const Polled cancelled = line.dialect.readPoll(
        answered(200, sample("GuestRequests-OTA_ResRetrieveRS-cancellation")));
    QCOMPARE(int(cancelled.received.size()), 1);
    size_t count = 0;
    const auto report = line.dialect.acknowledge(cancelled.received, count, line.stamp());
    line.tell(*report);
    const auto said = decodeReport(line.sent);
    QVERIFY(said && said->accepted.size() == 1 && said->accepted[0].cancellation);
    const Polled error =
        line.dialect.readPoll(answered(200, sample("GuestRequests-OTA_ResRetrieveRS-error")));
    QCOMPARE(error.verdict.kind, Verdict::Kind::Refused);
    QVERIFY(line.dialect
                .readPoll(answered(200, sample("GuestRequests-OTA_ResRetrieveRS-"
                                               "reservation-empty")))
                .received.empty());
}

void TestAlpineAnswers::namespacesOfTheMessageComeWithAReservation_data()
{
    QTest::addColumn<QByteArray>("root");
    QTest::addColumn<QByteArray>("prefix");
    QTest::addColumn<QByteArray>("mark");
    const QByteArray ota = "\"http://www.opentravel.org/OTA/2003/05\"";
    QTest::newRow("default") << "xmlns=" + ota << QByteArray() << QByteArray();
    QTest::newRow("an attribute's prefix")
        << "xmlns=" + ota + " xmlns:x=\"urn:x&amp;y\"" << QByteArray() << QByteArray(" x:y=\"1\"");
    QTest::newRow("the elements' prefix") << "xmlns:o=" + ota << QByteArray("o:") << QByteArray();
    QTest::newRow("both") << "xmlns:o=" + ota + " xmlns:x=\"urn:x\"" << QByteArray("o:")
                          << QByteArray(" x:y=\"1\"");
    QTest::newRow("another default")
        << "xmlns:o=" + ota + " xmlns=\"urn:other\"" << QByteArray("o:") << QByteArray();
}

/// One that waits for a mapping is read again from its own bytes.
void TestAlpineAnswers::namespacesOfTheMessageComeWithAReservation()
{
    QFETCH(QByteArray, root);
    QFETCH(QByteArray, prefix);
    QFETCH(QByteArray, mark);
    AlpinePair line(AlpinePair::options());
    const Instant now{1'777'000'000'000'000};
    simulator::Shop &shop = line.server.shop();
    line.hello();
    line.wantAll();
    line.sendRooms();
    line.sendRates();
    for (int i = 0; i < 2; ++i)
        line.server.tell(*shop.book(shop.offers()[0], Stay(kFirst + i, 3), 1, 2, now));
    QByteArray xml = line.tell(*line.dialect.poll(line.stamp())).body;
    xml.replace("</", "\1").replace("<?", "\2").replace("<", "<" + prefix);
    xml.replace("\1", "</" + prefix).replace("\2", "<?");
    xml.replace("xmlns=\"http://www.opentravel.org/OTA/2003/05\"", root);
    xml.replace("TimeSpan ", "TimeSpan" + mark + ' ');
    const Polled polled = line.dialect.readPoll(answered(200, xml));
    QCOMPARE(polled.received.size(), size_t(2));
    for (const Received &one : polled.received) {
        QVERIFY2(one.understood, one.understood ? "" : qPrintable(one.understood.error().text()));
        const Received again = line.dialect.understand(one.body);
        QVERIFY2(again.understood,
                 again.understood ? "" : qPrintable(again.understood.error().text()));
        QVERIFY(*again.understood == *one.understood);
        QCOMPARE(again.reservation, one.reservation);
        QVERIFY(mark.isEmpty() || one.body.contains(mark));
    }
}

void TestAlpineAnswers::whatGotLostIsAskedBack()
{
    AlpinePair line(AlpinePair::options());
    line.hello();
    const auto since = [&line](qint64 seconds) {
        line.said += int(seconds);
        line.tell(*line.dialect.poll(line.stamp()));
        return decodeRead(line.sent)->since;
    };
    const auto answer = [&line](const Reply &reply) { line.dialect.readPoll(reply); };
    const Reply empty = answered(200, encodeRetrieved({}, {}, *line.dialect.version()));
    QVERIFY(since(0));  // what went before is unknown
    answer(empty);
    QVERIFY(since(180));
    answer(empty);
    QVERIFY(!since(180));
    answer(Reply());
    QVERIFY(since(60));
    answer(empty);
    QVERIFY(since(180));  // it might be answered late
    answer(empty);
    QVERIFY(!since(180));
}

void TestAlpineAnswers::secretsAreNotLogged()
{
    AlpinePair line(AlpinePair::options());
    const Request hello = line.dialect.hello(line.stamp());
    QVERIFY(header(hello.headers, "Authorization").startsWith("Basic "));
    QCOMPARE(header(hello.headers, "X-AlpineBits-ClientID"), QByteArray("Roomrack"));
    QVERIFY(!hello.body.contains(kPassword));
    const QByteArray logged = line.dialect.withoutSecrets(
        "<R><PaymentCard CardCode=\"VI\"><CardNumber><PlainText>4444333322221111</PlainText>"
        "</CardNumber></PaymentCard></R>");
    QVERIFY(!logged.contains("44443333"));
}

QTEST_GUILESS_MAIN(TestAlpineAnswers)
#include "test_alpine_answers.moc"
