// SPDX-License-Identifier: GPL-3.0-or-later
// Parsers for values of booking exports: dates, months, numbers, money, words.
#pragma once

#include "core/night.h"
#include "imports/mapping.h"

#include <QtCore/QByteArrayView>

#include <optional>

namespace roomrack::imports {

/// Whether the value is empty or a placeholder: NULL, NA, N/A, none, -.
bool saysNothing(QByteArrayView value);

/// A whole number, also written "2.0".
std::optional<int> wholeNumber(QByteArrayView value);

/// 2015-07-01, 20150701, 1.7.2015, 07/01/2015, 1/7/15 (20xx); a time after it is ignored. Four
/// leading digits are always the year; otherwise `order` distinguishes day and month.
std::optional<Night> date(QByteArrayView value, DateOrder order);

/// 7, 07, July, Jul; also German, French, Spanish, Portuguese and Italian names.
std::optional<int> month(QByteArrayView value);

/// An amount as plain decimal text ("1234.56") for Money::parse, without currency signs, codes and
/// grouping. None when it is not an amount.
std::optional<QString> amount(QByteArrayView value, QChar decimalPoint);

/// Normalises for comparison: without blanks, hyphens and case, "Checked-Out" is "checkedout".
QString squeezed(const QString &word);

/// The outcome of a status word: the mapping's own words first, then the built-in ones.
std::optional<Outcome> outcome(const QString &value, const QMap<QString, Outcome> &ownWords);

/// yes, true, 1, x / no, false, 0; none for other text.
std::optional<bool> yesNo(QByteArrayView value);

}  // namespace roomrack::imports
