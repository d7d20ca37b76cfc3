// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/mail/mailer.h"

#include <QtConcurrent/QtConcurrentRun>

namespace roomrack::gateways {

Mailer::Mailer(SmtpSettings settings) : settings_(std::move(settings))
{
    pool_.setMaxThreadCount(1);
}

Mailer::~Mailer()
{
    stop_ = true;
    pool_.waitForDone();
}

QFuture<MailAnswer> Mailer::send(Mail mail)
{
    return QtConcurrent::run(
        &pool_, [this, mail = std::move(mail)] { return sendBySmtp(settings_, mail, stop_); });
}

}  // namespace roomrack::gateways
