// SPDX-License-Identifier: GPL-3.0-or-later
// The grid: a QTableView for geometry, selection, headers and accessibility, which paints its cells
// directly from the HotelView. It changes no data: user actions are emitted as signals. Painting
// and selection are in grid_view.cpp, keys in grid_keys.cpp, filling by handle or key in
// grid_filling.cpp.
#pragma once

#include "desktop/cells/grid_changes.h"
#include "desktop/inventory/grid_headers.h"
#include "desktop/inventory/grid_painter.h"

#include <QtWidgets/QTableView>

class QPropertyAnimation;

namespace roomrack::desktop {

/// Actions triggered by keys, other than moving and typing.
enum class GridRequest : quint8 {
    StopSell,
    ClosedToArrival,
    ClosedToDeparture,
    MinStay,
    MaxStay,
    Rate,
    OutOfOrder,
    Default,
    Copy,
    CopyWithHeaders,
    Paste,
    Fill,
    Details,
    Legend
};

class GridView : public QTableView {
    Q_OBJECT

public:
    GridView(GridModel &model, const Theme &theme, QWidget *parent = nullptr);

    GridModel &grid() const { return model_; }
    /// Shows the same rows, nights and selection in another view.
    void setMode(GridMode mode);
    GridSelection selected() const;
    /// Selects nights of a room type; the last one becomes current.
    void selectCells(int type, Night first, int nights);
    /// Selects the visible part of a block; its last cell becomes current.
    void selectBlock(const GridBlock &block);
    /// All visible rows from the first selected one down.
    std::vector<GridRow> rowsBelowSelection() const;
    /// Folds or unfolds a row that has child rows.
    void fold(int row, bool folded);
    /// Moves to a night of the current row and scrolls it to the first column.
    void goTo(Night night);

    Night firstNight() const;
    /// Scrolls so that the night is the first column.
    void setFirstNight(Night night, bool smoothly);
    /// The height needed to show every row without scrolling, above the overlay scroll bar.
    int contentHeight() const;

    /// Repaints everything: the business date moved.
    void refreshAll();

    /// While the user types over the selection, cells that have the setting show `typed`; empty
    /// ends this.
    /// `derivedToo`: also in the selected rows with derived rates.
    void setTyped(const QString &typed, CellField field = CellField::ForSale,
                  bool derivedToo = true);
    /// The current cell of the selection, in widget coordinates.
    QRect currentBox() const;
    const GridPainter &painter() const { return painter_; }

    /// Whether the next range is added to the selection (Shift+F8).
    bool isAdding() const { return adding_; }
    /// Whether a fill is in progress, by mouse or keyboard.
    bool isFilling() const { return filling_; }
    /// The handle at the end of the selection, in viewport coordinates; empty if there is none.
    QRect fillHandle() const;
    void beginFill();

signals:
    void selectionMoved();
    void firstNightMoved(roomrack::core::Night night);
    /// The first character of text typed over the selection.
    void typed(const QString &begin);
    void requested(roomrack::desktop::GridRequest gridRequest);
    void fillRequested(const roomrack::desktop::FillRequest &gridRequest);
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
    Night anchor_;  ///< first visible night: kept when the width changes
    bool fitting_ = false;
    bool adding_ = false;
    bool filling_ = false;
    bool dragging_ = false;  ///< the mouse button that started the fill is down
    QRect fillSource_, fillTarget_;
    QPoint fillEnd_;  ///< target column and row of the keyboard fill
    CellField typedField_ = CellField::ForSale;
    bool typedInDerived_ = true;
};

}  // namespace roomrack::desktop
