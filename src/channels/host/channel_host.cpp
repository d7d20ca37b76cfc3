// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/host/channel_host.h"

#include "channels/host/equip.h"
#include "channels/pms/pms_trial.h"
#include "engine/scheduler/event_loop_scheduler.h"
#include "http/http_transport.h"
#include "sync/protocols.h"

#include <QtCore/QPromise>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTimer>

#include <chrono>

namespace roomrack::channels {

using namespace std::chrono_literals;

namespace {

/// Interval of updates to the user interface; faster ones cannot be read.
constexpr auto kShowEvery = 250ms;

quint8 partOf(sync::RowKind kind)
{
    switch (kind) {
    case sync::RowKind::Rooms: return ParityRow::OfRooms;
    case sync::RowKind::Limits: return ParityRow::OfLimits;
    case sync::RowKind::Rate: break;
    }
    return ParityRow::OfRates;
}

/// Nights of a room type on one board.
std::vector<quint8> nightsOf(const sync::Board &board, RoomTypeId type)
{
    std::vector<quint8> nights(size_t(board.end() - board.first()));
    for (int r = 0; r < board.rows(); ++r) {
        const sync::RowKey &key = board.row(r).key();
        if (key.roomType != type) continue;
        for (Night n = board.first(); n < board.end(); ++n) {
            const sync::CellState cell = board.row(r).at(n);
            if (cell.wanted == sync::kNothing) continue;
            quint8 &night = nights[size_t(n - board.first())];
            night |= ParityRow::Shown;
            if (cell.refused)
                night |= quint8(ParityRow::Refused | partOf(key.kind));
            else if (cell.unknown || cell.inFlight || cell.wanted != cell.published)
                night |= quint8(ParityRow::Behind | partOf(key.kind));
        }
    }
    return nights;
}

Parity parityOf(const ChannelController &controller, const std::vector<ChannelStatus> &status)
{
    constexpr quint8 kAll = ParityRow::Behind | ParityRow::Refused | ParityRow::Shown;
    Parity all;
    const engine::HotelView &hotel = controller.hotel();
    for (const inventory::RoomType &type : hotel.catalogue().roomTypes) {
        ParityRow row{type.id, hotel.property().businessDate, {}, {}};
        for (const ChannelStatus &channel : status) {
            const ChannelConnection *link = controller.link(channel.channel);
            if (!link) continue;
            const std::vector<quint8> nights = nightsOf(link->board(), type.id);
            row.first = link->board().first();
            row.nights.resize(std::max(row.nights.size(), nights.size()));
            for (size_t i = 0; i < nights.size(); ++i) row.nights[i] |= quint8(nights[i] & kAll);
            row.channels[channel.channel] = nights;
        }
        all.push_back(std::move(row));
    }
    return all;
}

std::vector<PendingUpdates> cellsOutOfSync(const sync::Board &board, int limit)
{
    std::vector<PendingUpdates> found;
    for (int row = 0; row < board.rows(); ++row) {
        for (Night n = board.first(); n < board.end(); ++n) {
            const sync::CellState cell = board.row(row).at(n);
            const bool settled = !cell.unknown && !cell.inFlight && !cell.refused;
            if (cell.wanted == sync::kNothing || (settled && cell.wanted == cell.published))
                continue;
            if (int(found.size()) == limit) return found;
            found.push_back({board.row(row).key(), n, cell, board.row(row).refusal(n).reason});
        }
    }
    return found;
}

}  // namespace

/// Everything that lives in the thread.
class ChannelHost::Worker final : public QObject {
public:
    Worker(engine::Engine &engine, PropertyId property, const core::Clock &clock, Secret secret,
           ChannelHost &host)
        : engine_(engine), property_(property), clock_(clock), secret_(std::move(secret)),
          host_(host)
    {}

    void start()
    {
        auto opened = engine::AsyncReader::open(engine_.file());
        if (!opened) return fail(opened.error());
        reading_ = std::move(*opened);
        if (!scheduler_) {
            scheduler_ = std::make_unique<engine::EventLoopScheduler>(
                clock_, QRandomGenerator::global()->generate64());
        }
        controller_ = std::make_unique<ChannelController>(
            engine_, *reading_, property_, *scheduler_, Books::Pace::AsItComes,
            [this](ChannelId channel, const sync::ChannelSettings &settings) {
                const auto secret = secret_(channel, settings);
                if (secret) return equipment(settings, *secret);
                ChannelController::Equipment none;
                none.wrong = secret.error().text();
                return none;
            },
            figures_);
        if (const auto ok = controller_->start(); !ok) return fail(ok.error());
        timer_ = std::make_unique<QTimer>();
        connect(timer_.get(), &QTimer::timeout, this, [this] { look(); });
        timer_->start(kShowEvery);
    }
    /// The scheduler stays: what is counted and limited has its times.
    void reconnect()
    {
        timer_.reset();
        controller_.reset();
        reading_.reset();
        start();
    }
    void stop()
    {
        timer_.reset();
        tests_.clear();
        trials_.clear();
        controller_.reset();
        scheduler_.reset();
        reading_.reset();
    }
    ChannelController *controller() { return controller_.get(); }

    void test(const sync::ChannelSettings &settings, const QByteArray &secret,
              std::function<void(TestResult)> done);

private:
    void greet(int number, std::function<void(TestResult)> done);
    void tryPms(const sync::ChannelSettings &settings, std::unique_ptr<Wire> wire,
                std::function<void(TestResult)> done);
    static ChannelController::Equipment equipment(const sync::ChannelSettings &settings,
                                                  const QByteArray &secret)
    {
        ChannelController::Equipment e;
        e.secret = secret;
        const bool told = sync::factsOf(settings).bookingsSent != sync::BookingsSent::None;
        if (told && !settings.reservationsTo.isEmpty())
            e.telling = std::make_unique<http::HttpTransport>(QUrl(settings.reservationsTo));
        if (const auto wire = linkOf(settings.protocol).wire) {
            e.wire = wire(settings);
            return e;
        }
        e.dialect = dialectFor(settings, secret);
        e.transport = std::make_unique<http::HttpTransport>(QUrl(settings.address));
        return e;
    }
    void fail(const Error &why)
    {
        QMetaObject::invokeMethod(&host_,
                                  [host = &host_, text = why.text()] { emit host->failed(text); });
    }
    void look()
    {
        auto status = controller_->status();
        if (!controller_->isLoaded() || status == shown_) return;
        shown_ = status;
        QMetaObject::invokeMethod(&host_, [host = &host_, status = std::move(status),
                                           parity = parityOf(*controller_, shown_)]() mutable {
            host->show(std::move(status), std::move(parity));
        });
    }

    engine::Engine &engine_;
    const PropertyId property_;
    const core::Clock &clock_;
    const Secret secret_;
    ChannelHost &host_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<engine::EventLoopScheduler> scheduler_;
    const std::shared_ptr<ChannelFigures> figures_ = std::make_shared<ChannelFigures>();
    std::unique_ptr<ChannelController> controller_;
    std::unique_ptr<QTimer> timer_;
    std::vector<ChannelStatus> shown_;
    std::map<int, ChannelController::Equipment> tests_;
    std::map<int, std::unique_ptr<PmsTrial>> trials_;
    int nextTest_ = 0;
};

void ChannelHost::Worker::test(const sync::ChannelSettings &settings, const QByteArray &secret,
                               std::function<void(TestResult)> done)
{
    if (const auto ok = sync::validate(settings); !ok) return done({false, ok.error().text()});
    ChannelController::Equipment e = equipment(settings, secret);
    if (e.wire) return tryPms(settings, std::move(e.wire), std::move(done));
    const int number = ++nextTest_;
    tests_.emplace(number, std::move(e));
    greet(number, std::move(done));
}

void ChannelHost::Worker::greet(int number, std::function<void(TestResult)> done)
{
    ChannelController::Equipment &kept = tests_.at(number);
    const Request hello = kept.dialect->hello({clock_.wall(), QStringLiteral("test")});
    kept.transport->send(hello, [this, number, done = std::move(done)](const Reply &reply) {
        const Verdict verdict = tests_.at(number).dialect->readHello(reply);
        if (verdict.nextAtOnce) {
            // Queued: not from inside its own answer.
            QMetaObject::invokeMethod(
                this,
                [this, number, done] {
                    if (tests_.contains(number)) greet(number, done);
                },
                Qt::QueuedConnection);
            return;
        }
        const bool fine = verdict.kind == Verdict::Kind::Done;
        done({fine, verdict.said.isEmpty() && !fine ? reply.trouble : verdict.said,
              verdict.kind == Verdict::Kind::NotAllowed});
        // Queued: not from inside its own answer.
        QMetaObject::invokeMethod(
            this, [this, number] { tests_.erase(number); }, Qt::QueuedConnection);
    });
}

/// Most PMS accept one interface at a time: if the link is up, it is its own test.
void ChannelHost::Worker::tryPms(const sync::ChannelSettings &settings, std::unique_ptr<Wire> wire,
                                 std::function<void(TestResult)> done)
{
    if (!controller_) return done({false, {}});
    for (const ChannelStatus &s : controller_->status()) {
        const bool up = s.link.state == ConnectionState::InSync && s.wrong.isEmpty();
        if (up && s.settings.protocol == settings.protocol
            && s.settings.address == settings.address)
            return done({true, {}});
    }
    const int number = ++nextTest_;
    const QTimeZone zone(controller_->hotel().property().timeZone.toLatin1());
    trials_.emplace(number, std::make_unique<PmsTrial>(
                                std::move(wire), zone, *scheduler_,
                                [this, number, done = std::move(done)](const QString &wrong) {
                                    done({wrong.isEmpty(), wrong});
                                    // Queued: not from inside its own answer.
                                    QMetaObject::invokeMethod(
                                        this, [this, number] { trials_.erase(number); },
                                        Qt::QueuedConnection);
                                }));
}

ChannelHost::ChannelHost(engine::Engine &engine, PropertyId property, const core::Clock &clock,
                         Secret secret, QObject *parent)
    : QObject(parent), thread_(new Worker(engine, property, clock, std::move(secret), *this),
                               QStringLiteral("channels"))
{}

ChannelHost::~ChannelHost() = default;

void ChannelHost::show(std::vector<ChannelStatus> status, Parity parity)
{
    status_ = std::move(status);
    parity_ = std::move(parity);
    emit statusChanged();
}

void ChannelHost::resync(ChannelId channel, RoomTypeId type, Night first, Night last)
{
    thread_.run([=](Worker &w) {
        if (w.controller()) w.controller()->resync(channel, type, first, last);
    });
}

void ChannelHost::tryNow(ChannelId channel)
{
    thread_.run([=](Worker &w) {
        if (w.controller()) w.controller()->tryNow(channel);
    });
}

void ChannelHost::pollNow(ChannelId channel)
{
    thread_.run([=](Worker &w) {
        if (w.controller()) w.controller()->pollNow(channel);
    });
}

void ChannelHost::settleLeft(ChannelId channel)
{
    thread_.run([=](Worker &w) {
        if (w.controller()) w.controller()->leftovers().settle(channel);
    });
}

void ChannelHost::reconnect()
{
    thread_.run([](Worker &w) { w.reconnect(); });
}

void ChannelHost::replay(ChannelId channel)
{
    thread_.run([=](Worker &w) {
        if (w.controller()) w.controller()->intake().replay(channel);
    });
}

namespace {

template <typename T>
struct Later {
    std::shared_ptr<QPromise<T>> promise = std::make_shared<QPromise<T>>();
    Later() { promise->start(); }
    void operator()(T value) const
    {
        promise->addResult(std::move(value));
        promise->finish();
    }
};

}  // namespace

QFuture<std::vector<PendingUpdates>> ChannelHost::pendingUpdates(ChannelId channel, int limit) const
{
    const Later<std::vector<PendingUpdates>> later;
    thread_.run([=](Worker &w) {
        const ChannelConnection *link = w.controller() ? w.controller()->link(channel) : nullptr;
        later(link ? cellsOutOfSync(link->board(), limit) : std::vector<PendingUpdates>());
    });
    return later.promise->future();
}

QFuture<std::vector<Announced>> ChannelHost::announced(std::vector<booking::CellRun> cells) const
{
    const Later<std::vector<Announced>> later;
    thread_.run([later, cells = std::move(cells)](Worker &w) {
        const bool loaded = w.controller() && w.controller()->isLoaded();
        later(loaded ? w.controller()->announced(cells) : std::vector<Announced>());
    });
    return later.promise->future();
}

QFuture<TestResult> ChannelHost::test(const sync::ChannelSettings &settings,
                                      const QByteArray &secret) const
{
    const Later<TestResult> later;
    thread_.run([=](Worker &w) { w.test(settings, secret, later); });
    return later.promise->future();
}

QFuture<WebhookAnswer> ChannelHost::answer(ChannelId channel, const WebhookCall &call) const
{
    const Later<WebhookAnswer> later;
    thread_.run([=](Worker &w) {
        if (w.controller())
            w.controller()->webhooks().answer(channel, call, later);
        else
            later({});
    });
    return later.promise->future();
}

QFuture<bool> ChannelHost::note(ChannelId channel, const PushEntry &entry) const
{
    const Later<bool> later;
    thread_.run([=](Worker &w) {
        if (!w.controller()
            || !w.controller()->intake().note(channel, entry, [later] { later(true); }))
            later(false);
    });
    return later.promise->future();
}

}  // namespace roomrack::channels
