// SPDX-License-Identifier: GPL-3.0-or-later
// The history of a cell: a setting's previous value, and its user's text.
#include "storage/answers.h"

namespace roomrack::storage {

Result<std::vector<SettingStory>> answer(ReadSession &session, const SettingStories &q)
{
    std::vector<SettingStory> stories(q.records.size());
    for (size_t i = 0; i < q.records.size(); ++i) {
        if (!booking::fieldOf(q.records[i].kind)) continue;
        auto done = forEachRow(*session.connection,
                               "SELECT value FROM cell_before WHERE property = ?1 AND seq = ?2"
                               " AND night <= ?3 AND night + nights > ?3",
                               {q.property.value, q.records[i].seq, q.night.day()},
                               [&](const Statement &row) { stories[i].before = row.integer(0); });
        if (!done) return tl::unexpected(done.error());
        auto mark = stepMark(session, q.property, q.records[i].seq);
        if (!mark) return tl::unexpected(mark.error());
        stories[i].isUndo = mark->isUndo;
        stories[i].isRedo = mark->undoes != 0 && !mark->isUndo;
        stories[i].text = std::move(mark->text);
    }
    return stories;
}

}  // namespace roomrack::storage
