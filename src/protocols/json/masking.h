// SPDX-License-Identifier: GPL-3.0-or-later
// A message as it may be kept: in the inbox before it is understood, and in the log. Passwords and
// what belongs to a payment card are starred; everything else stays byte for byte, so that the copy
// still reads as the same message.
#pragma once

#include <QtCore/QByteArray>

namespace roomrack::protocols::json {

/// Takes any bytes, well formed or not. Starred are
/// - the texts in members named for a card or a guarantee, but for its brand and the last four
///   digits of its number; codes (cvv, cvc), passwords, tokens and keys wherever they are;
/// - card numbers in any other text.
/// A number that would be starred becomes 0.
QByteArray withoutSecrets(const QByteArray &document);

}  // namespace roomrack::protocols::json
