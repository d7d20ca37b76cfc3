// SPDX-License-Identifier: GPL-3.0-or-later
// One channel's board: for every row and night the value it should show (wanted), the value it last
// acknowledged (published), and whether it may show another (unknown: sent, and not answered).
// Cells that differ are pending. The board reconciles states and queues nothing, so bursts end at
// their last values, retries are harmless and a restart continues where it was.
#pragma once

#include "sync/cover.h"
#include "sync/row.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <map>
#include <optional>
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

/// Cells that are not in sync, in nights of rows.
struct BoardCounts {
    qint64 dirty = 0;     ///< to be sent, including unknown ones
    qint64 unknown = 0;   ///< sent, not answered; neither refused nor wanting kNothing
    qint64 inFlight = 0;  ///< under way
    qint64 refused = 0;   ///< waiting for another value or mapping
    bool inParity() const { return dirty == 0 && inFlight == 0 && refused == 0; }
    friend bool operator==(const BoardCounts &, const BoardCounts &) = default;
};

/// Cells are stored kChunk nights at a time.
inline constexpr int kChunk = 32;
struct ChunkKey {
    RowKey row;
    qint32 number = 0;  ///< nights [number * kChunk, (number + 1) * kChunk)
    friend constexpr auto operator<=>(const ChunkKey &, const ChunkKey &) = default;
};

class Board {
public:
    Board() = default;
    /// Rows in the order in which they are sent; no cell was published yet. Keys are unique.
    Board(std::vector<RowKey> rows, Night first, int nights);

    int rows() const { return static_cast<int>(rows_.size()); }
    const RowKey &key(int row) const { return rows_[size_t(row)].key; }
    int rowOf(const RowKey &key) const;  ///< -1: no such row
    Night first() const { return first_; }
    Night end() const { return first_ + nights_; }
    bool covers(Night n) const { return n >= first_ && n < end(); }

    CellState at(int row, Night n) const;
    /// The channel's reason for refusing a cell's value; empty if it is not refused.
    QString refusal(int row, Night n) const;
    const BoardCounts &counts() const { return counts_; }
    /// Pending nights of a row.
    int dirtyOf(int row) const { return rows_[size_t(row)].dirty; }

    /// Sets the value that a night should show; a refused one is retried when that changes.
    void want(int row, Night n, qint64 value);
    /// Marks refused cells to be sent again: the reason may have passed with the day.
    void retryRefused();
    /// Drops nights before `first` and adds new ones up to `end`.
    void moveTo(Night first, Night end);
    /// Replaces the rows after a change of mapping: rows that stay keep their state, and refused
    /// cells are retried. Only while nothing is in flight.
    void setRows(std::vector<RowKey> rows);

    /// Takes pending cells, as many as one request may carry. If not everything fits, reduced
    /// availability comes first. The cells are in flight from here on; chunks(pass) must be stored
    /// before anything is sent.
    Pass take(const PassLimits &limits);
    /// The channel applied the pass, except for these entries.
    void acknowledge(const Pass &pass, const std::vector<Refusal> &refused);
    /// Whether the channel applied it is unknown: the cells are pending until they are sent again.
    void loseTrack(const Pass &pass);
    /// It certainly did not reach the channel: the previous state still holds.
    void takeBack(const Pass &pass);

    /// Marks these nights of a row to be sent again, acknowledged or not, including refused ones.
    void doubt(int row, Night first, Night last);

    /// The chunks that the entries of a pass touch, each once.
    std::vector<ChunkKey> chunks(const Pass &pass) const;
    std::vector<ChunkKey> chunks(int row, Night first, Night last) const;
    /// A chunk in its stored form; empty: all its nights have the default state.
    QByteArray stored(const ChunkKey &chunk) const;
    /// Reads a stored chunk; rows and nights that the board does not have are skipped. False: the
    /// bytes are not a chunk, and nothing changed.
    bool restore(const ChunkKey &chunk, const QByteArray &bytes);

private:
    enum Bit : quint8 {
        Unknown = 1,
        NotTaken = 2,  ///< refused
        InFlight = 4,
        Doubted = 8,  ///< in flight, and unknown before it was sent
        Again = 16    ///< in flight, and to be sent again whatever the answer
    };
    struct Row {
        RowKey key;
        std::vector<qint64> wanted, published;
        std::vector<quint8> bits;
        int dirty = 0;
        int urgent = 0;  ///< dirty cells that show more rooms than there are
    };
    struct Refused {
        qint64 value = 0;
        QString reason;
    };
    struct Tally {
        bool dirty, urgent, unknown, inFlight, refused;
    };
    size_t place(Night n) const { return size_t(n - first_); }
    static Tally tally(const Row &row, size_t i);
    void count(Row &row, const Tally &t, int by);
    /// Changes a cell and updates the counts.
    template <typename Change>
    void change(int row, size_t i, Change change);
    template <typename Visit>
    void forEachInFlight(const Pass &pass, Visit visit);
    void takeRow(int row, bool onlyUrgent, const PassLimits &limits, Pass &pass);
    void cover(int row, bool onlyUrgent, const PassLimits &limits, std::vector<Entry> &out) const;
    void addRow(const RowKey &key);
    void forgetRefusal(int row, size_t i);

    Night first_;
    int nights_ = 0;
    std::vector<Row> rows_;
    std::map<RowKey, int> rowOf_;
    std::map<std::pair<RowKey, qint32>, Refused> refused_;  ///< by row and day
    BoardCounts counts_;
};

template <typename Change>
void Board::change(int row, size_t i, Change change)
{
    Row &r = rows_[size_t(row)];
    count(r, tally(r, i), -1);
    change(r, i);
    count(r, tally(r, i), 1);
}

}  // namespace roomrack::sync
