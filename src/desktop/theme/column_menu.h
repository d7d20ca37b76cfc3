// SPDX-License-Identifier: GPL-3.0-or-later
// A menu with the mouse functions of a table's heading (sort, column width), for use by keyboard.
#pragma once

class QMenu;
class QTableView;

namespace roomrack::desktop {

/// Opened by the Menu key or the right mouse button. Contains only what the heading supports:
/// sorting if it shows a sort indicator, widths if its sections can be resized.
void offerColumns(QTableView *table);
/// Adds its contents to another menu of the table.
void addColumns(QMenu *menu, QTableView *table);

}  // namespace roomrack::desktop
