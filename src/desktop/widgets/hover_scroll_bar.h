// SPDX-License-Identifier: GPL-3.0-or-later
// A scroll bar that lies over what it scrolls and is only there while the mouse is: for views
// that need all their room for content.
#pragma once

#include <QtWidgets/QScrollBar>

namespace roomrack::desktop {

class HoverScrollBar : public QScrollBar {
    Q_OBJECT

public:
    /// Follows and moves `other`, which may be hidden; lies over the lower edge of `over`.
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
