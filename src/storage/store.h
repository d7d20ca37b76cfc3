// SPDX-License-Identifier: GPL-3.0-or-later
// The write side of a hotel file, or of properties in a PostgreSQL database: one connection that
// writes, one engine at a time. Lives in the thread that opened it, except where noted.
#pragma once

#include "booking/batch.h"
#include "booking/house_input.h"

#include <functional>
#include <memory>

namespace roomrack::storage {

struct StoreOptions {
    bool synchronousFull = true;  ///< off only to prove that the power-cut test notices
    QString owner;                ///< identifies the engine; the same when reopened
    int leaseSeconds = 15;        ///< lease duration in a server's database
};

/// Current state of the store.
struct StoreState {
    qint64 epoch = 0;                ///< increases durably at every opening, per property
    qint64 lastSeq = 0;              ///< last committed record of all properties, 0: none
    Instant lastAt;                  ///< its recorded time
    bool interrupted = false;        ///< the last writer did not close properly
    booking::LastItemIds lastIds{};  ///< of the descriptions, in all properties, at opening
};

/// Identifies a transaction: the last row that it wrote into a chain.
struct CommitMark {
    PropertyId log;
    qint64 seq = 0;
    QByteArray hash;
    qint64 epoch = 0;  ///< of the store that wrote it
};

/// Input for building the ledger: settings, unresolved holds, bookings.
using LoadedProperty = booking::HouseInput;

class Lookups;

/// What Store::saveHotel() writes beside the description itself.
struct HotelAdditions {
    /// Of a new property only: after that commands edit them.
    pricing::TaxRules taxes;
    /// The settings before, for the audit trail: a change is written if they differ after. Empty:
    /// none is.
    QByteArray settingsBefore{};
};

class Store {
public:
    /// A file: opens or creates; takes the lock; checks the application id, the schema's number and
    /// the file's health; migrates after a backup ("FILE.before-N"); raises the epoch durably.
    /// "postgresql://user@host:port/database": the same without a backup, and a lease on all of its
    /// properties, or on those in "?property=", instead of the lock. Errors: Locked, ReadOnly,
    /// Corrupt, Newer, DiskFull, NotFound (no such folder, database or property), NotSaved (the
    /// server does not answer).
    static Result<std::unique_ptr<Store>> open(const QString &place, StoreOptions options = {});
    ~Store();

    const StoreState &state() const;
    std::vector<PropertyId> properties() const;
    /// Everything that House needs. Closed bookings that ended before `from` are omitted.
    Result<LoadedProperty> load(PropertyId property, Night from);
    /// Calls `each` for every active candidate of the property, oldest first: what its
    /// dedup::Register is built from.
    Result<void> loadCandidates(PropertyId property,
                                const std::function<void(dedup::Candidate)> &each);
    /// Lookups from any thread.
    Lookups &lookups();

    /// Inserts or replaces the description of a property, and its rates, in one transaction
    /// together with `record` (CatalogueChanged). Ids of 0 are assigned and written back, and so
    /// are new ones for rows that the property does not have under ids that the file has used;
    /// references to such a row are updated. The flags of coming nights are recomputed. Rows
    /// missing from the description are deleted; a foreign key refuses that while bookings need
    /// them.
    Result<void> saveHotel(inventory::Catalogue &catalogue, std::vector<pricing::RatePlan> &plans,
                           const std::vector<booking::RateRow> &rates, booking::Record record,
                           const HotelAdditions &additions = {});

    /// One transaction; Locked: another engine has taken the properties. After an error the store
    /// must be closed and reopened, unless it isGood(): a failed sync is never retried on the same
    /// file handle.
    Result<void> commit(const booking::Batch &batch);
    /// False after an error, except if the database refused rows of the transaction (a constraint):
    /// that is rolled back, and the store remains usable.
    bool isGood() const;

    /// One transaction written in parts, so that parts refused by the database can be omitted.
    /// load() in between reads the parts already written. Errors of all three: as of commit().
    Result<void> beginParts();
    Result<void> writePart(const booking::Batch &batch);
    /// The records of all parts must continue the log without gaps.
    Result<void> commitParts(qint64 oldestHold);
    /// The last transaction that commit() or saveHotel() attempted, whatever its result.
    const CommitMark &lastTried() const;
    Result<bool> hasCommit(const CommitMark &mark) const;
    /// Renews the lease; called about once a second. After an error (Locked: it was lost) the store
    /// must be closed.
    Result<void> renew();
    /// Copies a grown WAL into the file; called by the writer between batches.
    void checkpoint();

    struct Impl;

private:
    explicit Store(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

/// Whether a transaction was committed, for use when the place cannot be opened for writing. An
/// error if that cannot be known: it may still be under way, unless another engine has taken over
/// since.
Result<bool> wasCommitted(const QString &place, const CommitMark &mark);

/// `roomrack --verify`: verifies that the ledger equals the sum of bookings and unresolved holds,
/// by folding the event log in independent SQL. Query-only; works while a window has the file open.
/// In a server's database all properties, or those in "?property=".
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
