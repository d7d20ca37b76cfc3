// SPDX-License-Identifier: GPL-3.0-or-later
// Messages that may contain reservations, as received: pushed, polled, or stored.
#pragma once

#include "protocols/opentravel/codec.h"

namespace roomrack::channels {

/// The reservations of a message of any type that has them; null for other types.
const std::vector<protocols::Reservation> *reservationsOf(
    const protocols::opentravel::Message &message);

/// decode(); but a message with reservations is not refused for a character that XML does not
/// allow (withoutForbiddenCharacters). All other messages are.
Result<protocols::opentravel::Decoded> decodeInbound(const QByteArray &bytes);

}  // namespace roomrack::channels
