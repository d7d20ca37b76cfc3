// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/door_settings.h"

#include "http/listen_address.h"

#include <QtCore/QUrl>
#include <QtNetwork/QHostInfo>

#include <algorithm>

namespace roomrack::api {

namespace {

tl::unexpected<Error> wrong(const char *field, const QString &why)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), why);
}

/// A name of DNS or an address, and nothing beside it.
bool isHostName(const QString &name)
{
    const QUrl url(QStringLiteral("http://") + name + u'/', QUrl::StrictMode);
    return url.isValid() && !url.host().isEmpty() && url.port() < 0 && url.userInfo().isEmpty()
           && url.path() == u"/" && !url.hasQuery() && !url.hasFragment();
}

}  // namespace

Result<DoorOptions> optionsFrom(const DoorSettings &settings)
{
    DoorOptions options;
    options.address = http::hostAddressFrom(settings.address.trimmed());
    if (options.address.isNull()) {
        return wrong("address",
                     ErrorText::tr("must be an address of this machine, such as 127.0.0.1"));
    }
    if (settings.port < 0 || settings.port > 65'535)
        return wrong("port", ErrorText::tr("must be from 0 to 65535"));
    options.port = static_cast<quint16>(settings.port);
    for (const QString &name : settings.names) {
        if (!isHostName(name)) {
            return wrong("names", ErrorText::tr("“%1” is no name of a computer, such as "
                                                "hotel.example.com")
                                      .arg(name));
        }
    }
    options.names = settings.names;
    for (const QString &proxy : settings.proxies) {
        options.proxies.emplace_back(proxy);
        if (options.proxies.back().isNull()) {
            return wrong("proxy", ErrorText::tr("“%1” is no address of a computer, such as "
                                                "192.0.2.7")
                                      .arg(proxy));
        }
    }
    options.tokenHash = settings.tokenHash;
    if (settings.certificate.isEmpty() != settings.key.isEmpty()) {
        return wrong(settings.key.isEmpty() ? "key" : "certificate",
                     ErrorText::tr("certificate and key belong together"));
    }
    if (settings.certificate.isEmpty()) {
        if (!options.address.isLoopback())
            return wrong("certificate",
                         ErrorText::tr("beyond this machine a certificate is needed"));
        return options;
    }
    auto tls = http::tlsFrom(settings.certificate, settings.key);
    if (!tls) {
        // It names the file.
        const bool key = tls.error().field == settings.key;
        return wrong(key ? "key" : "certificate", tls.error().text());
    }
    options.tls = std::move(*tls);
    return options;
}

QString urlOf(const DoorSettings &settings, quint16 port)
{
    QUrl url;
    url.setScheme(settings.certificate.isEmpty() ? QStringLiteral("http")
                                                 : QStringLiteral("https"));
    const QHostAddress address = http::hostAddressFrom(settings.address.trimmed());
    const bool any = address == QHostAddress::Any || address == QHostAddress::AnyIPv4
                     || address == QHostAddress::AnyIPv6;
    url.setHost(!settings.names.isEmpty() ? settings.names.front()
                : any                     ? QHostInfo::localHostName()
                                          : address.toString());
    const int usual = settings.certificate.isEmpty() ? 80 : 443;
    if (port != usual) url.setPort(port);
    return url.toString();
}

}  // namespace roomrack::api
