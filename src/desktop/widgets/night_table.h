// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables of rows by nights have in common: they scroll by pixels, draw their own lines,
// and are written into by their own keys.
#pragma once

class QTableView;

namespace roomrack::desktop {

/// Call when its headers and its model are set.
void setUpNightTable(QTableView &table);

}  // namespace roomrack::desktop
