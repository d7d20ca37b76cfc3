// SPDX-License-Identifier: GPL-3.0-or-later
// The settings card "API & webhooks": whether the server runs, bind address, public hostname, and
// metrics token. Shows the address it listens on, or why it does not.
#pragma once

#include "desktop/api_server/window_api_server.h"

#include <QtWidgets/QFrame>

#include <memory>

class QLineEdit;
class QPushButton;

namespace roomrack::desktop {

namespace Ui {
class ApiServerCard;
}

class ApiServerCard final : public QFrame {
    Q_OBJECT

public:
    ApiServerCard(HotelSession &session, WindowApiServer &apiServer, QWidget *parent = nullptr);
    ~ApiServerCard() override;

    bool isChanged() const;
    /// Whether save() may be called.
    bool canSave() const;
    void save();
    void discard() { fill(); }

signals:
    void saved(bool done);

private:
    void offerFiles(QPushButton *choose, QLineEdit *edit);
    api::ApiServerSettings typed() const;
    void fill();
    void typedAny();
    void makeToken();
    void show();
    void offer();

    HotelSession &session_;
    WindowApiServer &apiServer_;
    QByteArray tokenHash_;  ///< to be saved
    const std::unique_ptr<Ui::ApiServerCard> ui_;
};

}  // namespace roomrack::desktop
