// SPDX-License-Identifier: GPL-3.0-or-later
// All that is known about one audit record, as labelled lines: values before and after, reason, and
// later status.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/session/past_rooms.h"
#include "desktop/widgets/fact_grid.h"
#include "storage/reader.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

/// An audit record with its related data from the file.
struct AuditStory {
    storage::AuditRow row;
    std::optional<booking::StepContent> step;    ///< the undo step it belongs to
    std::optional<booking::Record> previous;     ///< of the same booking or hold
    std::optional<booking::Record> takenBackBy;  ///< the undo, if any
    std::optional<booking::Record> cause;        ///< the record that this one follows from
};
/// Called on the thread of AsyncReader.
Result<AuditStory> auditStory(storage::Reader &reader, PropertyId property, qint64 seq);

/// Limit on listed changes: a bulk update may find a different value on every night.
inline constexpr size_t kMostChanges = 12;
/// The changes of settings that the record's row stands for: equal values in consecutive nights.
std::vector<booking::CellChange> changesOf(const AuditStory &story);

/// `all`: lists all changes, not only kMostChanges.
std::vector<Fact> storyLines(const HotelView &view, const AuditStory &story, const QLocale &locale,
                             bool all = false, const PastRooms &past = {});

}  // namespace roomrack::desktop
