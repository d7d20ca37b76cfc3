// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/failure_code.h"

#include "core/failure_text.h"

namespace roomrack::http {

namespace failure = core::failure;

QString failureCode(int status)
{
    return QStringLiteral("HTTP %1").arg(status);
}

QString failureCode(QNetworkReply::NetworkError error, const QString &otherwise)
{
    switch (error) {
    case QNetworkReply::ConnectionRefusedError: return failure::kRefused;
    case QNetworkReply::HostNotFoundError: return failure::kNoHost;
    case QNetworkReply::TimeoutError:
    case QNetworkReply::OperationCanceledError:
        return failure::kNoResponse;  // by setTransferTimeout()
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::ContentReSendError: return failure::kCut;
    case QNetworkReply::SslHandshakeFailedError: return failure::kNotSecure;
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::UnknownProxyError: return failure::kNoProxy;
    case QNetworkReply::ProxyAuthenticationRequiredError: return failureCode(407);
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError: return failure::kNoNetwork;
    case QNetworkReply::ProtocolUnknownError:
    case QNetworkReply::ProtocolInvalidOperationError:
    case QNetworkReply::ProtocolFailure: return failure::kOtherProtocol;
    default: return otherwise;
    }
}

QString failureCode(QAbstractSocket::SocketError error, const QString &otherwise)
{
    switch (error) {
    case QAbstractSocket::ConnectionRefusedError: return failure::kRefused;
    case QAbstractSocket::HostNotFoundError: return failure::kNoHost;
    case QAbstractSocket::SocketTimeoutError: return failure::kNoResponse;
    case QAbstractSocket::RemoteHostClosedError: return failure::kCut;
    case QAbstractSocket::NetworkError: return failure::kNoNetwork;
    default: return otherwise;
    }
}

}  // namespace roomrack::http
