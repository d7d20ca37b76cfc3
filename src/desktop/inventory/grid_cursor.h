// SPDX-License-Identifier: GPL-3.0-or-later
// The current cell of the grid and the selected ranges of cells. Rectangles are columns and rows.
#pragma once

#include "desktop/cells/grid_changes.h"
#include "desktop/inventory/grid_model.h"

#include <QtCore/QItemSelection>
#include <QtCore/QObject>
#include <QtCore/QRect>

class QTableView;

namespace roomrack::desktop {

/// The column of the same day some months away.
int monthAway(const GridModel &model, int column, int months);

class GridCursor : public QObject {
    Q_OBJECT

public:
    /// The view must have its model.
    GridCursor(QTableView &view, const GridModel &model);

    QModelIndex at() const;
    /// The current cell, in coordinates of the view.
    QRect box() const;
    GridSelection selected() const;
    /// The selected cells, if they form one rectangle.
    QRect rectangle() const;
    GridBlock blockOf(const QRect &cells) const;
    /// All visible rows from the first selected one down.
    std::vector<GridRow> rowsBelow() const;

    /// Selects nights of a room type; the last one becomes current.
    void selectCells(int type, Night first, int nights);
    /// Selects the visible part of a block; its last cell becomes current.
    void selectBlock(const GridBlock &block);
    void select(const QRect &cells);
    void selectOnly(int row, int column);
    /// Adds the current cell to the selection, or removes it.
    void toggle();
    /// Moves within the table; `extend`: the range of the current cell follows.
    void moveTo(int row, int column, bool extend);

    /// Whether the next range is added to the selection (Shift+F8).
    bool isAdding() const { return adding_; }
    void setAdding(bool on);

signals:
    /// The selection or the mode has changed.
    void moved();

private:
    void extendTo(const QModelIndex &to);
    void announce();
    QItemSelectionModel &chosen() const;

    QTableView &view_;
    const GridModel &model_;
    bool adding_ = false;
};

}  // namespace roomrack::desktop
