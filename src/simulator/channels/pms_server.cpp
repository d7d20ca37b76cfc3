// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/pms_server.h"

#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>

namespace roomrack::simulator {

namespace fias = protocols::fias;

namespace {

constexpr qsizetype kHuge = 1024 * 1024;

}  // namespace

PmsServer::PmsServer(FiasPms &pms, const core::Clock &clock, quint64 seed, QObject *parent)
    : QObject(parent), pms_(pms), clock_(clock), random_(seed),
      server_(std::make_unique<QTcpServer>())
{
    connect(server_.get(), &QTcpServer::newConnection, this, [this] { accept(); });
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

/// One interface at a time: whoever comes takes over.
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
        pms_.lost();
    });
    say(pms_.connected(clock_.wall()));
}

void PmsServer::cut()
{
    if (!socket_) return;
    QTcpSocket *socket = std::exchange(socket_, nullptr);
    pms_.lost();
    // What was written is sent before.
    socket->disconnectFromHost();
}

void PmsServer::sayRaw(const QByteArray &bytes)
{
    if (socket_) socket_->write(bytes);
}

void PmsServer::say(const QByteArray &records)
{
    qsizetype from = 0;
    while (socket_ && from < records.size()) {
        const qsizetype end = records.indexOf(fias::kEtx, from) + 1;
        const QByteArray record = records.mid(from, (end > 0 ? end : records.size()) - from);
        from += record.size();
        if (random_.chance(faults_.garbage)) sayRaw("~ no record ~");
        if (random_.chance(faults_.huge))
            sayRaw(fias::kStx + ("GI|GN" + QByteArray(kHuge, 'x') + "|"));
        if (random_.chance(faults_.unfinished)) sayRaw(record.chopped(1));
        if (random_.chance(faults_.cut)) {
            sayRaw(record.left(record.size() / 2));
            cut();
            return;
        }
        sayRaw(record);
        if (random_.chance(faults_.twice)) sayRaw(record);
    }
}

}  // namespace roomrack::simulator
