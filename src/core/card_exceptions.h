// SPDX-License-Identifier: GPL-3.0-or-later
// Exceptions from the card number check (core/card_number.h): numbers that pass it but usually are
// none, such as telephone numbers and reference codes.
#pragma once

#include <QtCore/QString>

namespace roomrack::core {

/// The number with card numbers masked, as by withoutCardNumbers(). Telephone numbers have up to
/// fifteen digits (E.164), and one in ten of those passes the check: "+" or "00" before at most
/// fifteen digits marks a telephone number, and so do fewer than fourteen digits.
QString phoneWithoutCardNumber(const QString &phone);
/// Whether the text consists of a card number of one of the large schemes and nothing else.
bool isCardNumber(QStringView text);

}  // namespace roomrack::core
