// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of the grid: what the colours and marks of a view mean. Its samples are painted by the
// grid's own painter.
#pragma once

#include "desktop/inventory/grid_painter.h"
#include "desktop/widgets/popover.h"

#include <vector>

namespace roomrack::desktop {

struct LegendEntry {
    TypeFace face;
    QString text;
};

/// The entries of a view, in order.
std::vector<LegendEntry> legendOf(GridMode mode);

class GridLegend final : public Popover {
    Q_OBJECT

public:
    GridLegend(const Theme &theme, QWidget *owner, const GridLook &look);
};

}  // namespace roomrack::desktop
