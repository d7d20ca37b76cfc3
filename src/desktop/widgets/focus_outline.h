// SPDX-License-Identifier: GPL-3.0-or-later
// A line around a table, grid or list while the keys are in it: a chosen row looks the same with
// and without them. Who clicks knows where they are, so that it is drawn for keys only.
#pragma once

#include <QtWidgets/QWidget>

namespace roomrack::desktop {

class FocusOutline : public QWidget {
    Q_OBJECT

public:
    /// Lies over `around` and lets the mouse through; goes with it.
    explicit FocusOutline(QWidget *around);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void cover();
    QWidget *around_;
};

}  // namespace roomrack::desktop
