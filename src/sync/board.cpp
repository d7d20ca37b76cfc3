// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/board.h"

namespace roomrack::sync {

Board::Board(std::vector<RowKey> rows, Night first, int nights)
    : first_(first), end_(first + nights)
{
    for (const RowKey &key : rows) addRow({key, first, nights});
}

void Board::addRow(BoardRow row)
{
    const bool added = rowOf_.emplace(row.key(), rows()).second;
    Q_ASSERT_X(added, "Board", "the row already exists");
    rows_.push_back(std::move(row));
}

int Board::rowOf(const RowKey &key) const
{
    const auto it = rowOf_.find(key);
    return it == rowOf_.end() ? -1 : it->second;
}

BoardCounts Board::counts() const
{
    BoardCounts all;
    for (const BoardRow &row : rows_) {
        all.dirty += row.counts().dirty;
        all.unknown += row.counts().unknown;
        all.inFlight += row.counts().inFlight;
        all.refused += row.counts().refused;
    }
    return all;
}

void Board::retryRefused()
{
    for (BoardRow &row : rows_) row.retryRefused();
}

void Board::moveTo(Night first, Night end)
{
    if (first == first_ && end == end_) return;
    first_ = first;
    end_ = std::max(first, end);
    for (BoardRow &row : rows_) row.moveTo(first, end_);
}

void Board::setRows(std::vector<RowKey> rows)
{
    Q_ASSERT_X(counts().inFlight == 0, "Board", "rows must not change while updates are in flight");
    auto before = std::exchange(rows_, {});
    const auto places = std::exchange(rowOf_, {});
    for (const RowKey &key : rows) {
        const auto it = places.find(key);
        addRow(it == places.end() ? BoardRow(key, first_, end_ - first_)
                                  : std::move(before[size_t(it->second)]));
    }
    retryRefused();
}

Pass Board::take(const PassLimits &limits)
{
    Pass pass;
    const auto most = size_t(limits.maxEntries);
    const auto takeAll = [&](bool onlyUrgent) {
        for (int r = 0; r < rows() && pass.entries.size() < most; ++r) {
            BoardRow &row = rows_[size_t(r)];
            const qint64 pending = onlyUrgent ? row.urgent() : row.counts().dirty;
            if ((limits.kinds & bit(row.key().kind)) == 0 || pending == 0) continue;
            const size_t from = pass.entries.size();
            row.cover(r, onlyUrgent, limits.weekdays, pass.entries);
            if (pass.entries.size() > most) pass.entries.resize(most);
            for (size_t e = from; e < pass.entries.size(); ++e) row.take(pass.entries[e]);
        }
    };
    // One request for everything needs no order. Otherwise reduced availability comes first.
    if (counts().dirty > limits.maxEntries) takeAll(true);
    takeAll(false);
    return pass;
}

void Board::acknowledge(const Pass &pass, const std::vector<Refusal> &refused)
{
    std::vector<const QString *> refusalOf(pass.entries.size(), nullptr);
    for (const Refusal &r : refused) {
        if (r.entry >= 0 && size_t(r.entry) < refusalOf.size())
            refusalOf[size_t(r.entry)] = &r.reason;
    }
    for (size_t e = 0; e < pass.entries.size(); ++e) {
        const Entry &entry = pass.entries[e];
        if (entry.row < rows()) row(entry.row).acknowledge(entry, refusalOf[e]);
    }
}

void Board::loseTrack(const Pass &pass)
{
    for (const Entry &entry : pass.entries) {
        if (entry.row < rows()) row(entry.row).loseTrack(entry);
    }
}

void Board::takeBack(const Pass &pass)
{
    for (const Entry &entry : pass.entries) {
        if (entry.row < rows()) row(entry.row).takeBack(entry);
    }
}

}  // namespace roomrack::sync
