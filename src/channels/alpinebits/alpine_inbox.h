// SPDX-License-Identifier: GPL-3.0-or-later
// GuestRequests for the reception: each reservation of a message separately, with its own bytes, so
// that one that waits for a mapping can be read again without the others.
#pragma once

#include "channels/connection/dialect.h"
#include "protocols/alpinebits/guest_requests.h"

namespace roomrack::channels {

/// The reservations of an OTA_ResRetrieveRS or OTA_HotelResNotifRQ. Bodies are documents of one
/// reservation each, with secrets and card data masked. `revision` begins with the type of the
/// reservation's id (14, or 15 for a cancellation), which acknowledgements name. A character that
/// XML does not allow is read as a blank (withoutForbiddenCharacters), and stays in the body.
Result<std::vector<Received>> receivedFrom(const QByteArray &xml);

/// What the server requested in addition; an error if the answer is no OTA_ResRetrieveRS.
struct Feed {
    protocols::alpinebits::Outcome outcome;
    std::vector<Received> received;
};
Result<Feed> feedFrom(const QByteArray &xml);

/// The acknowledgement entry for a stored reservation; empty if it has no id.
std::optional<protocols::alpinebits::Acknowledged> acknowledgedOf(const Received &received);

}  // namespace roomrack::channels
