// SPDX-License-Identifier: GPL-3.0-or-later
// With ROOMRACK_SAY_FIRST_PAINT in the environment the window says on its standard output when it
// has painted a grid with something in it for the first time. For the benchmark of starting.
#pragma once

#include <QtCore/QObject>

namespace roomrack::programs {

class FirstPaint : public QObject {
    Q_OBJECT

public:
    /// Watches the application, or does nothing when nobody asked.
    explicit FirstPaint(QObject &application);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void say();
    bool painted_ = false;
};

}  // namespace roomrack::programs
