// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/listen_address.h"

#include <algorithm>

namespace roomrack::programs {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

}  // namespace

Result<std::pair<QHostAddress, quint16>> addressFrom(const QString &text)
{
    const auto colon = text.lastIndexOf(u':');
    QString host = text.left(std::max<qsizetype>(colon, 0));
    if (host.startsWith(u'[') && host.endsWith(u']')) host = host.mid(1, host.size() - 2);
    if (host == u"localhost") host = QStringLiteral("127.0.0.1");
    bool ok = false;
    const quint16 port = text.mid(colon + 1).toUShort(&ok);
    const QHostAddress address(host);
    if (ok && !address.isNull()) return std::pair{address, port};
    return fail(ErrorCode::Invalid, QStringLiteral("--listen"),
                Words::tr("must be an address and a port, such as 127.0.0.1:8470"));
}

}  // namespace roomrack::programs
