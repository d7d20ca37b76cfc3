// SPDX-License-Identifier: GPL-3.0-or-later
// Sends mail sequentially on a thread of its own, so that no other thread waits for a mail server.
#pragma once

#include "gateways/mail/smtp.h"

#include <QtCore/QFuture>
#include <QtCore/QThreadPool>

namespace roomrack::gateways {

class Mailer {
public:
    explicit Mailer(SmtpSettings settings);
    /// Cancels the mail being sent and all queued ones; their futures finish.
    ~Mailer();

    /// Callable from any thread. The future always finishes.
    QFuture<MailAnswer> send(Mail mail);

private:
    Q_DISABLE_COPY(Mailer)
    const SmtpSettings settings_;
    std::atomic<bool> stop_{false};
    QThreadPool pool_;
};

}  // namespace roomrack::gateways
