// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/menu_key.h"

#include <QtCore/QScopedValueRollback>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>

namespace roomrack::desktop {

MenuKey::MenuKey(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool MenuKey::eventFilter(QObject *watched, QEvent *event)
{
    if (asking_ || !watched->isWidgetType()) return false;
    auto *widget = static_cast<QWidget *>(watched);
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        return key->key() == Qt::Key_F10 && key->modifiers() == Qt::ShiftModifier && ask(widget);
    }
    if (event->type() != QEvent::ContextMenu || !qobject_cast<QAbstractItemView *>(widget))
        return false;
    const auto *wanted = static_cast<QContextMenuEvent *>(event);
    return wanted->reason() == QContextMenuEvent::Keyboard && ask(widget);
}

/// Opens the context menu of the focused widget at its current cell or cursor; returns whether
/// there was one.
bool MenuKey::ask(QWidget *widget)
{
    const QScopedValueRollback once(asking_, true);
    QPoint at = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QPoint global = widget->mapToGlobal(at);
    if (auto *view = qobject_cast<QAbstractItemView *>(widget)) {
        // The menu is that of the row at its position: without a current row it is at none.
        const QModelIndex current = view->currentIndex();
        if (current.isValid()) view->scrollTo(current);
        const QRect cell = view->visualRect(current) & view->viewport()->rect();
        at = cell.isValid() ? cell.center() : QPoint(-1, -1);
        global = view->viewport()->mapToGlobal(at);
    }
    QContextMenuEvent wanted(QContextMenuEvent::Keyboard, at, global);
    // Accepted by default; Qt ignores it where nothing offers a menu.
    QApplication::sendEvent(widget, &wanted);
    return wanted.isAccepted();
}

}  // namespace roomrack::desktop

#include "moc_menu_key.cpp"
