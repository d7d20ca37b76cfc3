// SPDX-License-Identifier: GPL-3.0-or-later
// The transport format of AlpineBits: a multipart/form-data body with the fields "action" and
// "request", and transport errors as plain text. Compression and HTTP belong to the link.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>

#include <optional>

namespace roomrack::protocols::alpinebits {

struct Form {
    QString action;      ///< "OTA_Ping:Handshaking"
    QByteArray request;  ///< XML document; empty if the action has none
    friend bool operator==(const Form &, const Form &) = default;
};

struct FormLimits {
    qsizetype bytes = 10'100'000;  ///< of the body
    int parts = 8;
    qsizetype head = 2048;  ///< bytes of the header lines of one part
};

struct EncodedForm {
    QByteArray contentType;  ///< includes the boundary
    QByteArray body;
};

/// The caller supplies the random boundary: 16 to 70 letters and digits. An error if it occurs in
/// the message.
Result<EncodedForm> encode(const Form &form, const QByteArray &boundary);

/// Decodes a body by its Content-Type. A duplicate field is an error; unknown fields are ignored.
Result<Form> decodeForm(const QByteArray &contentType, const QByteArray &body,
                        const FormLimits &limits = {});

/// "ERROR:reason", the body sent with 400 (invalid request) or 401 (credentials).
QByteArray transportFault(const QString &reason);
/// The reason if the response is a transport error: a status other than 200, or an "ERROR:" body.
std::optional<QString> faultOf(int status, const QByteArray &body);

}  // namespace roomrack::protocols::alpinebits
