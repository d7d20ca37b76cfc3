// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces the window's content while no user is signed in: user name, and PIN or password. The
// only data shown is the property's name.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtWidgets/QWidget>

#include <memory>

class QSettings;

namespace roomrack::desktop {

namespace Ui {
class SignInPanel;
}

class SignInPanel final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it. Stores the last user who signed in.
    SignInPanel(HotelSession &session, QSettings &settings, QWidget *parent = nullptr);
    ~SignInPanel() override;

    /// Called when shown: clears the input and preselects the last user.
    void begin();

private:
    void fillPeople();
    void signIn();
    void answered(const Result<booking::User> &user);
    void showProblem(const QString &text);
    HotelSession &session_;
    QSettings &settings_;
    const std::unique_ptr<Ui::SignInPanel> ui_;
};

}  // namespace roomrack::desktop
