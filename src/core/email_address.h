// SPDX-License-Identifier: GPL-3.0-or-later
// Which texts are email addresses: the same answer in forms, the API, messages of channels and when
// a mail is sent.
#pragma once

#include "core/error.h"

namespace roomrack::core {

/// The address for the SMTP envelope: domain in ASCII (IDNA), local part unchanged. Invalid: no
/// dot-atom local part (RFC 5322, with letters of all scripts), no host name as domain, or longer
/// than RFC 5321 allows (section 4.5.3.1).
Result<QByteArray> envelopeAddress(const QString &address);

/// Whether mail can be sent to a guest with this address: envelopeAddress() accepts it, and its
/// domain has a dot. Only the hotel's own addresses may name a mail server inside a company, which
/// needs none.
bool isGuestAddress(const QString &address);

}  // namespace roomrack::core
