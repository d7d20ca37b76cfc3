// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/server.h"

#include "http/connection.h"

#include <QtCore/QFile>
#include <QtNetwork/QSslKey>
#include <QtNetwork/QSslSocket>

#include <algorithm>

namespace roomrack::http {

namespace {

/// Connections that the system queues before they are accepted.
constexpr int kBacklog = 1'024;
/// At most this many refused clients get an answer; beyond that connections are closed without one.
constexpr int kGoodbyesAtMost = 64;
/// A connection with successful requests that is idle for this long may be closed to make room.
constexpr qint64 kLongTicks = 5'000 / Server::kTickMs;

/// A private key in DER contains the public key's bytes: the point of a curve, or the modulus,
/// which precedes the exponent 65537 in the certificate.
bool belongTogether(const QSslKey &key, const QSslCertificate &certificate)
{
    constexpr qsizetype kSample = 64, kExponent = 5;
    QByteArray open = certificate.publicKey().toDer();
    if (key.algorithm() == QSsl::Rsa) open.chop(kExponent);
    return key.algorithm() == certificate.publicKey().algorithm()
           && key.toDer().contains(open.right(kSample));
}

}  // namespace

Result<QSslConfiguration> tlsFrom(const QString &certificateFile, const QString &keyFile)
{
    const auto wrong = [](const QString &file, const QString &why) {
        return fail(ErrorCode::Invalid, file, why);
    };
    const QList<QSslCertificate> chain = QSslCertificate::fromPath(certificateFile);
    if (chain.isEmpty())
        return wrong(certificateFile, ErrorText::tr("contains no certificate in PEM format"));
    QFile file(keyFile);
    if (!file.open(QIODevice::ReadOnly)) return wrong(keyFile, file.errorString());
    const QByteArray pem = file.readAll();
    QSslKey key(pem, QSsl::Rsa);
    if (key.isNull()) key = QSslKey(pem, QSsl::Ec);
    if (key.isNull())
        return wrong(
            keyFile,
            ErrorText::tr("contains no RSA or EC key in PEM format, or the key is protected by "
                          "a passphrase"));
    if (!belongTogether(key, chain.front()))
        return wrong(keyFile, ErrorText::tr("the private key does not match the certificate"));
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificateChain(chain);
    tls.setPrivateKey(key);
    tls.setProtocol(QSsl::TlsV1_2OrLater);
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);  // clients authenticate by other means
    return tls;
}

Server::Server(Handler handler, ServerOptions options, QObject *parent)
    : QTcpServer(parent), handler_(std::move(handler)), options_(std::move(options))
{
    setListenBacklogSize(kBacklog);
    // Qt stops accepting if the system has no descriptor left; tick() resumes.
    connect(this, &QTcpServer::acceptError, this, [this] { deaf_ = true; });
    connect(&ticks_, &QTimer::timeout, this, [this] { tick(); });
    if (options_.ticksItself) ticks_.start(kTickMs);
}

Server::~Server()
{
    close();
    // Before the members that they use.
    const std::vector<Connection *> all = connections_;
    for (Connection *connection : all) delete connection;
}

Result<quint16> Server::open(const QHostAddress &address, quint16 port)
{
    if (listen(address, port)) return serverPort();
    QString why = errorString();
    switch (serverError()) {
    case QAbstractSocket::AddressInUseError:
        why = ErrorText::tr("the port is already in use; choose another port");
        break;
    case QAbstractSocket::SocketAddressNotAvailableError:
        why = ErrorText::tr("the address is not available on this computer");
        break;
    case QAbstractSocket::SocketAccessError:
        why = ErrorText::tr("ports below 1024 require special privileges; choose a higher port");
        break;
    default: break;
    }
    return fail(ErrorCode::Invalid, QStringLiteral("port"), why);
}

void Server::tick()
{
    ++tick_;
    if (std::exchange(deaf_, false)) resumeAccepting();
    const std::vector<Connection *> all = connections_;  // a copy: connections may be removed
    qint64 held = 0;
    for (Connection *connection : all) {
        connection->look();
        held += connection->held();
    }
    if (held > options_.heldAtMost) cutTheLargest();
}

/// Closes connections with the most buffered bytes (unread answers, unfinished requests).
void Server::cutTheLargest()
{
    std::vector<Connection *> all = connections_;
    std::sort(all.begin(), all.end(),
              [](Connection *a, Connection *b) { return a->held() > b->held(); });
    qint64 held = 0;
    for (Connection *connection : all) held += connection->held();
    for (Connection *connection : all) {
        if (held <= options_.heldAtMost) return;
        held -= connection->held();
        connection->cut();
    }
}

/// Closes an idle connection for a new one: first those that never had a successful request,
/// longest idle first; then those idle for kLongTicks.
bool Server::makeRoom()
{
    Connection *goes = nullptr;
    for (Connection *connection : connections_) {
        if (!connection->isWaiting()) continue;
        if (!connection->isStranger() && tick_ - connection->since() < kLongTicks) continue;
        const auto rank = [](const Connection *l) {
            return std::pair(!l->isStranger(), l->since());
        };
        if (!goes || rank(connection) < rank(goes)) goes = connection;
    }
    if (goes) goes->cut();
    return goes;
}

void Server::incomingConnection(qintptr descriptor)
{
    QTcpSocket *socket = options_.tls ? new QSslSocket : new QTcpSocket;
    if (!socket->setSocketDescriptor(descriptor)) {
        delete socket;
        return;
    }
    if (connections() - leaving_ < options_.maxConnections || makeRoom()) {
        (new Connection(*this, socket))->begin();
    } else if (options_.tls || leaving_ >= kGoodbyesAtMost) {
        socket->abort();
        delete socket;
    } else {
        (new Connection(*this, socket))
            ->refuse({503, {{"Retry-After", "5"}}, "too many connections; try again later\n"});
    }
}

}  // namespace roomrack::http

#include "moc_server.cpp"
