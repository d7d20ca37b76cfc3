// SPDX-License-Identifier: GPL-3.0-or-later
// A mail as the house writes it, and its bytes on the wire (RFC 5322, MIME). Pure. What could add a
// header or another recipient is refused, never repaired.
#pragma once

#include "core/clock.h"
#include "core/error.h"

#include <optional>

namespace roomrack::gateways {

struct MailAddress {
    QString name;     ///< of a person or hotel; may be empty
    QString address;  ///< "ana@example.org"
};

/// To one recipient, so that what became of it is one answer.
struct Mail {
    QByteArray key;  ///< of the outbox: the same mail sent again has the same Message-ID
    MailAddress from;
    MailAddress to;
    std::optional<MailAddress> replyTo;
    QString subject;
    QString text;
    Instant at;
};

/// Addresses that are none, line breaks and control characters in names and subjects, a mail
/// without text or key, and what is too long: an error that names the field.
Result<void> check(const Mail &mail);

/// The address of the envelope: its domain in ASCII (IDNA), the part before it as it is.
Result<QByteArray> envelopeAddress(const QString &address);

/// "<...@domain of the sender>", the same for the same key and sender.
QByteArray messageId(const Mail &mail);

/// Header and text with CRLF line ends, 7 bits throughout (but for an address that has none);
/// numbers of payment cards starred.
Result<QByteArray> mailBytes(const Mail &mail);

}  // namespace roomrack::gateways
