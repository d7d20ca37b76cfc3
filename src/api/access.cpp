// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/access.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QUrl>

#include <algorithm>

namespace roomrack::api {

namespace {

/// Fast path without a URL parser: the host alone, or with a port of digits.
bool isHostWithPort(QByteArrayView host, QByteArrayView authority)
{
    if (!authority.startsWith(host)) return false;
    const QByteArrayView port = authority.sliced(host.size());
    constexpr qsizetype kLongestPort = 6;
    return port.isEmpty()
           || (port.size() > 1 && port.size() <= kLongestPort && port[0] == ':'
               && std::all_of(port.begin() + 1, port.end(),
                              [](char c) { return c >= '0' && c <= '9'; }));
}

/// The host without its port; empty if it is not a valid host name.
QString hostOf(const QByteArray &authority)
{
    for (const char *host : {"127.0.0.1", "localhost"}) {
        if (isHostWithPort(host, authority)) return QString::fromLatin1(host);
    }
    const QUrl url(QStringLiteral("http://") + QString::fromLatin1(authority) + u'/',
                   QUrl::StrictMode);
    const bool plain = url.isValid() && url.userInfo().isEmpty() && url.path() == u"/";
    return plain ? url.host().toLower() : QString();
}

/// Address of one entry of X-Forwarded-For, which may include a port; null if it is invalid.
QHostAddress forwardedAddress(QByteArray entry)
{
    entry = entry.trimmed();
    if (entry.startsWith('['))
        entry = entry.mid(1, entry.indexOf(']') - 1);
    else if (entry.count(':') == 1)
        entry = entry.left(entry.indexOf(':'));
    return QHostAddress(QString::fromLatin1(entry));
}

/// All entries of X-Forwarded-For, in the order in which the proxies appended them.
QList<QByteArray> forwardedFor(const http::Request &request)
{
    QByteArray all;
    for (const auto &[header, value] : request.headers) {
        if (header.compare("X-Forwarded-For", Qt::CaseInsensitive) != 0) continue;
        if (!all.isEmpty()) all += ',';
        all += value;
    }
    return all.isEmpty() ? QList<QByteArray>() : all.split(',');
}

/// Headers that proxies add about themselves or about their clients.
constexpr const char *kOfProxies[] = {
    "Forwarded",         "Via",       "X-Forwarded-For",  "X-Forwarded-Host",
    "X-Forwarded-Proto", "X-Real-IP", "CF-Connecting-IP", "True-Client-IP"};

}  // namespace

Origin originOf(const http::Request &request, const std::vector<QHostAddress> &proxies)
{
    const auto isTrusted = [&proxies](const QHostAddress &address) {
        return address.isLoopback()
               || std::any_of(proxies.begin(), proxies.end(), [&](const QHostAddress &proxy) {
                      return proxy.isEqual(address, QHostAddress::TolerantConversion);
                  });
    };
    if (!isTrusted(request.from)) return {request.from, false};
    QList<QByteArray> hops = forwardedFor(request);
    for (; !hops.isEmpty(); hops.removeLast()) {
        const QHostAddress hop = forwardedAddress(hops.last());
        if (hop.isNull()) break;
        if (!isTrusted(hop)) return {hop, false};
    }
    return {request.from, true};
}

bool isFromHere(const http::Request &request)
{
    const auto isForwarded = [&request](const char *header) {
        return std::any_of(request.headers.begin(), request.headers.end(), [header](const auto &h) {
            return h.first.compare(header, Qt::CaseInsensitive) == 0;
        });
    };
    return request.from.isLoopback()
           && std::none_of(std::begin(kOfProxies), std::end(kOfProxies), isForwarded);
}

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
    if (!ours)
        return http::textResponse(
            421, "host name not accepted; use the IP address or public hostname of this server");
    if (!request.header("Origin").isEmpty())
        return http::textResponse(403, "requests with an Origin header are not accepted");
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
