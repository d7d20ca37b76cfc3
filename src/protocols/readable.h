// SPDX-License-Identifier: GPL-3.0-or-later
// Display-only texts.
#pragma once

#include <QtCore/QString>

namespace roomrack::protocols {

/// Replaces control characters by blanks; line breaks and tabs stay. An odd guest name must not
/// prevent a booking.
QString readable(QString text);

}  // namespace roomrack::protocols
