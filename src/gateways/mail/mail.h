// SPDX-License-Identifier: GPL-3.0-or-later
// A mail as composed by Roomrack, and its bytes on the wire (RFC 5322, MIME). Pure. Input that
// could add a header or a recipient is refused, never repaired.
#pragma once

#include "core/clock.h"
#include "core/email_address.h"

#include <optional>

namespace roomrack::gateways {

struct MailAddress {
    QString name;     ///< display name; may be empty
    QString address;  ///< "ana@example.org"
};

/// Has exactly one recipient, so that one delivery result covers it.
struct Mail {
    QByteArray key;  ///< key in the outbox: a resent mail has the same Message-ID
    MailAddress from;
    MailAddress to;
    std::optional<MailAddress> replyTo;
    QString subject;
    QString text;
    Instant at;
};

/// Returns an error that names the field for invalid addresses, line breaks and control characters
/// in names and subjects, missing text or key, and values that are too long.
Result<void> check(const Mail &mail);

using core::envelopeAddress;

/// "<...@domain of the sender>"; deterministic for a key and sender.
QByteArray messageId(const Mail &mail);

/// Header and body with CRLF line ends, 7 bit (except an address with a non-ASCII local part);
/// payment card numbers are masked.
Result<QByteArray> mailBytes(const Mail &mail);

}  // namespace roomrack::gateways
