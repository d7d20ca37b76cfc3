// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/address.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QUrl>

namespace roomrack::core {

bool isThisMachine(const QString &host)
{
    static const QRegularExpression v4(QStringLiteral("^127\\.\\d+\\.\\d+\\.\\d+$"));
    return host == u"localhost" || host == u"::1" || v4.match(host).hasMatch();
}

Result<void> checkAddress(const char *field, const QString &address, AddressOf what)
{
    const bool lines = what == AddressOf::Line;
    const QUrl url(lines ? QStringLiteral("fias://") + address : address, QUrl::StrictMode);
    const auto wrong = [field](const QString &why) {
        return fail(ErrorCode::Invalid, QString::fromLatin1(field), why);
    };
    if (!url.isValid() || url.host().isEmpty() || (lines && url.port() <= 0)) {
        return wrong(lines ? ErrorText::tr("must have the form host:port")
                           : ErrorText::tr("must have the form https://host/path"));
    }
    if (!url.userInfo().isEmpty())
        return wrong(ErrorText::tr("must not contain a user name or password"));
    if (lines || url.scheme() == u"https") return {};
    if (url.scheme() != u"http") return wrong(ErrorText::tr("must begin with https://"));
    if (!isThisMachine(url.host()))
        return wrong(
            ErrorText::tr("HTTP without TLS is allowed for this computer only; use https"));
    return {};
}

}  // namespace roomrack::core
