// SPDX-License-Identifier: GPL-3.0-or-later
// The selected cells as rows of the hotel and nights, independent of folding and pending edits. No
// widgets.
#pragma once

#include "desktop/cells/grid_values.h"

#include <vector>

namespace roomrack::desktop {

/// A rectangle: adjacent rows and consecutive nights.
struct GridBlock {
    std::vector<GridRow> rows;
    Night first;
    int nights = 0;
    Night end() const { return first + nights; }
    friend bool operator==(const GridBlock &, const GridBlock &) = default;
};

struct GridSelection {
    std::vector<GridBlock> blocks;  ///< without overlaps; the current block is last
    bool isEmpty() const { return blocks.empty(); }
    qint64 cells() const;
    /// All rows, each once, in the order of the blocks.
    std::vector<GridRow> rows() const;
    Night first() const;  ///< of all blocks
    Night end() const;    ///< one past the last night of all blocks
    friend bool operator==(const GridSelection &, const GridSelection &) = default;
};

/// "Superior, 18–22 Jul (5 nights)"; for several ranges, their number.
QString selectionText(const HotelView &view, const GridSelection &where);

/// Joins blocks that together form a rectangle, as when it was selected by several clicks.
GridSelection joined(GridSelection where);

/// The newest version among the selected cells in the view.
booking::SeenVersion newestSeen(const HotelView &view, const GridSelection &where);

}  // namespace roomrack::desktop
