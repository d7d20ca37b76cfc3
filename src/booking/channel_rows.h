// SPDX-License-Identifier: GPL-3.0-or-later
// What links write beside bookings: in the same commit, but not as records. None of it is history.
#pragma once

#include "core/clock.h"
#include "core/ids.h"
#include "core/night.h"
#include "sync/board.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <vector>

namespace roomrack::booking {

/// A chunk of a channel's board; empty cells: the row goes.
struct ChannelCellsRow {
    PropertyId property;
    ChannelId channel;
    sync::ChunkKey chunk;
    QByteArray cells;
    friend bool operator==(const ChannelCellsRow &, const ChannelCellsRow &) = default;
};

/// What a channel's cells are confirmed under from now on (sync::toText).
struct ChannelLinkedRow {
    PropertyId property;
    ChannelId channel;
    QByteArray settings;
    friend bool operator==(const ChannelLinkedRow &, const ChannelLinkedRow &) = default;
};

/// Stored as numbers: never renumber, only add.
enum class InboxState : quint8 {
    Waiting = 1,     ///< for a person: it could not be understood, or not be done
    Understood = 2,  ///< its bookings were written with it
    PutAside = 3     ///< by a person, or because a later revision came first
};
constexpr InboxState lastOf(InboxState)
{
    return InboxState::PutAside;
}

/// A reservation as a channel sent it. The same revision replaces its row.
struct InboxRow {
    PropertyId property;
    ChannelId channel;
    QString reservation;  ///< the channel's number for it
    QString revision;     ///< what tells one message about it from the next
    Instant received;
    InboxState state = InboxState::Waiting;
    Night keepUntil;
    QString reason;  ///< why it waits, or what came of it
    QByteArray body;
    friend bool operator==(const InboxRow &, const InboxRow &) = default;
};

struct ChannelReservationRow {
    PropertyId property;
    ChannelId channel;
    QString reservation;
    qint64 stamp = 0;  ///< grows with each revision that counts
    bool cancelled = false;
    qint32 parts = 0;  ///< bookings with foreign keys (channel, reservation, 1..parts)
    Night keepUntil;
    friend bool operator==(const ChannelReservationRow &, const ChannelReservationRow &) = default;
};

/// Stored as numbers: never renumber, only add.
enum class MessageOutcome : quint8 {
    Done = 1,       ///< all of it was taken
    Partly = 2,     ///< some entries were refused
    Refused = 3,    ///< nothing was taken
    NoAnswer = 4,   ///< it is not known
    NotReached = 5  ///< it did not get there
};
constexpr MessageOutcome lastOf(MessageOutcome)
{
    return MessageOutcome::NotReached;
}

/// A message on the wire and its answer, secrets masked.
struct ChannelMessageRow {
    PropertyId property;
    ChannelId channel;
    qint64 number = 0;  ///< of the channel, from 1; given where it is stored
    Instant at;
    qint64 micros = 0;  ///< until its answer
    bool inbound = false;
    MessageOutcome outcome = MessageOutcome::Done;
    qint32 entries = 0;
    QString what;  ///< "availability", "OTA_HotelResNotifRQ"
    QString said;  ///< the other side's words, where something was wrong
    QByteArray request;
    QByteArray answer;
    qint64 keep = 0;  ///< so many of the channel's newest messages stay; 0: all
    friend bool operator==(const ChannelMessageRow &, const ChannelMessageRow &) = default;
};

/// Stored as numbers: never renumber, only add.
enum class OutboxStage : quint8 {
    Idle = 0,        ///< nothing is on its way
    Registered = 1,  ///< a token is, and nothing was sent with it
    Sent = 2         ///< the message may have been sent
};
constexpr OutboxStage lastOf(OutboxStage)
{
    return OutboxStage::Sent;
}

/// How far another system was told of a booking.
struct OutboxRow {
    PropertyId property;
    ChannelId channel;
    BookingId booking;
    qint32 told = 0;     ///< the last version that was acknowledged
    qint32 refused = 0;  ///< the last version that was not wanted
    bool known = false;  ///< the other system has some version
    OutboxStage stage = OutboxStage::Idle;
    qint32 sent = 0;  ///< the version that is on its way
    QString token;    ///< of the message on its way
    Instant at;       ///< when that last left
    Night keepUntil;
    QString number;  ///< the other system's own
    QString reason;  ///< of a refusal
    friend bool operator==(const OutboxRow &, const OutboxRow &) = default;
};

/// A token that may exist in another system's store, registered before it is asked for there.
struct OutboxTokenRow {
    PropertyId property;
    ChannelId channel;
    QString token;
    Instant used;       ///< when it was given up; zero: its message is on its way
    bool gone = false;  ///< it exists no more: the row goes
    friend bool operator==(const OutboxTokenRow &, const OutboxTokenRow &) = default;
};

/// A token in our own store: a message of the channel that names it is processed only while it is
/// there.
struct MessageTokenRow {
    PropertyId property;
    ChannelId channel;
    QString token;
    Instant made;
    bool gone = false;  ///< processed, or given up: the row goes
    friend bool operator==(const MessageTokenRow &, const MessageTokenRow &) = default;
};

/// Messages and reservations about nights before this one go, unless a person must still look.
struct ForgetStaysRow {
    PropertyId property;
    Night before;
};

struct ChannelRows {
    std::vector<ChannelCellsRow> cells;
    std::vector<ChannelLinkedRow> linked;
    std::vector<InboxRow> inbox;
    std::vector<ChannelReservationRow> reservations;
    std::vector<ChannelMessageRow> messages;
    std::vector<ForgetStaysRow> forget;
    std::vector<OutboxRow> outbox;
    std::vector<OutboxTokenRow> tokens;
    std::vector<MessageTokenRow> messageTokens;

    bool isEmpty() const
    {
        return cells.empty() && linked.empty() && inbox.empty() && reservations.empty()
               && messages.empty() && forget.empty() && outbox.empty() && tokens.empty()
               && messageTokens.empty();
    }
    void clear();
    void append(ChannelRows &&more);
    /// That they are about; none where there are none.
    PropertyId property() const;
};

}  // namespace roomrack::booking
