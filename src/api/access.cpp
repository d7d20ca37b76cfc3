// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/access.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QUrl>

#include <algorithm>

namespace roomrack::api {

namespace {

/// What nearly every caller says, which takes no parser: no port, or one of digits.
bool isPlain(QByteArrayView host, QByteArrayView authority)
{
    if (!authority.startsWith(host)) return false;
    const QByteArrayView port = authority.sliced(host.size());
    constexpr qsizetype kLongestPort = 6;
    return port.isEmpty()
           || (port.size() > 1 && port.size() <= kLongestPort && port[0] == ':'
               && std::all_of(port.begin() + 1, port.end(),
                              [](char c) { return c >= '0' && c <= '9'; }));
}

/// Without the port; empty where it is no name of a host.
QString hostOf(const QByteArray &authority)
{
    for (const char *host : {"127.0.0.1", "localhost"}) {
        if (isPlain(host, authority)) return QString::fromLatin1(host);
    }
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

QByteArray bearerToken(const http::Request &request)
{
    constexpr qsizetype kScheme = 7;
    constexpr qsizetype kLongest = 512;
    const QByteArray given = request.header("Authorization");
    if (given.size() > kLongest || given.left(kScheme).toLower() != "bearer ") return {};
    return given.mid(kScheme).trimmed();
}

QByteArray tokenHashOf(const QByteArray &token)
{
    return QCryptographicHash::hash(token, QCryptographicHash::Sha256);
}

bool hasToken(const http::Request &request, const QByteArray &tokenHash)
{
    const QByteArray token = bearerToken(request);
    const QByteArray hash = tokenHashOf(token);
    if (token.isEmpty() || hash.size() != tokenHash.size()) return false;
    int different = 0;
    for (qsizetype i = 0; i < hash.size(); ++i) different |= hash[i] ^ tokenHash[i];
    return different == 0;
}

}  // namespace roomrack::api
