// SPDX-License-Identifier: GPL-3.0-or-later
// Masks a message for storage: in the inbox before it is parsed, and in the log. Passwords and
// payment card data are masked; everything else stays byte for byte, so that the copy parses as the
// same message.
#pragma once

#include <QtCore/QByteArray>

namespace roomrack::protocols::xml {

/// Accepts any bytes, well-formed or not; UTF-16 is returned as UTF-8. Masks
/// - in PaymentCard: all text and the card and code attributes, except the last four digits of the
///   card number;
/// - the text of Password, and the attributes MessagePassword and PinNumber;
/// - card numbers in any other text (not in attributes: those are codes and booking numbers).
QByteArray withoutSecrets(const QByteArray &document);

/// Whether an attribute with this local name contains a number, a code or another value that
/// identifies something; such values are never changed.
bool isIdentifier(QByteArrayView attribute);

}  // namespace roomrack::protocols::xml
