// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/session/past_rooms.h"

#include "booking/description/edit_description.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr size_t kMostTimes = 200;  ///< each is a copy of the description
constexpr qint64 kRecordsAsked = 500;

/// The steps that renumbered rooms, newest first.
Result<std::vector<qint64>> renumberings(storage::Reader &reader, PropertyId property)
{
    storage::AuditQuery query;
    query.property = property;
    query.kinds = {booking::RecordKind::RoomDescribed};
    std::vector<qint64> steps;
    for (qint64 done = 0; steps.size() < kMostTimes;) {
        const auto page = reader.ask(storage::AuditTrail{query, done, kRecordsAsked});
        if (!page) return tl::unexpected(page.error());
        for (const storage::AuditRow &row : page->rows) {
            const bool renumbers = (row.record.value & booking::ItemRenamed) != 0;
            if (!renumbers || row.step.id == 0) continue;
            if (steps.empty() || steps.back() != row.step.id) steps.push_back(row.step.id);
        }
        done += std::ssize(page->rows);
        if (page->rows.empty() || done >= page->total) break;
    }
    return steps;
}

}  // namespace

const inventory::Catalogue &PastRooms::at(qint64 seq, const inventory::Catalogue &now) const
{
    const qint64 time = timeOf(seq);
    return time == 0 ? now : *before_[size_t(time - 1)].described;
}

qint64 PastRooms::timeOf(qint64 seq) const
{
    const auto later = std::partition_point(before_.begin(), before_.end(),
                                            [seq](const Before &one) { return one.step > seq; });
    return later - before_.begin();
}

void PastRooms::addEarlier(qint64 step, const inventory::Catalogue &described)
{
    before_.push_back({step, std::make_shared<const inventory::Catalogue>(described)});
}

Result<PastRooms> readPastRooms(storage::Reader &reader, const inventory::Catalogue &now)
{
    const auto steps = renumberings(reader, now.property.id);
    if (!steps) return tl::unexpected(steps.error());
    PastRooms past;
    inventory::Catalogue described = now;
    for (const qint64 step : *steps) {
        const auto content = reader.ask(storage::StepOf{now.property.id, step});
        if (!content) return tl::unexpected(content.error());
        for (const inventory::Room &before : content->itemsBefore.rooms) {
            for (inventory::Room &room : described.rooms) {
                if (room.id == before.id) room.number = before.number;
            }
        }
        past.addEarlier(step, described);
    }
    return past;
}

}  // namespace roomrack::desktop
