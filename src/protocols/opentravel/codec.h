// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes to OpenTravel messages and back, with their SOAP envelope or without.
#pragma once

#include "protocols/opentravel/messages.h"
#include "protocols/opentravel/security.h"
#include "protocols/xml/guard.h"

namespace roomrack::protocols::opentravel {

struct Decoded {
    Message message;
    bool soap = false;                 ///< it came in an envelope
    std::optional<Security> security;  ///< of the envelope's header
    /// What is wrong with values, in the standard's own words. A record that has a wrong value is
    /// not in the message; a problem without a record is about the message itself.
    std::vector<Problem> problems;
    /// A header block that must be understood, and is not: answer with a fault of that name.
    QString notUnderstood;
    int unknown = 0;       ///< elements that were skipped
    QString firstUnknown;  ///< the first of their names
};

/// Refuses (Invalid) what is no message: XML that guard() or the parser refuses, another root, SOAP
/// of another version. The root's namespace must be OpenTravel's or none at all.
Result<Decoded> decode(const QByteArray &bytes, const xml::Limits &limits = {});

/// The bare message; a Fault is in its envelope always.
QByteArray encode(const Message &message);
/// In a SOAP 1.1 envelope.
QByteArray encodeSoap(const Message &message, const std::optional<Security> &security = {});

/// "OTA_HotelAvailNotifRQ", or "Fault": also what a SOAPAction usually says.
QString nameOf(const Message &message);

}  // namespace roomrack::protocols::opentravel
