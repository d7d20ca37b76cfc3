// SPDX-License-Identifier: GPL-3.0-or-later
// Reference rates as the European Central Bank publishes them: eurofxref as XML or CSV, of a day,
// of ninety days, or of all days since 1999. A file from outside: what it holds is checked, and
// nothing is taken of one that is wrong anywhere.
#pragma once

#include "pricing/fx.h"

#include <QtCore/QByteArray>

namespace roomrack::imports {

inline constexpr qsizetype kMostEcbBytes = qsizetype(16) << 20;

struct EcbRates {
    std::vector<pricing::FxRate> rates;  ///< all with base EUR; newest day first as in the file
    int unknown = 0;  ///< rates left out: currencies that are not in use any more
};

/// By what it begins with, XML or CSV. Errors on field "file" say what is wrong and where.
Result<EcbRates> readEcbRates(const QByteArray &bytes);

}  // namespace roomrack::imports
