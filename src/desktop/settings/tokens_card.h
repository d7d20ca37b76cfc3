// SPDX-License-Identifier: GPL-3.0-or-later
// Who may come through the door for other programs: the hotel's API tokens. One is added, named
// anew, or taken back; what it reads as is shown once.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>
#include <QtWidgets/QFrame>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QWidget;

namespace roomrack::desktop {

class RowsTable;
class Theme;

/// "Read", "Channel", "Desk", "Manager".
QString tokenRoleText(booking::TokenRole role);
/// What it may do, in a sentence.
QString tokenRoleWords(booking::TokenRole role);

class TokensCard final : public QFrame {
    Q_OBJECT

public:
    TokensCard(HotelSession &session, const Theme &theme, QWidget *parent = nullptr);

private:
    void fill();
    void offer();
    const booking::Token *current() const;
    void add();
    void rename();
    void takeBack();
    void say(const QString &text, bool bad);

    HotelSession &session_;
    RowsTable *table_;
    QLabel *none_;
    QLabel *state_ = nullptr;
    QLabel *said_;
    QPushButton *add_;
    QPushButton *rename_;
    QPushButton *back_;
};

/// A new token, or another name for one.
class TokenDialog final : public QDialog {
    Q_OBJECT

public:
    /// `token`: whose name is to change; none: a new one.
    TokenDialog(HotelSession &session, std::optional<booking::Token> token,
                QWidget *parent = nullptr);

signals:
    void saved();

private:
    void build();
    void showRole();
    void save();
    void showToken(const QByteArray &token);

    HotelSession &session_;
    const std::optional<booking::Token> token_;
    DialogFrame frame_{this};
    QLineEdit *name_;
    QComboBox *role_;
    QLabel *roleWords_;
    QComboBox *channel_;
    QWidget *fields_;
    QWidget *shown_;
    QLineEdit *text_;
    QPushButton *copy_;
    bool done_ = false;  ///< the token is shown; there is nothing left but to close
};

}  // namespace roomrack::desktop
