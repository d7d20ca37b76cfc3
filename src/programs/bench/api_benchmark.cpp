// SPDX-License-Identifier: GPL-3.0-or-later
// api.softblock: soft block and confirmation over HTTP, 64 connections, durable, each with a token
// and a key of its own. api.block.memory.64: with the soft blocks in memory. The peer is the same
// server answering an empty 200 to the same bytes.
#include "api/api_server.h"
#include "api/v1/booking_answers.h"
#include "engine_side.h"
#include "http_lanes.h"
#include "reservations/host/reservations_host.h"

#include <thread>

namespace roomrack::bench {

namespace {

constexpr int kLines = 64;
constexpr int kCallsPerSecond = 12'000;
constexpr qint64 kRate = 10'000;
const QByteArray kToken = "a-token-of-the-benchmark-a-token-of-the-benchmark";

Workload bookings(int calls, quint64 seed)
{
    Workload workload = makeWorkload(calls, kLines, seed);
    for (StayRequest &stayRequest : workload.stayRequests) stayRequest.outcome = Outcome::Confirm;
    const std::vector<int> sold = workload.expectedSold();
    workload.roomsPerType = *std::max_element(sold.begin(), sold.end());
    return workload;
}

/// A property in a new file, with its API server and its booker.
class ApiSide {
public:
    ApiSide(const Options &options, int roomsPerType) : side_(options, roomsPerType, kRate)
    {
        booking::SaveToken save;
        save.caller = {side_.caller().property, kDeskActor, {}, {}};
        save.name = QStringLiteral("Benchmark");
        save.role = booking::TokenRole::Desk;
        save.hash = booking::tokenHash(kToken);
        if (!side_.engine().run(engine::Command(save))) throw Wrong("cannot save the token");
        const PropertyId property = side_.caller().property;
        auto reading = engine::AsyncReader::open(side_.engine().file());
        if (!reading) throw Wrong("cannot read the hotel");
        reading_ = std::move(*reading);
        reservations_ = std::make_unique<reservations::ReservationsHost>(
            side_.engine(), property, side_.clock(),
            [](booking::SetupKind, const QString &) { return QByteArray(); },
            api::v1::requestRender(Currency()));
        const auto place = api::v1::makeHostPlace();
        place->store(reservations_.get());
        api::ApiServerOptions open;
        open.api.tokens = {100'000'000, 100'000'000};
        apiServer_ = std::make_unique<api::ApiServer>(
            open, side_.clock(),
            [](PropertyId, ChannelId, const channels::WebhookCall &) {
                return QtFuture::makeReadyFuture(channels::WebhookAnswer());
            },
            [](PropertyId, ChannelId, const channels::PushEntry &) {},
            api::v1::Host{&side_.engine(),
                          reading_.get(),
                          {property},
                          {{property, api::v1::bookerAt(place)}}});
        const auto port = apiServer_->open().result();
        if (!port) throw Wrong("cannot start the API server");
        port_ = *port;
        waitUntilKnown();
    }
    ~ApiSide()
    {
        apiServer_.reset();
        reservations_.reset();
        reading_.reset();
    }
    quint16 port() const { return port_; }
    void check(const Workload &workload)
    {
        apiServer_.reset();
        reservations_.reset();
        reading_.reset();
        expectSold("the API", workload, side_.sold());
        side_.closeAndVerify();
    }

private:
    /// The API server loads the property while it opens. Confirming nothing changes nothing, and
    /// its answer shows whether the property is loaded.
    void waitUntilKnown() const
    {
        constexpr qint64 kNothing = 999'999'999'999;
        for (int i = 0; i < 20'000; ++i) {
            HttpLanes one(port_, 1, kToken, i, false);
            try {
                one.send(0, {}, kNothing, {});
                one.flush(0);
                while (!one.receive(0)) std::this_thread::yield();
            } catch (const Wrong &why) {
                if (std::string_view(why.what()).find("HTTP/1.1 404") != std::string_view::npos)
                    return;
            }
        }
        throw Wrong("the API does not find its hotel");
    }

    EngineSide side_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<reservations::ReservationsHost> reservations_;
    std::unique_ptr<api::ApiServer> apiServer_;
    quint16 port_ = 0;
};

/// The HTTP server alone, on a thread of its own like the API server's.
class EmptySide {
public:
    EmptySide()
    {
        thread_.start();
        home_.moveToThread(&thread_);
        QMetaObject::invokeMethod(
            &home_,
            [this] {
                http::ServerOptions options;
                options.maxConnections = 512;
                server_ = std::make_unique<http::Server>(
                    [](const http::Request &, const http::Server::Answer &answer) {
                        answer({200, {}, {}});
                    },
                    options);
                port_ = server_->open(QHostAddress(QHostAddress::LocalHost), 0).value_or(0);
            },
            Qt::BlockingQueuedConnection);
    }
    ~EmptySide()
    {
        QMetaObject::invokeMethod(
            &home_, [this] { server_.reset(); }, Qt::BlockingQueuedConnection);
        thread_.quit();
        thread_.wait();
    }
    quint16 port() const { return port_; }

private:
    QThread thread_;
    QObject home_;
    std::unique_ptr<http::Server> server_;
    quint16 port_ = 0;
};

std::vector<Figure> run(const QString &name, bool inMemory, const Options &o)
{
    const Workload workload = bookings(std::max(400, int(o.seconds * kCallsPerSecond)), o.seed);
    std::vector<double> slowest;
    const auto ours = [&] {
        ApiSide side(o, workload.roomsPerType + 1);
        double rate = 0;
        {
            HttpLanes lanes(side.port(), kLines, kToken, 1'000'000, false, inMemory);
            rate = playOnLanes(lanes, workload);
            slowest.push_back(quantile(lanes.milliseconds(), 0.99));
        }
        side.check(workload);
        return rate;
    };
    const EmptySide empty;
    const auto theirs = [&] {
        HttpLanes lanes(empty.port(), kLines, kToken, 1'000'000, true, inMemory);
        return playOnLanes(lanes, workload);
    };
    const Compared c = compare(o, ours, theirs);
    return {{name, QStringLiteral("requests/s"), c.ours,
             QStringLiteral("the same server with an empty 200 response"), c.theirs,
             inMemory ? QStringLiteral("soft block in memory and durable confirmation, 64 "
                                       "connections")
                      : QStringLiteral("soft block and confirmation, 64 connections, durable")},
            {name + QStringLiteral(".p99"),
             QStringLiteral("ms"),
             median(slowest),
             {},
             std::nullopt,
             {}}};
}

}  // namespace

void addApiBenchmark(std::vector<Benchmark> &all)
{
    const QString peer = QStringLiteral("; peer: the same server with an empty 200 response");
    const auto add = [&](const QString &name, bool inMemory, const QString &what) {
        all.push_back({name, what + peer,
                       [name, inMemory](const Options &o) { return run(name, inMemory, o); }});
    };
    add(QStringLiteral("api.softblock"), false,
        QStringLiteral("soft block and confirmation over HTTP, 64 connections, durable"));
    add(QStringLiteral("api.block.memory.64"), true,
        QStringLiteral("soft block in memory and durable confirmation over HTTP, 64 connections"));
}

}  // namespace roomrack::bench
