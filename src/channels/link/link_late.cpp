// SPDX-License-Identifier: GPL-3.0-or-later
// Requests that may still be applied: those without an answer, behind others that were sent later.
// When they cannot come any more, their nights are sent again.
#include "channels/link/link.h"

namespace roomrack::channels {

void Link::sendOnceMore(const std::vector<sync::Entry> &entries)
{
    world_.later(2 * settings_.timeoutSeconds * kSecond, alive_.only([this, entries] {
        for (const sync::Entry &entry : entries) {
            if (entry.row < board_.rows()) board_.doubt(entry.row, entry.first, entry.last);
        }
        changed();
    }));
}

/// What was on its way when the program ended, or these settings began.
void Link::expectLateOnes()
{
    std::vector<sync::Entry> entries;
    const Night last = board_.end() - 1;
    const bool lately =
        world_.now() - identity_.lastUnanswered < 3 * settings_.timeoutSeconds * kSecond;
    for (int row = 0; row < board_.rows(); ++row) {
        for (Night n = board_.first(); n <= last && !lately; ++n) {
            if (board_.at(row, n).unknown)
                entries.push_back({row, n, n, sync::kEveryWeekday, board_.at(row, n).wanted});
        }
        // Which nights an unanswered request was about is not known any more.
        if (lately) entries.push_back({row, board_.first(), last, sync::kEveryWeekday, 0});
    }
    if (!entries.empty()) sendOnceMore(entries);
}

}  // namespace roomrack::channels
