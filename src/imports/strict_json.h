// SPDX-License-Identifier: GPL-3.0-or-later
// Parses untrusted JSON: limits the size and rejects duplicate keys (Qt would take the last one).
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>

namespace roomrack::imports {

Result<QJsonObject> strictObject(const QByteArray &json, qsizetype maxBytes = 1 << 20);

}  // namespace roomrack::imports
