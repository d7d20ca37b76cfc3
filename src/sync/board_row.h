// SPDX-License-Identifier: GPL-3.0-or-later
// A row of a channel's board: for every night the value it should show (wanted), the value it last
// acknowledged (published), and whether it may show another (unknown: sent, and not answered).
// Cells that differ are pending.
#pragma once

#include "sync/cover.h"
#include "sync/row.h"

#include <QtCore/QString>

#include <map>
#include <vector>

namespace roomrack::sync {

/// The sync state of a night of a row.
struct CellState {
    qint64 wanted = kNothing;
    qint64 published = kNever;
    bool unknown = false;   ///< sent, and not answered
    bool refused = false;   ///< the channel rejected the wanted value
    bool inFlight = false;  ///< under way
    friend bool operator==(const CellState &, const CellState &) = default;
};

/// A value that the channel rejected.
struct RefusedValue {
    qint64 value = 0;
    QString reason;  ///< the channel's own text
};

/// Cells that are not in sync, in nights of rows.
struct BoardCounts {
    qint64 dirty = 0;     ///< to be sent, including unknown ones
    qint64 unknown = 0;   ///< sent, not answered; neither refused nor wanting kNothing
    qint64 inFlight = 0;  ///< under way
    qint64 refused = 0;   ///< waiting for another value or mapping
    bool inParity() const { return dirty == 0 && inFlight == 0 && refused == 0; }
    friend bool operator==(const BoardCounts &, const BoardCounts &) = default;
};

class BoardRow {
public:
    /// No cell was published yet.
    BoardRow(const RowKey &key, Night first, int nights);

    const RowKey &key() const { return key_; }
    Night end() const { return first_ + int(bits_.size()); }
    bool covers(Night n) const { return n >= first_ && n < end(); }
    CellState at(Night n) const;
    /// Empty if the cell's value is not refused.
    RefusedValue refusal(Night n) const;
    const BoardCounts &counts() const { return counts_; }
    /// Pending nights that show more rooms than there are.
    qint64 urgent() const { return urgent_; }

    /// Sets the value that a night should show; a refused one is retried when that changes.
    void want(Night n, qint64 value);
    /// Marks refused cells to be sent again: the reason may have passed with the day.
    void retryRefused();
    /// Marks these nights to be sent again, acknowledged or not, including refused ones.
    void doubt(Night first, Night last);
    /// Drops nights before `first` and adds new ones up to `end`.
    void moveTo(Night first, Night end);
    /// Sets what is known of a cell.
    void restore(Night n, const CellState &known, RefusedValue refused);

    /// Appends entries for the pending nights; `row` is the number of this row. Nights that an
    /// entry of this row names already are left out.
    void cover(int row, bool onlyUrgent, bool weekdays, std::vector<Entry> &out) const;
    /// The pending nights of the entry are in flight from here on.
    void take(const Entry &entry);
    // The result of the entry; see the functions of the same names in Board.
    void acknowledge(const Entry &entry, const QString *refusal);
    void loseTrack(const Entry &entry);
    void takeBack(const Entry &entry);

private:
    enum Bit : quint8 {
        Unknown = 1,
        NotTaken = 2,  ///< refused
        InFlight = 4,
        Doubted = 8,  ///< in flight, and unknown before it was sent
        Again = 16    ///< in flight, and to be sent again whatever the answer
    };
    struct Tally {
        bool dirty, urgent, unknown, inFlight, refused;
    };
    size_t place(Night n) const { return size_t(n - first_); }
    Tally tally(size_t i) const;
    void count(size_t i, int by);
    /// Changes a cell and updates the counts.
    template <typename Change>
    void change(Night n, Change change);
    template <typename Change>
    void settle(const Entry &entry, Change change);
    void forgetRefusal(Night n);

    RowKey key_;
    Night first_;
    std::vector<qint64> wanted_, published_;
    std::vector<quint8> bits_;
    std::map<Night, RefusedValue> refused_;
    BoardCounts counts_;
    qint64 urgent_ = 0;
};

}  // namespace roomrack::sync
