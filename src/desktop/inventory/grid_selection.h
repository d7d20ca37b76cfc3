// SPDX-License-Identifier: GPL-3.0-or-later
// The selected cells, as rows of the hotel and nights: it stays what it was while pools fold and
// edits are on their way. No widgets.
#pragma once

#include "desktop/inventory/grid_values.h"

#include <vector>

namespace roomrack::desktop {

/// A rectangle: neighbouring rows and consecutive nights.
struct GridBlock {
    std::vector<GridRow> rows;
    Night first;
    int nights = 0;
    Night end() const { return first + nights; }
    friend bool operator==(const GridBlock &, const GridBlock &) = default;
};

struct GridSelection {
    std::vector<GridBlock> blocks;  ///< without overlaps; the one worked on last comes last
    bool isEmpty() const { return blocks.empty(); }
    qint64 cells() const;
    /// All rows, each once, in the order of the blocks.
    std::vector<GridRow> rows() const;
    /// Room types by index (of their own rows or those of their plans), and pools of all rows.
    std::vector<int> types() const;
    std::vector<int> pools() const;
    Night first() const;  ///< of all blocks
    Night end() const;    ///< one past the last night of all blocks
    friend bool operator==(const GridSelection &, const GridSelection &) = default;
};

/// "Superior, 18–22 Jul (5 nights)"; several ranges are counted.
QString selectionText(const HotelView &view, const GridSelection &where);

/// Blocks that together are one rectangle become one: a selection that was clicked together.
GridSelection joined(GridSelection where);

/// The newest version among the cells, as the window shows them.
booking::SeenVersion newestSeen(const HotelView &view, const GridSelection &where);

}  // namespace roomrack::desktop
