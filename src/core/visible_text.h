// SPDX-License-Identifier: GPL-3.0-or-later
// Length and visibility of a text, as a reader sees it: in code points, as JSON Schema, SQLite and
// PostgreSQL count them, not in UTF-16 units.
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringView>

namespace roomrack::core {

/// Number of Unicode code points; half a surrogate pair counts as one.
qsizetype codePoints(QStringView text);

/// Whether any of its characters is displayed by itself: not only blanks, format characters (as
/// U+200B, U+2060, U+FEFF), combining marks and fillers.
bool isVisible(QStringView text);

/// Its digits, of any script, in order.
QString onlyDigits(QStringView text);

}  // namespace roomrack::core
