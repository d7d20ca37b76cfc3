// SPDX-License-Identifier: GPL-3.0-or-later
// What links write beside bookings: in the same commit, but not as records and not as history.
#pragma once

#include "core/clock.h"
#include "core/ids.h"
#include "core/night.h"
#include "sync/board_chunks.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <vector>

namespace roomrack::booking {

/// A chunk of a channel's board; empty cells: the row is deleted.
struct ChannelCellsRow {
    PropertyId property;
    ChannelId channel;
    sync::ChunkKey chunk;
    QByteArray cells;
    friend bool operator==(const ChannelCellsRow &, const ChannelCellsRow &) = default;
};

/// The settings under which a channel's cells are confirmed from now on (sync::toText).
struct ChannelLinkedRow {
    PropertyId property;
    ChannelId channel;
    QByteArray settings;
    friend bool operator==(const ChannelLinkedRow &, const ChannelLinkedRow &) = default;
};

/// What stays at a channel and cannot be withdrawn from here, one sentence a line; empty: the row
/// is deleted.
struct ChannelLeftRow {
    PropertyId property;
    ChannelId channel;
    QString said;
    friend bool operator==(const ChannelLeftRow &, const ChannelLeftRow &) = default;
};

/// Stored as numbers: never renumber, only append.
enum class InboxState : quint8 {
    Waiting = 1,     ///< needs a user: it could not be parsed or applied
    Understood = 2,  ///< its bookings were written with it
    PutAside = 3     ///< dismissed by a user, or superseded by a later revision
};
constexpr InboxState lastOf(InboxState)
{
    return InboxState::PutAside;
}

/// A reservation as the channel sent it. The same revision replaces its row.
struct InboxRow {
    PropertyId property;
    ChannelId channel;
    QString reservation;  ///< the channel's reservation number
    QString revision;     ///< identifies the message among those of a reservation
    Instant received;
    InboxState state = InboxState::Waiting;
    Night keepUntil;
    QString reason;  ///< why it waits, or its result
    QByteArray body;
    friend bool operator==(const InboxRow &, const InboxRow &) = default;
};

struct ChannelReservationRow {
    PropertyId property;
    ChannelId channel;
    QString reservation;
    qint64 stamp = 0;  ///< grows with each revision that is applied
    bool cancelled = false;
    qint32 parts = 0;  ///< greatest number of a foreign key (channel, reservation, n)
    Night keepUntil;
    friend bool operator==(const ChannelReservationRow &, const ChannelReservationRow &) = default;
};

/// Stored as numbers: never renumber, only append.
enum class MessageOutcome : quint8 {
    Done = 1,       ///< all of it was accepted
    Partly = 2,     ///< some entries were rejected
    Refused = 3,    ///< nothing was accepted
    NoAnswer = 4,   ///< unknown result
    NotReached = 5  ///< it was not delivered
};
constexpr MessageOutcome lastOf(MessageOutcome)
{
    return MessageOutcome::NotReached;
}

/// A message to or from a channel and its answer, secrets masked.
struct ChannelMessageRow {
    PropertyId property;
    ChannelId channel;
    qint64 number = 0;  ///< per channel, from 1; assigned when stored
    Instant at;
    qint64 micros = 0;  ///< time to its answer
    bool inbound = false;
    MessageOutcome outcome = MessageOutcome::Done;
    qint32 entries = 0;
    QString what;  ///< "availability", "OTA_HotelResNotifRQ"
    QString said;  ///< the other side's error text, if any
    QByteArray request;
    QByteArray answer;
    qint64 keep = 0;  ///< the number of newest messages that are kept; 0: all
    friend bool operator==(const ChannelMessageRow &, const ChannelMessageRow &) = default;
};

/// Stored as numbers: never renumber, only append.
enum class OutboxStage : quint8 {
    Idle = 0,        ///< nothing is being sent
    Registered = 1,  ///< a token is registered, and nothing was sent with it
    Sent = 2         ///< the message may have been sent
};
constexpr OutboxStage lastOf(OutboxStage)
{
    return OutboxStage::Sent;
}

/// The delivery state of a booking at another system.
struct OutboxRow {
    PropertyId property;
    ChannelId channel;
    BookingId booking;
    qint32 told = 0;     ///< the last version that was acknowledged
    qint32 refused = 0;  ///< the last version that was rejected
    bool known = false;  ///< the other system has a version of it
    OutboxStage stage = OutboxStage::Idle;
    qint32 sent = 0;  ///< the version that is being sent
    QString token;    ///< of the message being sent
    Instant at;       ///< when it was last sent
    Night keepUntil;
    QString number;  ///< the other system's own number
    QString reason;  ///< of a rejection
    friend bool operator==(const OutboxRow &, const OutboxRow &) = default;
};

/// A token that may exist in another system's store, recorded before it is requested there.
struct OutboxTokenRow {
    PropertyId property;
    ChannelId channel;
    QString token;
    Instant used;       ///< when it was discarded; zero: its message is under way
    bool gone = false;  ///< it no longer exists: the row is deleted
    friend bool operator==(const OutboxTokenRow &, const OutboxTokenRow &) = default;
};

/// A token in our own store: a channel's message that names it is processed only while the token
/// exists.
struct MessageTokenRow {
    PropertyId property;
    ChannelId channel;
    QString token;
    Instant made;
    bool gone = false;  ///< processed or discarded: the row is deleted
    friend bool operator==(const MessageTokenRow &, const MessageTokenRow &) = default;
};

/// Deletes messages and reservations about nights before this one, unless they wait for a user.
struct ForgetStaysRow {
    PropertyId property;
    Night before;
};

struct ChannelRows {
    std::vector<ChannelCellsRow> cells;
    std::vector<ChannelLinkedRow> linked;
    std::vector<ChannelLeftRow> left;
    std::vector<InboxRow> inbox;
    std::vector<ChannelReservationRow> reservations;
    std::vector<ChannelMessageRow> messages;
    std::vector<ForgetStaysRow> forget;
    std::vector<OutboxRow> outbox;
    std::vector<OutboxTokenRow> tokens;
    std::vector<MessageTokenRow> messageTokens;

    bool isEmpty() const
    {
        return cells.empty() && linked.empty() && left.empty() && inbox.empty()
               && reservations.empty() && messages.empty() && forget.empty() && outbox.empty()
               && tokens.empty() && messageTokens.empty();
    }
    void append(ChannelRows &&more);
    /// The property of the rows; none if there are no rows.
    PropertyId property() const;
};

}  // namespace roomrack::booking
