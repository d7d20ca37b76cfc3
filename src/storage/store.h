// SPDX-License-Identifier: GPL-3.0-or-later
// The writer's side of a hotel file, or of hotels in a database that a PostgreSQL server keeps: one
// connection that writes, one engine at a time. Lives in the thread that opened it, except where
// said.
#pragma once

#include "booking/batch.h"
#include "booking/house_input.h"

#include <functional>
#include <memory>

namespace roomrack::storage {

struct StoreOptions {
    bool synchronousFull = true;  ///< off only to show that the power-cut test notices
    QString owner;          ///< tells one engine from another; who reopens gives the same again
    int leaseSeconds = 15;  ///< how long a server keeps hotels for an engine that is silent
};

/// Where it stands.
struct StoreState {
    qint64 epoch = 0;          ///< grows durably at every open, for each property
    qint64 lastSeq = 0;        ///< last committed record of all properties, 0 when there is none
    Instant lastAt;            ///< its recorded time
    bool interrupted = false;  ///< the last one to write did not close in order
};

/// A transaction as it can be recognised later: the last line that it wrote into a chain.
struct CommitMark {
    PropertyId log;
    qint64 seq = 0;
    QByteArray hash;
    qint64 epoch = 0;  ///< of the store that wrote it
};

/// A property as the ledger is built from: settings, unresolved holds, bookings.
using LoadedProperty = booking::HouseInput;

class Store {
public:
    /// A file: opens or creates; takes the lock; checks the application id, the schema's number and
    /// the file's health; migrates after a backup ("FILE.before-N"); raises the epoch durably.
    /// "postgresql://user@host:port/database": the same without a backup, and a lease on all of
    /// its properties, or on those that "?property=" names, instead of the lock.
    /// Errors: Locked, ReadOnly, Corrupt, Newer, DiskFull, NotFound (no such folder, database or
    /// property), NotSaved (the server does not answer).
    static Result<std::unique_ptr<Store>> open(const QString &place, StoreOptions options = {});
    ~Store();

    const StoreState &state() const;
    std::vector<PropertyId> properties() const;
    /// Everything that House needs. Bookings that are over and ended before `from` are left out.
    Result<LoadedProperty> load(PropertyId property, Night from);
    /// Calls `each` for every active candidate of the property, oldest first: what its
    /// dedup::Register is built from.
    Result<void> loadCandidates(PropertyId property,
                                const std::function<void(dedup::Candidate)> &each);
    /// Whether a booking with this key was taken, and which. Reads the committed state, from any
    /// thread, also while another commits.
    Result<BookingId> findKey(PropertyId property, ChannelId channel,
                              const booking::ForeignKey &key);
    /// A booking by number, whatever its status, with the fee if it ended with one. From any
    /// thread, too.
    Result<booking::EndedBooking> findBooking(PropertyId property, BookingId id);

    /// What a key was answered; none: it is not there, or has no answer. From any thread, too.
    Result<std::optional<booking::ClaimAnswer>> claimAnswer(PropertyId property, ActorId caller,
                                                            const QByteArray &key);

    /// Inserts or replaces the description of a hotel, and its rates, in one transaction together
    /// with `record` (CatalogueChanged). Ids of 0 are given out and written back, and so
    /// are new ones for rows that the property does not have under ids that the file has used;
    /// what refers to such a row follows. The nights to come are flagged anew. Rows that are
    /// gone from the description are deleted; a foreign key refuses that while bookings need them.
    Result<void> saveHotel(inventory::Catalogue &catalogue, std::vector<pricing::RatePlan> &plans,
                           const std::vector<booking::RateRow> &rates, booking::Record record);

    /// One transaction; Locked: another engine has the hotels now. After an error the store must be
    /// closed and opened anew, unless it isGood(): a sync that failed is never retried on the same
    /// file handle.
    Result<void> commit(const booking::Batch &batch);
    /// False after an error. True after one too where the database refused rows of the transaction
    /// (a constraint): nothing of it is there, and the store goes on.
    bool isGood() const;

    /// One transaction written part by part, so that those can be left out which the database
    /// refuses. load() in between sees the parts that were written. Errors of all three: as of
    /// commit().
    Result<void> beginParts();
    Result<void> writePart(const booking::Batch &batch);
    /// The records of all parts must go on where the log stands, without gaps.
    Result<void> commitParts(qint64 oldestHold);
    /// The last transaction that commit() or saveHotel() tried, whatever came of it.
    const CommitMark &lastTried() const;
    Result<bool> hasCommit(const CommitMark &mark) const;
    /// Keeps the lease from running out; called about once a second. After an error (Locked: it was
    /// lost) the store must be closed.
    Result<void> renew();
    /// Copies the WAL into the file when it has grown; called by the writer between batches.
    void checkpoint();

    struct Impl;

private:
    explicit Store(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

/// Whether a transaction is there, asked when the place cannot be opened for writing. An error
/// where that cannot be known: it may still be on its way, unless another engine took over since.
Result<bool> wasCommitted(const QString &place, const CommitMark &mark);

/// `roomrack --verify`: proves that the ledger equals what the bookings and unresolved holds add
/// up to, by folding the event log in SQL of its own. Query-only; works while a window has the
/// file. Of a server's database all properties, or those that "?property=" names.
struct VerifyFinding {
    QString what;
    QString where;
};
struct VerifyReport {
    qint64 records = 0, bookings = 0, holds = 0, roomNights = 0, commits = 0, oversoldNights = 0;
    std::vector<VerifyFinding> findings;  ///< empty: clean
};
Result<VerifyReport> verify(const QString &place);

}  // namespace roomrack::storage
