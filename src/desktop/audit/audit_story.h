// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is known of one record of the audit trail, as labelled lines: what was there
// before and after, why, and what became of it.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/widgets/fact_grid.h"
#include "storage/reader.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

/// What the file has about a record besides its row.
struct AuditStory {
    storage::AuditRow row;
    std::optional<booking::StepContent> step;    ///< that it belongs to
    std::optional<booking::Record> previous;     ///< of the same booking or hold
    std::optional<booking::Record> takenBackBy;  ///< the undo, where there was one
};
/// For the read desk's thread.
Result<AuditStory> auditStory(storage::Reader &reader, PropertyId property, qint64 seq);

std::vector<Fact> storyLines(const HotelView &view, const AuditStory &story, const QLocale &locale);

}  // namespace roomrack::desktop
