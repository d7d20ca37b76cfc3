// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/server.h"

#include "http/line.h"

#include <QtCore/QFile>
#include <QtNetwork/QSslKey>
#include <QtNetwork/QSslSocket>

#include <algorithm>

namespace roomrack::http {

namespace {

/// Lines that the system keeps for us while we are busy with others.
constexpr int kBacklog = 1'024;
/// So many are told that there is no room; a greater crowd is cut without a word.
constexpr int kGoodbyesAtMost = 64;
/// Somebody known who has said nothing for so long makes room.
constexpr qint64 kLongTicks = 5'000 / Server::kTickMs;

/// A private key in DER has the public one's bytes in it: the point of a curve, or the modulus,
/// which in the certificate stands before the exponent 65537.
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
        return wrong(certificateFile, ErrorText::tr("there is no certificate in PEM form"));
    QFile file(keyFile);
    if (!file.open(QIODevice::ReadOnly)) return wrong(keyFile, file.errorString());
    const QByteArray pem = file.readAll();
    QSslKey key(pem, QSsl::Rsa);
    if (key.isNull()) key = QSslKey(pem, QSsl::Ec);
    if (key.isNull())
        return wrong(keyFile, ErrorText::tr("there is no RSA or EC key in PEM form, or it is "
                                            "protected by a passphrase"));
    if (!belongTogether(key, chain.front()))
        return wrong(keyFile, ErrorText::tr("it is not the key of the certificate"));
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificateChain(chain);
    tls.setPrivateKey(key);
    tls.setProtocol(QSsl::TlsV1_2OrLater);
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);  // callers show who they are by other means
    return tls;
}

Server::Server(Handler handler, ServerOptions options, QObject *parent)
    : QTcpServer(parent), handler_(std::move(handler)), options_(std::move(options))
{
    setListenBacklogSize(kBacklog);
    // Qt goes deaf where the system has no descriptor left; tick() listens again.
    connect(this, &QTcpServer::acceptError, this, [this] { deaf_ = true; });
    connect(&ticks_, &QTimer::timeout, this, [this] { tick(); });
    if (options_.ticksItself) ticks_.start(kTickMs);
}

Server::~Server()
{
    close();
    // Before the members that they use.
    const std::vector<Line *> all = lines_;
    for (Line *line : all) delete line;
}

Result<quint16> Server::open(const QHostAddress &address, quint16 port)
{
    if (listen(address, port)) return serverPort();
    QString why = errorString();
    switch (serverError()) {
    case QAbstractSocket::AddressInUseError:
        why = ErrorText::tr("another program listens there already; choose another port");
        break;
    case QAbstractSocket::SocketAddressNotAvailableError:
        why = ErrorText::tr("this machine has no such address");
        break;
    case QAbstractSocket::SocketAccessError:
        why = ErrorText::tr("ports below 1024 need special rights; choose a higher one");
        break;
    default: break;
    }
    return fail(ErrorCode::Invalid, QStringLiteral("port"), why);
}

void Server::tick()
{
    ++tick_;
    if (std::exchange(deaf_, false)) resumeAccepting();
    const std::vector<Line *> all = lines_;  // they go later, but may go
    qint64 held = 0;
    for (Line *line : all) {
        line->look();
        held += line->held();
    }
    if (held > options_.heldAtMost) cutTheLargest();
}

/// Whoever takes least of what he asked for, or sends without an end, goes first.
void Server::cutTheLargest()
{
    std::vector<Line *> all = lines_;
    std::sort(all.begin(), all.end(), [](Line *a, Line *b) { return a->held() > b->held(); });
    qint64 held = 0;
    for (Line *line : all) held += line->held();
    for (Line *line : all) {
        if (held <= options_.heldAtMost) return;
        held -= line->held();
        line->cut();
    }
}

/// Whoever never asked for anything goes for whoever comes, the one who waits longest first; then
/// whoever has been silent for long.
bool Server::makeRoom()
{
    Line *goes = nullptr;
    for (Line *line : lines_) {
        if (!line->isWaiting()) continue;
        if (!line->isStranger() && tick_ - line->since() < kLongTicks) continue;
        const auto rank = [](const Line *l) { return std::pair(!l->isStranger(), l->since()); };
        if (!goes || rank(line) < rank(goes)) goes = line;
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
    if (lines() - leaving_ < options_.linesAtMost || makeRoom()) {
        (new Line(*this, socket))->begin();
    } else if (options_.tls || leaving_ >= kGoodbyesAtMost) {
        socket->abort();
        delete socket;
    } else {
        (new Line(*this, socket))
            ->refuse({503, {{"Retry-After", "5"}}, "too many lines at once\n"});
    }
}

}  // namespace roomrack::http

#include "moc_server.cpp"
