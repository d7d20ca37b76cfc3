// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the place of the window's content while nobody is at the desk: who are you, and
// the PIN or password. Nothing of the hotel is shown but its name.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;

namespace roomrack::desktop {

class SignInPanel final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it. Remembers who signed in last.
    SignInPanel(HotelSession &session, QSettings &settings, QWidget *parent = nullptr);

    /// Comes into view: nothing is typed yet, and whoever was here last is suggested.
    void begin();

private:
    void fillPeople();
    void signIn();
    void answered(const Result<booking::User> &user);
    void showProblem(const QString &text);
    HotelSession &session_;
    QSettings &settings_;
    QLabel *hotel_;
    QComboBox *people_;
    QLineEdit *secret_;
    QLabel *problem_;
    QPushButton *go_;
};

}  // namespace roomrack::desktop
