// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/undone_records.h"

#include "storage/rows.h"

#include <algorithm>

namespace roomrack::storage {

using booking::Record;
using booking::RecordKind;

Result<void> UndoneRecords::read(const Connection &connection, PropertyId property,
                                 const QByteArray &which)
{
    const QByteArray undone = " WHERE s.property = ?1 AND s.undone_by > 0 AND " + which;
    auto done = readUndos(connection, property, undone);
    return done ? readSettings(connection, property, undone) : done;
}

UndoneRecords::Place UndoneRecords::placeOf(qint64 step, const Record &r)
{
    if (booking::fieldOf(r.kind))
        return {step, r.kind, r.roomType.value, r.subject, r.plan.value, r.adults};
    // Of other records the range and the room type may differ from those of the undo.
    const bool named = r.kind == RecordKind::HousekeepingSet || r.kind == RecordKind::BookingChanged
                       || booking::isOfDescription(r.kind);
    return {step, r.kind, 0, named ? r.subject : 0, 0, 0};
}

Result<void> UndoneRecords::readUndos(const Connection &connection, PropertyId property,
                                      const QByteArray &where)
{
    // CROSS JOIN: SQLite then looks the records up by number, instead of reading the whole log.
    return forEachRow(connection,
                      "SELECT " + columnsOf("e", kRecordColumns)
                          + ", s.id FROM step s CROSS JOIN step u CROSS JOIN event e" + where
                          + " AND u.property = s.property AND u.id = s.undone_by"
                            " AND e.property = s.property AND e.seq > u.id AND e.seq <= u.last",
                      {property.value}, [this](const Statement &row) {
                          const Record r = recordFrom(row);
                          const qint64 step = row.integer(18);
                          restoring_.insert(step);
                          restored_[placeOf(step, r)].push_back({r.night, r.nights});
                      });
}

Result<void> UndoneRecords::readSettings(const Connection &connection, PropertyId property,
                                         const QByteArray &where)
{
    return forEachRow(
        connection,
        "SELECT " + columnsOf("e", kRecordColumns)
            + ", s.id, b.night, b.nights, b.value FROM step s CROSS JOIN cell_before b"
              " CROSS JOIN event e"
            + where
            + " AND b.property = s.property AND b.seq >= s.id AND b.seq <= s.last"
              " AND e.property = s.property AND e.seq = b.seq",
        {property.value}, [this](const Statement &row) {
            const Record r = recordFrom(row);
            if (row.integer(21) == booking::valueOf(r))
                return;  // the setting changed nothing there
            const qint64 step = row.integer(18);
            const Nights nights{Night(row.small(19)), row.small(20)};
            const qint64 back = restored(placeOf(step, r), nights);
            for (Tally *tally : {&records_[r.seq], &steps_[step]}) {
                tally->changed += nights.nights;
                tally->restored += back;
            }
        });
}

qint64 UndoneRecords::restored(const Place &place, const Nights &of) const
{
    const auto found = restored_.find(place);
    if (found == restored_.end()) return 0;
    qint64 count = 0;
    for (const Nights &one : found->second) {
        const Night first = std::max(one.first, of.first);
        const Night end = std::min(one.first + one.nights, of.first + of.nights);
        count += std::max(0, end - first);
    }
    return count;
}

Undone UndoneRecords::undone(const Tally &tally)
{
    if (tally.restored == 0) return Undone::No;
    return tally.restored < tally.changed ? Undone::Partly : Undone::Wholly;
}

Undone UndoneRecords::of(qint64 step, const Record &r) const
{
    if (booking::fieldOf(r.kind)) {
        const auto found = records_.find(r.seq);
        return found == records_.end() ? Undone::No : undone(found->second);
    }
    if (r.kind == RecordKind::StepUndone) {
        if (steps_.contains(step)) return ofSettings(step);
        return restoring_.contains(step) ? Undone::Wholly : Undone::No;
    }
    return restored_.contains(placeOf(step, r)) ? Undone::Wholly : Undone::No;
}

Undone UndoneRecords::ofSettings(qint64 step) const
{
    const auto found = steps_.find(step);
    return found == steps_.end() ? Undone::No : undone(found->second);
}

}  // namespace roomrack::storage
