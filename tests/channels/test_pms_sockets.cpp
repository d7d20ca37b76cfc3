// SPDX-License-Identifier: GPL-3.0-or-later
// A property and its PMS over a real socket on this machine, with all kinds of faults.
#include "channels/host/channel_host.h"
#include "engine/engine_hotel.h"
#include "simulator/channels/mock_server.h"
#include "simulator/channels/pms_reservations.h"
#include "simulator/channels/pms_server.h"
#include "storage/store.h"
#include "support/own_port.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::channels;
using namespace roomrack::tests;
namespace fias = roomrack::protocols::fias;

namespace {

const ChannelId kPms{2};
const QByteArray kSecret = "the key of this house";

}  // namespace

class TestPmsSockets : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void checkInAtThePmsIsSeenInTheHotel();
    void cutLineIsTriedAgainAndTheHouseAgrees();
    void badInputLeavesTheLinkAlive();
    void pmsThatIsAwayIsSaid();
    void connectionTestSaysWhatIsWrong();
    void roomOutOfOrderTakesRoomsAway();
    void bothHousesAgreeWhateverHappensOnTheLine();
    void bookingsAreToldAndFoundByThePmsOwnNumber();

private:
    sync::ChannelSettings settings() const;
    void start() { start(settings()); }
    void start(const sync::ChannelSettings &s);
    BookingId book(int nights);
    fias::Guest guest(BookingId id, int room) const;
    BookingStatus statusOf(BookingId id) const;
    QStringList roomsOf(BookingId id) const;
    ConnectionState state() const;
    Caller desk() const { return {property_, kDeskActor, ChannelId{1}, {}}; }
    std::unique_ptr<storage::Reader> reader() const
    {
        return std::move(*storage::Reader::open(engine_->file()));
    }

    QTemporaryDir folder_;
    core::SystemClock clock_;
    std::unique_ptr<engine::Engine> engine_;
    PropertyId property_;
    std::unique_ptr<simulator::FiasPms> pms_;
    std::unique_ptr<simulator::PmsServer> server_;
    std::unique_ptr<ChannelHost> host_;
    quint16 port_ = 0;
    Night today_;
};

void TestPmsSockets::init()
{
    const QString file = folder_.filePath(
        QStringLiteral("%1.roomrack").arg(QLatin1String(QTest::currentTestFunction())));
    engine_ = std::move(*engine::Engine::open(file, clock_));
    auto setup = hotelSetup(1, 12);
    today_ = Night::fromDate(clock_.wall().utc().date());
    setup.catalogue.property.businessDate = setup.catalogue.property.firstNight = today_;
    setup.rates.clear();
    setup.catalogue.channels.push_back(
        {kPms, inventory::ChannelKind::Pms, QStringLiteral("House"), 300, 1800});
    property_ = *engine_->saveHotel(setup);
    pms_ = std::make_unique<simulator::FiasPms>();
    server_ = std::make_unique<simulator::PmsServer>(*pms_, clock_, 7);
    port_ = *server_->listen(ownPort());
}

void TestPmsSockets::cleanup()
{
    host_.reset();
    server_.reset();
    const QString file = engine_->file();
    engine_.reset();
    QVERIFY(storage::verify(file)->findings.empty());
}

sync::ChannelSettings TestPmsSockets::settings() const
{
    sync::ChannelSettings s;
    s.protocol = sync::Protocol::Fias;
    s.address = QStringLiteral("127.0.0.1:%1").arg(port_);
    s.hotelCode = QStringLiteral("H1");
    s.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true}};
    return s;
}

void TestPmsSockets::start(const sync::ChannelSettings &s)
{
    QVERIFY(engine_->run(Command(SaveChannelSetup{desk(), kPms, s})));
    host_ = std::make_unique<ChannelHost>(*engine_, property_, clock_,
                                          [](ChannelId, const auto &) { return kSecret; });
}

BookingId TestPmsSockets::book(int nights)
{
    RecordReservation c;
    c.caller = desk();
    c.roomType = RoomTypeId{1};
    c.stay = Stay(today_, nights);
    c.rooms = 1;
    return engine_->run(Command(c)).value().booking;
}

fias::Guest TestPmsSockets::guest(BookingId id, int room) const
{
    fias::Guest g;
    g.reservation = QString::number(id.value);
    g.room = QString::number(room);
    g.name = QStringLiteral("Ada");
    return g;
}

BookingStatus TestPmsSockets::statusOf(BookingId id) const
{
    return reader()->ask(storage::OneBooking{property_, id})->booking.status;
}

QStringList TestPmsSockets::roomsOf(BookingId id) const
{
    const auto plan = reader()->ask(storage::RoomPlanOf{property_, Stay(today_, 1)});
    QStringList rooms;
    for (const auto &given : plan->given) {
        if (given.booking == id) rooms += QString::number(100 + given.room.value);
    }
    return rooms;
}

ConnectionState TestPmsSockets::state() const
{
    return host_->status().empty() ? ConnectionState::Batching : host_->status().front().link.state;
}

void TestPmsSockets::checkInAtThePmsIsSeenInTheHotel()
{
    const BookingId id = book(2);
    start();
    QTRY_COMPARE(state(), ConnectionState::InSync);
    server_->say(pms_->checkIn(guest(id, 103), clock_.wall()));
    QTRY_COMPARE(statusOf(id), BookingStatus::CheckedIn);
    QCOMPARE(roomsOf(id), QStringList(QStringLiteral("103")));
    server_->say(pms_->move(QString::number(id.value), QStringLiteral("103"), QStringLiteral("107"),
                            clock_.wall()));
    QTRY_COMPARE(roomsOf(id), QStringList(QStringLiteral("107")));
    server_->say(pms_->checkOut(QString::number(id.value), QStringLiteral("107"), clock_.wall()));
    QTRY_COMPARE(statusOf(id), BookingStatus::CheckedOut);
    QVERIFY(pms_->faults().isEmpty());
}

void TestPmsSockets::cutLineIsTriedAgainAndTheHouseAgrees()
{
    const BookingId in = book(2), out = book(2);
    start();
    QTRY_COMPARE(state(), ConnectionState::InSync);
    server_->say(pms_->checkIn(guest(out, 101), clock_.wall()));
    QTRY_COMPARE(statusOf(out), BookingStatus::CheckedIn);
    server_->cut();
    pms_->checkOut(QString::number(out.value), QStringLiteral("101"), clock_.wall());
    pms_->checkIn(guest(in, 101), clock_.wall());
    QTRY_COMPARE(statusOf(in), BookingStatus::CheckedIn);
    QTRY_COMPARE(statusOf(out), BookingStatus::CheckedOut);
    QCOMPARE(roomsOf(in), QStringList(QStringLiteral("101")));
    QVERIFY(server_->connections() >= 2);
}

void TestPmsSockets::badInputLeavesTheLinkAlive()
{
    const BookingId id = book(2);
    start();
    QTRY_COMPARE(state(), ConnectionState::InSync);
    server_->sayRaw("~~~");
    server_->sayRaw(fias::kStx + QByteArray("GI|RN101|G#1|"));  // without its end
    server_->sayRaw(fias::kStx + ("GI|GN" + QByteArray(1'000'000, 'x')));
    server_->sayRaw(fias::framed("GI|RN101|"));
    server_->sayRaw(fias::framed("GI|RN101|G#1|GA169999|"));
    server_->say(pms_->checkIn(guest(id, 102), clock_.wall()));
    QTRY_COMPARE(statusOf(id), BookingStatus::CheckedIn);
    QCOMPARE(server_->connections(), 1);
    QTRY_COMPARE(state(), ConnectionState::InSync);
    const auto log = reader()->ask(storage::ChannelMessages{{property_, kPms, true}, 0, 100});
    QCOMPARE(log->size(), size_t(5));
    for (const ChannelMessageRow &row : *log) {
        QVERIFY(!row.said.isEmpty());
        QVERIFY(row.request.size() <= 65'536);
    }
}

void TestPmsSockets::pmsThatIsAwayIsSaid()
{
    server_.reset();
    start();
    QTRY_VERIFY(!host_->status().empty() && host_->status().front().link.failures > 0);
    QVERIFY(!host_->status().front().link.said.isEmpty());
    server_ = std::make_unique<simulator::PmsServer>(*pms_, clock_, 1);
    QVERIFY(server_->listen(port_));
    host_->tryNow(kPms);
    QTRY_COMPARE(state(), ConnectionState::InSync);
}

void TestPmsSockets::connectionTestSaysWhatIsWrong()
{
    host_ = std::make_unique<ChannelHost>(*engine_, property_, clock_,
                                          [](ChannelId, const auto &) { return QByteArray(); });
    const auto test = [this](const sync::ChannelSettings &s) {
        auto future = host_->test(s, {});
        if (!QTest::qWaitFor([&] { return future.isFinished(); }, kTryForMs)) qFatal("no answer");
        return future.result();
    };
    QVERIFY(test(settings()).fine);
    QTRY_VERIFY(!server_->isConnected());
    sync::ChannelSettings none = settings();
    none.address = QStringLiteral("127.0.0.1:1");
    QVERIFY(!test(none).fine);
    QVERIFY(!test(none).said.isEmpty());
    none.address = QStringLiteral("127.0.0.1");
    QVERIFY(test(none).said.contains(QStringLiteral("host:port")));
    // An open connection is not disturbed.
    QVERIFY(engine_->run(Command(SaveChannelSetup{desk(), kPms, settings()})));
    QTRY_COMPARE(state(), ConnectionState::InSync);
    const int before = server_->connections();
    QVERIFY(test(settings()).fine);
    QCOMPARE(server_->connections(), before);
}

void TestPmsSockets::roomOutOfOrderTakesRoomsAway()
{
    start();
    QTRY_COMPARE(state(), ConnectionState::InSync);
    const QString body =
        QStringLiteral("<OTA_HotelInvCountNotifRQ xmlns=\"http://www.opentravel.org/OTA/2003/05\""
                       " EchoToken=\"1\" Version=\"1.0\"><Inventories HotelCode=\"H1\"><Inventory>"
                       "<StatusApplicationControl Start=\"%1\" End=\"%1\" InvTypeCode=\"DBL\"/>"
                       "<InvCounts><InvCount CountType=\"6\" Count=\"5\"/></InvCounts></Inventory>"
                       "</Inventories></OTA_HotelInvCountNotifRQ>")
            .arg((today_ + 1).iso());
    channels::WebhookCall pushed;
    pushed.body = body.toUtf8();
    auto stored = host_->answer(kPms, pushed);
    QTRY_VERIFY(stored.isFinished());
    QVERIFY(stored.result().done());
    const auto hotel = *engine_->snapshot(property_);
    QCOMPARE(hotel->ledger.left(0, today_ + 1), 7);
    QCOMPARE(hotel->ledger.left(0, today_ + 2), 12);
}

void TestPmsSockets::bothHousesAgreeWhateverHappensOnTheLine()
{
    std::vector<BookingId> ids;
    for (int i = 0; i < 10; ++i) ids.push_back(book(3));
    start();
    QTRY_COMPARE(state(), ConnectionState::InSync);
    server_->setFaults(simulator::ConnectionFaults::all(0.1));
    core::Random random(3);
    for (int i = 0; i < 60; ++i) {
        const QString number = QString::number(ids[size_t(random.below(10))].value);
        const auto &house = pms_->inHouse();
        const auto at = std::find_if(house.begin(), house.end(),
                                     [&](const auto &g) { return g.reservation == number; });
        const QString room = QString::number(101 + random.below(12));
        const bool taken =
            std::any_of(house.begin(), house.end(), [&](const auto &g) { return g.room == room; });
        // A departed guest does not return.
        if (at == house.end() && !taken
            && statusOf({number.toLongLong()}) == BookingStatus::Confirmed)
            server_->say(pms_->checkIn(guest({number.toLongLong()}, room.toInt()), clock_.wall()));
        else if (at != house.end() && random.chance(0.15))
            server_->say(pms_->checkOut(number, QString(at->room), clock_.wall()));
        else if (at != house.end() && !taken)
            server_->say(pms_->move(number, QString(at->room), room, clock_.wall()));
        passTimers(10);
    }
    server_->setFaults({});
    server_->cut();
    const auto agree = [&] {
        QStringList there, here;
        for (const auto &g : pms_->inHouse()) there += g.reservation + u' ' + g.room;
        for (const BookingId id : ids) {
            if (statusOf(id) != BookingStatus::CheckedIn) continue;
            for (const QString &room : roomsOf(id)) here += QString::number(id.value) + u' ' + room;
        }
        there.sort();
        here.sort();
        return there == here;
    };
    QTRY_VERIFY(state() == ConnectionState::InSync && agree());
}

void TestPmsSockets::bookingsAreToldAndFoundByThePmsOwnNumber()
{
    simulator::PmsReservations told({QStringLiteral("H1"),
                                     "Basic " + ("desk:" + kSecret).toBase64(),
                                     {QStringLiteral("DBL")},
                                     true});
    simulator::MockServer http(told, clock_, 1);
    sync::ChannelSettings s = settings();
    s.reservationsTo = QStringLiteral("http://127.0.0.1:%1/ota").arg(*http.listen());
    s.speaksTokens = true;
    s.account = QStringLiteral("desk");
    const BookingId before = book(2);
    start(s);
    QTRY_COMPARE(told.reservations().count(QString::number(before.value)), size_t(1));
    const BookingId id = book(3);
    const QString number = QString::number(id.value);
    QTRY_COMPARE(told.reservations().count(number), size_t(1));
    QTRY_VERIFY(!host_->status().empty() && host_->status().front().link.untold == 0);
    QCOMPARE(told.effects().at(number), QStringList(QStringLiteral("1")));
    QVERIFY(told.tokens().empty());
    // The PMS uses its own number for it from now on.
    QTRY_COMPARE(state(), ConnectionState::InSync);
    fias::Guest ada = guest(id, 104);
    ada.reservation = QStringLiteral("P") + number;
    server_->say(pms_->checkIn(ada, clock_.wall()));
    QTRY_COMPARE(statusOf(id), BookingStatus::CheckedIn);
    QVERIFY(engine_->run(Command(CancelBooking{desk(), before, 1})));
    QTRY_COMPARE(told.reservations().at(QString::number(before.value)).status,
                 protocols::ReservationStatus::Cancelled);
}

QTEST_GUILESS_MAIN(TestPmsSockets)
#include "test_pms_sockets.moc"
