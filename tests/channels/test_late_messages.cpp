// SPDX-License-Identifier: GPL-3.0-or-later
// A message that arrives after its sender gave up must not be the final one, however often the
// program has ended meanwhile.
#include "channels/controller/channel_controller.h"
#include "channels/ota_json/json_dialect.h"
#include "channels/peer_transport.h"
#include "engine/engine_hotel.h"
#include "engine/scheduler/virtual_scheduler.h"
#include "simulator/channels/json_ota.h"

#include <QTemporaryDir>
#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::channels;
using namespace roomrack::tests;

namespace {

const ChannelId kOta{2};
const QByteArray kKey = "key";
const QString kRoom = QStringLiteral("DBL");
constexpr qint64 kLate = 90 * kSecond;

/// The very first message arrives late, and is never answered.
struct Way {
    Scheduler &scheduler;
    simulator::JsonOta &ota;
    bool late = true;
};

class LateTransport final : public Transport {
public:
    explicit LateTransport(Way &way) : way_(way) {}
    void send(const Request &request, std::function<void(Reply)> done) override
    {
        const auto apply = [&way = way_, request] {
            return replyOf(ask(way.ota, request, way.scheduler.now()));
        };
        if (request.method == "POST" && std::exchange(way_.late, false)) {
            way_.scheduler.later(kLate, apply);
            return;
        }
        way_.scheduler.later(
            kSecond, [apply, done = alive_.only(std::move(done))]() mutable { done(apply()); });
    }

private:
    Way &way_;
    Alive alive_;
};

}  // namespace

class TestLateMessages : public QObject {
    Q_OBJECT

private slots:
    void lateMessageIsOverruledAfterTwoEnds();

private:
    void open();
    void close();
    void run(int seconds);
    void setForSale(int rooms);
    Caller caller() const { return {property_, kDeskActor, ChannelId{1}, {}}; }

    QTemporaryDir folder_;
    core::ManualClock clock_{Instant{1'772'434'800'000'000}};  ///< 2026-03-02 07:00 UTC
    const Night today_ = Night::of(2026, 3, 2);
    std::unique_ptr<engine::VirtualScheduler> scheduler_;
    std::unique_ptr<simulator::JsonOta> ota_;
    std::unique_ptr<Way> way_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<ChannelController> controller_;
    PropertyId property_;
};

void TestLateMessages::open()
{
    engine::EngineOptions options;
    options.ticks = false;
    const QString file = folder_.filePath(QStringLiteral("late.roomrack"));
    engine_ = std::move(engine::Engine::open(file, clock_, options)).value();
    reading_ = std::move(engine::AsyncReader::open(file)).value();
    if (!property_) return;
    controller_ = std::make_unique<ChannelController>(
        *engine_, *reading_, property_, *scheduler_, Books::Pace::OneByOne,
        [this](ChannelId, const sync::ChannelSettings &settings) {
            ChannelController::Equipment e;
            e.dialect = std::make_unique<JsonDialect>(settings, kKey);
            e.transport = std::make_unique<LateTransport>(*way_);
            return e;
        });
    QVERIFY(controller_->start());
}

void TestLateMessages::close()
{
    controller_.reset();
    reading_.reset();
    engine_.reset();
}

void TestLateMessages::run(int seconds)
{
    scheduler_->runUntil(scheduler_->now() + seconds * kSecond, [this] {
        engine_->tick();
        engine_->flush();
    });
}

void TestLateMessages::setForSale(int rooms)
{
    EditCells edit;
    edit.caller = caller();
    edit.roomTypes = {RoomTypeId{1}};
    edit.ranges = {{today_, 10}};
    edit.value = rooms;
    QVERIFY(engine_->run(Command(EditBlock(edit))));
}

void TestLateMessages::lateMessageIsOverruledAfterTwoEnds()
{
    scheduler_ = std::make_unique<engine::VirtualScheduler>(clock_, 1);
    ota_ = std::make_unique<simulator::JsonOta>(
        simulator::Shop(QStringLiteral("WAY"), QStringLiteral("H1"), {{kRoom, {}}}, Currency(),
                        today_, 60),
        simulator::JsonOta::Options{QStringLiteral("H1"), kKey, 10, 0});
    way_ = std::make_unique<Way>(Way{*scheduler_, *ota_});
    open();
    auto setup = hotelSetup();
    setup.catalogue.property.businessDate = setup.catalogue.property.firstNight = today_;
    setup.rates.front().range.first = today_;
    setup.rates.resize(1);
    setup.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
    property_ = engine_->saveHotel(setup).value();
    sync::ChannelSettings s;
    s.address = QStringLiteral("http://127.0.0.1:1");
    s.hotelCode = QStringLiteral("H1");
    s.horizonNights = 10;
    s.rooms = {{RoomTypeId{1}, kRoom, true}};
    s.batchSeconds = 0;
    s.timeoutSeconds = 60;
    s.availabilityPerMinute = s.ratesPerMinute = 0;
    QVERIFY(engine_->run(Command(SaveChannelSetup{caller(), kOta, s})));
    close();

    open();
    run(5);  // four rooms are under way
    QVERIFY(!way_->late);
    close();
    open();
    setForSale(2);
    run(20);
    QCOMPARE(ota_->shop().rooms(kRoom, today_), 2);
    close();
    open();
    run(600);
    QCOMPARE(ota_->shop().rooms(kRoom, today_), 2);
    QVERIFY(controller_->isQuiet());
    close();
}

QTEST_GUILESS_MAIN(TestLateMessages)
#include "test_late_messages.moc"
