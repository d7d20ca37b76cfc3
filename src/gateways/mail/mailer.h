// SPDX-License-Identifier: GPL-3.0-or-later
// Sends mail on a thread of its own, one after the other: nobody else ever waits for a mail server.
#pragma once

#include "gateways/mail/smtp.h"

#include <QtCore/QFuture>
#include <QtCore/QThreadPool>

namespace roomrack::gateways {

class Mailer {
public:
    explicit Mailer(SmtpSettings settings);
    /// What is being sent is given up, and answered, as is what waits.
    ~Mailer();

    /// From any thread. Always finishes.
    QFuture<MailAnswer> send(Mail mail);

private:
    Q_DISABLE_COPY(Mailer)
    const SmtpSettings settings_;
    std::atomic<bool> stop_{false};
    QThreadPool pool_;
};

}  // namespace roomrack::gateways
