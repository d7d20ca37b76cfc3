// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/pms_server.h"

#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>

namespace roomrack::simulator {

namespace fias = protocols::fias;

namespace {

constexpr qsizetype kHuge = 1024 * 1024;
constexpr int kSlowMs = 500;
constexpr int kOvertakenMs = 1'000;  ///< if no later record arrives to go first

constexpr FaultName<ConnectionFaults> kNames[] = {{"twice", &ConnectionFaults::twice},
                                                  {"cut", &ConnectionFaults::cut},
                                                  {"unfinished", &ConnectionFaults::unfinished},
                                                  {"garbage", &ConnectionFaults::garbage},
                                                  {"huge", &ConnectionFaults::huge},
                                                  {"slow", &ConnectionFaults::slow},
                                                  {"reordered", &ConnectionFaults::reordered}};

bool isNews(const QByteArray &record)
{
    const QByteArray id = record.mid(1, 3);
    return id == "GI|" || id == "GO|" || id == "GC|" || id == "RE|";
}

}  // namespace

std::span<const FaultName<ConnectionFaults>> lineFaultNames()
{
    return kNames;
}

PmsServer::PmsServer(FiasPms &pms, const core::Clock &clock, quint64 seed, QObject *parent)
    : QObject(parent), pms_(pms), clock_(clock), random_(seed),
      server_(std::make_unique<QTcpServer>())
{
    connect(server_.get(), &QTcpServer::newConnection, this, [this] { accept(); });
    slow_.setSingleShot(true);
    connect(&slow_, &QTimer::timeout, this, [this] { sayOn(true); });
    connectTimer_.setSingleShot(true);
    connect(&connectTimer_, &QTimer::timeout, this,
            [this] { sayRaw(std::exchange(overtaken_, {})); });
}

PmsServer::~PmsServer()
{
    cut();
}

Result<quint16> PmsServer::listen(quint16 port)
{
    if (!server_->listen(QHostAddress::LocalHost, port))
        return fail(ErrorCode::Invalid, QStringLiteral("port"), server_->errorString());
    return server_->serverPort();
}

/// One interface at a time: a new connection replaces the old one.
void PmsServer::accept()
{
    cut();
    socket_ = server_->nextPendingConnection();
    ++connections_;
    QTcpSocket *socket = socket_;
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] {
        const QByteArray heard = socket->readAll();
        if (socket == socket_) say(pms_.hear(heard, clock_.wall()));
    });
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        socket->deleteLater();
        if (socket != socket_) return;
        socket_ = nullptr;
        forget();
        pms_.lost();
    });
    say(pms_.connected(clock_.wall()));
}

void PmsServer::cut()
{
    if (!socket_) return;
    QTcpSocket *socket = std::exchange(socket_, nullptr);
    forget();
    pms_.lost();
    // Pending output is sent first.
    socket->disconnectFromHost();
}

/// Unsent records of this connection are dropped; the next interface requests a resync.
void PmsServer::forget()
{
    queue_.clear();
    overtaken_.clear();
    slow_.stop();
    connectTimer_.stop();
}

void PmsServer::sayRaw(const QByteArray &bytes)
{
    if (socket_) socket_->write(bytes);
}

void PmsServer::say(const QByteArray &records)
{
    if (!socket_) return;
    const bool resync = records.contains(fias::kStx + QByteArray("DS|"));
    qsizetype from = 0;
    while (from < records.size()) {
        const qsizetype end = records.indexOf(fias::kEtx, from) + 1;
        const QByteArray record = records.mid(from, (end > 0 ? end : records.size()) - from);
        from += record.size();
        queue_.push_back({record, !resync && isNews(record)});
    }
    if (!slow_.isActive()) sayOn(false);
}

void PmsServer::sayOn(bool waited)
{
    while (!queue_.empty()) {
        if (!std::exchange(waited, false) && random_.chance(faults_.slow)) {
            slow_.start(kSlowMs);
            return;
        }
        const Record record = std::move(queue_.front());
        queue_.pop_front();
        if (record.isNews && overtaken_.isEmpty() && random_.chance(faults_.reordered)) {
            overtaken_ = record.bytes;
            connectTimer_.start(kOvertakenMs);
            continue;
        }
        sayOne(record.bytes);
        if (record.isNews) sayRaw(std::exchange(overtaken_, {}));
    }
}

void PmsServer::sayOne(const QByteArray &record)
{
    if (random_.chance(faults_.garbage)) sayRaw("~ no record ~");
    if (random_.chance(faults_.huge)) sayRaw(fias::kStx + ("GI|GN" + QByteArray(kHuge, 'x') + "|"));
    if (random_.chance(faults_.unfinished)) sayRaw(record.chopped(1));
    if (random_.chance(faults_.cut)) {
        sayRaw(record.left(record.size() / 2));
        cut();
        return;
    }
    sayRaw(record);
    if (random_.chance(faults_.twice)) sayRaw(record);
}

}  // namespace roomrack::simulator
