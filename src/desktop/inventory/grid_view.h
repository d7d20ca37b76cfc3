// SPDX-License-Identifier: GPL-3.0-or-later
// The grid. A QTableView for its geometry, selection, headers and accessibility; what is in the
// cells it paints itself, straight from the HotelView. It changes nothing: what the person wants
// leaves as a signal. Painting and selecting are in grid_view.cpp, keys in grid_keys.cpp, filling
// by handle or by key in grid_filling.cpp.
#pragma once

#include "desktop/inventory/grid_changes.h"
#include "desktop/inventory/grid_headers.h"
#include "desktop/inventory/grid_painter.h"

#include <QtWidgets/QTableView>

class QPropertyAnimation;

namespace roomrack::desktop {

/// What a key asks for, beyond moving and typing.
enum class GridWish : quint8 {
    StopSell,
    ClosedToArrival,
    ClosedToDeparture,
    MinStay,
    MaxStay,
    Rate,
    OutOfOrder,
    Default,
    Copy,
    Paste,
    Details
};

class GridView : public QTableView {
    Q_OBJECT

public:
    GridView(GridModel &model, const Theme &theme, QWidget *parent = nullptr);

    GridModel &grid() const { return model_; }
    /// Shows the same rows, nights and selection in another view.
    void setMode(GridMode mode);
    GridSelection selected() const;
    /// Selects nights of a room type and makes the first one current.
    void selectCells(int type, Night first, int nights);
    /// Selects what is shown of a block.
    void selectBlock(const GridBlock &block);
    /// All rows shown, from the first selected one down.
    std::vector<GridRow> rowsBelowSelection() const;
    /// Folds or unfolds a row that has others below it.
    void fold(int row, bool folded);
    /// Moves to a night of the current row, and shows it first.
    void goTo(Night night);

    Night firstNight() const;
    /// Scrolls so that the night is the first column.
    void setFirstNight(Night night, bool smoothly);
    /// How high it would like to be to show every row without scrolling.
    int contentHeight() const;

    /// Everything may look different: the business date moved.
    void refreshAll();

    /// While something is typed over the selection, cells that have the setting show it; empty
    /// ends that.
    void setTyped(const QString &typed, CellField field = CellField::ForSale);
    /// Where the selection's current cell is, in this widget's coordinates.
    QRect currentBox() const;
    const GridPainter &painter() const { return painter_; }

    /// Whether the next range is added to what is selected (Shift+F8).
    bool isAdding() const { return adding_; }
    /// Whether values are being dragged into neighbouring cells, by mouse or by key.
    bool isFilling() const { return filling_; }
    /// The handle at the end of the selection, in the viewport; empty where there is none.
    QRect fillHandle() const;
    void beginFill();

signals:
    void selectionMoved();
    void firstNightMoved(roomrack::core::Night night);
    /// The first character of something to be typed over the selection.
    void typed(const QString &begin);
    void wished(roomrack::desktop::GridWish wish);
    void fillWished(const roomrack::desktop::FillWish &wish);
    void cancelled();
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
    void currentChanged(const QModelIndex &now, const QModelIndex &before) override;
    void selectionChanged(const QItemSelection &now, const QItemSelection &before) override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;

private:
    void collect(const QRect &area);
    void collectRow(int row, int first, int last, const QItemSelection &chosen);
    void placeCorner();
    void fitColumns();
    void fitRows();
    bool moveKey(QKeyEvent *event);
    bool wordKey(QKeyEvent *event);
    bool clipboardKey(QKeyEvent *event);
    bool foldKey(QKeyEvent *event);
    void escape();
    void moveTo(int row, int column, bool extend);
    void extendTo(const QModelIndex &to);
    int monthAway(int column, int months) const;
    int jumpRow(int from, int step) const;
    void glide(int value);

    // Filling; rectangles are columns and rows
    QRect chosenRectangle() const;
    GridBlock blockOf(const QRect &cells) const;
    void fillTo(int row, int column);
    void moveFill(QKeyEvent *event);
    void endFill(bool apply);
    QRect boxOf(const QRect &cells) const;
    void paintFilling(QPainter *painter);

    GridModel &model_;
    const Theme &theme_;
    NightHeader *nights_;
    RowHeader *rows_;
    MonthCorner *corner_;
    QPropertyAnimation *gliding_;
    GridPainter painter_;
    std::vector<TypeCellBox> typeBoxes_;
    std::vector<PoolCellBox> poolBoxes_;
    Night anchor_;  ///< first night in view: kept when the width changes
    bool fitting_ = false;
    bool adding_ = false;
    bool filling_ = false;
    bool dragging_ = false;  ///< the button that began to fill is still down
    QRect fillSource_, fillTarget_;
    QPoint fillEnd_;  ///< column and row that the keys have reached
    CellField typedField_ = CellField::ForSale;
};

}  // namespace roomrack::desktop
