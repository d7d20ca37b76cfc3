// SPDX-License-Identifier: GPL-3.0-or-later
// A secret of ours in what others say: they may repeat what they were sent.
#pragma once

#include <QtCore/QByteArray>

namespace roomrack::core {

/// The text with "*****" for the secret: as it is, percent-encoded, and in base64 wherever it
/// begins there ("user:secret" of Basic, what AUTH PLAIN of SMTP sends). Nothing is starred where
/// there is no secret.
QByteArray withoutSecret(QByteArray text, const QByteArray &secret);

}  // namespace roomrack::core
