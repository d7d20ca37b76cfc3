// SPDX-License-Identifier: GPL-3.0-or-later
// GuestRequests as the reception takes them: each reservation of a message by itself, with its own
// bytes, so that one that waits for a mapping can be read again without the others.
#pragma once

#include "channels/link/dialect.h"
#include "protocols/alpinebits/guest_requests.h"

namespace roomrack::channels {

/// The reservations of an OTA_ResRetrieveRS or OTA_HotelResNotifRQ. Bodies are documents of one
/// reservation each, with secrets and card data starred. `revision` begins with the type of the
/// reservation's id (14, or 15 for a cancellation): acknowledgements name it.
Result<std::vector<Received>> receivedFrom(const QByteArray &xml);

/// What the server asked for beside; an error where the answer is no OTA_ResRetrieveRS.
struct Feed {
    protocols::alpinebits::Outcome outcome;
    std::vector<Received> received;
};
Result<Feed> feedFrom(const QByteArray &xml);

/// The entry of an acknowledgement for one that is stored; none where it has no id.
std::optional<protocols::alpinebits::Acknowledged> acknowledgedOf(const Received &received);

}  // namespace roomrack::channels
