// SPDX-License-Identifier: GPL-3.0-or-later
// A card that floats over the window beside what it is about. Not a window of its own: it looks
// the same everywhere, and nothing is blocked. Escape or a click elsewhere closes it.
#pragma once

#include "desktop/theme/theme.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QVBoxLayout;

namespace roomrack::desktop {

class Popover : public QWidget {
    Q_OBJECT

public:
    /// Lives in the window of `owner`; deletes itself when it closes.
    Popover(const Theme &theme, QWidget *owner);

    /// Put the content in here.
    QVBoxLayout *content() const { return content_; }
    /// Shows it beside `anchor` (in coordinates of `of`), where there is most room.
    void openBeside(const QWidget *of, const QRect &anchor);
    /// Places it anew after its content changed its size.
    void settle();
    void dismiss();

signals:
    /// It goes, for whatever reason; once.
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool contains(const QObject *widget) const;
    const Theme &theme_;
    QVBoxLayout *content_;
    QPointer<QWidget> before_;  ///< had the focus; gets it back
    QRect anchor_;
    bool done_ = false;
};

}  // namespace roomrack::desktop
