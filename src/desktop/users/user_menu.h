// SPDX-License-Identifier: GPL-3.0-or-later
// The signed-in user in the window's frame: a button with a menu, and the actions that lock the
// window, change the user's own PIN and show the users. Without users, only the last action is
// available.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QObject>

class QAction;
class QPushButton;
class QWidget;

namespace roomrack::desktop {

class UserMenu final : public QObject {
    Q_OBJECT

public:
    /// Dialogs use `window` as their parent. The session must outlive this object.
    UserMenu(HotelSession &session, QWidget *window);
    ~UserMenu() override;

    /// "Ana · clerk", hidden without a signed-in user. Owned by the widget that contains it.
    QPushButton *button() const { return button_; }
    std::vector<QAction *> actions() const { return {lock_, secret_, users_}; }

private:
    void show();
    HotelSession &session_;
    QWidget *window_;
    QPushButton *button_;
    QAction *lock_;
    QAction *secret_;
    QAction *users_;
};

}  // namespace roomrack::desktop
