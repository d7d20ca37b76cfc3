// SPDX-License-Identifier: GPL-3.0-or-later
// Reference rates as published by the European Central Bank: eurofxref as XML or CSV, for a day,
// for ninety days, or for all days since 1999. Untrusted input: the content is validated, and a
// file with any error is rejected as a whole.
#pragma once

#include "pricing/fx.h"

#include <QtCore/QByteArray>

namespace roomrack::imports {

inline constexpr qsizetype kMostEcbBytes = qsizetype(16) << 20;

struct EcbRates {
    std::vector<pricing::FxRate> rates;  ///< base EUR; newest day first, as in the file
    int unknown = 0;                     ///< skipped rates: currencies no longer in use
};

/// Detects XML or CSV by the first bytes. Errors on field "file" give cause and position.
Result<EcbRates> readEcbRates(const QByteArray &bytes);

}  // namespace roomrack::imports
