// SPDX-License-Identifier: GPL-3.0-or-later
// Who is at the desk, for the frame of the window: the name with its menu, and the actions that
// lock the desk, change one's own PIN and show the users. Where a hotel has no users only the last
// one is offered.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QObject>

class QAction;
class QPushButton;
class QWidget;

namespace roomrack::desktop {

class UserDesk final : public QObject {
    Q_OBJECT

public:
    /// Dialogs use `window` as their parent. The session must outlive it.
    UserDesk(HotelSession &session, QWidget *window);
    ~UserDesk() override;

    /// "Ana · clerk", hidden where there is nobody to name. Belongs to whoever lays it out.
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
