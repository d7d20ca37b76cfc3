// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/mock_server.h"

#include <QtCore/QTimer>
#include <QtHttpServer/QHttpServer>
#include <QtHttpServer/QHttpServerRequest>
#include <QtHttpServer/QHttpServerResponder>
#include <QtNetwork/QTcpServer>

#include <chrono>

namespace roomrack::simulator {

namespace {

std::chrono::milliseconds milliseconds(qint64 micros)
{
    return std::chrono::milliseconds(micros / 1'000);
}

QByteArray methodOf(QHttpServerRequest::Method method)
{
    switch (method) {
    case QHttpServerRequest::Method::Get: return "GET";
    case QHttpServerRequest::Method::Put: return "PUT";
    case QHttpServerRequest::Method::Delete: return "DELETE";
    case QHttpServerRequest::Method::Post: return "POST";
    default: return "OTHER";
    }
}

WireRequest wireFrom(const QHttpServerRequest &request)
{
    WireRequest wire{methodOf(request.method()),
                     request.url().path(QUrl::FullyEncoded).toLatin1(),
                     {},
                     request.body()};
    if (request.url().hasQuery())
        wire.path += '?' + request.url().query(QUrl::FullyEncoded).toLatin1();
    for (const auto &[name, value] : request.headers()) wire.headers.emplace_back(name, value);
    return wire;
}

void write(QHttpServerResponder &responder, const WireReply &reply)
{
    QByteArray type = "text/plain";
    for (const auto &[name, value] : reply.headers) {
        if (name.compare("Content-Type", Qt::CaseInsensitive) == 0) type = value;
    }
    const auto status = static_cast<QHttpServerResponder::StatusCode>(reply.status);
    responder.writeStatusLine(status);
    responder.writeHeader("Content-Type", type);
    responder.writeHeader("Content-Length", QByteArray::number(reply.body.size()));
    for (const auto &[name, value] : reply.headers) {
        if (name.compare("Content-Type", Qt::CaseInsensitive) != 0)
            responder.writeHeader(name, value);
    }
    responder.writeBody(reply.body);
}

}  // namespace

MockServer::MockServer(MockChannel &mock, const core::Clock &clock, quint64 seed, QObject *parent)
    : QObject(parent), mock_(mock), clock_(clock), random_(seed),
      server_(std::make_unique<QHttpServer>())
{
    server_->setMissingHandler(
        [this](const QHttpServerRequest &request, QHttpServerResponder &&responder) {
            serve(request, std::move(responder));
        });
}

MockServer::~MockServer() = default;

Result<quint16> MockServer::listen(quint16 port)
{
    auto tcp = std::make_unique<QTcpServer>();
    if (!tcp->listen(QHostAddress::LocalHost, port))
        return fail(ErrorCode::Invalid, QStringLiteral("port"), tcp->errorString());
    const quint16 given = tcp->serverPort();
    server_->bind(tcp.release());  // which takes it over
    return given;
}

void MockServer::setFaults(const FaultRates &faults, qint64 holdMicros)
{
    faults_ = faults;
    hold_ = holdMicros;
}

void MockServer::serve(const QHttpServerRequest &request, QHttpServerResponder &&responder)
{
    ++requests_;
    const auto shared = std::make_shared<QHttpServerResponder>(std::move(responder));
    const WireRequest wire = wireFrom(request);
    if (faults_ == FaultRates{}) {
        write(*shared, mock_.handle(wire, clock_.wall()));
        return;
    }
    const Trip trip = nextTrip(faults_, random_);
    QTimer::singleShot(milliseconds(trip.micros), this,
                       [this, shared, wire, trip] { answer(shared, wire, trip); });
}

/// A server cannot be unreachable for a single request; it loses that one instead.
void MockServer::answer(const std::shared_ptr<QHttpServerResponder> &responder,
                        const WireRequest &request, const Trip &trip)
{
    const auto hold = [&](qint64 micros) {
        QTimer::singleShot(milliseconds(micros), this, [responder] {
            responder->write(QHttpServerResponder::StatusCode::GatewayTimeout);
        });
    };
    switch (trip.fault) {
    case Fault::ErrorBefore: write(*responder, mock_.failure()); return;
    case Fault::TooMany: write(*responder, mock_.tooMany(1)); return;
    case Fault::Unreachable:
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
        write(*responder, mock_.failure());
        return;
    case Fault::Twice: mock_.handle(request, clock_.wall()); [[fallthrough]];
    case Fault::None: write(*responder, mock_.handle(request, clock_.wall()));
    }
}

}  // namespace roomrack::simulator
