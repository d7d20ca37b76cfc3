// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown now and then, such as a message, keeps its place in the layout: nothing around it
// moves under the mouse when it appears or goes.
#pragma once

class QLabel;
class QWidget;

namespace roomrack::desktop {

/// Its place stays while it is hidden.
void keepPlace(QWidget *widget);
/// Keeps room for this many lines of the label's text, also while it shows fewer or is hidden.
void keepPlace(QLabel *label, int lines = 1);

}  // namespace roomrack::desktop
