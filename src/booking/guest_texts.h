// SPDX-License-Identifier: GPL-3.0-or-later
// What is stored about the guests of closed bookings, read before they are erased.
#pragma once

#include "booking/booking.h"

#include <QtCore/QByteArray>

#include <memory>
#include <vector>

namespace roomrack::booking {

/// A closed booking with its guest as stored now, and as it was before changes that are kept for
/// undo.
struct ClosedGuest {
    Booking booking;
    std::vector<Guest> guests;
    /// A message about the booking is still to be sent to another system, or waits for a user.
    bool isBeingTold = false;
};
/// A message in the log of a channel.
struct StoredMessage {
    ChannelId channel;
    qint64 number = 0;
};
struct ClosedGuests {
    std::vector<ClosedGuest> guests;
    std::vector<StoredMessage> messages;  ///< about any of them
};
using ClosedGuestsPtr = std::shared_ptr<const ClosedGuests>;

/// Tells by its content whether a message of a channel is about one of some guests: by an email
/// address, a telephone number, a reservation number, or all words of a name. Compares whole words
/// without case, and knows the escapes of XML, JSON and forms. What is too short or too common to
/// mean one guest is not looked for: names of one word, numbers of fewer than seven digits.
class GuestMarks {
public:
    explicit GuestMarks(const std::vector<ClosedGuest> &guests);
    bool isEmpty() const { return groups_.empty(); }
    bool areIn(const QByteArray &message) const;

private:
    void add(std::vector<QString> group);
    /// All texts of one group are in such a message. In plain().
    std::vector<std::vector<QString>> groups_;
};

}  // namespace roomrack::booking
