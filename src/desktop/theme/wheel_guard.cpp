// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/theme/wheel_guard.h"

#include <QtCore/QEvent>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>

namespace roomrack::desktop {

WheelGuard::WheelGuard(QApplication &app, QObject *parent) : QObject(parent)
{
    app.installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    const bool wheel = event->type() == QEvent::Wheel;
    if (!wheel && event->type() != QEvent::Polish) return false;
    if (!qobject_cast<QAbstractSpinBox *>(watched) && !qobject_cast<QComboBox *>(watched))
        return false;
    auto *input = static_cast<QWidget *>(watched);
    if (!wheel) {
        if (input->focusPolicy() == Qt::WheelFocus) input->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (input->hasFocus()) return false;
    event->ignore();  // it goes on to what the input stands in
    return true;
}

}  // namespace roomrack::desktop

#include "moc_wheel_guard.cpp"
