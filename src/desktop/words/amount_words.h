// SPDX-License-Identifier: GPL-3.0-or-later
// Parses amounts of money and other decimal numbers as typed or pasted. One rule for all fields:
//
// - Thousands are grouped by points, commas, apostrophes or spaces of any width, three digits each
//   ("12,34,567" is accepted, too). Of a point and a comma in one number, the last is the decimal
//   mark.
// - A single point or comma before exactly three digits is ambiguous. It is the decimal mark if it
//   is that of the locale or if the number begins with a zero; otherwise it groups thousands:
//   "1.234" is 1234 in German, and a number with three decimals in English.
// - An amount may have fewer decimals than its currency, but not more: English "1.234" is rejected
//   for EUR and accepted for KWD.
// - The currency's code, symbol or name may stand before or after the amount; any other is
// rejected.
#pragma once

#include "core/money.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

#include <optional>

namespace roomrack::desktop {

/// The number without grouping and with a point as the decimal mark, such as "1234.50"; none if the
/// text is not a number. No sign, no currency.
std::optional<QString> plainNumber(const QString &text, const QLocale &locale);

/// Parses "1.234,50", "EUR 1,234.50", "1234.5 €" or "1 234,5" to minor units; never negative. The
/// error's field is `field`.
Result<qint64> parseAmount(const QString &text, Currency currency, const QLocale &locale,
                           const QString &field);
/// The amount without grouping, for editing: "1234.50" with the locale's decimal sign.
QString typedAmount(qint64 minor, Currency currency, const QLocale &locale);

}  // namespace roomrack::desktop
