// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts of money as people type them: with the locale's comma or with a point, with or without
// grouping, without a currency.
#pragma once

#include "core/money.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

namespace roomrack::desktop {

/// "1.234,50", "1,234.50", "1234.5" or "1 234,5" to minor units; never negative. The error's field
/// is `field`.
Result<qint64> parseAmount(const QString &text, Currency currency, const QLocale &locale,
                           const QString &field);
/// The amount alone, as it would be typed: "1234.50" with the locale's decimal sign.
QString typedAmount(qint64 minor, Currency currency, const QLocale &locale);

}  // namespace roomrack::desktop
