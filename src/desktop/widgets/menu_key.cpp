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
    const auto *wish = static_cast<QContextMenuEvent *>(event);
    return wish->reason() == QContextMenuEvent::Keyboard && ask(widget);
}

/// A menu for what has the focus, at the current cell or the cursor; true if there was one.
bool MenuKey::ask(QWidget *widget)
{
    const QScopedValueRollback once(asking_, true);
    QPoint at = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QPoint global = widget->mapToGlobal(at);
    if (const auto *view = qobject_cast<QAbstractItemView *>(widget)) {
        const QRect cell = view->visualRect(view->currentIndex()) & view->viewport()->rect();
        if (cell.isValid()) at = cell.center();
        global = view->viewport()->mapToGlobal(at);
    }
    QContextMenuEvent wish(QContextMenuEvent::Keyboard, at, global);
    wish.ignore();
    QApplication::sendEvent(widget, &wish);
    return wish.isAccepted();
}

}  // namespace roomrack::desktop

#include "moc_menu_key.cpp"
