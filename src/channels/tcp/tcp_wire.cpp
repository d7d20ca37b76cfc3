// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/tcp/tcp_wire.h"

#include "http/failure_code.h"

#include <QtCore/QThread>
#include <QtCore/QUrl>
#include <QtNetwork/QTcpSocket>

namespace roomrack::channels {

namespace {

/// Bytes that a peer may send ahead of what was read.
constexpr qint64 kReadAhead = 256 * 1024;

}  // namespace

TcpWire::TcpWire(QString address) : address_(std::move(address))
{}

TcpWire::~TcpWire()
{
    close();
}

void TcpWire::open(Callbacks ear)
{
    close();
    ear_ = std::move(ear);
    socket_ = std::make_unique<QTcpSocket>();
    socket_->setReadBufferSize(kReadAhead);
    QObject::connect(socket_.get(), &QTcpSocket::connected, socket_.get(), [this] {
        socket_->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        socket_->setSocketOption(QAbstractSocket::KeepAliveOption, 1);
        ear_.opened();
    });
    // The callback may close this wire, and the socket with it: neither is used afterwards.
    QObject::connect(socket_.get(), &QTcpSocket::readyRead, socket_.get(),
                     [this] { ear_.bytes(socket_->readAll()); });
    QObject::connect(socket_.get(), &QTcpSocket::errorOccurred, socket_.get(), [this] { cut(); });
    const QUrl url(QStringLiteral("fias://") + address_);
    socket_->connectToHost(url.host(), static_cast<quint16>(url.port(0)));
}

void TcpWire::cut()
{
    const QString why = http::failureCode(socket_->error(), socket_->errorString());
    const Callbacks ear = std::exchange(ear_, {});
    close();
    if (ear.closed) ear.closed(why);
}

void TcpWire::send(const QByteArray &bytes)
{
    if (socket_) socket_->write(bytes);
}

/// May be called from inside one of the socket's signals.
void TcpWire::close()
{
    if (!socket_) return;
    socket_->disconnect();
    QTcpSocket *socket = socket_.release();
    QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    // A peer that does not read would keep it open beyond its thread.
    QObject::connect(socket->thread(), &QThread::finished, socket, &QObject::deleteLater);
    // Pending bytes are sent before it ends; a socket that is not connected ends at once.
    socket->disconnectFromHost();
    if (socket->state() == QAbstractSocket::UnconnectedState) socket->deleteLater();
}

}  // namespace roomrack::channels
