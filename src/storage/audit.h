// SPDX-License-Identifier: GPL-3.0-or-later
// "Who did this?": what is asked of the event log, and what comes back.
#pragma once

#include "booking/record.h"
#include "booking/step.h"

#include <optional>
#include <vector>

namespace roomrack::storage {

struct AuditQuery {
    PropertyId property;
    /// Every word must be part of: guest, number of the booking, person, room type, rate plan,
    /// channel, room, or what a person called it and gave as the reason. Any case.
    QString search;
    std::vector<booking::RecordKind> kinds;  ///< empty: all
    std::vector<ActorId> actors;             ///< empty: everybody
    std::vector<RoomTypeId> roomTypes;       ///< empty: all
    std::optional<Instant> from, until;      ///< recorded, `until` not included
    std::optional<Stay> nights;              ///< what touches any of these
    qint64 upTo = 0;                         ///< the last record that counts; 0: the newest
};

/// The step that a record belongs to.
struct StepMark {
    qint64 id = 0;        ///< 0: to none, so that it cannot be undone
    qint64 undoes = 0;    ///< the step that it takes back
    qint64 undoneBy = 0;  ///< the step that took it back
    bool isUndo = false;  ///< false too where an undo was undone
    booking::StepText text;
    friend bool operator==(const StepMark &, const StepMark &) = default;
};

struct AuditRow {
    booking::Record record;
    StepMark step;
    /// Of a setting: the lowest and the highest value that it found; none: it was not kept.
    std::optional<std::pair<qint64, qint64>> before;
    QString guest;  ///< of a booking
    friend bool operator==(const AuditRow &, const AuditRow &) = default;
};

struct AuditPage {
    qint64 total = 0;  ///< rows that match the query
    qint64 offset = 0;
    std::vector<AuditRow> rows;  ///< newest first
};

}  // namespace roomrack::storage
