// SPDX-License-Identifier: GPL-3.0-or-later
// The cells in a part of the grid, as GridPainter paints them: what they show, whether they are
// selected, and the text that is being typed over them.
#pragma once

#include "desktop/cells/grid_changes.h"
#include "desktop/inventory/grid_model.h"
#include "desktop/inventory/grid_painter.h"

class QItemSelection;
class QTableView;

namespace roomrack::desktop {

class GridCursor;

class GridCells {
public:
    GridCells(const QTableView &view, const GridModel &model, const GridCursor &cursor);

    /// While the user types over the selection, cells that have the setting show `typed`; empty
    /// ends this.
    /// `derivedToo`: also in the selected rows with derived rates.
    void setTyped(const QString &typed, CellField field = CellField::ForSale,
                  bool derivedToo = true);
    void paint(QPainter *painter, const Colors &colors, const QRect &area);
    const GridPainter &painter() const { return painter_; }

private:
    void collect(const QRect &area);
    void collectRow(int row, int first, int last, const QItemSelection &chosen);

    const QTableView &view_;
    const GridModel &model_;
    const GridCursor &cursor_;
    GridPainter painter_;
    std::vector<TypeCellBox> typeBoxes_;
    std::vector<PoolCellBox> poolBoxes_;
    CellField typedField_ = CellField::ForSale;
    bool typedInDerived_ = true;
};

}  // namespace roomrack::desktop
