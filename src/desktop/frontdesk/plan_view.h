// SPDX-License-Identifier: GPL-3.0-or-later
// The room plan: rooms by nights, bookings as bars. A QTableView for geometry, selection, frozen
// headers and accessibility; it paints the visible bars itself. It changes nothing: a dropped bar
// is reported by a signal.
#pragma once

#include "desktop/frontdesk/plan_headers.h"

#include <QtCore/QTimer>
#include <QtGui/QPixmap>
#include <QtWidgets/QTableView>

namespace roomrack::desktop {

/// Colour and sign of a bar, in the plan and in the tray.
Tone toneOf(const PlanBar &bar);
QString signOf(const PlanBar &bar);

class PlanView final : public QTableView {
    Q_OBJECT

public:
    PlanView(PlanModel &model, const Theme &theme, QWidget *parent = nullptr);

    /// The bar under the current cell.
    const PlanBar *currentBar() const;
    /// The room and night of the current cell; a room of 0 in other rows.
    RoomId currentRoom() const;
    Night currentNight() const;
    void showNight(Night night);
    void showBooking(BookingId booking);
    Night firstNight() const;
    /// The visible nights.
    Stay visibleNights() const;

    /// Starts moving the current bar by keyboard: the arrows choose a room, Enter drops it, Escape
    /// cancels.
    void grab();
    /// The same for an unassigned stay; begins at this room, if it is valid.
    void grab(const PlanBar &bar, RoomId room);
    /// Starts dragging an unassigned stay from outside the plan and scrolls to its nights. The
    /// widget under the pointer has the mouse events and reports them by dragTo() and dropAt(), in
    /// coordinates of the screen. Near the upper and lower edge the plan scrolls.
    void drag(const PlanBar &bar);
    void dragTo(QPoint screen);
    void dropAt(QPoint screen);
    /// A bar that is dropped on this widget is unassigned.
    void setTray(const QWidget *tray) { tray_ = tray; }
    bool isGrabbing() const { return grabbed_.has_value(); }
    const PlanBar *grabbed() const { return grabbed_ ? &*grabbed_ : nullptr; }

signals:
    /// The bar was dropped on a room; an invalid room unassigns it.
    void dropped(const roomrack::desktop::PlanBar &bar, roomrack::core::RoomId room);
    void currentMoved();
    void grabbingChanged();
    /// Enter or double click on a bar.
    void opened();
    void scrolled();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void currentChanged(const QModelIndex &now, const QModelIndex &before) override;

private:
    struct Visible {
        int top, bottom, first, last;
    };
    Visible visible(const QRect &area) const;
    void paintRow(QPainter &painter, int row, const Visible &in);
    void paintCurrent(QPainter &painter, const QRect &cell) const;
    void paintCells(QPainter &painter, int row, const Visible &in) const;
    void paintBar(QPainter &painter, int row, const PlanBar &bar, bool ghost);
    void paintHatch(QPainter &painter, const QRect &box);
    QRect boxOf(int row, Stay nights) const;
    bool moveKey(QKeyEvent *event);
    /// The row under a point of the screen; -1: none.
    int rowUnder(QPoint screen) const;
    bool isOverTray(QPoint screen) const;
    void scrollAlong();
    void letGo();
    void startGrab(const PlanBar &bar, const QModelIndex &from);
    void giveUp();
    void dropOn(int row);

    PlanModel &model_;
    const Theme &theme_;
    PlanNights *nights_;
    PlanRooms *rooms_;
    std::optional<PlanBar> grabbed_;
    std::optional<PlanBar> pressed_;
    QPoint pressedAt_;
    QPoint mouseAt_;     ///< on the screen
    bool away_ = false;  ///< the dragged bar is not over a row
    const QWidget *tray_ = nullptr;
    QTimer scroll_;               ///< runs while a bar is dragged
    QPersistentModelIndex from_;  ///< original position of the moved bar
    QPixmap hatch_;
    QRgb hatchInk_ = 0;
};

}  // namespace roomrack::desktop
