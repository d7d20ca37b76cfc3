// SPDX-License-Identifier: GPL-3.0-or-later
// Which characters the bytes of a document are: mark and declaration must agree with each other
// and with the bytes, because two readers that guess differently read different messages.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>

namespace roomrack::protocols::xml {

/// UTF-8 with the declaration blanked out; what is refused, see guard().
Result<QByteArray> toUtf8(const QByteArray &document);

}  // namespace roomrack::protocols::xml
