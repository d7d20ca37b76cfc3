// SPDX-License-Identifier: GPL-3.0-or-later
// A floating card beside the item it describes. It is a child widget, not a window, so it looks the
// same on every platform and blocks nothing. Escape or a click elsewhere closes it.
#pragma once

#include "desktop/theme/theme.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QVBoxLayout;

namespace roomrack::desktop {

class Popover : public QWidget {
    Q_OBJECT

public:
    /// A child of the window of `owner`; deletes itself when it closes.
    Popover(const Theme &theme, QWidget *owner);

    /// The layout for the content.
    QVBoxLayout *content() const { return content_; }
    /// Opens beside `anchor` (in coordinates of `of`), on the side with most room.
    void openBeside(const QWidget *of, const QRect &anchor);
    /// Opens centred in the window, in its upper part; grows downwards.
    void openInMiddle();
    /// Updates size and position after the content changed.
    void settle();
    void dismiss();

signals:
    /// Emitted once when it closes, for any reason.
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void open();
    bool contains(const QObject *widget) const;
    const Theme &theme_;
    QVBoxLayout *content_;
    QPointer<QWidget> before_;  ///< previous focus, restored on close
    QRect anchor_;              ///< null: in the middle
    bool done_ = false;
};

}  // namespace roomrack::desktop
