// SPDX-License-Identifier: GPL-3.0-or-later
// Sends one mail to a submission server (RFC 5321, 6409) through libcurl. Verifies certificates;
// sends credentials only over TLS. Blocks: see mailer.h.
#pragma once

#include "gateways/mail/mail.h"

#include <atomic>

namespace roomrack::gateways {

enum class MailSecurity : quint8 {
    StartTls,  ///< required: fails if the server does not offer it
    Tls,       ///< implicit TLS
    None       ///< localhost only
};

struct SmtpSettings {
    QString host;
    quint16 port = 587;
    MailSecurity security = MailSecurity::StartTls;
    QString user;  ///< empty: no authentication
    QByteArray password;
    int timeoutSeconds = 60;  ///< for the whole transaction
    QString authorities;      ///< PEM file to trust instead of the system's CAs
};
Result<void> validate(const SmtpSettings &settings);

struct MailAnswer {
    enum class Kind : quint8 {
        Sent,        ///< the server accepted it
        Refused,     ///< permanent: the address, the sender or the mail itself
        TryLater,    ///< certainly not accepted
        NotAllowed,  ///< wrong user name or password
        NotTrusted,  ///< no TLS, or an invalid certificate
        Unknown      ///< disconnected after all data: possibly accepted. A resend has the
                     ///< same Message-ID
    };
    Kind kind = Kind::TryLater;
    int status = 0;  ///< of the server's last reply; 0: there was none
    QString said;    ///< text of the server's reply, without secrets
};

/// Returns soon after `stop` becomes true.
MailAnswer sendBySmtp(const SmtpSettings &settings, const Mail &mail,
                      const std::atomic<bool> &stop);

}  // namespace roomrack::gateways
