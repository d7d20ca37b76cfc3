// SPDX-License-Identifier: GPL-3.0-or-later
// The room plan: rooms by nights, bookings as bars. A QTableView for geometry, selection, frozen
// headers and accessibility; PlanPainter paints the visible bars, BarMove moves one. It changes
// nothing: a dropped bar is reported by a signal.
#pragma once

#include "desktop/frontdesk/bar_move.h"
#include "desktop/frontdesk/plan_headers.h"
#include "desktop/frontdesk/plan_painter.h"

#include <QtWidgets/QTableView>

#include <memory>

namespace roomrack::desktop {

class PlanScroll;

class PlanView final : public QTableView {
    Q_OBJECT

public:
    PlanView(PlanModel &model, const Theme &theme, QWidget *parent = nullptr);
    ~PlanView() override;

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

    /// Whether the current cell looks selected.
    void setChosen(bool chosen);
    bool isChosen() const { return chosen_; }

    BarMove &barMove() const { return *move_; }

signals:
    void currentMoved();
    /// Enter, or double click on a bar or a night of a room.
    void opened();
    void scrolled();

protected:
    bool event(QEvent *event) override;
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
    bool moveKey(QKeyEvent *event);

    PlanModel &model_;
    const Theme &theme_;
    QHeaderView *nights_;
    PlanRooms *rooms_;
    std::unique_ptr<PlanScroll> scroll_;  ///< gone before the headings are
    BarMove *move_;
    PlanPainter painter_;
    bool chosen_ = true;
};

}  // namespace roomrack::desktop
