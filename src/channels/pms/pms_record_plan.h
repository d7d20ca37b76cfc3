// SPDX-License-Identifier: GPL-3.0-or-later
// What a PMS record means for the property: arrivals, moves and departures, or why a user must
// check it. Pure: what is known already is an argument.
#pragma once

#include "booking/channel_rows.h"
#include "booking/commands.h"
#include "engine/hotel_view.h"
#include "protocols/fias/record.h"
#include "storage/reader.h"

#include <vector>

namespace roomrack::channels {

/// A record as received, without its frame.
struct PmsMessage {
    QByteArray raw;
    Result<protocols::fias::Record> read;
    Instant received;       ///< unique
    bool inResync = false;  ///< a present guest, not an event
    /// Why the property refuses to check the guest in with the room; empty: it has not.
    QString noRoom{};
};
PmsMessage pmsMessage(const QByteArray &raw, Instant received, bool inResync);

/// What is stored about a guest's number before this message.
struct KnownStay {
    /// Bookings that the number may mean: ours of that number, and those of each channel that uses
    /// it; a channel's reservation may be several bookings.
    std::vector<std::vector<booking::Booking>> groups;
    std::vector<booking::InboxRow> before;  ///< all messages with this number, oldest first
    storage::RoomPlan rooms;                ///< from the night before to the last one needed
};

struct PmsRecordPlan {
    std::vector<booking::Command> commands;
    booking::InboxRow inbox;
    std::vector<booking::InboxRow> settled;  ///< earlier messages that no longer need a user
    bool repeated = false;                   ///< nothing is to be written
};

struct PmsContext {
    const engine::HotelView &hotel;
    ChannelId channel;
};

/// The PMS is authoritative for which guest is in which room. A guest is found by number (ours, or
/// that of the channel that sold the booking), never by name; a room only by its number. A repeated
/// message changes nothing, nor does one that arrives after a later one. What cannot be done gives
/// no commands and state Waiting, with the reason.
PmsRecordPlan planPmsRecord(const PmsMessage &message, const KnownStay &known,
                            const PmsContext &context);

/// The file name of a record without a number: a digest of its bytes.
QString nameOfBytes(const QByteArray &raw);
/// The number that a record is filed under, never empty: the guest's, or "RN204" for a room.
QString filedUnder(const PmsMessage &message);
/// Distinguishes messages with the same number.
QString revisionOf(const PmsMessage &message);

/// A guest in house according to the PMS.
struct InHouseGuest {
    QString room;
    QString name;
    friend bool operator==(const InHouseGuest &, const InHouseGuest &) = default;
};
/// The guests in house according to these messages, of one number and oldest first.
std::vector<InHouseGuest> inHouseGuestsBy(const std::vector<booking::InboxRow> &messages);

}  // namespace roomrack::channels
