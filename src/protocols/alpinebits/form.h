// SPDX-License-Identifier: GPL-3.0-or-later
// How AlpineBits travels: a multipart/form-data body with the fields "action" and "request", and
// faults of the way in plain text. Compression and HTTP itself belong to the link.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>

#include <optional>

namespace roomrack::protocols::alpinebits {

struct Form {
    QString action;      ///< "OTA_Ping:Handshaking"
    QByteArray request;  ///< the XML document; empty where the action has none
    friend bool operator==(const Form &, const Form &) = default;
};

struct FormLimits {
    qsizetype bytes = 10'100'000;  ///< of the body
    int parts = 8;
    qsizetype head = 2048;  ///< bytes of the header lines of one part
};

struct EncodedForm {
    QByteArray contentType;  ///< with the boundary
    QByteArray body;
};

/// The boundary comes from the caller, because chance does: 16 to 70 letters and digits. An error
/// where it stands in the message.
Result<EncodedForm> encode(const Form &form, const QByteArray &boundary);

/// A body by its Content-Type. A field that is there twice is an error, other fields are let pass.
Result<Form> decodeForm(const QByteArray &contentType, const QByteArray &body,
                        const FormLimits &limits = {});

/// "ERROR:reason", the body that goes with 400 (wrong request) or 401 (credentials).
QByteArray transportFault(const QString &reason);
/// The reason where an answer is a fault of the way: any status but 200, or such a body.
std::optional<QString> faultOf(int status, const QByteArray &body);

}  // namespace roomrack::protocols::alpinebits
