// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of messages: for display, and cut to what a message may have.
#pragma once

#include <QtCore/QString>

namespace roomrack::protocols {

/// Replaces control characters by blanks; line breaks and tabs stay. An odd guest name must not
/// prevent a booking.
QString readable(QString text);

/// At most `most` characters (UTF-16 units), without half a surrogate pair or blanks at the end.
QString limited(const QString &text, qsizetype most);

}  // namespace roomrack::protocols
