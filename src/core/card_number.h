// SPDX-License-Identifier: GPL-3.0-or-later
// Masks payment card numbers in texts, so that none is stored by accident. All free text from
// outside passes through here.
#pragma once

#include <QtCore/QString>

namespace roomrack::core {

/// Whether the text has a run of 13 to 19 digits (blanks and hyphens between them allowed) that
/// passes the card number check (ISO/IEC 7812-1, Luhn).
bool hasCardNumber(QStringView text);
/// The text with all but the last four digits of such runs replaced by '*'. Codecs apply this to
/// every free text.
QString withoutCardNumbers(const QString &text);

}  // namespace roomrack::core
