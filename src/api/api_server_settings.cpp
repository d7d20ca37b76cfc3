// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/api_server_settings.h"

#include "http/listen_address.h"

#include <QtCore/QUrl>
#include <QtNetwork/QNetworkInterface>

#include <algorithm>

namespace roomrack::api {

namespace {

tl::unexpected<Error> wrong(const char *field, const QString &why)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), why);
}

/// Whether it is a DNS name or an address, and nothing else.
bool isHostName(const QString &name)
{
    const QUrl url(QStringLiteral("http://") + name + u'/', QUrl::StrictMode);
    return url.isValid() && !url.host().isEmpty() && url.port() < 0 && url.userInfo().isEmpty()
           && url.path() == u"/" && !url.hasQuery() && !url.hasFragment();
}

bool isAny(const QHostAddress &address)
{
    return address == QHostAddress::Any || address == QHostAddress::AnyIPv4
           || address == QHostAddress::AnyIPv6;
}

/// An address at which a server that listens on `any` accepts connections: of an active network
/// interface, or the loopback address if there is none. Link-local addresses are skipped: they are
/// valid on one link only.
QHostAddress reachableAddress(const QHostAddress &any)
{
    const bool v6 = any == QHostAddress::AnyIPv6;
    const auto wanted = v6 ? QAbstractSocket::IPv6Protocol : QAbstractSocket::IPv4Protocol;
    constexpr auto kActive = QNetworkInterface::IsUp | QNetworkInterface::IsRunning;
    for (const QNetworkInterface &network : QNetworkInterface::allInterfaces()) {
        if ((network.flags() & kActive) != kActive) continue;
        for (const QNetworkAddressEntry &entry : network.addressEntries()) {
            const QHostAddress address = entry.ip();
            if (address.protocol() == wanted && !address.isLoopback() && !address.isLinkLocal())
                return address;
        }
    }
    return QHostAddress(v6 ? QHostAddress::LocalHostIPv6 : QHostAddress::LocalHost);
}

}  // namespace

Result<ApiServerOptions> optionsFrom(const ApiServerSettings &settings)
{
    ApiServerOptions options;
    options.address = http::hostAddressFrom(settings.address.trimmed());
    if (options.address.isNull()) {
        return wrong("address",
                     ErrorText::tr("must be an IP address of this computer, such as 127.0.0.1"));
    }
    if (settings.port < 0 || settings.port > 65'535)
        return wrong("port", ErrorText::tr("must be between 0 and 65535"));
    options.port = static_cast<quint16>(settings.port);
    for (const QString &name : settings.names) {
        if (!isHostName(name)) {
            return wrong("names",
                         ErrorText::tr("“%1” is not a valid host name; example: hotel.example.com")
                             .arg(name));
        }
    }
    options.names = settings.names;
    for (const QString &proxy : settings.proxies) {
        options.proxies.emplace_back(proxy);
        if (options.proxies.back().isNull()) {
            return wrong(
                "proxy",
                ErrorText::tr("“%1” is not a valid IP address; example: 192.0.2.7").arg(proxy));
        }
    }
    options.tokenHash = settings.tokenHash;
    if (settings.certificate.isEmpty() != settings.key.isEmpty()) {
        return wrong(settings.key.isEmpty() ? "key" : "certificate",
                     ErrorText::tr("certificate and private key are both required"));
    }
    if (settings.certificate.isEmpty()) {
        if (!options.address.isLoopback())
            return wrong(
                "certificate",
                ErrorText::tr(
                    "a certificate is required to accept connections from other computers"));
        return options;
    }
    auto tls = http::tlsFrom(settings.certificate, settings.key);
    if (!tls) {
        // The error's field is the file name.
        const bool key = tls.error().field == settings.key;
        return wrong(key ? "key" : "certificate", tls.error().text());
    }
    options.tls = std::move(*tls);
    return options;
}

QString urlOf(const ApiServerSettings &settings, quint16 port)
{
    QUrl url;
    url.setScheme(settings.certificate.isEmpty() ? QStringLiteral("http")
                                                 : QStringLiteral("https"));
    const QHostAddress address = http::hostAddressFrom(settings.address.trimmed());
    // Not the name of the computer: turnedAway() accepts IP addresses and settings.names only.
    url.setHost(!settings.names.isEmpty()
                    ? settings.names.front()
                    : (isAny(address) ? reachableAddress(address) : address).toString());
    const int usual = settings.certificate.isEmpty() ? 80 : 443;
    if (port != usual) url.setPort(port);
    return url.toString();
}

}  // namespace roomrack::api
