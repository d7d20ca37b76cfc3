// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that only people read.
#pragma once

#include <QtCore/QString>

namespace roomrack::protocols {

/// With blanks for control characters, which say nothing to people; line breaks and tabs stay. A
/// guest's name is no reason not to book the room.
QString readable(QString text);

}  // namespace roomrack::protocols
