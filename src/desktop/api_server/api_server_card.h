// SPDX-License-Identifier: GPL-3.0-or-later
// The settings card "API & webhooks": whether the server runs, bind address, public hostname, and
// metrics token. Shows the address it listens on, or why it does not.
#pragma once

#include "desktop/api_server/window_api_server.h"

#include <QtWidgets/QFrame>

class QCheckBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace roomrack::desktop {

class ApiServerCard final : public QFrame {
    Q_OBJECT

public:
    ApiServerCard(HotelSession &session, WindowApiServer &apiServer, QWidget *parent = nullptr);

private:
    void addFields(QFormLayout *form);
    QHBoxLayout *fileField(QLineEdit *edit, const QString &title, const char *name);
    QHBoxLayout *tokenField();
    QHBoxLayout *makeFoot();
    api::ApiServerSettings typed() const;
    void fill();
    void typedAny();
    void save();
    void makeToken();
    void show();
    void offer();

    HotelSession &session_;
    WindowApiServer &apiServer_;
    QByteArray tokenHash_;  ///< to be saved
    QCheckBox *on_;
    QLineEdit *address_;
    QSpinBox *port_;
    QLineEdit *names_;
    QLineEdit *certificate_;
    QLineEdit *key_;
    QLabel *tokenState_;
    QLineEdit *token_;
    QPushButton *newToken_;
    QPushButton *dropToken_;
    QLabel *state_;
    QPushButton *discard_;
    QPushButton *save_;
    std::vector<QWidget *> inputs_;
};

}  // namespace roomrack::desktop
