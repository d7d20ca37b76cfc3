// SPDX-License-Identifier: GPL-3.0-or-later
// Filling cells from their neighbours: with the handle at the corner of the selection, or with F,
// arrow keys and Enter. Escape cancels. Rectangles are columns and rows.
#pragma once

#include "desktop/cells/grid_changes.h"

#include <QtCore/QObject>
#include <QtCore/QRect>

class QKeyEvent;
class QMouseEvent;
class QPainter;
class QTableView;

namespace roomrack::desktop {

class GridCursor;
class GridModel;
struct Colors;

class GridFill : public QObject {
    Q_OBJECT

public:
    GridFill(QTableView &view, const GridModel &model, GridCursor &cursor);

    /// Whether a fill is in progress, by mouse or keyboard.
    bool isActive() const { return active_; }
    /// The handle at the end of the selection, in viewport coordinates; empty if there is none.
    QRect handle() const;
    void begin();
    void end(bool apply);
    /// A key while a fill is in progress.
    void key(const QKeyEvent &event);
    /// The mouse in the viewport; false: the event is not about filling.
    bool press(const QMouseEvent &event);
    bool drag(const QMouseEvent &event);
    bool release();
    void paint(QPainter *painter, const Colors &colors) const;

signals:
    /// A fill has begun or ended.
    void changed();
    void requested(const roomrack::desktop::FillRequest &fill);

private:
    void stretchTo(int row, int column);
    QRect boxOf(const QRect &cells) const;

    QTableView &view_;
    const GridModel &model_;
    GridCursor &cursor_;
    bool active_ = false;
    bool dragging_ = false;  ///< the mouse button that started the fill is down
    QRect source_, target_;
    QPoint end_;  ///< target column and row of the keyboard fill
};

}  // namespace roomrack::desktop
