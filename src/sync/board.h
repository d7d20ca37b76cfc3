// SPDX-License-Identifier: GPL-3.0-or-later
// One channel's board: for every row and night what it should show (wanted), what it last
// acknowledged (published), and whether it may show something else (unknown: sent, and not
// answered). What differs is out of step. Reconcile, don't relay: nothing is queued, so bursts
// come to their last values, retries are harmless and a restart goes on where it was.
#pragma once

#include "sync/cover.h"
#include "sync/row.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <map>
#include <optional>
#include <vector>

namespace roomrack::sync {

/// Where a night of a row stands.
struct CellState {
    qint64 wanted = kNothing;
    qint64 published = kNever;
    bool unknown = false;   ///< sent, and not answered
    bool refused = false;   ///< the channel would not take the wanted value
    bool inFlight = false;  ///< on its way
    friend bool operator==(const CellState &, const CellState &) = default;
};

/// What one request may carry.
struct PassLimits {
    quint8 kinds = 0;  ///< bit 1 << RowKind
    int maxEntries = 1'000'000;
    bool weekdays = false;  ///< entries can say "Fridays and Saturdays of"
};
constexpr quint8 bit(RowKind kind)
{
    return static_cast<quint8>(1u << static_cast<unsigned>(kind));
}

/// What one request carries, in the order in which the channel should apply it.
struct Pass {
    std::vector<Entry> entries;
    bool isEmpty() const { return entries.empty(); }
};

/// An entry that the channel would not take, by its place in the pass, and why.
struct Refusal {
    int entry = 0;
    QString reason;  ///< the channel's own words
};

/// What is not in step, in nights of rows.
struct BoardCounts {
    qint64 dirty = 0;     ///< to be sent, unknown ones too
    qint64 unknown = 0;   ///< sent, and not answered; neither refused nor to show nothing
    qint64 inFlight = 0;  ///< on their way
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
    /// Rows in the order in which they are sent; nothing was ever published. Keys are unique.
    Board(std::vector<RowKey> rows, Night first, int nights);

    int rows() const { return static_cast<int>(rows_.size()); }
    const RowKey &key(int row) const { return rows_[size_t(row)].key; }
    int rowOf(const RowKey &key) const;  ///< -1: there is none
    Night first() const { return first_; }
    Night end() const { return first_ + nights_; }
    bool covers(Night n) const { return n >= first_ && n < end(); }

    CellState at(int row, Night n) const;
    /// Why the channel would not take a refused cell's value; empty where it is not refused.
    QString refusal(int row, Night n) const;
    const BoardCounts &counts() const { return counts_; }
    /// Nights of a row that are not in step.
    int dirtyOf(int row) const { return rows_[size_t(row)].dirty; }

    /// What a night should show; a refused one is tried again when that changes.
    void want(int row, Night n, qint64 value);
    /// What the channel refused is to be sent once more: its reason may have passed with the day.
    void retryRefused();
    /// Drops nights before `first` and takes in new ones up to `end`.
    void moveTo(Night first, Night end);
    /// Other rows, because mapping changed: those that stay keep what is known of them, and
    /// what was refused is tried again. Only while nothing is in flight.
    void setRows(std::vector<RowKey> rows);

    /// Takes what is out of step, as much as one request carries. Rooms that became fewer come
    /// first where not everything fits. Cells are in flight from here on; before anything
    /// leaves, chunks(pass) must be stored.
    Pass take(const PassLimits &limits);
    /// The channel applied it, except for these entries.
    void acknowledge(const Pass &pass, const std::vector<Refusal> &refused);
    /// Nobody knows whether the channel applied it: it is out of step until it is sent again.
    void loseTrack(const Pass &pass);
    /// It certainly did not reach the channel: what was known before is still so.
    void takeBack(const Pass &pass);

    /// Sends these nights of a row again, whatever was acknowledged. Refused ones too.
    void doubt(int row, Night first, Night last);
    /// What the channel says that it shows. True where that is not what it acknowledged; from
    /// then on this counts as published.
    bool found(int row, Night n, qint64 shown);

    /// Which chunks the entries of a pass touch, each once.
    std::vector<ChunkKey> chunks(const Pass &pass) const;
    std::vector<ChunkKey> chunks(int row, Night first, Night last) const;
    /// A chunk as it is stored; empty: nothing is known of its nights.
    QByteArray stored(const ChunkKey &chunk) const;
    /// Reads a stored chunk; of rows and nights that the board does not have, nothing. False:
    /// these bytes are not a chunk, and nothing changed.
    bool restore(const ChunkKey &chunk, const QByteArray &bytes);

private:
    enum Bit : quint8 {
        Unknown = 1,
        NotTaken = 2,  ///< refused
        InFlight = 4,
        Doubted = 8,  ///< in flight, and unknown before it left
        Again = 16    ///< in flight, and to be sent once more whatever the answer
    };
    struct Row {
        RowKey key;
        std::vector<qint64> wanted, published;
        std::vector<quint8> bits;
        int dirty = 0;
        int urgent = 0;  ///< dirty ones that show more rooms than there are
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
    /// Changes a cell and keeps the counts.
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
