// SPDX-License-Identifier: GPL-3.0-or-later
// Common setup of tables with one column per night: scrolling by pixels, custom grid lines, editing
// by custom keys.
#pragma once

class QTableView;

namespace roomrack::desktop {

/// Call after its headers and model are set.
void setUpNightTable(QTableView &table);

/// Call at the end of updateGeometries(): the table can be scrolled further by the height of the
/// overlay scroll bar, so that the bar does not cover the last row, even if all rows just fit.
/// `scrolled`: the vertical position before QTableView::updateGeometries(), which limits it to the
/// rows.
void scrollPastBar(QTableView &table, int scrolled);

}  // namespace roomrack::desktop
