// SPDX-License-Identifier: GPL-3.0-or-later
// Operates a window by keys only, and reports what a user without a mouse cannot do.
#pragma once

#include <QtCore/QStringList>

class QWidget;

namespace roomrack::tests {

/// Each line names a control and its problem; none: no problems. The window must be active. Checks:
/// - Tab visits all controls and returns to the first, and Shift+Tab goes the same way back;
/// - every visible, enabled control is visited, or reached by an arrow key from one that is;
/// - the focused control looks different from its unfocused state;
/// - no two visible controls have the same Alt key;
/// - if Shift+F10 opens a menu, arrow keys reach all its entries, and Escape closes it.
///
/// A control with the property "keys" (equivalent keys) need not be reached: the code that sets the
/// property must test those keys.
QStringList keyboardProblems(QWidget &window);

/// The controls in Tab order, starting with the focused one.
QList<QWidget *> tabRound(QWidget &window);

/// All entries of the open menu that arrow keys reach: "Wider/Guest". Closes the menu by Escape.
/// Entries that arrow keys do not reach are added to `missed`.
QStringList menuByArrows(QStringList *missed = nullptr);

/// Opens the focused control's menu by Shift+F10 and chooses by arrow keys and Enter: the entry
/// whose text begins with the first string, then one in its submenu, and so on. False if there is
/// none.
bool chooseByKeys(const QStringList &path);

}  // namespace roomrack::tests
