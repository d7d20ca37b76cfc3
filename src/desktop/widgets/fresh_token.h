// SPDX-License-Identifier: GPL-3.0-or-later
// A token for a program: 192 bits of chance, which nobody guesses, and whose hash cannot be turned
// back.
#pragma once

#include <QtCore/QByteArray>

namespace roomrack::desktop {

/// 32 letters, digits, '-' and '_'.
QByteArray freshToken();

}  // namespace roomrack::desktop
