// SPDX-License-Identifier: GPL-3.0-or-later
// Which of two messages about a reservation is the later one: by the times that the channel gives
// its versions, and where it gives none by what a message can follow. Pure.
#pragma once

#include "booking/channel_rows.h"
#include "channels/link/dialect.h"

#include <functional>
#include <optional>
#include <vector>

namespace roomrack::channels {

/// A stored message of the channel once more; none: it cannot be read.
using ReadAgain = std::function<std::optional<protocols::Reservation>(const QByteArray &body)>;

/// What was heard about a reservation before.
struct HeardBefore {
    std::optional<booking::ChannelReservationRow> row;
    std::vector<booking::InboxRow> messages;  ///< oldest first
    bool booked = false;                      ///< it has bookings, whatever became of them
};

enum class Order : quint8 {
    Newer,    ///< it says how the reservation is now
    Older,    ///< a later version counts already
    Copy,     ///< it was dealt with before
    Unclear,  ///< it may be a late message or the newest version: a person must look
    Again     ///< so may the very words of an earlier version
};

/// `received` is when the message came first. A version has a time where the channel says when it
/// was modified (of a new one: created); a time more than a day ahead of its reception is none.
/// Versions with times are ordered by them. Without:
/// - nothing but a cancellation follows a cancellation without asking, and a new reservation comes
///   before its changes;
/// - the very words of an earlier version are a late copy, or the reservation is again as it was;
/// - what waited while another message counted is the older one.
Order orderOf(const Received &message, Instant received, const HeardBefore &before,
              const ReadAgain &read);

/// The version that counted last before one that came at `received`; none: there was none, or it
/// cannot be read any more.
std::optional<protocols::Reservation> lastThatCounted(const HeardBefore &before, Instant received,
                                                      const ReadAgain &read);

/// When this version was made; 0: that is not said, or cannot be.
qint64 timeOf(const protocols::Reservation &reservation, Instant received);

/// Of the versions that counted; one that cannot be is none.
qint64 newestTime(const booking::ChannelReservationRow &row, Instant received);

/// A name for the words of an earlier version that came again at this time, and whether it is one.
QString nameOfAgain(const QString &revision, Instant received);
bool isAgain(const QString &revision);

}  // namespace roomrack::channels
