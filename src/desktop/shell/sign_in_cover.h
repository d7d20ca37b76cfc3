// SPDX-License-Identifier: GPL-3.0-or-later
// The content of the window. If the property has users, it is covered until one of them has signed
// in.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QPointer>
#include <QtWidgets/QStackedWidget>

class QAction;
class QPushButton;
class QSettings;

namespace roomrack::desktop {

class SignInPanel;
class UserMenu;

class SignInCover final : public QStackedWidget {
    Q_OBJECT

public:
    SignInCover(QWidget *content, QWidget *window);

    /// Watches the users of a session, until end().
    void begin(HotelSession &session, QSettings &settings);
    void end();
    bool isLocked() const { return locked_; }
    /// Of the signed-in user; null without a session.
    UserMenu *people() const { return people_; }

signals:
    void lockChanged(bool locked);

private:
    void showLock(bool locked);
    void coverDialogs();
    void uncoverDialogs();

    UserMenu *people_ = nullptr;
    SignInPanel *signIn_ = nullptr;
    std::vector<QPointer<QWidget>> covered_;  ///< dialogs to show again after sign-in
    bool locked_ = false;
};

}  // namespace roomrack::desktop
