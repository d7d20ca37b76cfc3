// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/server.h"

#include <QtCore/QFile>
#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtNetwork/QSslKey>
#include <QtNetwork/QSslSocket>

namespace roomrack::http {

namespace {

constexpr qint64 kReadAhead = 64 * 1024;
constexpr int kGoodbyeMs = 500;  ///< for an answer to leave before the line is cut

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

/// A line of one caller; goes when the socket does.
class Line final : public QObject {
public:
    Line(Server &server, QSslSocket *socket)
        : QObject(&server), server_(server), socket_(socket), reader_(server.options_.limits)
    {
        ++server_.lines_;
        socket_->setParent(this);
        // What is not read yet stays with the sender.
        socket_->setReadBufferSize(kReadAhead);
        timer_.setSingleShot(true);
        connect(&timer_, &QTimer::timeout, this, [this] { late(); });
        connect(socket_, &QSslSocket::readyRead, this, [this] { read(); });
        connect(socket_, &QSslSocket::disconnected, this, &QObject::deleteLater);
        connect(socket_, &QSslSocket::errorOccurred, this, [this] { socket_->abort(); });
        timer_.start(server.options_.requestSeconds * 1'000);
    }
    ~Line() override { --server_.lines_; }

    void begin()
    {
        if (!server_.options_.tls) return;
        socket_->setSslConfiguration(*server_.options_.tls);
        socket_->startServerEncryption();
    }
    void refuse(const Response &response)
    {
        emit server_.refused(response.status, response.body.trimmed(), socket_->peerAddress());
        socket_->write(toBytes(response, true));
        // An answer is lost where the line is reset: what is still coming is read and dropped until
        // the caller closes it, or has had time to.
        closing_ = true;
        socket_->readAll();
        timer_.start(kGoodbyeMs);
    }

private:
    void read()
    {
        if (busy_ || closing_) {
            if (closing_) socket_->readAll();
            return;
        }
        if (reader_.isIdle()) timer_.start(server_.options_.requestSeconds * 1'000);
        switch (reader_.feed(socket_->readAll())) {
        case RequestReader::State::Wrong: refuse(reader_.refusal()); return;
        case RequestReader::State::More:
            if (reader_.wantsContinue()) socket_->write("HTTP/1.1 100 Continue\r\n\r\n");
            return;
        case RequestReader::State::Whole: serve(); return;
        }
    }

    void serve()
    {
        busy_ = true;
        timer_.stop();
        Request request = reader_.take();
        request.from = socket_->peerAddress();
        request.at = socket_->localAddress();
        const bool headOnly = request.method == "HEAD";
        server_.handler_(request, [line = QPointer<Line>(this), headOnly](const Response &answer) {
            if (line) line->answer(answer, headOnly);
        });
    }

    void answer(const Response &response, bool headOnly)
    {
        if (!busy_) return;
        busy_ = false;
        if (response.status == 0) {
            socket_->abort();
            return;
        }
        const bool last = !reader_.keepsLine();
        write(response, last, headOnly);
        if (last) return;
        timer_.start(server_.options_.idleSeconds * 1'000);
        // Not from inside the handler's call: a line of many small requests would nest.
        QMetaObject::invokeMethod(
            this, [this] { read(); }, Qt::QueuedConnection);
    }

    void write(const Response &response, bool last, bool headOnly = false)
    {
        socket_->write(toBytes(response, last, headOnly));
        if (!last) return;
        closing_ = true;
        timer_.start(kGoodbyeMs);
        socket_->disconnectFromHost();
    }

    void late()
    {
        if (closing_ || reader_.isIdle() || (server_.options_.tls && !socket_->isEncrypted()))
            socket_->abort();
        else
            refuse(textResponse(408, "the request did not come in time"));
    }

    Server &server_;
    QSslSocket *socket_;
    RequestReader reader_;
    QTimer timer_;
    bool busy_ = false;
    bool closing_ = false;
};

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
{}

Server::~Server()
{
    close();
    // Before the members that they use.
    qDeleteAll(findChildren<QObject *>(QString(), Qt::FindDirectChildrenOnly));
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

void Server::incomingConnection(qintptr descriptor)
{
    auto *socket = new QSslSocket;
    if (!socket->setSocketDescriptor(descriptor)) {
        delete socket;
        return;
    }
    const bool full = lines_ >= options_.linesAtMost;
    auto *line = new Line(*this, socket);
    if (full && options_.tls)
        socket->abort();
    else if (full)
        line->refuse({503, {{"Retry-After", "5"}}, "too many lines at once\n"});
    else
        line->begin();
}

}  // namespace roomrack::http

#include "moc_server.cpp"
