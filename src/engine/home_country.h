// SPDX-License-Identifier: GPL-3.0-or-later
// The country assumed for a property, used to parse telephone numbers without a country code.
#pragma once

#include <QtCore/QString>

namespace roomrack::engine {

/// ISO 3166 code of the country of a time zone (an IANA name); empty: unknown.
QString homeCountry(const QString &timeZone);

}  // namespace roomrack::engine
