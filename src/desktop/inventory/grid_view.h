// SPDX-License-Identifier: GPL-3.0-or-later
// The grid: a QTableView for geometry, selection, headers and accessibility, which paints its cells
// directly from the HotelView. It changes no data: user actions are emitted as signals. The view
// passes its events to the parts that it is made of: columns, cursor, fill, keys and cells.
#pragma once

#include "desktop/inventory/grid_cells.h"
#include "desktop/inventory/grid_columns.h"
#include "desktop/inventory/grid_cursor.h"
#include "desktop/inventory/grid_fill.h"
#include "desktop/inventory/grid_headers.h"
#include "desktop/inventory/grid_keys.h"

#include <QtWidgets/QTableView>

#include <memory>

namespace roomrack::desktop {

class GridView : public QTableView {
    Q_OBJECT

public:
    GridView(GridModel &model, const Theme &theme, QWidget *parent = nullptr);

    GridModel &grid() const { return model_; }
    GridColumns &columns() const { return *columns_; }
    GridCursor &cursor() const { return *cursor_; }
    GridFill &fill() const { return *fill_; }
    GridKeys &keys() const { return *keys_; }
    GridCells &cells() const { return *cells_; }

    /// Shows the same rows, nights and selection in another view.
    void setMode(GridMode mode);
    /// Moves to a night of the current row and scrolls it to the first column.
    void goTo(Night night);
    /// The height needed to show every row without scrolling, above the overlay scroll bar.
    int contentHeight() const;
    /// Repaints everything: the business date moved.
    void refreshAll();

signals:
    void rowsFolded();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateGeometries() override;
    void dataChanged(const QModelIndex &from, const QModelIndex &to,
                     const QList<int> &roles = {}) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;

private:
    void fitRows();

    GridModel &model_;
    const Theme &theme_;
    QHeaderView *nights_;
    RowHeader *rows_;
    MonthCorner *corner_;
    GridColumns *columns_;
    GridCursor *cursor_;
    GridFill *fill_;
    GridKeys *keys_;
    std::unique_ptr<GridCells> cells_;
};

}  // namespace roomrack::desktop
