// SPDX-License-Identifier: GPL-3.0-or-later
#include "lossy_proxy.h"

#include <QtNetwork/QHostAddress>

#include <utility>

namespace roomrack::tests {

namespace {

/// Length of the first request; 0 if it is incomplete.
qsizetype lengthOf(const QByteArray &bytes)
{
    const auto end = bytes.indexOf("\r\n\r\n");
    if (end < 0) return 0;
    qsizetype body = 0;
    for (const QByteArray &line : bytes.left(end).split('\n')) {
        if (line.toLower().startsWith("content-length:"))
            body = line.mid(15).trimmed().toLongLong();
    }
    const qsizetype whole = end + 4 + body;
    return bytes.size() >= whole ? whole : 0;
}

}  // namespace

LossyProxy::LossyProxy(quint16 target, Decide decide) : target_(target), decide_(std::move(decide))
{
    connect(&server_, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *from = server_.nextPendingConnection()) {
            heard_[from];
            connect(from, &QTcpSocket::readyRead, this, [this, from] { read(from); });
            connect(from, &QTcpSocket::disconnected, this, [this, from] {
                heard_.erase(from);
                from->deleteLater();
            });
        }
    });
    if (!server_.listen(QHostAddress::LocalHost)) qFatal("no port for a proxy");
}

/// Sockets emit signals when destroyed, after the members that the slots use.
LossyProxy::~LossyProxy()
{
    for (const auto &[from, bytes] : heard_) from->disconnect();
    for (QTcpSocket *to : findChildren<QTcpSocket *>()) to->disconnect();
}

void LossyProxy::read(QTcpSocket *from)
{
    QByteArray &heard = heard_[from];
    heard += from->readAll();
    const qsizetype length = lengthOf(heard);
    if (length == 0) return;
    QByteArray request = heard.left(length);
    heard.clear();
    // One request per connection, even if the client requests keep-alive.
    request.replace("Connection: Keep-Alive", "Connection: close");
    pass(from, request);
}

void LossyProxy::pass(QTcpSocket *from, const QByteArray &request)
{
    const Fate fate = decide_(request);
    ++counts_[fate];
    if (fate == Fate::RequestLost) {
        from->abort();
        return;
    }
    const auto answer = [this, from](const QByteArray &bytes) {
        if (heard_.count(from) == 0) return;
        from->write(bytes);
        from->disconnectFromHost();
    };
    const auto late = std::exchange(late_, {});
    forward(request, [=, this](const QByteArray &bytes) {
        for (const QByteArray &old : late) forward(old, [](const QByteArray &) {});
        if (fate == Fate::AgainLater) late_.push_back(request);
        if (fate == Fate::AnswerLost) {
            if (heard_.count(from) > 0) from->abort();
        } else if (fate == Fate::Twice) {
            forward(request, [=](const QByteArray &) { answer(bytes); });
        } else {
            answer(bytes);
        }
    });
}

void LossyProxy::forward(const QByteArray &request, std::function<void(const QByteArray &)> then)
{
    auto *to = new QTcpSocket(this);
    connect(to, &QTcpSocket::connected, to, [to, request] { to->write(request); });
    const auto end = [to, then = std::move(then)] {
        to->disconnect();
        to->deleteLater();
        then(to->readAll());
    };
    connect(to, &QTcpSocket::disconnected, to, end);
    connect(to, &QTcpSocket::errorOccurred, to, [to, end](QAbstractSocket::SocketError error) {
        if (error != QAbstractSocket::RemoteHostClosedError) end();
    });
    to->connectToHost(QHostAddress(QHostAddress::LocalHost), target_);
}

}  // namespace roomrack::tests

#include "moc_lossy_proxy.cpp"
