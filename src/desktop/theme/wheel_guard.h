// SPDX-License-Identifier: GPL-3.0-or-later
// The wheel scrolls what a number or a list stands in: it changes a value only in the field that
// has the focus, and does not give it the focus.
#pragma once

#include <QtCore/QObject>

class QApplication;

namespace roomrack::desktop {

class WheelGuard final : public QObject {
    Q_OBJECT

public:
    /// For all widgets of the application, while it lives.
    explicit WheelGuard(QApplication &app, QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

}  // namespace roomrack::desktop
