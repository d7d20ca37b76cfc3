// SPDX-License-Identifier: GPL-3.0-or-later
// Opens hotels that a server keeps: with the token that this machine has for it in its keychain, or
// with one that is asked for and then kept.
#pragma once

#include "desktop/remote/server_dialog.h"
#include "desktop/session/hotel_session.h"
#include "secrets/secrets.h"

#include <QtCore/QPointer>

namespace roomrack::desktop {

class ServerDesk final : public QObject {
    Q_OBJECT

public:
    /// The window is the dialog's parent; all of them must outlive it.
    ServerDesk(std::unique_ptr<secrets::Secrets> secrets, const core::Clock &clock,
               QWidget &window);

    /// opened() or failed() follows, or asks() where a person must say something first.
    void open(const QString &address);
    /// With a dialog, whatever is known.
    void ask(const QString &address);

signals:
    void opened(const QString &address, const std::shared_ptr<roomrack::desktop::OpenHotel> &hotel);
    void failed(const QString &address, const roomrack::core::Error &error);
    /// A dialog is there; where it is left, nothing more follows.
    void asks();

private:
    void lookUp();
    void connectTo(const QString &address, const QByteArray &token, bool isNew);
    void heard(const QString &address, const QByteArray &token, bool isNew,
               const Result<std::shared_ptr<OpenHotel>> &hotel);
    static QString nameOf(const QString &address);

    const std::unique_ptr<secrets::Secrets> secrets_;
    const core::Clock &clock_;
    QWidget &window_;
    QString wanted_;  ///< while it is not known yet what this machine has
    QPointer<ServerDialog> dialog_;
};

}  // namespace roomrack::desktop
