// SPDX-License-Identifier: GPL-3.0-or-later
// Shift+F10 and the Menu key in the whole program: Qt handles the former on Windows only, and opens
// a table's menu in its centre instead of at the current cell.
#pragma once

#include <QtCore/QObject>

class QWidget;

namespace roomrack::desktop {

class MenuKey : public QObject {
    Q_OBJECT

public:
    /// Filters all events of the program during its lifetime.
    explicit MenuKey(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool ask(QWidget *widget);
    bool asking_ = false;
};

}  // namespace roomrack::desktop
