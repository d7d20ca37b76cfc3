// SPDX-License-Identifier: GPL-3.0-or-later
// A channel that reports something to be fetched is polled at once, beside its polling interval,
// but not as often as it reports.
#include "channels/controller/channel_controller.h"
#include "channels/ota_json/json_dialect.h"
#include "channels/peer_transport.h"
#include "engine/engine_hotel.h"
#include "engine/scheduler/virtual_scheduler.h"
#include "simulator/channels/json_ota.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::channels;
using namespace roomrack::tests;

namespace {

const ChannelId kOta{2};
const QByteArray kKey = "key";

/// Records the requests to an OTA, and answers a little later; not while it is away.
class CountingTransport final : public Transport {
public:
    struct Way {
        Scheduler &scheduler;
        simulator::JsonOta &ota;
        int questions = 0;
        bool away = false;
        bool busy = false;  ///< answers "try later"
    };
    explicit CountingTransport(Way &way) : way_(way) {}
    void send(const Request &request, std::function<void(Reply)> done) override
    {
        if (request.path.contains("/feed")) ++way_.questions;
        way_.scheduler.later(
            kSecond / 10, [this, request, done = alive_.only(std::move(done))]() mutable {
                if (way_.busy) return done(replyOf({503, {}, {}}));
                done(way_.away ? Reply() : replyOf(ask(way_.ota, request, way_.scheduler.now())));
            });
    }

private:
    Way &way_;
    Alive alive_;
};

}  // namespace

class TestFetchSoon : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whatIsThereIsFetchedAtOnce_data();
    void whatIsThereIsFetchedAtOnce();
    void manyWordsAreFewQuestions();
    void whatCouldNotBeFetchedIsAskedForAgain();
    void whatWasNamedBeforeTheEndIsFetched();
    void whoAsksForPatienceIsAskedSeldom();
    void onlyLinkedChannelsAreFetchedFrom();
    void updatesThatWaitForAFetchAreNotRateLimited();

private:
    void open(int pollSeconds, int batchSeconds = 2);
    void start();
    void run(int seconds)
    {
        scheduler_->runUntil(scheduler_->now() + seconds * kSecond,
                             [this] { hotel_->engine->flush(); });
    }
    QString sell()
    {
        simulator::Shop &shop = ota_->shop();
        const auto told = shop.book(shop.offers()[0], Stay(kToday + 3, 2), 1, 2, scheduler_->now());
        ota_->tell(*told);
        return told->reservation.id;
    }
    int bookings(const QString &reservation) const
    {
        const auto reader = storage::Reader::open(hotel_->file());
        return int(
            (*reader)
                ->ask(storage::BookingsOf{hotel_->property, kOta, reservationDigest(reservation)})
                ->size());
    }

    std::unique_ptr<EngineHotel> hotel_;
    std::unique_ptr<engine::VirtualScheduler> scheduler_;
    std::unique_ptr<simulator::JsonOta> ota_;
    std::unique_ptr<CountingTransport::Way> way_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<ChannelController> controller_;
};

void TestFetchSoon::init()
{
    hotel_ = std::make_unique<EngineHotel>();
    QVERIFY(hotel_->open());
    auto setup = hotelSetup();
    setup.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
    hotel_->property = hotel_->engine->saveHotel(setup).value();
    scheduler_ = std::make_unique<engine::VirtualScheduler>(hotel_->clock, 1);
    ota_ = std::make_unique<simulator::JsonOta>(
        simulator::Shop(QStringLiteral("WAY"), QStringLiteral("H1"),
                        {{QStringLiteral("DBL"), QStringLiteral("DBL-BAR")}}, Currency(), kToday,
                        kHorizon),
        simulator::JsonOta::Options{QStringLiteral("H1"), kKey});
    way_ = std::make_unique<CountingTransport::Way>(CountingTransport::Way{*scheduler_, *ota_});
}

void TestFetchSoon::cleanup()
{
    controller_.reset();
    reading_.reset();
    hotel_.reset();
}

void TestFetchSoon::open(int pollSeconds, int batchSeconds)
{
    sync::ChannelSettings s;
    s.protocol = sync::Protocol::OtaJson;
    s.address = QStringLiteral("https://ota.example");
    s.hotelCode = QStringLiteral("H1");
    s.pollSeconds = pollSeconds;
    s.batchSeconds = batchSeconds;
    s.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true}};
    s.rates = {{RoomTypeId{1}, RatePlanId{1}, QStringLiteral("DBL-BAR"), {2}}};
    QVERIFY(
        hotel_->engine->run(engine::Command(booking::SaveChannelSetup{hotel_->desk(), kOta, s})));
    reading_ = std::move(engine::AsyncReader::open(hotel_->file())).value();
    start();
    way_->questions = 0;
}

void TestFetchSoon::start()
{
    controller_ = std::make_unique<ChannelController>(
        *hotel_->engine, *reading_, hotel_->property, *scheduler_, Books::Pace::OneByOne,
        [this](ChannelId, const sync::ChannelSettings &settings) {
            ChannelController::Equipment e;
            e.dialect = std::make_unique<JsonDialect>(settings, kKey);
            e.transport = std::make_unique<CountingTransport>(*way_);
            return e;
        });
    QVERIFY(controller_->start());
    run(20);
}

void TestFetchSoon::whatIsThereIsFetchedAtOnce_data()
{
    QTest::addColumn<int>("pollSeconds");
    QTest::newRow("asked seldom") << 3600;
    QTest::newRow("never asked") << 0;
}

void TestFetchSoon::whatIsThereIsFetchedAtOnce()
{
    QFETCH(int, pollSeconds);
    open(pollSeconds);
    for (int guest = 0; guest < 3; ++guest) {
        const QString id = sell();
        QVERIFY(controller_->fetchSoon(kOta));
        run(5);
        QCOMPARE(bookings(id), 1);
        QCOMPARE(ota_->untold(), 0);
    }
    run(60);
    QCOMPARE(way_->questions, 3);
}

void TestFetchSoon::manyWordsAreFewQuestions()
{
    open(0);
    for (int second = 0; second < 60; ++second) {
        for (int i = 0; i < 50; ++i) controller_->fetchSoon(kOta);
        run(1);
    }
    QVERIFY2(way_->questions <= 13, qPrintable(QString::number(way_->questions)));
    // A notification after the last poll is handled all the same.
    const QString id = sell();
    controller_->fetchSoon(kOta);
    controller_->fetchSoon(kOta);
    run(6);
    QCOMPARE(bookings(id), 1);
}

void TestFetchSoon::whatCouldNotBeFetchedIsAskedForAgain()
{
    open(0);
    way_->away = true;
    const QString id = sell();
    controller_->fetchSoon(kOta);
    run(20);
    QCOMPARE(bookings(id), 0);
    way_->away = false;
    run(600);
    QCOMPARE(bookings(id), 1);
}

/// The webhook that named it was answered, and then the program ended.
void TestFetchSoon::whatWasNamedBeforeTheEndIsFetched()
{
    open(0);
    controller_.reset();
    const QString id = sell();
    start();
    QCOMPARE(bookings(id), 1);
    QCOMPARE(ota_->untold(), 0);
}

/// However long it stays busy, the pauses grow.
void TestFetchSoon::whoAsksForPatienceIsAskedSeldom()
{
    open(3600);
    way_->busy = true;
    const QString id = sell();
    controller_->fetchSoon(kOta);
    run(600);
    QVERIFY2(way_->questions >= 5 && way_->questions <= 14,
             qPrintable(QString::number(way_->questions)));
    way_->busy = false;
    run(600);
    QCOMPARE(bookings(id), 1);
}

void TestFetchSoon::onlyLinkedChannelsAreFetchedFrom()
{
    open(0);
    QVERIFY(!controller_->fetchSoon(ChannelId{7}));
    QCOMPARE(way_->questions, 0);
}

/// While reservations are fetched nothing is sent: the budget is whole.
void TestFetchSoon::updatesThatWaitForAFetchAreNotRateLimited()
{
    open(0, 0);
    const auto link = [this] {
        for (const ChannelStatus &one : controller_->status()) {
            if (one.channel == kOta) return one.link;
        }
        return ConnectionStatus();
    };
    const auto runUntil = [this](const std::function<bool()> &there) {
        for (int step = 0; step < 1000 && !there(); ++step) {
            scheduler_->runUntil(scheduler_->now() + kSecond / 100,
                                 [this] { hotel_->engine->flush(); });
        }
        return there();
    };
    controller_->fetchSoon(kOta);
    QVERIFY2(runUntil([this] { return way_->questions == 1; }), "the question is under way");
    booking::EditCells edit;
    edit.caller = hotel_->desk();
    edit.roomTypes = {RoomTypeId{1}};
    edit.ranges = {{kToday + 3, 1}};
    edit.value = 1;
    QVERIFY(hotel_->engine->run(booking::EditBlock(edit)));
    QVERIFY2(runUntil([&] { return link().counts.dirty > 0; }), "the update is due");
    QCOMPARE(link().counts.inFlight, qint64(0));
    QVERIFY(link().budgetLeft > 0);
    QCOMPARE(link().state, ConnectionState::Sending);
    QVERIFY(runUntil([&] { return link().state == ConnectionState::InSync; }));
}

QTEST_GUILESS_MAIN(TestFetchSoon)
#include "test_fetch_soon.moc"
