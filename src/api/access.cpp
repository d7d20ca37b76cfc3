// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/access.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QUrl>

#include <algorithm>

namespace roomrack::api {

namespace {

/// Without the port; empty where it is no name of a host.
QString hostOf(const QByteArray &authority)
{
    const QUrl url(QStringLiteral("http://") + QString::fromLatin1(authority) + u'/',
                   QUrl::StrictMode);
    const bool plain = url.isValid() && url.userInfo().isEmpty() && url.path() == u"/";
    return plain ? url.host().toLower() : QString();
}

}  // namespace

std::optional<http::Response> turnedAway(const http::Request &request, const QStringList &names)
{
    const QString host = hostOf(request.header("Host"));
    const QHostAddress asAddress(host);
    const bool ours =
        !host.isEmpty()
        && (host == u"localhost"
            || (!asAddress.isNull()
                && (asAddress.isLoopback()
                    || asAddress.isEqual(request.at, QHostAddress::TolerantConversion)))
            || names.contains(host, Qt::CaseInsensitive));
    if (!ours) return http::textResponse(421, "this is not the host that was asked for");
    if (!request.header("Origin").isEmpty())
        return http::textResponse(403, "web pages are not answered");
    return std::nullopt;
}

bool hasToken(const http::Request &request, const QByteArray &token)
{
    const QByteArray given = request.header("Authorization");
    const QByteArray x = QCryptographicHash::hash(given, QCryptographicHash::Sha256);
    const QByteArray y = QCryptographicHash::hash("Bearer " + token, QCryptographicHash::Sha256);
    int different = 0;
    for (qsizetype i = 0; i < x.size(); ++i) different |= x[i] ^ y[i];
    return different == 0;
}

}  // namespace roomrack::api
