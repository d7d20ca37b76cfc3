// SPDX-License-Identifier: GPL-3.0-or-later
// Masks a message for storage: in the inbox before it is parsed, and in the log. Passwords and
// payment card data are masked; everything else stays byte for byte, so that the copy parses as the
// same message.
#pragma once

#include <QtCore/QByteArray>

namespace roomrack::protocols::json {

/// Accepts any bytes, well-formed or not. Masks
/// - strings in members named for a card or a guarantee, except brand and last four digits of the
///   number; codes (cvv, cvc), passwords, tokens and keys anywhere;
/// - card numbers in any other string.
/// A number that would be masked becomes 0.
QByteArray withoutSecrets(const QByteArray &document);

}  // namespace roomrack::protocols::json
