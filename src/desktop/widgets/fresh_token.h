// SPDX-License-Identifier: GPL-3.0-or-later
// An API token of 192 random bits: it cannot be guessed, and not be derived from its hash.
#pragma once

#include <QtCore/QByteArray>

namespace roomrack::desktop {

/// 32 letters, digits, '-' and '_'.
QByteArray freshToken();

}  // namespace roomrack::desktop
