// SPDX-License-Identifier: GPL-3.0-or-later
// The history of a cell: a setting's previous value, and its user's text.
#include "storage/reader_impl.h"

namespace roomrack::storage {

Result<std::vector<SettingStory>> SqlReader::settingStories(
    PropertyId property, const std::vector<booking::Record> &records, Night night)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<SettingStory> stories(records.size());
    for (size_t i = 0; i < records.size(); ++i) {
        if (!booking::fieldOf(records[i].kind)) continue;
        auto done = forEachRow(*impl_->connection,
                               "SELECT value FROM cell_before WHERE property = ?1 AND seq = ?2"
                               " AND night <= ?3 AND night + nights > ?3",
                               {property.value, records[i].seq, night.day()},
                               [&](const Statement &row) { stories[i].before = row.integer(0); });
        if (!done) return tl::unexpected(done.error());
        auto mark = impl_->stepMark(property, records[i].seq);
        if (!mark) return tl::unexpected(mark.error());
        stories[i].isUndo = mark->isUndo;
        stories[i].isRedo = mark->undoes != 0 && !mark->isUndo;
        stories[i].text = std::move(mark->text);
    }
    return stories;
}

}  // namespace roomrack::storage
