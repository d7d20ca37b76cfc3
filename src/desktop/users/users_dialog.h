// SPDX-License-Identifier: GPL-3.0-or-later
// The users of the open hotel with their roles: add, change, reset PIN, deactivate. Offers to
// create the first user if there are none.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtWidgets/QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace roomrack::desktop {

class UserDialog;

class UsersDialog final : public QDialog {
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit UsersDialog(HotelSession &session, QWidget *parent = nullptr);

private:
    QWidget *makeTable();
    QWidget *makeButtons();
    void fill();
    void showButtons();
    const booking::User *selected() const;
    void begin(UserDialog *dialog);
    void add();
    void change();
    void newSecret();
    void switchActive();
    void askToEnd(const booking::User &user);
    void setActive(const booking::User &user, bool active);
    void showEmptyState();
    void say(const QString &text, bool bad);

    HotelSession &session_;
    ActorId wanted_;  ///< added or changed: to be selected when it is in the list
    QTableWidget *table_;
    QLabel *state_;
    QPushButton *add_;
    QPushButton *change_;
    QPushButton *secret_;
    QPushButton *active_;
};

}  // namespace roomrack::desktop
