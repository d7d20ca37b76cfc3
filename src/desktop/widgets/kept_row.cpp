// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/kept_row.h"

#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QScrollBar>

#include <algorithm>

namespace roomrack::desktop {

KeptRow::KeptRow(QAbstractItemView *view)
    : view_(view), row_(view->currentIndex().row()), column_(view->currentIndex().column()),
      scrolled_(view->verticalScrollBar()->value()), across_(view->horizontalScrollBar()->value())
{
    const QRect at = view->visualRect(view->currentIndex());
    top_ = at.top();
    seen_ = at.isValid() && at.bottom() >= 0 && at.top() < view->viewport()->height();
}

void KeptRow::restore(int row, int column) const
{
    const int rows = view_->model()->rowCount(view_->rootIndex());
    if (rows == 0) return;
    const bool gone = row < 0;
    row = std::clamp(gone ? row_ : row, 0, rows - 1);
    const QModelIndex at =
        view_->model()->index(row, std::max(0, column < 0 ? column_ : column), view_->rootIndex());
    // A list that gets the focus without a current row makes one current and does not select it.
    if (view_->currentIndex() != at || !view_->selectionModel()->hasSelection())
        view_->setCurrentIndex(at);
    view_->horizontalScrollBar()->setValue(across_);
    if (row_ < 0) return;
    QScrollBar *bar = view_->verticalScrollBar();
    // visualRect() lays out the rows first; without it the range of the bar is still the old one.
    const QRect now = view_->visualRect(at);
    const bool byRows = view_->verticalScrollMode() == QAbstractItemView::ScrollPerItem;
    const int moved = (now.top() - top_) / (byRows ? std::max(1, now.height()) : 1);
    bar->setValue(seen_ && !gone ? bar->value() + moved : scrolled_);
}

}  // namespace roomrack::desktop
