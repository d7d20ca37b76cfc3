// SPDX-License-Identifier: GPL-3.0-or-later
// If ROOMRACK_SAY_FIRST_PAINT is set in the environment, the window reports on standard output when
// it first paints a grid with content. For the start benchmark.
#pragma once

#include <QtCore/QObject>

namespace roomrack::programs {

class FirstPaint : public QObject {
    Q_OBJECT

public:
    /// Watches the application, or does nothing if the variable is not set.
    explicit FirstPaint(QObject &application);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void say();
    bool painted_ = false;
};

}  // namespace roomrack::programs
