// SPDX-License-Identifier: GPL-3.0-or-later
// One channel's board: the rows of what it shows (board_row.h), all with the same nights, and the
// passes that bring the channel in sync. The board reconciles states and queues nothing, so bursts
// end at their last values, retries are harmless and a restart continues where it was.
#pragma once

#include "sync/board_row.h"

#include <map>
#include <vector>

namespace roomrack::sync {

/// Limits of one request.
struct PassLimits {
    quint8 kinds = 0;  ///< bit 1 << RowKind
    int maxEntries = 1'000'000;
    bool weekdays = false;  ///< entries may name weekdays ("Fridays and Saturdays of")
};
constexpr quint8 bit(RowKind kind)
{
    return static_cast<quint8>(1u << static_cast<unsigned>(kind));
}

/// The content of one request, in the order in which the channel should apply it.
struct Pass {
    std::vector<Entry> entries;
    bool isEmpty() const { return entries.empty(); }
};

/// An entry that the channel rejected, by its index in the pass, and why.
struct Refusal {
    int entry = 0;
    QString reason;  ///< the channel's own text
};

class Board {
public:
    Board() = default;
    /// Rows in the order in which they are sent; no cell was published yet. Keys are unique.
    Board(std::vector<RowKey> rows, Night first, int nights);

    int rows() const { return static_cast<int>(rows_.size()); }
    const BoardRow &row(int row) const { return rows_[size_t(row)]; }
    BoardRow &row(int row) { return rows_[size_t(row)]; }
    int rowOf(const RowKey &key) const;  ///< -1: no such row
    Night first() const { return first_; }
    Night end() const { return end_; }
    /// Of all rows.
    BoardCounts counts() const;

    /// BoardRow::retryRefused() and moveTo() of all rows.
    void retryRefused();
    void moveTo(Night first, Night end);
    /// Replaces the rows after a change of mapping: rows that stay keep their state, and refused
    /// cells are retried. Only while nothing is in flight.
    void setRows(std::vector<RowKey> rows);

    /// Takes pending cells, as many as one request may carry. If not everything fits, reduced
    /// availability comes first. The cells are in flight from here on; chunksOf(board, pass) must
    /// be stored before anything is sent.
    Pass take(const PassLimits &limits);
    /// The channel applied the pass, except for these entries.
    void acknowledge(const Pass &pass, const std::vector<Refusal> &refused);
    /// Whether the channel applied it is unknown: the cells are pending until they are sent again.
    void loseTrack(const Pass &pass);
    /// It certainly did not reach the channel: the previous state still holds.
    void takeBack(const Pass &pass);

private:
    void addRow(BoardRow row);

    Night first_;
    Night end_;
    std::vector<BoardRow> rows_;
    std::map<RowKey, int> rowOf_;
};

}  // namespace roomrack::sync
