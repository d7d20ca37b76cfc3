// SPDX-License-Identifier: GPL-3.0-or-later
// The writer's side of a hotel file: one connection that writes and checkpoints, one process at a
// time. Lives in the thread that opened it, except where said.
#pragma once

#include "booking/batch.h"
#include "booking/house_input.h"

#include <memory>

namespace roomrack::storage {

struct StoreOptions {
    bool synchronousFull = true;  ///< off only to show that the power-cut test notices
};

/// Where the file stands.
struct StoreState {
    qint64 epoch = 0;    ///< grows durably at every open
    qint64 lastSeq = 0;  ///< last committed record, 0 in a new file
    Instant lastAt;      ///< its recorded time
};

/// A property as the ledger is built from: settings, unresolved holds, bookings.
using LoadedProperty = booking::HouseInput;

class Store {
public:
    /// Opens or creates; takes the lock; checks the application id, the schema's number and
    /// the file's health; migrates after a backup ("FILE.before-N"); raises the epoch durably.
    /// Errors: Locked, ReadOnly, Corrupt, Newer, DiskFull, NotFound (no such folder).
    static Result<std::unique_ptr<Store>> open(const QString &file, StoreOptions options = {});
    ~Store();

    const StoreState &state() const;
    std::vector<PropertyId> properties() const;
    /// Everything that House needs. Bookings that are over and ended before `from` are left out.
    Result<LoadedProperty> load(PropertyId property, Night from);
    /// Whether a booking with this key was taken, and which. Reads the committed state, from any
    /// thread, also while another commits.
    Result<BookingId> findKey(PropertyId property, ChannelId channel,
                              const booking::ForeignKey &key);
    /// A booking by number, whatever its status, with the fee if it ended with one. From any
    /// thread, too.
    Result<booking::EndedBooking> findBooking(PropertyId property, BookingId id);

    /// Inserts or replaces the description of a hotel, and its rates, in one transaction together
    /// with `record` (CatalogueChanged). Ids of 0 are given out and written back, and so
    /// are new ones for rows that the property does not have under ids that the file has used;
    /// what refers to such a row follows. The nights to come are flagged anew. Rows that are
    /// gone from the description are deleted; a foreign key refuses that while bookings need them.
    Result<void> saveHotel(inventory::Catalogue &catalogue, std::vector<pricing::RatePlan> &plans,
                           const std::vector<booking::RateRow> &rates, booking::Record record);

    /// One transaction. After an error the store must be closed and opened anew: a sync that
    /// failed is never retried on the same file handle.
    Result<void> commit(const booking::Batch &batch);
    /// Copies the WAL into the file when it has grown; called by the writer between batches.
    void checkpoint();

private:
    struct Impl;
    explicit Store(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

/// `roomrack --verify`: proves that the ledger equals what the bookings and unresolved holds add
/// up to, by folding the event log in SQL of its own. Query-only; works while a window has the
/// file.
struct VerifyFinding {
    QString what;
    QString where;
};
struct VerifyReport {
    qint64 records = 0, bookings = 0, holds = 0, roomNights = 0, commits = 0, oversoldNights = 0;
    std::vector<VerifyFinding> findings;  ///< empty: clean
};
Result<VerifyReport> verify(const QString &file);

}  // namespace roomrack::storage
