// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/http_transport.h"

#include "core/failure_text.h"
#include "http/failure_code.h"

#include <QtCore/QIODevice>
#include <QtNetwork/QNetworkReply>
#include <QtNetwork/QSslError>

#include <algorithm>
#include <memory>

namespace roomrack::http {

namespace {

/// The base URL with the request's path and query appended.
QUrl target(const QUrl &address, const QByteArray &path)
{
    QByteArray whole = address.toEncoded(QUrl::RemoveQuery | QUrl::RemoveFragment);
    while (whole.endsWith('/')) whole.chop(1);
    return QUrl::fromEncoded(whole + path, QUrl::StrictMode);
}

/// A request body that can be read once. If the connection is closed before the answer, Qt resends
/// a request of any method up to three times, unless its body cannot be rewound.
class OnceOnly final : public QIODevice {
public:
    explicit OnceOnly(QByteArray body) : body_(std::move(body)) { open(ReadOnly); }
    qint64 size() const override { return body_.size(); }
    bool reset() override { return false; }

protected:
    qint64 readData(char *to, qint64 most) override
    {
        const qint64 count = std::min(most, body_.size() - at_);
        if (count <= 0) return -1;
        std::copy_n(body_.constData() + at_, count, to);
        at_ += count;
        return count;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    const QByteArray body_;
    qint64 at_ = 0;
};

/// Whether nothing was sent: no connection, or no trusted one.
bool neverLeft(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::ConnectionRefusedError:
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::SslHandshakeFailedError:
    case QNetworkReply::ProtocolUnknownError:
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyNotFoundError: return true;
    default: return false;
    }
}

Reply replyFrom(QNetworkReply &from, const QString &distrusted, bool tooLong)
{
    Reply reply;
    const QVariant status = from.attribute(QNetworkRequest::HttpStatusCodeAttribute);
    const auto error = from.error();
    const bool cut = tooLong || error == QNetworkReply::OperationCanceledError
                     || error == QNetworkReply::RemoteHostClosedError
                     || error == QNetworkReply::TimeoutError;
    if (!status.isValid() || cut) {
        reply.came = neverLeft(error) ? Reply::Came::NotReached : Reply::Came::Nothing;
        reply.trouble = distrusted.isEmpty() ? failureCode(error, from.errorString()) : distrusted;
        if (tooLong) reply.trouble = core::failure::kTooLarge;
        return reply;
    }
    reply.came = Reply::Came::Answer;
    reply.status = status.toInt();
    for (const auto &[name, value] : from.rawHeaderPairs()) reply.headers.emplace_back(name, value);
    reply.body = from.readAll();
    return reply;
}

}  // namespace

HttpTransport::HttpTransport(const QUrl &address, qint64 longestAnswer)
    : address_(address), longestAnswer_(longestAnswer)
{
    network_.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    network_.setAutoDeleteReplies(true);
}

HttpTransport::~HttpTransport() = default;

void HttpTransport::send(const Outgoing &request, std::function<void(Reply)> done)
{
    QNetworkRequest wire(target(address_, request.path));
    for (const auto &[name, value] : request.headers) wire.setRawHeader(name, value);
    wire.setTransferTimeout(request.timeoutSeconds * 1'000);
    // Safe methods may be repeated (RFC 9110, 9.2.2).
    const bool safe = request.method == "GET" || request.method == "HEAD";
    auto *body = safe ? nullptr : new OnceOnly(request.body);
    QNetworkReply *reply = safe ? network_.sendCustomRequest(wire, request.method, request.body)
                                : network_.sendCustomRequest(wire, request.method, body);
    if (body) body->setParent(reply);
    const auto distrusted = std::make_shared<QString>();
    const auto tooLong = std::make_shared<bool>(false);
    QObject::connect(reply, &QNetworkReply::sslErrors, reply,
                     [distrusted](const QList<QSslError> &errors) {
                         QStringList words;
                         for (const QSslError &e : errors) words += e.errorString();
                         words.removeDuplicates();
                         *distrusted = core::failure::kUntrusted + words.join(QStringLiteral("; "));
                     });
    QObject::connect(reply, &QNetworkReply::readyRead, reply, [this, reply, tooLong] {
        if (reply->bytesAvailable() <= longestAnswer_) return;
        *tooLong = true;
        reply->abort();
    });
    QObject::connect(reply, &QNetworkReply::finished, reply,
                     [reply, distrusted, tooLong, done = std::move(done)] {
                         done(replyFrom(*reply, *distrusted, *tooLong));
                     });
}

}  // namespace roomrack::http
