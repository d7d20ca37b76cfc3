// SPDX-License-Identifier: GPL-3.0-or-later
// Moving a bar of the room plan to another room, by keyboard (the arrows choose a room, Enter drops
// the bar, Escape cancels) or with the mouse, also from outside of the plan.
#pragma once

#include "desktop/frontdesk/plan_model.h"

#include <QtCore/QPersistentModelIndex>
#include <QtCore/QPoint>
#include <QtCore/QTimer>

class QMouseEvent;

namespace roomrack::desktop {

class PlanView;

class BarMove final : public QObject {
    Q_OBJECT

public:
    BarMove(PlanView &view, const PlanModel &model);

    bool isActive() const { return bar_.has_value(); }
    /// The bar that is moved; null: none.
    const PlanBar *bar() const { return bar_ ? &*bar_ : nullptr; }
    /// Whether it is shown in the current row: a dragged bar may be outside of the plan.
    bool isOverRow() const { return isActive() && !away_; }

    /// Whether the move, or the last one, is by mouse.
    bool isByMouse() const { return byMouse_; }

    /// Starts moving the current bar by keyboard.
    void grab();
    /// The same for an unassigned stay; begins at this room, if it is valid.
    void grab(const PlanBar &bar, RoomId room);
    /// Starts dragging an unassigned stay from outside the plan and scrolls to its nights. The
    /// widget under the pointer has the mouse events and reports them by dragTo() and dropAt(), in
    /// coordinates of the screen. Near the upper and lower edge the plan scrolls.
    void drag(const PlanBar &bar);
    void dragTo(QPoint screen);
    void dropAt(QPoint screen);
    /// Drops the bar on the current row.
    void drop();
    /// Cancels the move: the current cell returns to the bar.
    void cancel();
    /// A bar that is dropped on this widget is unassigned, unless its guest must keep the room.
    void setTray(const QWidget *tray) { tray_ = tray; }

    /// The mouse on the current bar of the plan.
    void press(const QMouseEvent &event);
    void follow(const QMouseEvent &event);
    void release(const QMouseEvent &event);

signals:
    /// The bar was dropped on a room; an invalid room unassigns it.
    void dropped(const roomrack::desktop::PlanBar &bar, roomrack::core::RoomId room);
    /// A move has begun or ended.
    void changed();
    /// An assigned bar is dragged: `over` the tray or elsewhere.
    void draggedNearTray(bool over);

private:
    void start(const PlanBar &bar, bool byMouse);
    void letGo();
    void dropOn(int row);
    /// The row under a point of the screen; -1: none.
    int rowUnder(QPoint screen) const;
    bool isOverTray(QPoint screen) const;
    void scrollAlong();

    PlanView &view_;
    const PlanModel &model_;
    std::optional<PlanBar> bar_;
    std::optional<PlanBar> pressed_;
    QPoint pressedAt_;
    QPoint mouseAt_;  ///< on the screen
    bool byMouse_ = false;
    bool away_ = false;  ///< the dragged bar is not over a row
    const QWidget *tray_ = nullptr;
    QTimer scroll_;               ///< runs while a bar is dragged
    QPersistentModelIndex from_;  ///< original position of the moved bar
};

}  // namespace roomrack::desktop
