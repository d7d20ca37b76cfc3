// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/theme/row_keys.h"

#include "desktop/theme/style.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractItemView>

namespace roomrack::desktop {

RowKeys::RowKeys(QAbstractItemView *view) : QObject(view), view_(view)
{
    view->installEventFilter(this);
}

bool RowKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != view_ || event->type() != QEvent::KeyPress) return false;
    const auto *key = static_cast<const QKeyEvent *>(event);
    const bool isDown = key->key() == Qt::Key_Down;
    if ((!isDown && key->key() != Qt::Key_Up) || key->modifiers() != Qt::NoModifier) return false;
    const auto *selected = view_->selectionModel();
    const int rows = view_->model() ? view_->model()->rowCount(view_->rootIndex()) : 0;
    if (!selected || selected->hasSelection() || rows == 0
        || view_->selectionMode() == QAbstractItemView::NoSelection)
        return false;
    const int current = view_->currentIndex().row();
    const bool isAtEnd = current == (isDown ? rows - 1 : 0);
    if (current >= 0 && !isAtEnd) return false;
    style::chooseRow(view_, current < 0 ? 0 : current);
    return true;
}

}  // namespace roomrack::desktop
