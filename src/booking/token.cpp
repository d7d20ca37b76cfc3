// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/token.h"

#include <QtCore/QCryptographicHash>

namespace roomrack::booking {

QString tokenRoleCode(TokenRole role)
{
    switch (role) {
    case TokenRole::Read: return QStringLiteral("read");
    case TokenRole::Channel: return QStringLiteral("channel");
    case TokenRole::Desk: return QStringLiteral("desk");
    case TokenRole::Manager: return QStringLiteral("manager");
    }
    return {};
}

QByteArray tokenHash(const QByteArray &token)
{
    return QCryptographicHash::hash(token, QCryptographicHash::Blake2b_256);
}

}  // namespace roomrack::booking
