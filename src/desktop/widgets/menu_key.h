// SPDX-License-Identifier: GPL-3.0-or-later
// Shift+F10 and the Menu key, everywhere in the program: Qt knows the former on Windows only, and
// opens a table's menu in its middle instead of at the cell where the keys are.
#pragma once

#include <QtCore/QObject>

class QWidget;

namespace roomrack::desktop {

class MenuKey : public QObject {
    Q_OBJECT

public:
    /// Watches all events of the program for as long as it lives.
    explicit MenuKey(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool ask(QWidget *widget);
    bool asking_ = false;
};

}  // namespace roomrack::desktop
