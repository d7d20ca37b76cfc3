// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the grid: how wide they are, which night is the first, and gliding to another one.
#pragma once

#include "desktop/inventory/grid_model.h"

#include <QtCore/QObject>

class QHeaderView;
class QPropertyAnimation;
class QTableView;
class QWheelEvent;

namespace roomrack::desktop {

class GridColumns : public QObject {
    Q_OBJECT

public:
    /// The view must have its headers.
    GridColumns(QTableView &view, const GridModel &model);

    Night first() const;
    /// Scrolls so that the night is the first column.
    void setFirst(Night night, bool smoothly);
    /// Fits the columns to the width of the view.
    void fit();
    /// The view has scrolled horizontally.
    void scrolled();
    /// With Shift or a tilting wheel, scrolls horizontally: one notch is two nights. False: the
    /// event is not about columns.
    bool turn(const QWheelEvent &event);

signals:
    void firstMoved(roomrack::core::Night night);
    /// While gliding, too.
    void shown(roomrack::core::Night first);

private:
    void glide(int value);
    void settle();

    QTableView &view_;
    const GridModel &model_;
    QHeaderView &nights_, &rows_;
    QPropertyAnimation *gliding_;
    Night anchor_;  ///< first visible night: kept when the width changes
    bool fitting_ = false;
};

}  // namespace roomrack::desktop
