// SPDX-License-Identifier: GPL-3.0-or-later
// Replays the events of a file through an engine, in order, each at its own time. The business date
// advances along, so that events fall on their day. Existing bookings continue from their current
// state.
#pragma once

#include "engine/engine.h"
#include "imports/summary.h"
#include "imports/timeline.h"

namespace roomrack::imports {

/// Maps codes of the file to ids of the property.
struct Target {
    PropertyId property;
    std::vector<RoomTypeId> types;    ///< indexed by ImportRow::roomType; none: unknown
    std::vector<ChannelId> channels;  ///< indexed by ImportRow::channel
    std::vector<SegmentId> segments;  ///< indexed by ImportRow::segment
    ChannelId otherwise;              ///< for rows without a channel
    Night businessDate;
    ActorId by = kDeskActor;

    ChannelId channelOf(const ImportRow &row) const
    {
        return row.channel >= 0 ? channels[size_t(row.channel)] : otherwise;
    }
};

/// A row's existing booking, if any, and its progress.
struct Standing {
    BookingId booking;
    booking::BookingStatus status = booking::BookingStatus::Confirmed;
    qint32 version = 1;
};

/// `standing` has one entry per row: events that a booking already includes are not replayed. Adds
/// results to the summary, and commands that the engine refused to its problems. Returns an error
/// when continuing is impossible (disk full, import cancelled); earlier commits stay.
Result<void> play(engine::Engine &engine, const BookingFile &file, const Target &target,
                  const std::vector<Standing> &standing, const std::vector<Event> &events,
                  Night until, const Watch &watch, Summary &summary);

}  // namespace roomrack::imports
