// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/flow_layout.h"

#include <QtWidgets/QStyle>
#include <QtWidgets/QWidget>

#include <algorithm>

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
        if (!item->isEmpty()) least = least.expandedTo(item->sizeHint());
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

/// Returns the height with margins.
int FlowLayout::flow(const QRect &rect, Pass pass) const
{
    const QMargins m = contentsMargins();
    const QRect room = rect.marginsRemoved(m);
    const auto direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = room.x(), y = room.y(), line = 0;
    for (QLayoutItem *item : items_) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint();
        if (x > room.x() && x + size.width() > room.x() + room.width()) {
            x = room.x();
            y += line + spacing();
            line = 0;
        }
        if (pass == Pass::Place)
            item->setGeometry(QStyle::visualRect(direction, room, QRect(QPoint(x, y), size)));
        x += size.width() + spacing();
        line = std::max(line, size.height());
    }
    return y + line - rect.y() + m.bottom();
}

}  // namespace roomrack::desktop
