// SPDX-License-Identifier: GPL-3.0-or-later
// Where a number that passes the check of card numbers (core/card_number.h) mostly is none:
// telephone numbers, and what others call things by.
#pragma once

#include <QtCore/QString>

namespace roomrack::core {

/// A telephone number without those of cards, as withoutCardNumbers() does it. It may have fifteen
/// digits (E.164), and one in ten of those passes the check: "+" or "00" before at most fifteen
/// makes it a telephone number, and so do fewer than fourteen.
QString phoneWithoutCardNumber(const QString &phone);
/// Whether a text is nothing but the number of a card of one of the large schemes.
bool isCardNumber(QStringView text);

}  // namespace roomrack::core
