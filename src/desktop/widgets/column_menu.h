// SPDX-License-Identifier: GPL-3.0-or-later
// What the heading of a table does by mouse (sort by a column, make it wider), in a menu, so that
// it can be done by key as well.
#pragma once

class QTableView;

namespace roomrack::desktop {

/// The menu key, or the right mouse button, opens it. Only what the heading can do is in it: order
/// where it shows by what it is sorted, widths where its lines can be dragged.
void offerColumns(QTableView *table);

}  // namespace roomrack::desktop
