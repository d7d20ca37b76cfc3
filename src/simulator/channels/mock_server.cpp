// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/mock_server.h"

#include <QtCore/QTimer>

#include <chrono>
#include <utility>

namespace roomrack::simulator {

namespace {

constexpr qsizetype kLargest = 12'000'000;  ///< OTAs accept ten megabytes

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
        done(responseOf(handle(request)));
        return;
    }
    const Trip trip = nextTrip(faults_, random_);
    QTimer::singleShot(milliseconds(trip.micros), this,
                       [this, done, request, trip] { answer(done, request, trip); });
}

/// A server cannot be unreachable for a single request; it closes the connection instead.
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
        handle(request);
        hold(hold_);
        return;
    case Fault::AppliedLate:
        QTimer::singleShot(milliseconds(hold_), this, [this, request] { handle(request); });
        hold(hold_);
        return;
    case Fault::Reordered: holdBack(done, request); return;
    case Fault::ErrorAfter:
        handle(request);
        done(responseOf(mock_.failure()));
        return;
    case Fault::Twice: handle(request); [[fallthrough]];
    case Fault::None: done(responseOf(handle(request)));
    }
}

WireReply MockServer::handle(const WireRequest &request)
{
    WireReply reply = mock_.handle(request, clock_.wall());
    letOvertakenIn();
    return reply;
}

/// Holds a request until the next one was handled, at most 2 * hold_. The caller times out after
/// hold_.
void MockServer::holdBack(const http::Server::Answer &done, const WireRequest &request)
{
    const auto answered = std::make_shared<bool>(false);
    overtaken_.emplace_back([this, done, request, answered] {
        const WireReply reply = mock_.handle(request, clock_.wall());
        if (!std::exchange(*answered, true)) done(responseOf(reply));
    });
    QTimer::singleShot(milliseconds(hold_), this, [done, answered] {
        if (!std::exchange(*answered, true)) done({0, {}, {}});
    });
    QTimer::singleShot(milliseconds(2 * hold_), this, [this] { letOvertakenIn(); });
}

void MockServer::letOvertakenIn()
{
    for (const auto &comesIn : std::exchange(overtaken_, {})) comesIn();
}

}  // namespace roomrack::simulator

#include "moc_mock_server.cpp"
