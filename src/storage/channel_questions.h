// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about channels (storage/reader.h): see booking/channel_rows.h for the tables.
#pragma once

#include "booking/channel_rows.h"
#include "sync/settings.h"

#include <optional>
#include <vector>

namespace roomrack::storage {

/// A channel's settings. They are missing if the text cannot be parsed, and `wrong` holds the
/// reason: such a channel is paused until a user reviews it.
struct ChannelSetup {
    ChannelId channel;
    std::optional<sync::ChannelSettings> settings;
    QString wrong;
    qint64 seq = 0;  ///< the record that saved it
    /// The settings under which its cells were confirmed; none if they never were, or cannot be
    /// read.
    std::optional<sync::ChannelSettings> linked;
    /// What remains at the channel and cannot be withdrawn from here, one sentence per line.
    QString left;
};

/// A page of the message log, newest first.
struct ChannelMessageQuery {
    PropertyId property;
    ChannelId channel;         ///< none: all channels
    bool onlyTrouble = false;  ///< omits delivered ones
};

/// Settings of the property's channels; a channel without is not connected.
struct ChannelSetups {
    static constexpr char kName[] = "channel-setups";
    using Answer = std::vector<ChannelSetup>;
    PropertyId property;
};

/// All stored chunks of a channel's board.
struct ChannelCells {
    static constexpr char kName[] = "channel-cells";
    using Answer = std::vector<booking::ChannelCellsRow>;
    PropertyId property;
    ChannelId channel;
};

/// Messages that need review, oldest first.
struct WaitingMessages {
    static constexpr char kName[] = "waiting-messages";
    using Answer = std::vector<booking::InboxRow>;
    PropertyId property;
};

/// All messages about a reservation, oldest first.
struct MessagesAbout {
    static constexpr char kName[] = "messages-about";
    using Answer = std::vector<booking::InboxRow>;
    PropertyId property;
    ChannelId channel;
    QString reservation;
};

/// Its last known state; none: it never arrived, or its stay is over.
struct ChannelReservation {
    static constexpr char kName[] = "channel-reservation";
    using Answer = std::optional<booking::ChannelReservationRow>;
    PropertyId property;
    ChannelId channel;
    QString reservation;
};

/// Bookings with this foreign key, by occurrence.
struct BookingsOf {
    static constexpr char kName[] = "bookings-of";
    using Answer = std::vector<BookingId>;
    PropertyId property;
    ChannelId channel;
    QByteArray digest;
};

/// The rows from `offset` on, at most `limit`.
struct ChannelMessages {
    static constexpr char kName[] = "channel-messages";
    using Answer = std::vector<booking::ChannelMessageRow>;
    ChannelMessageQuery query;
    qint64 offset = 0;
    qint64 limit = 0;
};

/// Send time of the channel's last message without an answer; zero: there is none.
struct LastUnanswered {
    static constexpr char kName[] = "last-unanswered";
    using Answer = Instant;
    PropertyId property;
    ChannelId channel;
};

/// Open bookings, and those the other system has, whose current version was not confirmed by it
/// (or is being sent); stays that ended before `today` are omitted.
struct Untold {
    static constexpr char kName[] = "untold";
    using Answer = std::vector<BookingId>;
    PropertyId property;
    ChannelId channel;
    Night today;
};

/// The version of a booking sent to a system; none: never sent.
struct OutboxOf {
    static constexpr char kName[] = "outbox";
    using Answer = std::optional<booking::OutboxRow>;
    PropertyId property;
    ChannelId channel;
    BookingId booking;
};

/// The same for all bookings.
struct Outboxes {
    static constexpr char kName[] = "outboxes";
    using Answer = std::vector<booking::OutboxRow>;
    PropertyId property;
    ChannelId channel;
};

/// The booking for which a system returned this number of its own; none: there is none.
struct BookingNumbered {
    static constexpr char kName[] = "booking-numbered";
    using Answer = std::optional<BookingId>;
    PropertyId property;
    ChannelId channel;
    QString number;
};

/// Tokens that may still exist in the other system's store.
struct OutboxTokens {
    static constexpr char kName[] = "outbox-tokens";
    using Answer = std::vector<booking::OutboxTokenRow>;
    PropertyId property;
    ChannelId channel;
};

/// Tokens of a channel's messages in our own store.
struct MessageTokens {
    static constexpr char kName[] = "message-tokens";
    using Answer = std::vector<booking::MessageTokenRow>;
    PropertyId property;
    ChannelId channel;
};

}  // namespace roomrack::storage
