// SPDX-License-Identifier: GPL-3.0-or-later
// JSON from outside: a size limit, and a duplicate key is an error (Qt would take the last one).
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>

namespace roomrack::imports {

Result<QJsonObject> strictObject(const QByteArray &json, qsizetype maxBytes = 1 << 20);

}  // namespace roomrack::imports
