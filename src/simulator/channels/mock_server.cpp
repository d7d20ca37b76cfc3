// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/mock_server.h"

#include <QtCore/QTimer>

#include <chrono>

namespace roomrack::simulator {

namespace {

constexpr qsizetype kLargest = 12'000'000;  ///< OTAs take ten megabytes

std::chrono::milliseconds milliseconds(qint64 micros)
{
    return std::chrono::milliseconds(micros / 1'000);
}

http::Response responseOf(const WireReply &reply)
{
    return {reply.status, reply.headers, reply.body};
}

http::ServerOptions serving()
{
    http::ServerOptions options;
    options.limits.body = kLargest;
    return options;
}

}  // namespace

MockServer::MockServer(MockPeer &mock, const core::Clock &clock, quint64 seed, QObject *parent)
    : QObject(parent), mock_(mock), clock_(clock), random_(seed)
{
    const auto handler = [this](const http::Request &request, http::Server::Answer answer) {
        serve({request.method, request.target, request.headers, request.body}, answer);
    };
    server_ = std::make_unique<http::Server>(handler, serving());
}

MockServer::~MockServer() = default;

Result<quint16> MockServer::listen(quint16 port)
{
    return server_->open(QHostAddress(QHostAddress::LocalHost), port);
}

void MockServer::setFaults(const FaultRates &faults, qint64 holdMicros)
{
    faults_ = faults;
    hold_ = holdMicros;
}

void MockServer::serve(const WireRequest &request, const http::Server::Answer &done)
{
    ++requests_;
    if (faults_ == FaultRates{}) {
        done(responseOf(mock_.handle(request, clock_.wall())));
        return;
    }
    const Trip trip = nextTrip(faults_, random_);
    QTimer::singleShot(milliseconds(trip.micros), this,
                       [this, done, request, trip] { answer(done, request, trip); });
}

/// A server cannot be unreachable for a single request; it cuts the line instead.
void MockServer::answer(const http::Server::Answer &done, const WireRequest &request,
                        const Trip &trip)
{
    const auto hold = [&](qint64 micros) {
        QTimer::singleShot(milliseconds(micros), this, [done] { done({0, {}, {}}); });
    };
    switch (trip.fault) {
    case Fault::ErrorBefore: done(responseOf(mock_.failure())); return;
    case Fault::TooMany: done(responseOf(mock_.tooMany(1))); return;
    case Fault::Unreachable: done({0, {}, {}}); return;
    case Fault::LostRequest: hold(hold_); return;
    case Fault::TimeoutAfter:
        mock_.handle(request, clock_.wall());
        hold(hold_);
        return;
    case Fault::AppliedLate:
        QTimer::singleShot(milliseconds(hold_), this,
                           [this, request] { mock_.handle(request, clock_.wall()); });
        hold(hold_);
        return;
    case Fault::ErrorAfter:
        mock_.handle(request, clock_.wall());
        done(responseOf(mock_.failure()));
        return;
    case Fault::Twice: mock_.handle(request, clock_.wall()); [[fallthrough]];
    case Fault::None: done(responseOf(mock_.handle(request, clock_.wall())));
    }
}

}  // namespace roomrack::simulator

#include "moc_mock_server.cpp"
