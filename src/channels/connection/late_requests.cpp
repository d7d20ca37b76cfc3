// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/connection/late_requests.h"

namespace roomrack::channels {

/// One that replaces everything may have been under way when the program ended: it covers nights,
/// too, that were not unknown. Called once the board has its wanted values.
void LateRequests::expectWholes()
{
    const sync::Board &board = link_.cells.board();
    std::vector<sync::Entry> all;
    bool doubts = false;
    for (int row = 0; row < board.rows(); ++row) {
        all.push_back({row, board.first(), board.end() - 1, sync::kEveryWeekday, 0});
        for (Night n = board.first(); n < board.end() && !doubts; ++n) {
            const sync::CellState cell = board.row(row).at(n);
            doubts = cell.unknown && cell.wanted != sync::kNothing;
        }
    }
    if (doubts) sendOnceMore(all);
}

void LateRequests::sendOnceMore(const std::vector<sync::Entry> &entries)
{
    link_.scheduler.later(2 * link_.settings.timeoutSeconds * kSecond, alive_.only([this, entries] {
        sync::Board &board = link_.cells.board();
        for (const sync::Entry &entry : entries) {
            if (entry.row < board.rows()) board.row(entry.row).doubt(entry.first, entry.last);
        }
        changed_();
    }));
}

/// Those nights are known as soon as they are sent; the request under way may arrive after that,
/// and after another end of the program. The log entry makes the next start expect it.
void LateRequests::noteUnanswered()
{
    link_.identity.lastUnanswered = link_.scheduler.now();
    booking::ChannelMessageRow row =
        link_.log().row(QStringLiteral("start"), link_.identity.lastUnanswered);
    row.outcome = booking::MessageOutcome::NoAnswer;
    row.said = ErrorText::tr("requests that were unanswered before may still be processed");
    booking::ChannelRows rows;
    rows.messages.push_back(std::move(row));
    link_.books.write(std::move(rows), [](const Result<void> &) {});
}

void LateRequests::expect()
{
    const sync::Board &board = link_.cells.board();
    std::vector<sync::Entry> entries;
    bool unknown = false;
    const Night last = board.end() - 1;
    const bool lately = link_.scheduler.now() - link_.identity.lastUnanswered
                        < 3 * link_.settings.timeoutSeconds * kSecond;
    for (int row = 0; row < board.rows(); ++row) {
        for (Night n = board.first(); n <= last; ++n) {
            if (!board.row(row).at(n).unknown) continue;
            unknown = true;
            if (!lately) entries.push_back({row, n, n, sync::kEveryWeekday, 0});
        }
        // Which nights an unanswered request covered is no longer known.
        if (lately) entries.push_back({row, board.first(), last, sync::kEveryWeekday, 0});
    }
    if (!entries.empty()) sendOnceMore(entries);
    if (unknown) noteUnanswered();
    if (link_.dialect->whole() != 0)
        link_.scheduler.later(0, alive_.only([this] { expectWholes(); }));
}

}  // namespace roomrack::channels
