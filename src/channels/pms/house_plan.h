// SPDX-License-Identifier: GPL-3.0-or-later
// What a record of the PMS means for the house: who comes, moves and leaves, or why a person must
// look at it. Pure: what is known already is an argument.
#pragma once

#include "booking/channel_rows.h"
#include "booking/commands.h"
#include "engine/hotel_view.h"
#include "protocols/fias/record.h"
#include "storage/reader.h"

#include <vector>

namespace roomrack::channels {

/// A record as it came, without its frame.
struct HouseMessage {
    QByteArray raw;
    Result<protocols::fias::Record> read;
    Instant received;       ///< no two have the same
    bool inResync = false;  ///< tells who is there, not what happened
};
HouseMessage houseMessage(const QByteArray &raw, Instant received, bool inResync);

/// What the books say of a guest's number before this message.
struct KnownStay {
    /// Bookings that the number may mean: ours of that number, and those of each channel that gave
    /// it; a channel's reservation may be several bookings.
    std::vector<std::vector<booking::Booking>> groups;
    std::vector<booking::InboxRow> before;  ///< all that came with this number, oldest first
    storage::RoomPlan rooms;                ///< from the night before this one to the last in doubt
};

struct HousePlan {
    std::vector<booking::Command> commands;
    booking::InboxRow inbox;
    std::vector<booking::InboxRow> settled;  ///< earlier messages that need nobody any more
    bool repeated = false;                   ///< nothing is to be written
};

struct HouseContext {
    const engine::HotelView &hotel;
    ChannelId channel;
};

/// The PMS is the truth about who is in which room. A guest is found by number (ours, or that of
/// the channel where the booking was made), never by name; a room only by its number. The same
/// message again changes nothing, nor does one that comes behind a later one. What cannot be done
/// leaves no commands and state Waiting, with the reason.
HousePlan planHouse(const HouseMessage &message, const KnownStay &known,
                    const HouseContext &context);

/// What a record is filed under that has no number, made of its bytes.
QString nameOfBytes(const QByteArray &raw);
/// The number that a record is filed under, never empty: the guest's, or "RN204" for a room.
QString filedUnder(const HouseMessage &message);
/// Tells one message from the next.
QString revisionOf(const HouseMessage &message);

/// A guest in house as the PMS told it.
struct Lodger {
    QString room;
    QString name;
    friend bool operator==(const Lodger &, const Lodger &) = default;
};
/// Who is in house by these messages, of one number and oldest first.
std::vector<Lodger> lodgersBy(const std::vector<booking::InboxRow> &messages);

}  // namespace roomrack::channels
