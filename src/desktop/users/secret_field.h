// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a PIN or password: never readable, never remembered by an input method.
#pragma once

class QLineEdit;

namespace roomrack::desktop {

QLineEdit *secretField();

}  // namespace roomrack::desktop
