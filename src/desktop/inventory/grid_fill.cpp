// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_fill.h"

#include "desktop/inventory/grid_cursor.h"
#include "desktop/theme/colors.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QTableView>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kHandle = 8;
/// Margin around the small handle in which a press still hits it.
constexpr int kNear = 3;
constexpr int kFillWeek = 7;

}  // namespace

GridFill::GridFill(QTableView &view, const GridModel &model, GridCursor &cursor)
    : QObject(&view), view_(view), model_(model), cursor_(cursor)
{}

QRect GridFill::boxOf(const QRect &cells) const
{
    if (!cells.isValid()) return {};
    return view_.visualRect(model_.index(cells.top(), cells.left()))
        .united(view_.visualRect(model_.index(cells.bottom(), cells.right())));
}

QRect GridFill::handle() const
{
    const QRect cells = cursor_.rectangle();
    if (!cells.isValid() || cursor_.isAdding()) return {};
    bool any = false;
    for (int row = cells.top(); row <= cells.bottom(); ++row) {
        any = any || !fieldsOf(model_.mode(), model_.row(row)).empty();
    }
    if (!any) return {};
    const QRect box = boxOf(cells);
    const int x = view_.isRightToLeft() ? box.left() + 1 : box.right() - kHandle;
    return {x, box.bottom() - kHandle, kHandle, kHandle};
}

void GridFill::begin()
{
    if (!handle().isValid()) return;
    active_ = true;
    source_ = cursor_.rectangle();
    target_ = QRect();
    end_ = QPoint(source_.right(), source_.bottom());
    view_.viewport()->update();
    emit changed();
}

/// The target is next to the source, on the side where the cell is farthest away.
void GridFill::stretchTo(int row, int column)
{
    row = std::clamp(row, 0, model_.rowCount() - 1);
    column = std::clamp(column, 0, model_.columnCount() - 1);
    const QRect &s = source_;
    const int right = column - s.right(), left = s.left() - column;
    const int down = row - s.bottom(), up = s.top() - row;
    const int farthest = std::max({right, left, down, up});
    if (farthest <= 0)
        target_ = QRect();
    else if (farthest == right)
        target_ = QRect(s.right() + 1, s.top(), right, s.height());
    else if (farthest == left)
        target_ = QRect(column, s.top(), left, s.height());
    else if (farthest == down)
        target_ = QRect(s.left(), s.bottom() + 1, s.width(), down);
    else
        target_ = QRect(s.left(), row, s.width(), up);
    view_.scrollTo(model_.index(row, column));
    view_.viewport()->update();
}

void GridFill::key(const QKeyEvent &event)
{
    const bool jump = event.modifiers() & Qt::ControlModifier;
    const int forward = (view_.isRightToLeft() ? -1 : 1) * (jump ? kFillWeek : 1);
    QPoint to = end_;
    switch (event.key()) {
    case Qt::Key_Left: to.rx() -= forward; break;
    case Qt::Key_Right: to.rx() += forward; break;
    case Qt::Key_Up: to.ry() -= 1; break;
    case Qt::Key_Down: to.ry() += 1; break;
    case Qt::Key_PageUp: to.rx() = monthAway(model_, to.x(), -1); break;
    case Qt::Key_PageDown: to.rx() = monthAway(model_, to.x(), 1); break;
    case Qt::Key_End: to.rx() = model_.columnCount() - 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter: end(true); return;
    default: return;
    }
    // The first step to the left or up leaves the source immediately.
    if (end_.x() == source_.right() && to.x() < end_.x()) {
        to.rx() = source_.left() - (end_.x() - to.x());
    } else if (end_.x() < source_.left() && to.x() >= source_.left()) {
        to.rx() = source_.right();
    }
    if (end_.y() == source_.bottom() && to.y() < end_.y()) {
        to.ry() = source_.top() - 1;
    } else if (end_.y() < source_.top() && to.y() >= source_.top()) {
        to.ry() = source_.bottom();
    }
    end_ = {std::clamp(to.x(), 0, model_.columnCount() - 1),
            std::clamp(to.y(), 0, model_.rowCount() - 1)};
    stretchTo(end_.y(), end_.x());
}

void GridFill::end(bool apply)
{
    active_ = false;
    const QRect source = source_, target = target_;
    target_ = QRect();
    view_.viewport()->update();
    if (apply && target.isValid()) {
        cursor_.select(source.united(target));
        emit requested(
            {cursor_.blockOf(source), cursor_.blockOf(target), target.top() < source.top()});
    }
    emit changed();
}

bool GridFill::press(const QMouseEvent &event)
{
    const QRect grip = handle();
    const QRect near = grip.adjusted(-kNear, -kNear, kNear, kNear);
    if (event.button() == Qt::LeftButton && grip.isValid()
        && near.contains(event.position().toPoint())) {
        begin();
        dragging_ = true;
        return true;
    }
    if (active_) end(false);
    return false;
}

bool GridFill::drag(const QMouseEvent &event)
{
    const QPoint at = event.position().toPoint();
    if (!dragging_) {
        const QRect grip = event.buttons() == Qt::NoButton ? handle() : QRect();
        view_.viewport()->setCursor(grip.contains(at) ? Qt::CrossCursor : Qt::ArrowCursor);
        return false;
    }
    if (!active_) return true;  // cancelled while the button is down
    const QRect room = view_.viewport()->rect().adjusted(1, 1, -1, -1);
    const int column = view_.columnAt(std::clamp(at.x(), room.left(), room.right()));
    const int row = view_.rowAt(std::clamp(at.y(), room.top(), room.bottom()));
    // Beyond the edge, each mouse move scrolls by one column.
    const int beyond = at.x() > room.right() ? 1 : at.x() < room.left() ? -1 : 0;
    stretchTo(row < 0 ? model_.rowCount() - 1 : row,
              (column < 0 ? model_.columnCount() - 1 : column)
                  + (view_.isRightToLeft() ? -beyond : beyond));
    return true;
}

bool GridFill::release()
{
    if (!dragging_) return false;
    dragging_ = false;
    if (active_) end(true);
    return true;
}

void GridFill::paint(QPainter *painter, const Colors &c) const
{
    if (active_ && target_.isValid()) {
        QPen pen(c.accent, 2, Qt::DashLine);
        painter->setPen(pen);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(boxOf(target_).adjusted(1, 1, -2, -2));
    }
    const QRect grip = active_ ? QRect() : handle();
    if (!grip.isValid()) return;
    painter->fillRect(grip.adjusted(-1, -1, 1, 1), c.surface);
    painter->fillRect(grip, c.accent);
}

}  // namespace roomrack::desktop
