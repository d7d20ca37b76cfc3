// SPDX-License-Identifier: GPL-3.0-or-later
// The history of a cell: what a setting found there, and what its person said about it.
#include "storage/reader_impl.h"

namespace roomrack::storage {

Result<std::vector<SettingStory>> Reader::settingStories(
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
        done = forEachRow(*impl_->connection,
                          "SELECT label, reason, origin FROM step WHERE property = ?1 AND id <= ?2"
                          " AND last >= ?2 ORDER BY id DESC LIMIT 1",
                          {property.value, records[i].seq}, [&](const Statement &row) {
                              stories[i].text = {row.text(0), row.text(1), row.text(2)};
                          });
        if (!done) return tl::unexpected(done.error());
    }
    return stories;
}

}  // namespace roomrack::storage
