// SPDX-License-Identifier: GPL-3.0-or-later
// One mail to a server that takes it for the rest of the world (RFC 5321, 6409), through libcurl.
// Certificates are verified; a name and password leave only over TLS. Blocks: see mailer.h.
#pragma once

#include "gateways/mail/mail.h"

#include <atomic>

namespace roomrack::gateways {

enum class MailSecurity : quint8 {
    StartTls,  ///< must be offered: never without
    Tls,       ///< from the first byte
    None       ///< only to this machine
};

struct SmtpSettings {
    QString host;
    quint16 port = 587;
    MailSecurity security = MailSecurity::StartTls;
    QString user;  ///< empty: nobody signs in
    QByteArray password;
    int timeoutSeconds = 60;  ///< for the whole mail
    QString authorities;      ///< PEM file to trust instead of the machine's authorities
};
Result<void> validate(const SmtpSettings &settings);

struct MailAnswer {
    enum class Kind : quint8 {
        Sent,        ///< the server has taken it
        Refused,     ///< for good: the address, the sender, or the mail itself
        TryLater,    ///< certainly not taken
        NotAllowed,  ///< name or password is wrong
        NotTrusted,  ///< no TLS, or with a certificate that is not the server's
        Unknown      ///< cut off when all was said: it may have been taken. Sent again it has the
                     ///< same Message-ID
    };
    Kind kind = Kind::TryLater;
    int status = 0;  ///< of the server's last reply; 0: there was none
    QString said;    ///< in its words, without secrets
};

/// Returns soon after `stop` is true.
MailAnswer sendBySmtp(const SmtpSettings &settings, const Mail &mail,
                      const std::atomic<bool> &stop);

}  // namespace roomrack::gateways
