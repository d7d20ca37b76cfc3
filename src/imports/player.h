// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the events of a file through an engine, in their order, each at its own time. The
// business date moves along, so that things happen on their day. Bookings that are there already
// are carried on from where they stand.
#pragma once

#include "engine/engine.h"
#include "imports/summary.h"
#include "imports/timeline.h"

namespace roomrack::imports {

/// Where the words of a file go in a hotel.
struct Target {
    PropertyId property;
    std::vector<RoomTypeId> types;    ///< by ImportRow::roomType; none: unknown there
    std::vector<ChannelId> channels;  ///< by ImportRow::channel
    ChannelId otherwise;              ///< for rows that name no channel
    Night businessDate;
    ActorId by = kDeskActor;

    ChannelId channelOf(const ImportRow &row) const
    {
        return row.channel >= 0 ? channels[size_t(row.channel)] : otherwise;
    }
};

/// A row's booking, if it was there before, and how far it had come.
struct Standing {
    BookingId booking;
    booking::BookingStatus status = booking::BookingStatus::Confirmed;
    qint32 version = 1;
};

/// `standing` has one entry a row: what a booking has behind it is not played again. Adds to the
/// summary what happened, and to its problems what the hotel refused. The error is of
/// the kind that makes going on pointless (the disk is full, the import was cancelled): what was
/// committed until then stays.
Result<void> play(engine::Engine &engine, const BookingFile &file, const Target &target,
                  const std::vector<Standing> &standing, const std::vector<Event> &events,
                  Night until, const Watch &watch, Summary &summary);

}  // namespace roomrack::imports
