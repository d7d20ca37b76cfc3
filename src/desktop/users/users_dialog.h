// SPDX-License-Identifier: GPL-3.0-or-later
// The users of the open hotel with their roles: add, change, reset PIN, deactivate. Offers to
// create the first user if there are none.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtWidgets/QDialog>

#include <memory>

namespace roomrack::desktop {

class UserDialog;
namespace Ui {
class UsersDialog;
}

class UsersDialog final : public QDialog {
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit UsersDialog(HotelSession &session, QWidget *parent = nullptr);
    ~UsersDialog() override;

private:
    void connectForm();
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
    const std::unique_ptr<Ui::UsersDialog> ui_;
};

}  // namespace roomrack::desktop
