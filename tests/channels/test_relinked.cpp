// SPDX-License-Identifier: GPL-3.0-or-later
// A channel that is reconnected while the program runs: nothing that was sent to it is forgotten,
// and log entries of the old and new link do not collide.
#include "channels/controller/channel_controller.h"
#include "channels/ota_json/json_dialect.h"
#include "channels/peer_transport.h"
#include "engine/engine_hotel.h"
#include "engine/scheduler/virtual_scheduler.h"
#include "simulator/channels/json_ota.h"

#include <QTest>

#include <set>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::channels;
using namespace roomrack::tests;

namespace {

const ChannelId kOta{2};
const QByteArray kKey = "key";
const QString kOld = QStringLiteral("OLD"), kNew = QStringLiteral("NEW");

/// Never connects.
class DeadWire final : public Wire {
public:
    explicit DeadWire(Scheduler &scheduler) : scheduler_(scheduler) {}
    void open(Callbacks ear) override
    {
        scheduler_.later(kSecond, alive_.only([ear = std::move(ear)] {
            ear.closed(QStringLiteral("refused"));
        }));
    }
    void send(const QByteArray &) override {}
    void close() override {}

private:
    Scheduler &scheduler_;
    Alive alive_;
};

}  // namespace

class TestRelinked : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void otherProtocolGoesOnWithTheLog();
    void linkedAgainAtOnceItKnowsWhatItWasTold();

private:
    static sync::ChannelSettings settings(const QString &room);
    void save(const std::optional<sync::ChannelSettings> &settings);
    void run(int seconds);
    std::vector<ChannelMessageRow> messages() const;

    std::unique_ptr<EngineHotel> hotel_;
    std::unique_ptr<engine::VirtualScheduler> scheduler_;
    std::unique_ptr<simulator::JsonOta> ota_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<ChannelController> controller_;
};

void TestRelinked::init()
{
    hotel_ = std::make_unique<EngineHotel>();
    QVERIFY(hotel_->open());
    auto setup = hotelSetup();
    setup.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
    hotel_->property = hotel_->engine->saveHotel(setup).value();
    scheduler_ = std::make_unique<engine::VirtualScheduler>(hotel_->clock, 1);
    ota_ = std::make_unique<simulator::JsonOta>(
        simulator::Shop(QStringLiteral("WAY"), QStringLiteral("H1"), {{kOld, {}}, {kNew, {}}},
                        Currency(), kToday, kHorizon),
        simulator::JsonOta::Options{QStringLiteral("H1"), kKey, 10, 0});
    reading_ = engine::AsyncReader::open(hotel_->file()).value();
    controller_ = std::make_unique<ChannelController>(
        *hotel_->engine, *reading_, hotel_->property, *scheduler_, Books::Pace::OneByOne,
        [this](ChannelId, const sync::ChannelSettings &settings) {
            ChannelController::Equipment e;
            if (settings.protocol == sync::Protocol::Fias) {
                e.wire = std::make_unique<DeadWire>(*scheduler_);
            } else {
                e.dialect = std::make_unique<JsonDialect>(settings, kKey);
                e.transport =
                    std::make_unique<PeerTransport>(*scheduler_, [this](const Request &request) {
                        return replyOf(ask(*ota_, request, scheduler_->now()));
                    });
            }
            return e;
        });
    QVERIFY(controller_->start());
    save(settings(kOld));
    run(60);
    QCOMPARE(ota_->shop().rooms(kOld, kToday + 1), 4);
}

void TestRelinked::cleanup()
{
    controller_.reset();
    reading_.reset();
    hotel_.reset();
}

sync::ChannelSettings TestRelinked::settings(const QString &room)
{
    sync::ChannelSettings s;
    s.address = QStringLiteral("http://127.0.0.1:1");
    s.hotelCode = QStringLiteral("H1");
    s.horizonNights = 10;
    s.rooms = {{RoomTypeId{1}, room, true}};
    s.batchSeconds = 0;
    s.availabilityPerMinute = s.ratesPerMinute = 0;
    return s;
}

void TestRelinked::save(const std::optional<sync::ChannelSettings> &settings)
{
    const SaveChannelSetup command{hotel_->desk(), kOta, settings};
    QVERIFY(hotel_->engine->run(Command(command)));
    hotel_->engine->flush();
}

void TestRelinked::run(int seconds)
{
    scheduler_->runUntil(scheduler_->now() + seconds * kSecond,
                         [this] { hotel_->engine->flush(); });
}

std::vector<ChannelMessageRow> TestRelinked::messages() const
{
    const auto reader = storage::Reader::open(hotel_->file()).value();
    return *reader->ask(storage::ChannelMessages{{hotel_->property, kOta, false}, 0, 1'000});
}

void TestRelinked::otherProtocolGoesOnWithTheLog()
{
    const size_t before = messages().size();
    QVERIFY(before > 0);
    sync::ChannelSettings pms = settings(kOld);
    pms.protocol = sync::Protocol::Fias;
    pms.address = QStringLiteral("127.0.0.1:5010");
    save(pms);
    run(60);
    const auto log = messages();
    QVERIFY(log.size() > before);
    QCOMPARE(log.front().what, QStringLiteral("LS"));
    std::set<qint64> numbers;
    for (const ChannelMessageRow &m : log) numbers.insert(m.number);
    QCOMPARE(numbers.size(), log.size());
    // And back.
    save(settings(kOld));
    EditCells edit;
    edit.caller = hotel_->desk();
    edit.roomTypes = {RoomTypeId{1}};
    edit.ranges = {{kToday, 5}};
    edit.value = 2;
    QVERIFY(hotel_->engine->run(Command(EditBlock(edit))));
    run(60);
    QCOMPARE(ota_->shop().rooms(kOld, kToday + 1), 2);
    QCOMPARE(messages().front().what, QStringLiteral("availability"));
}

/// A code on sale there that is no longer mapped is closed.
void TestRelinked::linkedAgainAtOnceItKnowsWhatItWasTold()
{
    save(std::nullopt);
    save(settings(kNew));
    run(120);
    QCOMPARE(ota_->shop().rooms(kNew, kToday + 1), 4);
    QCOMPARE(ota_->shop().rooms(kOld, kToday + 1), 0);
    QVERIFY(controller_->isQuiet());
    std::set<qint64> numbers;
    const auto log = messages();
    for (const ChannelMessageRow &m : log) numbers.insert(m.number);
    QCOMPARE(numbers.size(), log.size());
}

QTEST_GUILESS_MAIN(TestRelinked)
#include "test_relinked.moc"
