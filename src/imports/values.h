// SPDX-License-Identifier: GPL-3.0-or-later
// How the values of booking exports are written: dates, months, numbers, money, words.
#pragma once

#include "core/night.h"
#include "imports/mapping.h"

#include <QtCore/QByteArrayView>

#include <optional>

namespace roomrack::imports {

/// Nothing, or one of the words that stand for it: NULL, NA, N/A, none, -.
bool saysNothing(QByteArrayView value);

/// A whole number, also written "2.0".
std::optional<int> wholeNumber(QByteArrayView value);

/// 2015-07-01, 20150701, 1.7.2015, 07/01/2015, 1/7/15 (20xx); a time behind it is ignored. Four
/// digits in front are always the year; else `order` tells day from month.
std::optional<Night> date(QByteArrayView value, DateOrder order);

/// 7, 07, July, Jul; also in German, French, Spanish, Portuguese and Italian.
std::optional<int> month(QByteArrayView value);

/// An amount as plain decimal text ("1234.56") for Money::parse. Currency signs and codes and the
/// grouping are dropped. None when it is not an amount.
std::optional<QString> amount(QByteArrayView value, QChar decimalPoint);

/// What a status says, by the mapping's own words and then the usual ones.
std::optional<Outcome> outcome(const QString &value, const QMap<QString, Outcome> &ownWords);

/// yes, true, 1, x / no, false, 0; none for anything else.
std::optional<bool> yesNo(QByteArrayView value);

}  // namespace roomrack::imports
