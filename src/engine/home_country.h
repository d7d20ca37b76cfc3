// SPDX-License-Identifier: GPL-3.0-or-later
// The country that a hotel is taken to be in, by which telephone numbers without a country's code
// are read.
#pragma once

#include <QtCore/QString>

namespace roomrack::engine {

/// ISO 3166 code of the country in which clocks go as in this zone (an IANA name); empty: unknown.
QString homeCountry(const QString &timeZone);

}  // namespace roomrack::engine
