// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through a window with nothing but keys, and tells what somebody without a mouse would
// stumble over.
#pragma once

#include <QtCore/QStringList>

class QWidget;

namespace roomrack::tests {

/// Each line names a control and what is wrong with it; none: all is well. The window must be
/// active. What is checked:
/// - Tab goes round and comes back to where it began, and Shift+Tab goes the same way back;
/// - every visible control that is enabled takes part, or an arrow reaches it from one that does;
/// - the control that has the keys looks different from how it looks without them;
/// - no two controls that can be seen answer to the same Alt key;
/// - where Shift+F10 opens a menu, arrows reach all that is in it, and Escape closes it.
/// A control with the property "keys" (which ones do what it does) need not be reached: whoever
/// sets it tests these keys.
QStringList keyboardProblems(QWidget &window);

/// The controls that Tab goes to, in its order, beginning with the one that has the keys now.
QList<QWidget *> tabRound(QWidget &window);

/// All that can be chosen in the menu that is open, as arrows reach it: "Wider/Guest". The menu is
/// closed by Escape. Entries that arrows do not reach are told in `missed`.
QStringList menuByArrows(QStringList *missed = nullptr);

/// Opens the menu of what has the keys by Shift+F10 and chooses by arrows and Enter: the entry
/// whose text begins so, then one in its own menu, and so on. False if there is none.
bool chooseByKeys(const QStringList &path);

}  // namespace roomrack::tests
