// SPDX-License-Identifier: GPL-3.0-or-later
// Messages between a GDS and the property: prices by number of guests, weekdays, refusals and their
// reasons, reservations polled, confirmed and pushed.
#include "channels/opentravel/travel_dialect.h"
#include "channels/peer_transport.h"
#include "simulator/channels/travel_gds.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::channels;
using namespace roomrack::protocols::opentravel;
using namespace roomrack::tests;
using simulator::TravelGds;
using sync::RowKind;

namespace {

constexpr Instant kNow{1'772'434'800'000'000};
const Night kMonday = Night::of(2026, 3, 2);
const QByteArray kPassword = "not to be seen";
const QString kRoom = QStringLiteral("DBL");
const QString kRate = QStringLiteral("DBL-BAR");
constexpr RoomTypeId kType{1};
constexpr RatePlanId kPlan{1};

sync::ChannelSettings settings()
{
    sync::ChannelSettings s;
    s.protocol = sync::Protocol::OpenTravel;
    s.account = QStringLiteral("HOTEL");
    s.hotelCode = QStringLiteral("H1");
    s.rooms = {{kType, kRoom, true}};
    s.rates = {{kType, kPlan, kRate, {0, 1}}};
    return s;
}

}  // namespace

class TestTravelDialogue : public QObject {
    Q_OBJECT

private slots:
    void init() { make({}); }
    void whatIsSaidIsShown();
    void streamsAreApartWhereThatIsWanted();
    void warningComesBackToItsEntry();
    void tooLongCodeNeverLeaves();
    void errorsSayWhatToDo_data();
    void errorsSayWhatToDo();
    void wrongPasswordAndUnknownHotelAreSaid();
    void reportIsAboutOneVersion();
    void reservationForAnotherHotelWaits();
    void pushedMessageIsUnderstood();
    void nothingSecretIsKept();

private:
    void make(const TravelGds::Options &more, const sync::ChannelSettings &s = settings());
    Reply ask(const Request &request)
    {
        return replyOf(gds_->handle({request.method, {}, request.headers, request.body}, kNow));
    }
    Verdict say(RowKind kind)
    {
        const sync::Pass pass = board_.take({sync::bit(kind), 1'000, true});
        const Verdict verdict = dialect_->read(pass, ask(dialect_->write(board_, pass, stamp())));
        board_.acknowledge(pass, verdict.refused);
        return verdict;
    }
    Stamp stamp() { return {kNow, QStringLiteral("4-%1").arg(++stamps_)}; }
    simulator::Told book()
    {
        for (int i = 0; i < 3; ++i) {
            gds_->shop().setRooms(kRoom, kMonday + i, 5);
            gds_->shop().setPrice(kRate, kMonday + i, 9'000);
        }
        return *gds_->shop().book({kRoom, kRate}, Stay(kMonday, 2), 1, 2, kNow);
    }

    std::unique_ptr<TravelGds> gds_;
    std::unique_ptr<TravelDialect> dialect_;
    sync::Board board_;
    int stamps_ = 0;
};

void TestTravelDialogue::make(const TravelGds::Options &more, const sync::ChannelSettings &s)
{
    TravelGds::Options options = more;
    options.hotelCode = QStringLiteral("H1");
    options.user = QStringLiteral("HOTEL");
    options.password = QString::fromUtf8(kPassword);
    gds_ = std::make_unique<TravelGds>(simulator::Shop(QStringLiteral("GDS"), QStringLiteral("H1"),
                                                       {{kRoom, kRate}}, s.currency, kMonday, 60),
                                       options);
    dialect_ = std::make_unique<TravelDialect>(s, kPassword);
    board_ = sync::Board(sync::rowsOf(s), kMonday, 28);
}

void TestTravelDialogue::whatIsSaidIsShown()
{
    const int rooms = board_.rowOf({RowKind::Rooms, kType, {}, 0});
    const int limits = board_.rowOf({RowKind::Limits, kType, kPlan, 0});
    sync::Limits weekend;
    weekend.minStay = 2;
    weekend.maxStay = 7;
    weekend.closedToArrival = true;
    for (int i = 0; i < 28; ++i) {
        const bool friday = (kMonday + i).weekday() == 5;
        board_.row(rooms).want(kMonday + i, friday ? 2 : 9);
        board_.row(limits).want(kMonday + i, friday ? weekend.packed() : 0);
        for (const int guests : {0, 1})
            board_.row(board_.rowOf({RowKind::Rate, kType, kPlan, guests}))
                .want(kMonday + i, 10'000 - guests * 1'500 + friday);
    }
    for (const RowKind kind : {RowKind::Rooms, RowKind::Limits, RowKind::Rate}) {
        const Verdict verdict = say(kind);
        QCOMPARE(verdict.kind, Verdict::Kind::Done);
        QVERIFY(verdict.refused.empty());
    }
    QVERIFY(board_.counts().inParity());
    for (int i = 0; i < 28; ++i) {
        const Night n = kMonday + i;
        const bool friday = n.weekday() == 5;
        QCOMPARE(gds_->shop().rooms(kRoom, n), friday ? 2 : 9);
        QCOMPARE(gds_->shop().limits(kRate, n), friday ? weekend : sync::Limits());
        QCOMPARE(gds_->shop().price(kRate, n), qint64(10'000 + friday));
        QCOMPARE(gds_->shop().price(kRate, n, 1), qint64(8'500 + friday));
    }
}

void TestTravelDialogue::streamsAreApartWhereThatIsWanted()
{
    QCOMPARE(dialect_->streams().size(), size_t(3));
    sync::ChannelSettings s = settings();
    s.ratesApart = false;
    const auto streams = TravelDialect(s, kPassword).streams();
    QCOMPARE(streams.size(), size_t(2));
    QCOMPARE(streams.front().kinds, quint8(sync::bit(RowKind::Rooms) | sync::bit(RowKind::Limits)));
}

void TestTravelDialogue::warningComesBackToItsEntry()
{
    sync::ChannelSettings s = settings();
    s.rooms.push_back({RoomTypeId{2}, QStringLiteral("GONE"), true});
    make({}, s);
    board_.row(0).want(kMonday, 3);
    board_.row(1).want(kMonday, 4);
    const Verdict verdict = say(RowKind::Rooms);
    QCOMPARE(verdict.kind, Verdict::Kind::Done);
    QCOMPARE(verdict.refused.size(), size_t(1));
    QVERIFY(verdict.refused.front().reason.contains(u"Invalid room type"));
    QVERIFY(board_.row(1).at(kMonday).refused);
    QCOMPARE(board_.row(0).at(kMonday).published, qint64(3));
    QCOMPARE(gds_->shop().rooms(kRoom, kMonday), 3);
    // An all-or-nothing channel refuses both, and shows neither.
    TravelGds::Options strict;
    strict.allOrNothing = true;
    make(strict, s);
    board_.row(0).want(kMonday, 3);
    board_.row(1).want(kMonday, 4);
    QCOMPARE(say(RowKind::Rooms).kind, Verdict::Kind::Refused);
    QCOMPARE(gds_->shop().rooms(kRoom, kMonday), -1);
}

void TestTravelDialogue::tooLongCodeNeverLeaves()
{
    sync::ChannelSettings s = settings();
    s.rooms = {{kType, QStringLiteral("A-ROOM-WITH-A-LONG-CODE"), true}};
    make({}, s);
    board_.row(0).want(kMonday, 3);
    const Verdict verdict = say(RowKind::Rooms);
    QCOMPARE(verdict.kind, Verdict::Kind::Done);
    QCOMPARE(verdict.refused.size(), size_t(1));
    QVERIFY(board_.row(0).at(kMonday).refused);
}

void TestTravelDialogue::errorsSayWhatToDo_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("record");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, Code code, const char *record, Verdict::Kind kind) {
        QTest::newRow(name) << int(code) << QString::fromLatin1(record) << int(kind);
    };
    row("187", Code::SystemUnavailable, "", Verdict::Kind::TryLater);
    row("450", Code::UnableToProcess, "", Verdict::Kind::TryLater);
    row("450 of a record", Code::UnableToProcess, "1", Verdict::Kind::Refused);
    row("448", Code::SystemError, "", Verdict::Kind::Unknown);
    row("497", Code::AuthorizationError, "", Verdict::Kind::NotAllowed);
    row("392", Code::InvalidHotelCode, "", Verdict::Kind::Refused);
}

void TestTravelDialogue::errorsSayWhatToDo()
{
    QFETCH(int, code);
    QFETCH(QString, record);
    QFETCH(int, kind);
    const Outcome outcome{{problem(Code(code), QStringLiteral("because"), record)}, {}};
    const Message answer = answerTo(Ping{{}, QStringLiteral("1")}, outcome, kNow);
    const Verdict verdict = dialect_->readHello(replyOf({200, {}, encodeSoap(answer)}));
    QCOMPARE(int(verdict.kind), kind);
    QVERIFY(verdict.said.contains(u"because"));
}

void TestTravelDialogue::wrongPasswordAndUnknownHotelAreSaid()
{
    QCOMPARE(dialect_->readHello(ask(dialect_->hello(stamp()))).kind, Verdict::Kind::Done);
    TravelDialect other(settings(), "another");
    QCOMPARE(other.readHello(ask(other.hello(stamp()))).kind, Verdict::Kind::NotAllowed);
    sync::ChannelSettings s = settings();
    s.hotelCode = QStringLiteral("H2");
    TravelDialect elsewhere(s, kPassword);
    const Polled polled = elsewhere.readPoll(ask(*elsewhere.poll(stamp())));
    QCOMPARE(polled.verdict.kind, Verdict::Kind::Refused);
    QVERIFY(polled.verdict.said.contains(u"Invalid hotel code"));
    // An answer to another request gives no result for this one.
    QCOMPARE(dialect_->readPoll(ask(dialect_->hello(stamp()))).verdict.kind,
             Verdict::Kind::Unknown);
}

void TestTravelDialogue::reportIsAboutOneVersion()
{
    const simulator::Told first = book();
    gds_->tell(first);
    const Polled polled = dialect_->readPoll(ask(*dialect_->poll(stamp())));
    QCOMPARE(polled.received.size(), size_t(1));
    QVERIFY(polled.received.front().understood.has_value());
    QCOMPARE(polled.received.front().understood->stays.front().total.paid().value_or(0),
             qint64(18'000));
    gds_->tell(*gds_->shop().cancel(first.reservation.id, kNow + kSecond));
    size_t count = 0;
    const auto report = dialect_->acknowledge(polled.received, count, stamp());
    QVERIFY(report.has_value());
    QCOMPARE(dialect_->readAcknowledged(ask(*report)).kind, Verdict::Kind::Done);
    QCOMPARE(gds_->untold(), 1);
    const Polled again = dialect_->readPoll(ask(*dialect_->poll(stamp())));
    QCOMPARE(again.received.size(), size_t(1));
    QCOMPARE(again.received.front().understood->status, protocols::ReservationStatus::Cancelled);
    QVERIFY(again.received.front().revision != polled.received.front().revision);
}

void TestTravelDialogue::reservationForAnotherHotelWaits()
{
    simulator::Told told = book();
    told.reservation.hotelCode = QStringLiteral("H2");
    gds_->tell(told);
    const Polled polled = dialect_->readPoll(ask(*dialect_->poll(stamp())));
    QCOMPARE(polled.received.size(), size_t(1));
    QCOMPARE(polled.received.front().reservation, told.reservation.id);
    QVERIFY(!polled.received.front().understood.has_value());
}

void TestTravelDialogue::pushedMessageIsUnderstood()
{
    const simulator::Told told = book();
    const Received received = dialect_->understand(TravelGds::pushed(told, kNow));
    QVERIFY(received.understood.has_value());
    QCOMPARE(received.reservation, told.reservation.id);
    // The stored body reads the same.
    const Received again = dialect_->understand(received.body);
    QCOMPARE(again.revision, received.revision);
    QCOMPARE(*again.understood, *received.understood);
    QVERIFY(!dialect_->understand("<no/>").understood.has_value());
}

void TestTravelDialogue::nothingSecretIsKept()
{
    const Request request = dialect_->hello(stamp());
    QVERIFY(request.body.contains(kPassword));
    QVERIFY(!dialect_->withoutSecrets(request.body).contains(kPassword));
}

QTEST_GUILESS_MAIN(TestTravelDialogue)
#include "test_travel_dialogue.moc"
