// SPDX-License-Identifier: GPL-3.0-or-later
// Sync with OTAs and a GDS over HTTP on this machine. sync.edit: from a manual change to the last
// channel's acknowledgement. sync.burst: the number of entries for many simultaneous changes,
// against the minimum with ranges. sync.full: a full sync of a million room nights.
#include "harness.h"

#include "channels/controller/channel_controller.h"
#include "channels/host/equip.h"
#include "core/random.h"
#include "engine/scheduler/event_loop_scheduler.h"
#include "http/http_transport.h"
#include "simulator/channels/alpine_server.h"
#include "simulator/channels/json_ota.h"
#include "simulator/channels/mock_server.h"
#include "simulator/channels/travel_gds.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QThread>
#include <QtCore/QTimer>

#include <unistd.h>

namespace roomrack::bench {

namespace {

using booking::CellField;

template <typename T>
T orWrong(Result<T> result)
{
    if (!result) throw Wrong(result.error().text().toStdString());
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

/// Runs this thread's event loop until `done`.
void until(const std::function<bool()> &done)
{
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, qApp, [&] {
        if (done()) QCoreApplication::exit();
    });
    look.start(1);
    QCoreApplication::exec();
}

const QByteArray kKey = "key";
const QString kHotel = QStringLiteral("H");
const QString kAccount = QStringLiteral("BENCH");
const QString kPlan = QStringLiteral("BAR");
/// Earlier nights are not sent.
const Night kToday = core::localDate(QTimeZone::utc(), core::SystemClock().wall());

struct Size {
    int types, nights, channels;
    bool rates;
};

QString code(int type)
{
    return QStringLiteral("R%1").arg(type);
}

/// Channels use different protocols, the first one JSON.
sync::Protocol protocolOf(int channel)
{
    static constexpr sync::Protocol kAll[] = {sync::Protocol::OtaJson, sync::Protocol::OpenTravel,
                                              sync::Protocol::AlpineBits};
    return kAll[channel % 3];
}

/// The channel's code for the rate of a room type.
QString rateCode(sync::Protocol protocol, int type)
{
    return protocol == sync::Protocol::AlpineBits
               ? simulator::AlpineServer::rateOf(kPlan, code(type))
               : code(type);
}

std::unique_ptr<simulator::MockChannel> mockFor(sync::Protocol protocol, simulator::Shop shop)
{
    if (protocol == sync::Protocol::OpenTravel) {
        simulator::TravelGds::Options gds;
        gds.hotelCode = kHotel;
        gds.user = kAccount;
        gds.password = QString::fromUtf8(kKey);
        return std::make_unique<simulator::TravelGds>(std::move(shop), gds);
    }
    if (protocol == sync::Protocol::AlpineBits) {
        simulator::AlpineServer::Options server;
        server.hotelCode = kHotel;
        server.account = kAccount.toUtf8();
        server.password = kKey;
        return std::make_unique<simulator::AlpineServer>(std::move(shop), server);
    }
    return std::make_unique<simulator::JsonOta>(std::move(shop),
                                                simulator::JsonOta::Options{kHotel, kKey, 10, 0});
}

/// All room types share one pool, so that a night has few numbered rooms.
engine::HotelSetup hotel(const Size &size)
{
    engine::HotelSetup s;
    inventory::Property &p = s.catalogue.property;
    p.name = QStringLiteral("Bench");
    p.businessDate = p.firstNight = kToday;
    p.horizonNights = size.nights;
    p.audit = inventory::AuditMode::ByHand;
    s.catalogue.pools = {{PoolId{1}, QStringLiteral("P"), QStringLiteral("Pool"), 0}};
    for (int r = 0; r < 10; ++r)
        s.catalogue.rooms.push_back({{}, PoolId{1}, QString::number(100 + r)});
    for (int t = 1; t <= size.types; ++t)
        s.catalogue.roomTypes.push_back({RoomTypeId{t}, PoolId{1}, code(t), code(t), 10, 2, 2, t});
    s.catalogue.channels = {
        {ChannelId{1}, inventory::ChannelKind::Desk, QStringLiteral("Desk"), 300, 1800}};
    for (int c = 0; c < size.channels; ++c) {
        s.catalogue.channels.push_back({ChannelId{2 + c}, inventory::ChannelKind::Ota,
                                        QStringLiteral("Channel %1").arg(c), 300, 1800});
    }
    pricing::RatePlan bar;
    bar.id = RatePlanId{1};
    bar.code = bar.name = QStringLiteral("BAR");
    s.plans = {bar};
    for (int t = 0; t < size.types; ++t) s.rates.push_back({t, 0, {kToday, size.nights}, 10'000});
    return s;
}

/// A property, its channels in this thread, and the mock channels in another.
class Bed {
public:
    Bed(const Options &o, const Size &size, int batchSeconds);
    ~Bed();

    engine::Engine &engine() { return *engine_; }
    channels::ChannelController &controller() { return *controller_; }
    booking::Caller caller() const { return {property_, kDeskActor, ChannelId{1}, {}}; }
    /// Does not wait for the commit.
    void edit(CellField field, int type, Night first, int nights, qint64 value);
    /// Runs the event loop until all changes have been received and nothing is left to do.
    void settle();
    qint64 entries() const;
    simulator::Shop &shop(int channel) { return others_[size_t(channel)]->mock->shop(); }

private:
    struct Other {
        std::unique_ptr<simulator::MockChannel> mock;
        QThread thread;
        QObject *home = nullptr;
        quint16 port = 0;
    };
    void startOther(const Size &size, int number);
    sync::ChannelSettings settings(const Size &size, int channel, int batchSeconds) const;

    Folder folder_;
    core::SystemClock clock_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<engine::EventLoopScheduler> scheduler_;
    std::unique_ptr<channels::ChannelController> controller_;
    std::vector<std::unique_ptr<Other>> others_;
    PropertyId property_;
};

void Bed::startOther(const Size &size, int number)
{
    const sync::Protocol protocol = protocolOf(number);
    std::vector<simulator::Offer> offers;
    for (int t = 1; t <= size.types; ++t)
        offers.push_back({code(t), size.rates ? rateCode(protocol, t) : QString()});
    Other &other = *others_.emplace_back(std::make_unique<Other>());
    other.mock = mockFor(protocol, {QStringLiteral("O%1").arg(number), kHotel, offers, Currency(),
                                    kToday, size.nights});
    other.home = new QObject;
    other.home->moveToThread(&other.thread);
    QObject::connect(&other.thread, &QThread::finished, other.home, &QObject::deleteLater);
    other.thread.start();
    QMetaObject::invokeMethod(
        other.home,
        [this, &other] {
            auto *server = new simulator::MockServer(*other.mock, clock_, 1, other.home);
            other.port = server->listen().value_or(0);
        },
        Qt::BlockingQueuedConnection);
}

sync::ChannelSettings Bed::settings(const Size &size, int channel, int batchSeconds) const
{
    sync::ChannelSettings s;
    s.protocol = protocolOf(channel);
    s.address = QStringLiteral("http://127.0.0.1:%1").arg(others_[size_t(channel)]->port);
    s.account = kAccount;
    s.hotelCode = kHotel;
    s.horizonNights = size.nights;
    s.availabilityPerMinute = s.ratesPerMinute = 0;
    s.pollSeconds = 0;
    s.batchSeconds = batchSeconds;
    for (int t = 1; t <= size.types; ++t) {
        s.rooms.push_back({RoomTypeId{t}, code(t), true});
        const bool shared = s.protocol == sync::Protocol::AlpineBits;
        if (size.rates)
            s.rates.push_back(
                {RoomTypeId{t}, RatePlanId{1}, shared ? kPlan : code(t), {shared ? 2 : 0}});
    }
    s.neverOversell = s.protocol == sync::Protocol::AlpineBits;
    return s;
}

Bed::Bed(const Options &o, const Size &size, int batchSeconds) : folder_(o)
{
    const QString file = folder_.path(QStringLiteral("sync.roomrack"));
    engine_ = orWrong(engine::Engine::open(file, clock_));
    property_ = orWrong(engine_->saveHotel(hotel(size)));
    for (int c = 0; c < size.channels; ++c) {
        startOther(size, c);
        orWrong(engine_->run(booking::Command(booking::SaveChannelSetup{
            caller(), ChannelId{2 + c}, settings(size, c, batchSeconds)})));
    }
    reading_ = orWrong(engine::AsyncReader::open(file));
    scheduler_ = std::make_unique<engine::EventLoopScheduler>(clock_, o.seed);
    controller_ = std::make_unique<channels::ChannelController>(
        *engine_, *reading_, property_, *scheduler_, channels::Books::Pace::AsItComes,
        [](ChannelId, const sync::ChannelSettings &s) {
            channels::ChannelController::Equipment e;
            e.dialect = channels::dialectFor(s, kKey);
            e.transport = std::make_unique<http::HttpTransport>(QUrl(s.address));
            e.secret = kKey;
            return e;
        });
    orWrong(controller_->start());
}

Bed::~Bed()
{
    controller_.reset();
    for (auto &other : others_) {
        other->thread.quit();
        other->thread.wait();
    }
}

void Bed::edit(CellField field, int type, Night first, int nights, qint64 value)
{
    booking::EditCells edit;
    edit.caller = caller();
    edit.field = field;
    edit.roomTypes = {RoomTypeId{type}};
    edit.ranges = {{first, nights}};
    edit.value = value;
    if (field == CellField::Rate) edit.plan = RatePlanId{1};
    engine_->call(booking::Command(booking::EditBlock(edit)), [](const Result<engine::Answer> &a) {
        if (!a) qFatal("%s", qPrintable(a.error().text()));
    });
}

void Bed::settle()
{
    engine_->flush();
    until([this] {
        return controller_->isQuiet() && controller_->hotel().seq() >= engine_->committedSeq();
    });
}

qint64 Bed::entries() const
{
    qint64 sum = 0;
    for (const channels::ChannelStatus &s : controller_->status()) sum += s.link.entries;
    return sum;
}

std::vector<Figure> edits(const Options &o)
{
    Bed bed(o, {20, 365, 3, true}, 0);
    bed.settle();
    core::Random random(o.seed);
    std::vector<double> times;
    const int changes = o.smoke ? 5 : 1'000;
    for (int i = 0; i < changes; ++i) {
        const int type = random.between(1, 20);
        const Night night = kToday + random.below(365);
        const bool rate = random.chance(0.5);
        const double start = nowSeconds();
        // Always different from the previous value.
        bed.edit(rate ? CellField::Rate : CellField::ForSale, type, night, 1,
                 rate ? 5'000 + i : (i + 1) % 10);
        bed.settle();
        times.push_back((nowSeconds() - start) * 1'000);
    }
    return {{QStringLiteral("sync.edit.p50"),
             QStringLiteral("ms"),
             quantile(times, 0.5),
             {},
             {},
             QStringLiteral("JSON, OpenTravel and AlpineBits; without the batching window of 2 s")},
            {QStringLiteral("sync.edit.p99"),
             QStringLiteral("ms"),
             quantile(times, 0.99),
             {},
             {},
             QStringLiteral("from a manual change to the acknowledgement of every channel")}};
}

/// Runs of nights with changed values: the minimum number of ranges.
qint64 leastRanges(const std::vector<std::vector<qint64>> &before,
                   const std::vector<std::vector<qint64>> &after)
{
    qint64 count = 0;
    for (size_t row = 0; row < after.size(); ++row) {
        for (size_t i = 0; i < after[row].size();) {
            size_t end = i + 1;
            while (end < after[row].size() && after[row][end] == after[row][i]) ++end;
            bool told = false;
            for (size_t n = i; n < end; ++n) told = told || after[row][n] != before[row][n];
            count += told;
            i = end;
        }
    }
    return count;
}

std::vector<std::vector<qint64>> published(const sync::Board &board)
{
    std::vector<std::vector<qint64>> rows(static_cast<size_t>(board.rows()));
    for (int row = 0; row < board.rows(); ++row) {
        for (Night n = board.first(); n < board.end(); ++n)
            rows[size_t(row)].push_back(board.row(row).at(n).published);
    }
    return rows;
}

std::vector<Figure> burst(const Options &o)
{
    Bed bed(o, {20, 365, 1, true}, 2);
    bed.settle();
    const auto before = published(bed.controller().link(ChannelId{2})->board());
    const qint64 sent = bed.entries();
    core::Random random(o.seed);
    static constexpr CellField kFields[] = {CellField::ForSale, CellField::Rate,
                                            CellField::StopSell, CellField::MinStay};
    for (int i = 0; i < (o.smoke ? 50 : 10'000); ++i) {
        const CellField field = kFields[random.below(4)];
        const qint64 value = field == CellField::Rate       ? random.between(50, 99) * 100
                             : field == CellField::StopSell ? random.below(2)
                                                            : random.between(0, 9);
        const int first = random.below(365);
        bed.edit(field, random.between(1, 20), kToday + first,
                 std::min(365 - first, random.between(1, 14)), value);
    }
    bed.settle();
    const sync::Board &board = bed.controller().link(ChannelId{2})->board();
    if (!board.counts().inParity()) throw Wrong("the channel is not in sync at the end");
    const auto least = double(leastRanges(before, published(board)));
    return {{QStringLiteral("sync.burst"), QStringLiteral("entries"), double(bed.entries() - sent),
             QStringLiteral("minimum number of ranges"), least,
             QStringLiteral("10,000 manual edits")}};
}

double residentMb()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    const auto pages = file.readAll().split(' ').value(1).toLongLong();
    return double(pages) * double(sysconf(_SC_PAGESIZE)) / 1e6;
}

std::vector<Figure> full(const Options &o)
{
    const Size size{o.smoke ? 5 : 500, o.smoke ? 50 : 2'000, 1, false};
    Bed bed(o, size, 0);
    core::Random random(o.seed);
    booking::EditBlock block;
    block.caller = bed.caller();
    for (int t = 1; t <= size.types; ++t) {
        booking::CellRun run{
            {CellField::ForSale, RoomTypeId{t}, {}, {}, 0}, {kToday, size.nights}, {}};
        // Neighbouring nights differ, so nothing can be merged into ranges.
        for (int n = 0; n < size.nights; ++n) run.values.push_back(2 * random.below(5) + n % 2);
        block.cells.push_back(std::move(run));
    }
    orWrong(bed.engine().run(booking::Command(block)));
    bed.settle();
    const double before = residentMb();
    double most = before;
    const qint64 entries = bed.entries();
    const double start = nowSeconds();
    bed.controller().resync(ChannelId{2}, {}, kToday, kToday + size.nights - 1);
    until([&] {
        most = std::max(most, residentMb());
        return bed.controller().isQuiet();
    });
    const double seconds = nowSeconds() - start;
    if (bed.entries() - entries < qint64(size.types) * size.nights)
        throw Wrong("not all updates were sent");
    return {{QStringLiteral("sync.full"),
             QStringLiteral("s"),
             seconds,
             {},
             {},
             QStringLiteral("%1 room nights, one OTA over JSON").arg(size.types * size.nights)},
            {QStringLiteral("sync.full.memory"),
             QStringLiteral("MB"),
             most - before,
             {},
             {},
             QStringLiteral("in addition to %1 MB before").arg(before, 0, 'f', 0)}};
}

}  // namespace

void addSyncBenchmarks(std::vector<Benchmark> &all)
{
    all.push_back({QStringLiteral("sync.edit"),
                   QStringLiteral("from a manual change to the acknowledgement of every channel"),
                   edits});
    all.push_back(
        {QStringLiteral("sync.burst"), QStringLiteral("items sent for 10,000 edits"), burst});
    all.push_back(
        {QStringLiteral("sync.full"), QStringLiteral("full sync of a million room nights"), full});
}

}  // namespace roomrack::bench
