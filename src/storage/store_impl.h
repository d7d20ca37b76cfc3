// SPDX-License-Identifier: GPL-3.0-or-later
// Internals of Store, and what differs between a file and a server's database (file_store.h,
// server_store.h).
#pragma once

#include "storage/batch_writer.h"
#include "storage/chain.h"
#include "storage/connection.h"
#include "storage/hotel_saver.h"
#include "storage/lookups.h"
#include "storage/rows.h"
#include "storage/store.h"

#include <optional>

namespace roomrack::storage {

/// One chain of transactions: of a whole file (number 0), or of one property of a database that
/// several engines share.
struct Log {
    PropertyId number;
    Chain chain;
    qint64 lastSeq = 0;
};

/// Whether the transaction with this mark is in the log.
Result<bool> findCommit(const Connection &connection, const CommitMark &mark);

struct Store::Impl {
    virtual ~Impl() = default;

    std::unique_ptr<Connection> connection;
    BatchWriter writer;
    std::vector<Log> logs;
    StoreState state;
    std::vector<PropertyId> properties;
    bool broken = false;
    CommitMark tried;
    std::vector<booking::Record> partRecords;  ///< of beginParts()
    bool erased = false;  ///< guests, of whom the log of SQLite may still have copies

    Lookups lookups;

    // Specific to the kind of store.
    virtual Result<std::unique_ptr<Connection>> connectForLookups() const = 0;
    /// The log that contains a property's records.
    virtual PropertyId logOf(PropertyId property) const = 0;
    /// First in a transaction: fails it unless the lease is still ours.
    virtual int checkOwner() { return kOk; }
    /// In the transaction that writes a description: prevents other engines from assigning ids.
    virtual Result<void> lockNumbers() { return {}; }
    /// In the same transaction, and after its commit.
    virtual Result<void> raiseEpoch(PropertyId described) = 0;
    virtual void epochRaised() = 0;
    /// The error for waiting callers of a failed transaction; `sent`: its commit was sent.
    virtual Error afterFailure(Error error, bool sent) = 0;
    virtual bool rollBack() = 0;
    virtual void checkpoint() {}
    virtual Result<void> renew() { return {}; }
    /// After an error nothing more is written.
    virtual void close() = 0;

    Result<void> readLog(Log &log);
    Result<void> prepare();
    Result<void> readFor(const booking::Batch &batch);
    Result<void> begin();
    Result<void> finish(int rc, const std::vector<booking::Record> &records, qint64 oldestHold);
    int writeLines(const std::vector<booking::Record> &records, qint64 oldestHold);
    std::optional<Error> misfit(const std::vector<booking::Record> &records) const;
    Result<void> saveHotel(inventory::Catalogue &catalogue, std::vector<pricing::RatePlan> &plans,
                           const std::vector<booking::RateRow> &rates, booking::Record record,
                           const HotelAdditions &additions);
    qint64 oldestHold(PropertyId property) const;
    Result<bool> hasCommit(const CommitMark &mark) const;

private:
    struct Line {
        Log *log;
        qint64 seq;
        QByteArray hash;
    };
    std::vector<Line> lines_;  ///< of the transaction being written
};

}  // namespace roomrack::storage
