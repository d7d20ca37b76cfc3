// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/sticky_heading.h"

#include <QtCore/QEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QAbstractItemDelegate>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTreeView>

#include <algorithm>

namespace roomrack::desktop {

StickyHeading::StickyHeading(QTreeView *tree) : QWidget(tree), tree_(tree)
{
    setObjectName(QStringLiteral("stickyHeading"));
    hide();
    tree->viewport()->installEventFilter(this);
    connect(tree->verticalScrollBar(), &QScrollBar::valueChanged, this, &StickyHeading::follow);
    for (const auto signal : {&QTreeView::collapsed, &QTreeView::expanded})
        connect(tree, signal, this, &StickyHeading::follow);
}

void StickyHeading::follow()
{
    const QModelIndex top = tree_->indexAt(QPoint(1, 0));
    const QModelIndex heading = top.parent().isValid() ? top.parent() : top;
    const bool scrolled = heading.isValid() && tree_->visualRect(heading).top() < 0;
    heading_ = scrolled ? heading : QModelIndex();
    setVisible(scrolled);
    if (!scrolled) return;
    const int height = tree_->visualRect(top).height();
    // The next heading pushes this one out of the way.
    const QRect next = tree_->visualRect(heading.siblingAtRow(heading.row() + 1));
    const int up = next.isValid() ? std::clamp(height - next.top(), 0, height) : 0;
    const QRect area = tree_->viewport()->geometry();
    setGeometry(area.x(), area.y() - up, area.width(), height);
    update();
}

void StickyHeading::uncover(const QModelIndex &current)
{
    if (!isVisible() || !current.parent().isValid()) return;
    const int hidden =
        geometry().bottom() + 1 - tree_->viewport()->y() - tree_->visualRect(current).top();
    QScrollBar *bar = tree_->verticalScrollBar();
    if (hidden > 0 && hidden <= 2 * height()) bar->setValue(bar->value() - hidden);
}

void StickyHeading::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOptionViewItem cell;
    cell.initFrom(tree_);
    cell.widget = tree_;
    cell.rect = rect();
    tree_->itemDelegate()->paint(&painter, cell, heading_);
}

void StickyHeading::mousePressEvent(QMouseEvent *event)
{
    event->accept();  // the row beneath is not meant
}

void StickyHeading::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && heading_.isValid()) emit clicked(heading_);
}

bool StickyHeading::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) follow();
    return QWidget::eventFilter(watched, event);
}

}  // namespace roomrack::desktop

#include "moc_sticky_heading.cpp"
