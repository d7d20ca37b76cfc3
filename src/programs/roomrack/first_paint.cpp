// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrack/first_paint.h"

#include "desktop/inventory/grid_view.h"

#include <QtCore/QEvent>
#include <QtCore/QTimer>

#include <cstdio>

namespace roomrack::programs {

FirstPaint::FirstPaint(QObject &application)
{
    if (qEnvironmentVariableIsSet("ROOMRACK_SAY_FIRST_PAINT")) application.installEventFilter(this);
}

bool FirstPaint::eventFilter(QObject *watched, QEvent *event)
{
    if (!painted_ && event->type() == QEvent::Paint) {
        const auto *grid = qobject_cast<const desktop::GridView *>(watched->parent());
        if (grid && watched == grid->viewport() && grid->grid().rowCount() > 0) {
            painted_ = true;
            // It is on the screen after this event.
            QTimer::singleShot(0, this, &FirstPaint::say);
        }
    }
    return QObject::eventFilter(watched, event);
}

void FirstPaint::say()
{
    std::puts("first paint");
    std::fflush(stdout);
}

}  // namespace roomrack::programs
