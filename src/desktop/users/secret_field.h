// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a PIN or password: always masked, never stored by an input method.
#pragma once

class QLineEdit;

namespace roomrack::desktop {

QLineEdit *secretField();

}  // namespace roomrack::desktop
