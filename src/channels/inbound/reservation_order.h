// SPDX-License-Identifier: GPL-3.0-or-later
// Which of two messages about a reservation is the later one: by the times of the channel's
// versions, and without times by which message can follow which. Pure.
#pragma once

#include "booking/channel_rows.h"
#include "channels/connection/dialect.h"

#include <functional>
#include <optional>
#include <vector>

namespace roomrack::channels {

/// Parses a stored message of the channel again; empty: it cannot be read.
using ReadAgain = std::function<std::optional<protocols::Reservation>(const QByteArray &body)>;

/// Earlier messages about a reservation.
struct HeardBefore {
    std::optional<booking::ChannelReservationRow> row;
    std::vector<booking::InboxRow> messages;  ///< oldest first
    bool booked = false;                      ///< it has bookings, in any status
};

enum class Order : quint8 {
    Newer,    ///< it is the current state of the reservation
    Older,    ///< a later version counts already
    Copy,     ///< it was settled before
    Unclear,  ///< late message or newest version: a user must check
    Again     ///< so may the exact content of an earlier version
};

/// `received` is when the message came first. A version's time is the channel's modification time
/// (of a new one: creation time); a time more than a day ahead of its reception is ignored.
/// Versions with times are ordered by them. Without times:
/// - a cancellation is followed without review only by another cancellation, and a new reservation
///   comes before its changes;
/// - the exact content of an earlier version is a late copy, or the reservation is again as it was;
/// - a message that waited while another one counted is the older one.
Order orderOf(const Received &message, Instant received, const HeardBefore &before,
              const ReadAgain &read);

/// The version that counted last before one received at `received`; empty: there was none, or it
/// can no longer be read.
std::optional<protocols::Reservation> lastThatCounted(const HeardBefore &before, Instant received,
                                                      const ReadAgain &read);

/// When this version was made; 0: missing or implausible.
qint64 timeOf(const protocols::Reservation &reservation, Instant received);

/// Of the versions that counted; an implausible time counts as none.
qint64 newestTime(const booking::ChannelReservationRow &row, Instant received);

/// A revision name for an earlier version's content that came again at this time, and whether a
/// name is such a one.
QString nameOfAgain(const QString &revision, Instant received);
bool isAgain(const QString &revision);

}  // namespace roomrack::channels
