// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/listen_address.h"

#include <algorithm>

namespace roomrack::http {

QHostAddress hostAddressFrom(const QString &text)
{
    if (text == u"localhost") return QHostAddress(QHostAddress::LocalHost);
    const bool brackets = text.startsWith(u'[') && text.endsWith(u']');
    return QHostAddress(brackets ? text.mid(1, text.size() - 2) : text);
}

Result<std::pair<QHostAddress, quint16>> addressFrom(const QString &text, const QString &field)
{
    const auto colon = text.lastIndexOf(u':');
    bool ok = false;
    const quint16 port = text.mid(colon + 1).toUShort(&ok);
    const QHostAddress address = hostAddressFrom(text.left(std::max<qsizetype>(colon, 0)));
    if (ok && !address.isNull()) return std::pair{address, port};
    return fail(ErrorCode::Invalid, field,
                ErrorText::tr("must be an address and a port, such as 127.0.0.1:8470"));
}

}  // namespace roomrack::http
