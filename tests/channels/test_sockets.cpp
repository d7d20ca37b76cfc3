// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel and an OTA over real sockets on this machine: what the desk changes arrives there, what
// guests book there arrives here, and what goes wrong is said.
#include "channels/host/channel_host.h"
#include "engine/engine_hotel.h"
#include "simulator/channels/json_ota.h"
#include "simulator/channels/mock_server.h"
#include "storage/store.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::channels;
using namespace roomrack::tests;

namespace {

const ChannelId kOta{2};
const QByteArray kKey = "the key of this hotel";
const QString kRoom = QStringLiteral("DBL");
const QString kRate = QStringLiteral("DBL-BAR");
const QString kNewRoom = QStringLiteral("DOUBLE");
const QString kNewRate = QStringLiteral("DOUBLE-BAR");

}  // namespace

class TestSockets : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void changesArriveAndBookingsComeBack();
    void longFeedIsFetchedWithoutWaiting();
    void wrongKeyIsSaidAndNothingIsSent();
    void channelThatIsAwayIsTriedAgain();
    void connectionTestSaysWhatIsWrong();
    void unmappedRoomWaitsUntilItIsMapped();
    void pausedChannelHearsNothingUntilResumed();
    void otherSettingsTakeOverWhatIsShown();
    void renamedRoomIsClosedUnderItsOldCode();
    void whatWasSavedWhileNobodyListenedIsSent();
    void unmappedRateIsClosed();
    void linkedElsewhereItIsToldAll();
    void keyIsNowhereInTheLog();
    void parityShowsWhatIsBehind();
    void whatAnEditWillSendIsSaidBefore();

private:
    std::unique_ptr<simulator::JsonOta> ota() const;
    sync::ChannelSettings settings() const;
    sync::ChannelSettings renamed() const;
    void save(const sync::ChannelSettings &s);
    void start(const QByteArray &key = kKey);
    void setForSale(Night n, int rooms);
    LinkStatus link() const;
    Caller desk() const { return {property_, kDeskActor, ChannelId{1}, {}}; }
    std::unique_ptr<storage::Reader> reader() const
    {
        return std::move(*storage::Reader::open(engine_->file()));
    }

    QTemporaryDir folder_;
    core::SystemClock clock_;
    std::unique_ptr<engine::Engine> engine_;
    PropertyId property_;
    std::unique_ptr<simulator::JsonOta> ota_;
    std::unique_ptr<simulator::MockServer> server_;
    std::unique_ptr<ChannelHost> host_;
    quint16 port_ = 0;
    Night today_;
};

std::unique_ptr<simulator::JsonOta> TestSockets::ota() const
{
    simulator::Shop shop(QStringLiteral("WAY"), QStringLiteral("H1"),
                         {{kRoom, kRate}, {kNewRoom, kNewRate}}, Currency(), today_, kHorizon);
    return std::make_unique<simulator::JsonOta>(
        std::move(shop), simulator::JsonOta::Options{QStringLiteral("H1"), kKey, 10, 0});
}

void TestSockets::init()
{
    const QString file = folder_.filePath(
        QStringLiteral("%1.roomrack").arg(QLatin1String(QTest::currentTestFunction())));
    engine_ = std::move(*engine::Engine::open(file, clock_));
    auto setup = hotelSetup();
    today_ = Night::fromDate(clock_.wall().utc().date());
    setup.catalogue.property.businessDate = setup.catalogue.property.firstNight = today_;
    setup.rates.front().range.first = today_;
    setup.rates.resize(1);
    setup.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
    property_ = *engine_->saveHotel(setup);
    ota_ = ota();
    server_ = std::make_unique<simulator::MockServer>(*ota_, clock_, 1);
    port_ = *server_->listen();
}

void TestSockets::cleanup()
{
    host_.reset();
    server_.reset();
    ota_.reset();
    const QString file = engine_->file();
    engine_.reset();
    QVERIFY(storage::verify(file)->findings.empty());
}

sync::ChannelSettings TestSockets::settings() const
{
    sync::ChannelSettings s;
    s.address = QStringLiteral("http://127.0.0.1:%1").arg(port_);
    s.hotelCode = QStringLiteral("H1");
    s.horizonNights = 40;
    s.rooms = {{RoomTypeId{1}, kRoom, true}};
    s.rates = {{RoomTypeId{1}, RatePlanId{1}, kRate, {0}}};
    s.batchSeconds = 0;
    s.pollSeconds = 1;
    s.availabilityPerMinute = s.ratesPerMinute = 0;
    s.timeoutSeconds = 5;
    return s;
}

sync::ChannelSettings TestSockets::renamed() const
{
    sync::ChannelSettings s = settings();
    s.rooms.front().code = kNewRoom;
    s.rates.front().code = kNewRate;
    return s;
}

void TestSockets::save(const sync::ChannelSettings &s)
{
    const auto saved = engine_->run(Command(SaveChannelSetup{desk(), kOta, s}));
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
}

void TestSockets::start(const QByteArray &key)
{
    host_ = std::make_unique<ChannelHost>(*engine_, property_, clock_,
                                          [key](ChannelId) { return key; });
}

void TestSockets::setForSale(Night n, int rooms)
{
    EditCells edit;
    edit.caller = desk();
    edit.roomTypes = {RoomTypeId{1}};
    edit.ranges = {{n, 1}};
    edit.value = rooms;
    QVERIFY(engine_->run(Command(EditBlock(edit))));
}

LinkStatus TestSockets::link() const
{
    // Until something is known it is nothing that a test waits for.
    LinkStatus unknown;
    unknown.state = LinkState::Gathering;
    return host_->status().empty() ? unknown : host_->status().front().link;
}

void TestSockets::changesArriveAndBookingsComeBack()
{
    save(settings());
    start();
    const Night n = today_ + 3;
    QTRY_COMPARE(ota_->shop().rooms(kRoom, n), 4);
    QTRY_COMPARE(ota_->shop().price(kRate, n), qint64(10'000));
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 40), -1);  // beyond the horizon
    setForSale(n, 2);
    QTRY_COMPARE(ota_->shop().rooms(kRoom, n), 2);
    const auto told = ota_->shop().book({kRoom, kRate}, Stay(n, 2), 1, 2, clock_.wall());
    QVERIFY(told);
    ota_->tell(*told);
    QTRY_COMPARE(ota_->untold(), 0);
    const auto digest = reservationDigest(told->reservation.id);
    QTRY_COMPARE(reader()->bookingsOf(property_, kOta, digest)->size(), size_t(1));
    QTRY_COMPARE(ota_->shop().rooms(kRoom, n), 1);
    QTRY_COMPARE(link().state, LinkState::InStep);
}

void TestSockets::longFeedIsFetchedWithoutWaiting()
{
    // What would be told with the next question in time is never seen by this test.
    sync::ChannelSettings rarely = settings();
    rarely.pollSeconds = 24 * 3600;
    save(rarely);
    start();
    QTRY_COMPARE(link().state, LinkState::InStep);
    for (int i = 0; i < 25; ++i) {
        const auto told =
            ota_->shop().book({kRoom, kRate}, Stay(today_ + 1 + i, 1), 1, 2, clock_.wall());
        QVERIFY(told);
        ota_->tell(*told);
    }
    host_->pollNow(kOta);
    QTRY_COMPARE(ota_->untold(), 0);
}

void TestSockets::wrongKeyIsSaidAndNothingIsSent()
{
    save(settings());
    start("another key");
    QTRY_COMPARE(link().state, LinkState::NotAllowed);
    QCOMPARE(ota_->shop().rooms(kRoom, today_), -1);
    QVERIFY(link().counts.dirty > 0);
}

void TestSockets::channelThatIsAwayIsTriedAgain()
{
    server_.reset();
    save(settings());
    start();
    QTRY_VERIFY(link().failures > 0);
    QVERIFY(!link().said.isEmpty());
    QCOMPARE(link().counts.unknown, qint64(0));  // it certainly heard nothing
    server_ = std::make_unique<simulator::MockServer>(*ota_, clock_, 1);
    QVERIFY(server_->listen(port_));
    host_->tryNow(kOta);
    QTRY_COMPARE(ota_->shop().rooms(kRoom, today_ + 1), 4);
    QTRY_COMPARE(link().state, LinkState::InStep);
}

void TestSockets::connectionTestSaysWhatIsWrong()
{
    start();
    const auto test = [this](const sync::ChannelSettings &s, const QByteArray &key) {
        auto future = host_->test(s, key);
        if (!QTest::qWaitFor([&] { return future.isFinished(); }, kTryForMs)) qFatal("no answer");
        return future.result();
    };
    QVERIFY(test(settings(), kKey).fine);
    const TestResult wrongKey = test(settings(), "x");
    QVERIFY(!wrongKey.fine);
    QVERIFY(wrongKey.said.contains(QStringLiteral("401")));
    sync::ChannelSettings nobody = settings();
    nobody.address = QStringLiteral("http://127.0.0.1:1");
    const TestResult nothing = test(nobody, kKey);
    QVERIFY(!nothing.fine && !nothing.said.isEmpty());
    nobody.address = QStringLiteral("http://example.org");
    QVERIFY(test(nobody, kKey).said.contains(QStringLiteral("https")));
}

void TestSockets::unmappedRoomWaitsUntilItIsMapped()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, LinkState::InStep);
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 1), 4);
    const auto told = ota_->shop().book({kRoom, kRate}, Stay(today_ + 1, 1), 1, 2, clock_.wall());
    sync::ChannelSettings unmapped = settings();
    unmapped.rooms.front().code = unmapped.rates.front().code = QStringLiteral("OTHER");
    save(unmapped);
    QTRY_COMPARE(host_->status().front().settings.rooms.front().code, QStringLiteral("OTHER"));
    ota_->tell(*told);
    QTRY_COMPARE(ota_->untold(), 0);  // it is safe, so it is acknowledged
    const auto waiting = reader()->waitingMessages(property_);
    QCOMPARE(waiting->size(), size_t(1));
    QVERIFY(waiting->front().reason.contains(kRoom));
    save(settings());
    const auto digest = reservationDigest(told->reservation.id);
    QTRY_COMPARE(reader()->bookingsOf(property_, kOta, digest)->size(), size_t(1));
    QTRY_VERIFY(reader()->waitingMessages(property_)->empty());
}

void TestSockets::pausedChannelHearsNothingUntilResumed()
{
    sync::ChannelSettings paused = settings();
    paused.paused = true;
    save(paused);
    start();
    QTRY_COMPARE(link().state, LinkState::Paused);
    QCOMPARE(server_->requests(), qint64(0));
    save(settings());
    QTRY_COMPARE(ota_->shop().rooms(kRoom, today_ + 1), 4);
}

void TestSockets::otherSettingsTakeOverWhatIsShown()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, LinkState::InStep);
    sync::ChannelSettings capped = settings();
    capped.mostShown = 1;
    capped.markupBasisPoints = 1'000;
    save(capped);
    QTRY_COMPARE(ota_->shop().rooms(kRoom, today_ + 1), 1);
    QTRY_COMPARE(ota_->shop().price(kRate, today_ + 1), qint64(11'000));
    // A shorter horizon closes what lies beyond it.
    capped.horizonNights = 10;
    save(capped);
    QTRY_COMPARE(ota_->shop().rooms(kRoom, today_ + 20), 0);
    QTRY_VERIFY(ota_->shop().limits(kRate, today_ + 20).stopSell);
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 5), 1);
}

void TestSockets::renamedRoomIsClosedUnderItsOldCode()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, LinkState::InStep);
    save(renamed());
    QTRY_COMPARE(ota_->shop().rooms(kNewRoom, today_ + 1), 4);
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 1), 0);
    QVERIFY(ota_->shop().limits(kRate, today_ + 1).stopSell);
    QTRY_COMPARE(ota_->shop().price(kNewRate, today_ + 1), qint64(10'000));
    // And back again, which finds the other one closed.
    save(settings());
    QTRY_COMPARE(ota_->shop().rooms(kRoom, today_ + 1), 4);
    QTRY_VERIFY(!ota_->shop().limits(kRate, today_ + 1).stopSell);
    QCOMPARE(ota_->shop().rooms(kNewRoom, today_ + 1), 0);
}

void TestSockets::whatWasSavedWhileNobodyListenedIsSent()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, LinkState::InStep);
    host_.reset();
    save(renamed());
    start();
    QTRY_COMPARE(ota_->shop().rooms(kNewRoom, today_ + 1), 4);
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 1), 0);
    QTRY_COMPARE(link().state, LinkState::InStep);
    QCOMPARE(host_->status().front().settings, renamed());
}

void TestSockets::unmappedRateIsClosed()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, LinkState::InStep);
    QVERIFY(!ota_->shop().limits(kRate, today_ + 1).stopSell);
    sync::ChannelSettings without = settings();
    without.rates.clear();
    save(without);
    QTRY_VERIFY(ota_->shop().limits(kRate, today_ + 1).stopSell);
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 1), 4);
}

/// The same codes at another address: what the first one confirmed says nothing of the second.
void TestSockets::linkedElsewhereItIsToldAll()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, LinkState::InStep);
    host_.reset();
    const auto other = ota();
    simulator::MockServer second(*other, clock_, 2);
    sync::ChannelSettings elsewhere = settings();
    elsewhere.address = QStringLiteral("http://127.0.0.1:%1").arg(*second.listen());
    engine_->run(Command(SaveChannelSetup{desk(), kOta, {}})).value();  // unlinked
    save(elsewhere);
    start();
    QTRY_COMPARE(other->shop().rooms(kRoom, today_ + 1), 4);
    QTRY_COMPARE(link().state, LinkState::InStep);
    host_.reset();
}

void TestSockets::keyIsNowhereInTheLog()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, LinkState::InStep);
    const QString file = engine_->file();
    host_.reset();
    const auto messages = reader()->channelMessages({property_, kOta, false}, 0, 100);
    QVERIFY(!messages->empty());
    QVERIFY(messages->front().request.size() > 0);
    engine_->flush();
    for (const QString &name : {file, file + QStringLiteral("-wal")}) {
        QFile on(name);
        QVERIFY(on.open(QIODevice::ReadOnly));
        QVERIFY(!on.readAll().contains(kKey));
    }
}

void TestSockets::parityShowsWhatIsBehind()
{
    sync::ChannelSettings paused = settings();
    save(paused);
    start();
    QTRY_COMPARE(link().state, LinkState::InStep);
    paused.paused = true;
    save(paused);
    QTRY_COMPARE(link().state, LinkState::Paused);
    setForSale(today_ + 7, 1);
    QTRY_COMPARE(link().counts.dirty, qint64(1));
    const ParityRow &row = host_->parity().front();
    QCOMPARE(row.roomType, RoomTypeId{1});
    QCOMPARE(row.nights[7], quint8(ParityRow::Shown | ParityRow::Behind));
    QCOMPARE(row.nights[8], quint8(ParityRow::Shown));
    QCOMPARE(row.channels.size(), size_t(1));
    QCOMPARE(row.channels.at(kOta)[7],
             quint8(ParityRow::Shown | ParityRow::Behind | ParityRow::OfRooms));
    QCOMPARE(row.channels.at(kOta)[8], quint8(ParityRow::Shown));
    auto cells = host_->outOfStep(kOta, 10);
    QTRY_VERIFY(cells.isFinished());
    QCOMPARE(cells.result().size(), size_t(1));
    QCOMPARE(cells.result().front().night, today_ + 7);
    QCOMPARE(cells.result().front().cell.wanted, qint64(1));
    QCOMPARE(cells.result().front().cell.published, qint64(4));
}

/// What is announced is what is sent: rooms on three nights that differ, a night that is closed,
/// a price for a week; then nothing, because it is so already.
void TestSockets::whatAnEditWillSendIsSaidBefore()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, LinkState::InStep);
    EditBlock edit;
    edit.caller = desk();
    const RoomTypeId room{1};
    edit.cells = {{{CellField::ForSale, room, {}, {}, 0}, {today_ + 3, 3}, {1, 1, 2}},
                  {{CellField::StopSell, room, {}, {}, 0}, {today_ + 9, 1}, {1}},
                  {{CellField::Rate, room, {}, RatePlanId{1}, 0}, {today_ + 20, 7}, {15'000}}};
    const auto ask = [&] {
        auto told = host_->announced(edit.cells);
        [&] { QTRY_VERIFY(told.isFinished()); }();
        return told.result();
    };
    const auto before = ask();
    QCOMPARE(before.size(), size_t(1));
    QCOMPARE(before.front().channel, kOta);
    QVERIFY(!before.front().paused);
    qint64 entries = 0, messages = 0;
    for (const AnnouncedPart &part : before.front().parts) {
        entries += part.entries;
        messages += part.messages;
    }
    QVERIFY2(entries >= 4 && entries <= 6, qPrintable(QString::number(entries)));
    const LinkStatus was = link();
    QVERIFY(engine_->run(Command(edit)));
    QTRY_VERIFY(link().entries > was.entries && link().counts.inParity());
    QTRY_COMPARE(link().entries - was.entries, entries);
    QCOMPARE(link().messages - was.messages, messages);
    QVERIFY(ask().front().parts.empty());
    // Asking sends nothing, and neither does what is not there.
    edit.cells.push_back({{CellField::ForSale, RoomTypeId{99}, {}, {}, 0}, {today_, 5000}, {1}});
    QVERIFY(ask().front().parts.empty());
    QCOMPARE(link().entries - was.entries, entries);
}

QTEST_GUILESS_MAIN(TestSockets)
#include "test_sockets.moc"
