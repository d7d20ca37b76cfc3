// SPDX-License-Identifier: GPL-3.0-or-later
// A message as it may be kept: in the inbox before it is understood, and in the log. Passwords and
// what belongs to a payment card are starred; everything else stays byte for byte, so that the copy
// still reads as the same message.
#pragma once

#include <QtCore/QByteArray>

namespace roomrack::protocols::xml {

/// Takes any bytes, well formed or not; UTF-16 comes back as UTF-8. Starred are
/// - in PaymentCard: all text and the attributes of card and code, but the last four digits of the
///   card's number;
/// - the text of Password, and the attributes MessagePassword and PinNumber;
/// - card numbers in any other text (not in attributes: those are codes and numbers of bookings).
QByteArray withoutSecrets(const QByteArray &document);

}  // namespace roomrack::protocols::xml
