// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/help/help_key.h"

#include "desktop/help/manual.h"
#include "desktop/help/manual_window.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>

namespace roomrack::desktop {

HelpKey::HelpKey(const Theme &theme, QWidget *window)
    : QObject(window), theme_(theme), window_(window)
{
    qApp->installEventFilter(this);
}

bool HelpKey::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType()) return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const auto *widget = static_cast<const QWidget *>(watched);
    if (key->key() != Qt::Key_F1 || key->modifiers() != Qt::NoModifier
        || !qobject_cast<const QDialog *>(widget->window()))
        return false;
    if (widget->window() == manual_) return true;
    showHelp(widget);
    return true;
}

void HelpKey::showHelp(const QWidget *shown)
{
    // A modal dialog blocks all windows but its own children.
    QWidget *over = QApplication::activeModalWidget();
    if (!over) over = window_;
    if (manual_ && manual_->parentWidget() != over) delete manual_.data();
    if (!manual_) manual_ = new ManualWindow(theme_, over);
    manual_->showPage(manualPageOf(shown));
}

}  // namespace roomrack::desktop
