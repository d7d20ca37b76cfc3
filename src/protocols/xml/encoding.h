// SPDX-License-Identifier: GPL-3.0-or-later
// Determines a document's encoding: byte order mark, declaration and bytes must agree, because two
// readers that guess differently read different messages.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>

namespace roomrack::protocols::xml {

/// UTF-8 with the declaration blanked out; for refused input see guard().
Result<QByteArray> toUtf8(const QByteArray &document);

}  // namespace roomrack::protocols::xml
