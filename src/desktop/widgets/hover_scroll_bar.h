// SPDX-License-Identifier: GPL-3.0-or-later
// A scroll bar that overlays the scrolled view and is visible only while the mouse is over it, for
// views that need all space for content.
#pragma once

#include <QtWidgets/QScrollBar>

namespace roomrack::desktop {

class HoverScrollBar : public QScrollBar {
    Q_OBJECT

public:
    /// Mirrors and controls `other`, which may be hidden; placed over the lower edge of `over`.
    HoverScrollBar(QScrollBar *other, QWidget *over);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void place();
    QScrollBar *other_;
    QWidget *over_;
};

}  // namespace roomrack::desktop
