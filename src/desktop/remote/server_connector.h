// SPDX-License-Identifier: GPL-3.0-or-later
// Opens hotels on a server, with the token from this machine's keychain, or with one that the user
// enters and that is then stored there.
#pragma once

#include "desktop/remote/server_dialog.h"
#include "desktop/session/hotel_session.h"
#include "secrets/secrets.h"

#include <QtCore/QPointer>

namespace roomrack::desktop {

class ServerConnector final : public QObject {
    Q_OBJECT

public:
    /// `window` is the dialog's parent. All arguments must outlive this object.
    ServerConnector(std::unique_ptr<secrets::Secrets> secrets, const core::Clock &clock,
                    QWidget &window);

    /// Emits opened() or failed(), or asks() if the user must enter something first.
    void open(const QString &address);
    /// Always shows the dialog, even if a token is stored.
    void ask(const QString &address);

signals:
    void opened(const QString &address, const std::shared_ptr<roomrack::desktop::OpenHotel> &hotel);
    void failed(const QString &address, const roomrack::core::Error &error);
    /// The dialog is shown; if it is cancelled, no further signal follows.
    void asks();

private:
    void lookUp();
    void connectTo(const QString &address, const QByteArray &token, bool isNew);
    void connected(const QString &address, const QByteArray &token, bool isNew,
                   const Result<std::shared_ptr<OpenHotel>> &hotel);
    static QString nameOf(const QString &address);

    const std::unique_ptr<secrets::Secrets> secrets_;
    const core::Clock &clock_;
    QWidget &window_;
    QString wanted_;  ///< address, until the keychain has been read
    QPointer<ServerDialog> dialog_;
};

}  // namespace roomrack::desktop
