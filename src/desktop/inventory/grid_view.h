// SPDX-License-Identifier: GPL-3.0-or-later
// The grid. A QTableView for its geometry, selection, headers and accessibility; what is in the
// cells it paints itself, straight from the HotelView. It changes nothing: what the person wants
// leaves as a signal.
#pragma once

#include "desktop/inventory/grid_headers.h"
#include "desktop/inventory/grid_painter.h"

#include <QtWidgets/QTableView>

class QPropertyAnimation;

namespace roomrack::desktop {

/// The selected nights and rows; always one rectangle.
struct GridSelection {
    std::vector<int> types;  ///< indexes in the catalogue
    std::vector<int> pools;  ///< of all selected rows
    Night first;
    int nights = 0;
    bool isEmpty() const { return nights == 0; }
};

class GridView : public QTableView {
    Q_OBJECT

public:
    GridView(GridModel &model, const Theme &theme, QWidget *parent = nullptr);

    GridModel &grid() const { return model_; }
    GridSelection selected() const;
    /// Selects nights of a room type and makes the first one current.
    void selectCells(int type, Night first, int nights);

    Night firstNight() const;
    /// Scrolls so that the night is the first column.
    void setFirstNight(Night night, bool smoothly);
    /// How high it would like to be to show every row without scrolling.
    int contentHeight() const;

    /// Everything may look different: the business date moved.
    void refreshAll();

    /// While something is typed over the selection the cells show it; empty ends that.
    void setTyped(const QString &typed);
    /// Where the selection's current cell is, in this widget's coordinates.
    QRect currentBox() const;
    const GridPainter &painter() const { return painter_; }

signals:
    void selectionMoved();
    void firstNightMoved(roomrack::core::Night night);
    void digitTyped(const QString &digit);
    void stopSellWanted();
    void outOfOrderWanted();
    void defaultWanted();
    void detailsWanted();
    void cancelled();
    void rowsFolded();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateGeometries() override;
    void dataChanged(const QModelIndex &from, const QModelIndex &to,
                     const QList<int> &roles = {}) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void selectionChanged(const QItemSelection &now, const QItemSelection &before) override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;

private:
    void collect(const QRect &area);
    void placeCorner();
    void fitColumns();
    void fitRows();
    bool moveKey(QKeyEvent *event);
    bool wordKey(QKeyEvent *event);
    void moveTo(int row, int column, bool extend);
    int jumpRow(int from, int step) const;
    void toggleFold(int pool);
    void glide(int value);
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
};

}  // namespace roomrack::desktop
