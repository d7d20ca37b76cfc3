// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of payment cards in texts, so that none is kept by accident. The house has no place for
// one; whatever comes from outside as words goes through here.
#pragma once

#include <QtCore/QString>

namespace roomrack::core {

/// Whether a text has a run of 13 to 19 digits (blanks and hyphens between them allowed) that
/// passes the check of card numbers (ISO/IEC 7812-1, Luhn).
bool hasCardNumber(QStringView text);
/// The text with all but the last four digits of such runs as '*'. Codecs run every free text
/// through this.
QString withoutCardNumbers(const QString &text);

}  // namespace roomrack::core
