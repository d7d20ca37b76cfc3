// SPDX-License-Identifier: GPL-3.0-or-later
// Masks our secrets in responses of other systems, which may echo what they were sent.
#pragma once

#include <QtCore/QByteArray>

namespace roomrack::core {

/// The text with "*****" for the secret: plain, percent-encoded, and in base64 at any offset
/// ("user:secret" of Basic, AUTH PLAIN of SMTP). Unchanged if the secret is empty.
QByteArray withoutSecret(QByteArray text, const QByteArray &secret);

}  // namespace roomrack::core
