// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/bar_move.h"

#include "desktop/frontdesk/plan_view.h"

#include <QtGui/QMouseEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QScrollBar>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kScrollMs = 40;
constexpr int kEdge = 20;  ///< distance from the edge at which a dragged bar scrolls

}  // namespace

BarMove::BarMove(PlanView &view, const PlanModel &model)
    : QObject(&view), view_(view), model_(model)
{
    scroll_.setInterval(kScrollMs);
    connect(&scroll_, &QTimer::timeout, this, &BarMove::scrollAlong);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &BarMove::letGo);
}

void BarMove::grab()
{
    const PlanBar *bar = view_.currentBar();
    if (bar && booking::isOpen(bar->status) && !isActive()) start(*bar, false);
}

void BarMove::grab(const PlanBar &bar, RoomId room)
{
    if (isActive() || model_.rowCount() == 0) return;
    start(bar, false);
    const int row = std::max(0, model_.board().rowOf(room));
    view_.setCurrentIndex(model_.index(row, model_.columnOf(bar.nights.checkIn())));
    view_.scrollTo(view_.currentIndex());
}

void BarMove::start(const PlanBar &bar, bool byMouse)
{
    bar_ = bar;
    byMouse_ = byMouse;
    from_ = view_.currentIndex();
    away_ = false;
    view_.viewport()->update();
    emit changed();
}

void BarMove::letGo()
{
    pressed_.reset();
    scroll_.stop();
    if (!std::exchange(bar_, std::nullopt)) return;
    view_.viewport()->update();
    emit changed();
}

void BarMove::cancel()
{
    letGo();
    if (!from_.isValid()) return;
    view_.setCurrentIndex(from_);
    view_.scrollTo(from_);
}

void BarMove::dropOn(int row)
{
    const PlanBar bar = *bar_;
    const PlanRow target = row >= 0 ? model_.row(row) : PlanRow{};
    const bool kept = !target.room && bar.kept;
    if (row < 0 || target.kind == PlanRow::Kind::Pool || target.room == bar.room || kept)
        return cancel();
    letGo();
    emit dropped(bar, target.room);
}

void BarMove::drop()
{
    dropOn(view_.currentIndex().row());
}

void BarMove::press(const QMouseEvent &event)
{
    const PlanBar *bar = view_.currentBar();
    const QPoint at = event.position().toPoint();
    if (event.button() != Qt::LeftButton || view_.indexAt(at) != view_.currentIndex()) return;
    if (!bar || !booking::isOpen(bar->status)) return;
    pressed_ = *bar;
    pressedAt_ = at;
}

void BarMove::follow(const QMouseEvent &event)
{
    if (!(event.buttons() & Qt::LeftButton) || !pressed_) return;
    const QPoint at = event.position().toPoint();
    if (!isActive()) {
        if ((at - pressedAt_).manhattanLength() < QApplication::startDragDistance()) return;
        start(*pressed_, true);
        scroll_.start();
    }
    dragTo(event.globalPosition().toPoint());
}

void BarMove::drag(const PlanBar &bar)
{
    if (isActive() || model_.rowCount() == 0) return;
    if (!view_.visibleNights().overlaps(bar.nights)) view_.showNight(bar.nights.checkIn());
    start(bar, true);
    away_ = true;
    scroll_.start();
}

bool BarMove::isOverTray(QPoint screen) const
{
    return tray_ && tray_->rect().contains(tray_->mapFromGlobal(screen));
}

int BarMove::rowUnder(QPoint screen) const
{
    // The names of the rooms belong to their rows.
    const bool inside = view_.rect().contains(view_.mapFromGlobal(screen));
    const int y = view_.viewport()->mapFromGlobal(screen).y();
    return inside && y >= 0 ? view_.rowAt(y) : -1;
}

/// Keeps the night: a bar moves between rooms only, and the plan does not scroll sideways.
void BarMove::dragTo(QPoint screen)
{
    if (!isActive()) return;
    mouseAt_ = screen;
    if (bar_->room) emit draggedNearTray(isOverTray(screen));
    const int row = isOverTray(screen) ? -1 : rowUnder(screen);
    away_ = row < 0;
    const int size = std::max(1, view_.horizontalHeader()->defaultSectionSize());
    const int first = (view_.horizontalScrollBar()->value() + size - 1) / size;
    const Night night = std::max(bar_->nights.checkIn(), model_.night(first));
    if (!away_) view_.setCurrentIndex(model_.index(row, model_.columnOf(night)));
    view_.viewport()->update();
}

void BarMove::dropAt(QPoint screen)
{
    if (!isActive()) return;
    const bool unassign = isOverTray(screen);
    // The rooms on the way to the tray were not chosen.
    if (unassign && from_.isValid()) view_.setCurrentIndex(from_);
    // The first row is that of the unassigned stays.
    dropOn(unassign ? 0 : rowUnder(screen));
}

void BarMove::scrollAlong()
{
    const QPoint at = view_.viewport()->mapFromGlobal(mouseAt_);
    if (at.x() < 0 || at.x() >= view_.viewport()->width()) return;
    const int past = at.y() < kEdge ? -1 : at.y() > view_.viewport()->height() - kEdge ? 1 : 0;
    if (past == 0) return;
    QScrollBar *bar = view_.verticalScrollBar();
    bar->setValue(bar->value() + past * bar->singleStep());
    const int y = std::clamp(at.y(), 0, view_.viewport()->height() - 1);
    dragTo(view_.viewport()->mapToGlobal(QPoint(at.x(), y)));
}

void BarMove::release(const QMouseEvent &event)
{
    const bool dragged = pressed_ && isActive();
    pressed_.reset();
    if (dragged) dropAt(event.globalPosition().toPoint());
}

}  // namespace roomrack::desktop

#include "moc_bar_move.cpp"
