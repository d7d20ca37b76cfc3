// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/version.h"

namespace roomrack::core {

QString version()
{
    return QStringLiteral(ROOMRACK_VERSION);
}

}  // namespace roomrack::core
