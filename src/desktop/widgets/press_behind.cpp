// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/press_behind.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QWindow>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCompleter>

namespace roomrack::desktop {

PressBehind::PressBehind(QCompleter *completer) : QObject(completer), completer_(completer)
{
    // After the completer's own filter, so it is asked first.
    completer->popup()->installEventFilter(this);
}

void PressBehind::install(QCompleter *completer)
{
    new PressBehind(completer);
}

bool PressBehind::eventFilter(QObject *watched, QEvent *event)
{
    QWidget *list = completer_->popup();
    if (watched != list || event->type() != QEvent::MouseButtonPress) return false;
    const auto *press = static_cast<const QMouseEvent *>(event);
    if (list->rect().contains(press->position().toPoint())) return false;
    // Qt must not repeat it as well.
    list->setAttribute(Qt::WA_NoMouseReplay);
    list->hide();
    passOn(*press);
    return true;
}

/// At once, not posted: the release may already wait behind the press.
void PressBehind::passOn(const QMouseEvent &press) const
{
    const QWidget *form = completer_->widget()->window();
    QWindow *window = form->windowHandle();
    if (!window) return;
    const QPointF at = window->mapFromGlobal(press.globalPosition());
    if (!form->rect().contains(at.toPoint())) return;
    QMouseEvent again(press.type(), at, at, press.globalPosition(), press.button(), press.buttons(),
                      press.modifiers(), press.pointingDevice());
    again.setTimestamp(press.timestamp());
    QCoreApplication::sendEvent(window, &again);
}

}  // namespace roomrack::desktop

#include "moc_press_behind.cpp"
