// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a user: a new one with its first PIN or password, another name or role, or a new secret,
// for another user or for oneself.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

#include <memory>
#include <optional>

namespace roomrack::desktop {

namespace Ui {
class UserDialog;
}

class UserDialog final : public QDialog {
    Q_OBJECT

public:
    enum class Task : quint8 {
        Add,
        Change,        ///< name and role
        NewSecret,     ///< reset for another user
        OwnNewSecret,  ///< requires the current secret
    };
    /// `user`: the user to change; none for a new one. The session must outlive the dialog.
    UserDialog(HotelSession &session, Task task, std::optional<booking::User> user,
               QWidget *parent = nullptr);
    ~UserDialog() override;

signals:
    /// Saved. `user`: the added or changed user.
    void saved(roomrack::core::ActorId user);

private:
    void build();
    void fillNameAndRole();
    bool wantsNames() const { return task_ == Task::Add || task_ == Task::Change; }
    bool wantsSecret() const { return task_ != Task::Change; }
    void save();
    void send();
    void answered(const Result<booking::Answer> &answer);
    void say(const QString &problem, QWidget *where);

    HotelSession &session_;
    Task task_;
    std::optional<booking::User> user_;
    const bool isFirst_;  ///< the property has no users yet
    DialogFrame frame_{this};
    const std::unique_ptr<Ui::UserDialog> ui_;
};

}  // namespace roomrack::desktop
