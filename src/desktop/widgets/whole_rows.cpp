// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/whole_rows.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QScrollBar>

namespace roomrack::desktop {

namespace {

constexpr int kProbe = 8;  ///< narrower than any column or item

}  // namespace

WholeRows::WholeRows(QAbstractItemView *view)
    : QObject(view), view_(view), cover_(new QWidget(view))
{
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    cover_->setObjectName(QStringLiteral("wholeRowsCover"));
    cover_->setAutoFillBackground(true);
    cover_->setBackgroundRole(QPalette::Base);
    cover_->hide();
    cover_->installEventFilter(this);
    view->viewport()->installEventFilter(this);
    const QScrollBar *bar = view->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, &WholeRows::fit);
    connect(bar, &QScrollBar::rangeChanged, this, &WholeRows::fit);
}

void WholeRows::install(QAbstractItemView *view)
{
    new WholeRows(view);
}

bool WholeRows::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == cover_ && event->type() == QEvent::Wheel)
        return QCoreApplication::sendEvent(view_->viewport(), event);
    if (watched == view_->viewport() && event->type() == QEvent::Resize) fit();
    return QObject::eventFilter(watched, event);
}

/// An item in the last line of pixels; none: there is a gap.
QModelIndex WholeRows::lastOne() const
{
    const QRect area = view_->viewport()->rect();
    for (int x = area.left() + 1; x <= area.right(); x += kProbe) {
        const QModelIndex index = view_->indexAt({x, area.bottom()});
        if (index.isValid()) return index;
    }
    return {};
}

void WholeRows::fit()
{
    const QRect area = view_->viewport()->geometry();
    const QRect last = view_->visualRect(lastOne());
    // A view that is lower than one row shows what it can.
    const bool cut = last.bottom() >= area.height() && last.top() > 0;
    cover_->setVisible(cut);
    if (cut) cover_->setGeometry(area.adjusted(0, last.top(), 0, 0));
}

}  // namespace roomrack::desktop

#include "moc_whole_rows.cpp"
