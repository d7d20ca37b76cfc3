// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/flow_layout.h"

#include <QtWidgets/QStyle>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

FlowLayout::FlowLayout(QWidget *parent) : QLayout(parent)
{}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem *item : items_) delete item;
}

void FlowLayout::addItem(QLayoutItem *item)
{
    items_.push_back(item);
}

int FlowLayout::count() const
{
    return int(items_.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? items_[size_t(index)] : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item) items_.erase(items_.begin() + index);
    return item;
}

namespace {

bool takesTheRest(const QLayoutItem *item)
{
    return item->expandingDirections() & Qt::Horizontal;
}

/// Whether the item is narrowed so that all of them are in one line.
bool givesWay(const QLayoutItem *item)
{
    const QWidget *widget = item->widget();
    return widget && widget->sizePolicy().horizontalPolicy() == QSizePolicy::Maximum;
}

/// The size below which the item does not go.
QSize leastSize(const QLayoutItem *item)
{
    QSize size = item->sizeHint();
    if (takesTheRest(item) || givesWay(item))
        size.setWidth(std::min(size.width(), item->minimumSize().width()));
    return size;
}

/// How much wider than that it may be.
int slackOf(const QLayoutItem *item)
{
    return givesWay(item) ? item->sizeHint().width() - leastSize(item).width() : 0;
}

}  // namespace

/// All items in one line.
QSize FlowLayout::sizeHint() const
{
    int width = 0, height = 0;
    for (const QLayoutItem *item : items_) {
        if (item->isEmpty()) continue;
        width += item->sizeHint().width() + (width > 0 ? spacing() : 0);
        height = std::max(height, item->sizeHint().height());
    }
    const QMargins m = contentsMargins();
    return {width + m.left() + m.right(), height + m.top() + m.bottom()};
}

/// The widest item.
QSize FlowLayout::minimumSize() const
{
    QSize least;
    for (const QLayoutItem *item : items_) {
        if (!item->isEmpty()) least = least.expandedTo(leastSize(item));
    }
    const QMargins m = contentsMargins();
    return {least.width() + m.left() + m.right(), least.height() + m.top() + m.bottom()};
}

int FlowLayout::heightForWidth(int width) const
{
    return flow({0, 0, width, 0}, Pass::Measure);
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    flow(rect, Pass::Place);
}

/// What keeps its place while it is hidden needs it here, too: nothing moves when it is shown.
bool FlowLayout::fitsOneLine(int width) const
{
    int needed = 0;
    for (const QLayoutItem *item : items_) {
        if (item->isEmpty()) continue;
        needed += leastSize(item).width() + (needed > 0 ? spacing() : 0);
    }
    return needed <= width;
}

/// Returns the height with margins.
int FlowLayout::flow(const QRect &rect, Pass pass) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    int y = room.y(), width = 0;
    const bool one = fitsOneLine(room.width());
    std::vector<QLayoutItem *> line;
    for (QLayoutItem *item : items_) {
        if (item->isEmpty()) continue;
        const int more = leastSize(item).width() + (one ? 0 : slackOf(item));
        if (!line.empty() && width + spacing() + more > room.width()) {
            // What keeps its place while it is hidden needs no line of its own for that.
            if (item->widget() && item->widget()->isHidden()) continue;
            y += place(line, QRect(room.x(), y, room.width(), 0), pass) + spacing();
            line.clear();
        }
        width = line.empty() ? more : width + spacing() + more;
        line.push_back(item);
    }
    if (!line.empty()) y += place(line, QRect(room.x(), y, room.width(), 0), pass);
    return y - rect.y() + contentsMargins().bottom();
}

/// One line of items from the top of `room` on; returns its height.
int FlowLayout::place(const std::vector<QLayoutItem *> &line, const QRect &room, Pass pass) const
{
    int height = 0, slack = 0, rest = room.width() - int(line.size() - 1) * spacing();
    for (const QLayoutItem *item : line) {
        height = std::max(height, item->sizeHint().height());
        rest -= leastSize(item).width();
        slack += slackOf(item);
    }
    // Shared in proportion; what is left is for the item that expands.
    int shared = std::clamp(rest, 0, slack);
    rest -= shared;
    if (pass == Pass::Measure) return height;
    const auto direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = room.x();
    for (QLayoutItem *item : line) {
        QSize size = leastSize(item);
        const int own = slackOf(item);
        const int part = slack > 0 ? own * shared / slack : 0;
        size.rwidth() += part;
        shared -= part;
        slack -= own;
        if (takesTheRest(item)) size.rwidth() += std::exchange(rest, 0);
        size.setWidth(std::clamp(size.width(), 0, room.width()));
        const QRect at(QPoint(x, room.y() + (height - size.height()) / 2), size);
        item->setGeometry(QStyle::visualRect(direction, room, at));
        x += size.width() + spacing();
    }
    return height;
}

}  // namespace roomrack::desktop
