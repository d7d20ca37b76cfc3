// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/single_press.h"

#include <QtCore/QEvent>
#include <QtWidgets/QAbstractButton>

namespace roomrack::desktop {

void SinglePress::install(QAbstractButton *button)
{
    button->installEventFilter(new SinglePress(button));
}

bool SinglePress::eventFilter(QObject *, QEvent *event)
{
    return event->type() == QEvent::MouseButtonDblClick;
}

}  // namespace roomrack::desktop

#include "moc_single_press.cpp"
