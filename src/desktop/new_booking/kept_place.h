// SPDX-License-Identifier: GPL-3.0-or-later
// Labels that show a message now and then keep their place in the layout: nothing around them moves
// under the mouse when the message appears or goes.
#pragma once

class QLabel;

namespace roomrack::desktop {

/// Keeps room for this many lines of the label's text, also while it shows fewer or is hidden.
void keepPlace(QLabel *label, int lines = 1);

}  // namespace roomrack::desktop
