// SPDX-License-Identifier: GPL-3.0-or-later
// Filling cells from their neighbours: with the handle at the corner of the selection, or with F,
// arrow keys and Enter. Escape cancels.
#include "desktop/inventory/grid_view.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kHandle = 8;
/// Margin around the small handle in which a press still hits it.
constexpr int kNear = 3;
constexpr int kWeek = 7;

}  // namespace

/// The selected cells as columns and rows, if they form one rectangle.
QRect GridView::chosenRectangle() const
{
    const QItemSelection chosen = selectionModel()->selection();
    QRect all;
    qint64 cells = 0;
    for (const QItemSelectionRange &range : chosen) {
        const QRect each(range.left(), range.top(), range.width(), range.height());
        all = all.united(each);
        cells += qint64(each.width()) * each.height();
    }
    return cells == qint64(all.width()) * all.height() ? all : QRect();
}

QRect GridView::boxOf(const QRect &cells) const
{
    if (!cells.isValid()) return {};
    return visualRect(model_.index(cells.top(), cells.left()))
        .united(visualRect(model_.index(cells.bottom(), cells.right())));
}

QRect GridView::fillHandle() const
{
    const QRect cells = chosenRectangle();
    if (!cells.isValid() || adding_) return {};
    bool any = false;
    for (int row = cells.top(); row <= cells.bottom(); ++row) {
        any = any || !fieldsOf(model_.mode(), model_.row(row)).empty();
    }
    if (!any) return {};
    const QRect box = boxOf(cells);
    const int x = isRightToLeft() ? box.left() + 1 : box.right() - kHandle;
    return {x, box.bottom() - kHandle, kHandle, kHandle};
}

void GridView::beginFill()
{
    if (!fillHandle().isValid()) return;
    filling_ = true;
    fillSource_ = chosenRectangle();
    fillTarget_ = QRect();
    fillEnd_ = QPoint(fillSource_.right(), fillSource_.bottom());
    viewport()->update();
    emit selectionMoved();
}

/// The target is next to the source, on the side where the cell is farthest away.
void GridView::fillTo(int row, int column)
{
    row = std::clamp(row, 0, model_.rowCount() - 1);
    column = std::clamp(column, 0, model_.columnCount() - 1);
    const QRect &s = fillSource_;
    const int right = column - s.right(), left = s.left() - column;
    const int down = row - s.bottom(), up = s.top() - row;
    const int farthest = std::max({right, left, down, up});
    if (farthest <= 0)
        fillTarget_ = QRect();
    else if (farthest == right)
        fillTarget_ = QRect(s.right() + 1, s.top(), right, s.height());
    else if (farthest == left)
        fillTarget_ = QRect(column, s.top(), left, s.height());
    else if (farthest == down)
        fillTarget_ = QRect(s.left(), s.bottom() + 1, s.width(), down);
    else
        fillTarget_ = QRect(s.left(), row, s.width(), up);
    scrollTo(model_.index(row, column));
    viewport()->update();
}

void GridView::moveFill(QKeyEvent *event)
{
    const bool jump = event->modifiers() & Qt::ControlModifier;
    const int forward = (isRightToLeft() ? -1 : 1) * (jump ? kWeek : 1);
    QPoint to = fillEnd_;
    switch (event->key()) {
    case Qt::Key_Left: to.rx() -= forward; break;
    case Qt::Key_Right: to.rx() += forward; break;
    case Qt::Key_Up: to.ry() -= 1; break;
    case Qt::Key_Down: to.ry() += 1; break;
    case Qt::Key_PageUp: to.rx() = monthAway(to.x(), -1); break;
    case Qt::Key_PageDown: to.rx() = monthAway(to.x(), 1); break;
    case Qt::Key_End: to.rx() = model_.columnCount() - 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter: endFill(true); return;
    default: return;
    }
    // The first step to the left or up leaves the source immediately.
    if (fillEnd_.x() == fillSource_.right() && to.x() < fillEnd_.x()) {
        to.rx() = fillSource_.left() - (fillEnd_.x() - to.x());
    } else if (fillEnd_.x() < fillSource_.left() && to.x() >= fillSource_.left()) {
        to.rx() = fillSource_.right();
    }
    if (fillEnd_.y() == fillSource_.bottom() && to.y() < fillEnd_.y()) {
        to.ry() = fillSource_.top() - 1;
    } else if (fillEnd_.y() < fillSource_.top() && to.y() >= fillSource_.top()) {
        to.ry() = fillSource_.bottom();
    }
    fillEnd_ = {std::clamp(to.x(), 0, model_.columnCount() - 1),
                std::clamp(to.y(), 0, model_.rowCount() - 1)};
    fillTo(fillEnd_.y(), fillEnd_.x());
}

void GridView::endFill(bool apply)
{
    filling_ = false;
    const QRect source = fillSource_, target = fillTarget_;
    fillTarget_ = QRect();
    viewport()->update();
    if (apply && target.isValid()) {
        const QRect all = source.united(target);
        selectionModel()->select(QItemSelection(model_.index(all.top(), all.left()),
                                                model_.index(all.bottom(), all.right())),
                                 QItemSelectionModel::ClearAndSelect);
        emit fillRequested({blockOf(source), blockOf(target), target.top() < source.top()});
    }
    emit selectionMoved();
}

void GridView::mousePressEvent(QMouseEvent *event)
{
    const QRect handle = fillHandle();
    const QPoint at = event->position().toPoint();
    if (event->button() == Qt::LeftButton && handle.isValid()
        && handle.adjusted(-kNear, -kNear, kNear, kNear).contains(at)) {
        beginFill();
        dragging_ = true;
        return;
    }
    if (filling_) endFill(false);
    adding_ = false;
    QTableView::mousePressEvent(event);
}

void GridView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (!dragging_) {
        const QRect handle = event->buttons() == Qt::NoButton ? fillHandle() : QRect();
        const bool over = handle.isValid() && handle.contains(at);
        viewport()->setCursor(over ? Qt::CrossCursor : Qt::ArrowCursor);
        QTableView::mouseMoveEvent(event);
        return;
    }
    if (!filling_) return;  // cancelled while the button is down
    const QRect room = viewport()->rect().adjusted(1, 1, -1, -1);
    const int column = nights_->logicalIndexAt(std::clamp(at.x(), room.left(), room.right()));
    const int row = rows_->logicalIndexAt(std::clamp(at.y(), room.top(), room.bottom()));
    // Beyond the edge, each mouse move scrolls by one column.
    const int beyond = at.x() > room.right() ? 1 : at.x() < room.left() ? -1 : 0;
    fillTo(row < 0 ? model_.rowCount() - 1 : row,
           (column < 0 ? model_.columnCount() - 1 : column) + (isRightToLeft() ? -beyond : beyond));
}

void GridView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!dragging_) {
        QTableView::mouseReleaseEvent(event);
        return;
    }
    dragging_ = false;
    if (filling_) endFill(true);
}

void GridView::paintFilling(QPainter *painter)
{
    const Colors &c = theme_.colors();
    if (filling_ && fillTarget_.isValid()) {
        QPen pen(c.accent, 2, Qt::DashLine);
        painter->setPen(pen);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(boxOf(fillTarget_).adjusted(1, 1, -2, -2));
    }
    const QRect handle = filling_ ? QRect() : fillHandle();
    if (!handle.isValid()) return;
    painter->fillRect(handle.adjusted(-1, -1, 1, 1), c.surface);
    painter->fillRect(handle, c.accent);
}

}  // namespace roomrack::desktop
