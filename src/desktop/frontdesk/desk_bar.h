// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of controls of the Front desk page. They continue in the next line where the width does not
// suffice.
#pragma once

#include <vector>

class QLayout;
class QWidget;

namespace roomrack::desktop {

class FlowLayout;

/// With the margins of a card.
FlowLayout *makeDeskBar();
/// Adds widgets that stand at the end of the line.
void addAtEnd(QLayout *bar, const std::vector<QWidget *> &widgets);

}  // namespace roomrack::desktop
