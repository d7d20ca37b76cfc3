// SPDX-License-Identifier: GPL-3.0-or-later
// A focus frame around a table, grid or list: a selected row looks the same with and without focus.
// Shown for keyboard focus only, not after a click.
#pragma once

#include <QtWidgets/QWidget>

namespace roomrack::desktop {

class FocusOutline : public QWidget {
    Q_OBJECT

public:
    /// Covers `around`, ignores the mouse, and is deleted with it.
    explicit FocusOutline(QWidget *around);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void cover();
    QWidget *around_;
};

}  // namespace roomrack::desktop
