// SPDX-License-Identifier: GPL-3.0-or-later
// A button that goes to the next step of a form, and stays under the pointer there, takes a
// double-click as one press: the second would carry out a step that was never read.
#pragma once

#include <QtCore/QObject>

class QAbstractButton;

namespace roomrack::desktop {

class SinglePress final : public QObject {
    Q_OBJECT

public:
    /// The button owns the filter.
    static void install(QAbstractButton *button);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using QObject::QObject;
};

}  // namespace roomrack::desktop
