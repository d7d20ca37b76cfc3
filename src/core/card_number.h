// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of payment cards in texts, so that none is kept by accident. The house has no place for
// one; whatever comes from outside as words goes through here.
#pragma once

#include <QtCore/QString>

namespace roomrack::core {

/// Whether a text has a run of 13 to 19 digits of any script (one blank or dash between them
/// allowed) that passes the check of card numbers (ISO/IEC 7812-1, Luhn).
bool hasCardNumber(QStringView text);
/// The text with all but the last four digits of such runs as '*'. Codecs run every free text
/// through this.
QString withoutCardNumbers(const QString &text);
/// The same of a telephone number, which may have fifteen digits (E.164), and one in ten of those
/// passes the check: "+" or "00" before at most fifteen makes it a telephone number, and so do
/// fewer than fourteen.
QString phoneWithoutCardNumber(const QString &phone);
/// Whether a text is nothing but the number of a card of one of the large schemes. For what others
/// call things by: a number in it that passes the check is mostly chance.
bool isCardNumber(QStringView text);

}  // namespace roomrack::core
