// SPDX-License-Identifier: GPL-3.0-or-later
// Encodes and decodes OpenTravel messages, with or without a SOAP envelope.
#pragma once

#include "protocols/opentravel/messages.h"
#include "protocols/opentravel/security.h"
#include "protocols/xml/guard.h"

namespace roomrack::protocols::opentravel {

struct Decoded {
    Message message;
    bool soap = false;                 ///< received in an envelope
    std::optional<Security> security;  ///< from the envelope's header
    /// Invalid values, in the standard's wording. A record with an invalid value is not in the
    /// message; a problem without a record concerns the message itself.
    std::vector<Problem> problems;
    /// An unsupported mustUnderstand header block: respond with a MustUnderstand fault that names
    /// it.
    QString notUnderstood;
    int unknown = 0;       ///< skipped elements
    QString firstUnknown;  ///< name of the first one
};

/// Refuses (Invalid) XML that guard() or the parser refuses, an unknown root and other SOAP
/// versions. The root's namespace must be OpenTravel's or empty.
Result<Decoded> decode(const QByteArray &bytes, const xml::Limits &limits = {});

/// The bare message; a Fault always has an envelope.
QByteArray encode(const Message &message);
/// In a SOAP 1.1 envelope.
QByteArray encodeSoap(const Message &message, const std::optional<Security> &security = {});

/// "OTA_HotelAvailNotifRQ", or "Fault": usually also the SOAPAction.
QString nameOf(const Message &message);

}  // namespace roomrack::protocols::opentravel
