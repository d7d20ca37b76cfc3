// SPDX-License-Identifier: GPL-3.0-or-later
// Requests that may still be applied: those without an answer, after others that were sent later.
// When they can no longer arrive, their nights are sent again.
#include "channels/connection/channel_connection.h"

namespace roomrack::channels {

/// The nights of a message: all, if it replaces what the channel has.
std::vector<sync::Entry> ChannelConnection::spokenOf(const sync::Pass &pass) const
{
    if (!whole_) return pass.entries;
    const quint8 said = sync::bit(board_.key(pass.entries.front().row).kind);
    std::vector<sync::Entry> all;
    for (const LimitedStream &limited : limited_) {
        if ((limited.stream.kinds & said) == 0) continue;
        for (int row = 0; row < board_.rows(); ++row) {
            if ((limited.stream.kinds & sync::bit(board_.key(row).kind)) != 0)
                all.push_back({row, board_.first(), board_.end() - 1, sync::kEveryWeekday, 0});
        }
    }
    return all;
}

/// One that replaces everything may have been under way when the program ended: it covers nights,
/// too, that were not unknown. Called once the board has its wanted values.
void ChannelConnection::expectLateWholes()
{
    std::vector<sync::Entry> all;
    bool doubts = false;
    for (int row = 0; row < board_.rows(); ++row) {
        all.push_back({row, board_.first(), board_.end() - 1, sync::kEveryWeekday, 0});
        for (Night n = board_.first(); n < board_.end() && !doubts; ++n) {
            const sync::CellState cell = board_.at(row, n);
            doubts = cell.unknown && cell.wanted != sync::kNothing;
        }
    }
    if (doubts) sendOnceMore(all);
}

void ChannelConnection::sendOnceMore(const std::vector<sync::Entry> &entries)
{
    scheduler_.later(2 * settings_.timeoutSeconds * kSecond, alive_.only([this, entries] {
        for (const sync::Entry &entry : entries) {
            if (entry.row < board_.rows()) board_.doubt(entry.row, entry.first, entry.last);
        }
        changed();
    }));
}

/// Those nights are known as soon as they are sent; the request under way may arrive after that,
/// and after another end of the program. The log entry makes the next start expect it.
void ChannelConnection::noteUnanswered()
{
    identity_.lastUnanswered = scheduler_.now();
    booking::ChannelMessageRow row = this->row(QStringLiteral("start"), identity_.lastUnanswered);
    row.outcome = booking::MessageOutcome::NoAnswer;
    row.said = ErrorText::tr("requests that were unanswered before may still be processed");
    booking::ChannelRows rows;
    rows.messages.push_back(std::move(row));
    books_.write(std::move(rows), [](const Result<void> &) {});
}

/// What was under way when the program ended, or when these settings began.
void ChannelConnection::expectLateOnes()
{
    std::vector<sync::Entry> entries;
    bool unknown = false;
    const Night last = board_.end() - 1;
    const bool lately =
        scheduler_.now() - identity_.lastUnanswered < 3 * settings_.timeoutSeconds * kSecond;
    for (int row = 0; row < board_.rows(); ++row) {
        for (Night n = board_.first(); n <= last; ++n) {
            if (!board_.at(row, n).unknown) continue;
            unknown = true;
            if (!lately) entries.push_back({row, n, n, sync::kEveryWeekday, 0});
        }
        // Which nights an unanswered request covered is no longer known.
        if (lately) entries.push_back({row, board_.first(), last, sync::kEveryWeekday, 0});
    }
    if (!entries.empty()) sendOnceMore(entries);
    if (unknown) noteUnanswered();
    if (dialect_->whole() != 0) scheduler_.later(0, alive_.only([this] { expectLateWholes(); }));
}

Stamp ChannelConnection::stamp()
{
    return {scheduler_.now(), QStringLiteral("%1-%2")
                                  .arg(identity_.channel.value)
                                  .arg(scheduler_.random.next(), 16, 16, QLatin1Char('0'))};
}

}  // namespace roomrack::channels
