// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/menu_escape.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QMenu>

namespace roomrack::desktop {

MenuEscape::MenuEscape(QMenu *menu) : QObject(menu), menu_(menu)
{
    connect(menu, &QMenu::aboutToShow, this, &MenuEscape::opens);
    // Queued: the dialog does not get the key that the menu was closed by either.
    connect(menu, &QMenu::aboutToHide, this, &MenuEscape::closed, Qt::QueuedConnection);
}

void MenuEscape::install(QMenu *menu)
{
    new MenuEscape(menu);
}

/// The filter that was installed last is asked first: before that of UnsavedInput.
void MenuEscape::opens()
{
    menu_->parentWidget()->window()->installEventFilter(this);
}

void MenuEscape::closed()
{
    if (!menu_->isVisible()) menu_->parentWidget()->window()->removeEventFilter(this);
}

bool MenuEscape::eventFilter(QObject *watched, QEvent *event)
{
    const bool escape = event->type() == QEvent::KeyPress
                        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Cancel);
    if (!escape) return QObject::eventFilter(watched, event);
    menu_->close();
    return true;
}

}  // namespace roomrack::desktop

#include "moc_menu_escape.cpp"
