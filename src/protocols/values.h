// SPDX-License-Identifier: GPL-3.0-or-later
// Strict parsing of wire texts in one place: dates, instants, counts, flags and amounts. A misread
// value would be a wrong price or a wrong night.
#pragma once

#include "core/clock.h"
#include "core/money.h"
#include "core/night.h"

namespace roomrack::protocols {

/// All of these fail with Invalid and an empty field: the caller adds the field.

/// "2026-07-10"; also "2026-07-10T15:00:00+02:00", of which the date is taken as written. Years
/// 1900 to 2199.
Result<Night> parseNight(QStringView text);

/// xs:dateTime "2026-07-10T15:00:00+02:00", with "Z" or fractional seconds; UTC without a zone.
/// Millisecond precision.
Result<Instant> parseInstant(QStringView text);
/// "2026-07-10T13:00:00Z", with milliseconds if not zero.
QString instantText(Instant at);

/// Digits with an optional '-', within [least, most].
Result<qint64> parseCount(QStringView text, qint64 least, qint64 most);

/// "true", "false", "1", "0" (xs:boolean).
Result<bool> parseFlag(QStringView text);

/// Decimal text with '.' ("118.5", "-3") in minor units of `currency`, exact: digits beyond its
/// decimals must be zeros. No exponent, no grouping. At most 15 digits before the point.
Result<qint64> parseMinor(QStringView text, Currency currency);
/// The amount with the currency's decimals: "118.50".
inline QString minorText(qint64 minor, Currency currency)
{
    return Money{minor, currency}.plain();
}

}  // namespace roomrack::protocols
