// SPDX-License-Identifier: GPL-3.0-or-later
// The property's API tokens. A token can be added, renamed or revoked; its secret is shown once.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/settings/hotel_switch.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>
#include <QtWidgets/QFrame>

#include <memory>

class QLabel;
class QPushButton;

namespace roomrack::desktop {

class RowsTable;
class Theme;
namespace Ui {
class TokenDialog;
}

/// "Read-only", "Channel", "Clerk", "Manager".
QString tokenRoleText(booking::TokenRole role);
/// The permissions of the role, in a sentence.
QString tokenRoleWords(booking::TokenRole role);

class TokensCard final : public QFrame {
    Q_OBJECT

public:
    TokensCard(HotelSession &session, const Theme &theme, QWidget *parent = nullptr);

private:
    void fill();
    void offer();
    void edit(const std::optional<booking::Token> &token);
    const booking::Token *current() const;
    void add();
    void rename();
    void takeBack();
    void say(const QString &text, bool bad);

    HotelSession &session_;
    HotelSwitch switch_;
    ActorId wanted_;  ///< added or changed: to be selected when it is in the list
    RowsTable *table_;
    QLabel *none_;
    QLabel *state_ = nullptr;
    QLabel *said_;
    QPushButton *add_;
    QPushButton *rename_;
    QPushButton *back_;
};

/// Creates a token or renames one.
class TokenDialog final : public QDialog {
    Q_OBJECT

public:
    /// `token`: the token to rename; none: create one.
    TokenDialog(HotelSession &session, std::optional<booking::Token> token,
                QWidget *parent = nullptr);
    ~TokenDialog() override;

signals:
    void saved(roomrack::core::ActorId token);

private:
    void build();
    void showRole();
    void save();
    void sayOfName(const QString &problem);
    void showToken(const QByteArray &token);

    HotelSession &session_;
    const std::optional<booking::Token> token_;
    DialogFrame frame_{this};
    const std::unique_ptr<Ui::TokenDialog> ui_;
    bool done_ = false;  ///< the token is shown; only closing is left
};

}  // namespace roomrack::desktop
