// SPDX-License-Identifier: GPL-3.0-or-later
// What a Store consists of, and what a file and a server's database each do in their own way
// (file_store.h, server_store.h).
#pragma once

#include "storage/batch_writer.h"
#include "storage/chain.h"
#include "storage/connection.h"
#include "storage/hotel_saver.h"
#include "storage/rows.h"
#include "storage/store.h"

#include <mutex>
#include <optional>

namespace roomrack::storage {

/// One chain of transactions: all of a file (number 0), or those about one property of a database
/// that several engines share.
struct Log {
    PropertyId number;
    Chain chain;
    qint64 lastSeq = 0;
};

/// Whether the transaction with this mark is there.
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

    /// Questions from other threads have a connection of their own.
    std::unique_ptr<Connection> lookups;
    std::mutex lookupLock;
    Statement findKey;
    Statement findBooking;

    // What differs.
    virtual Result<std::unique_ptr<Connection>> connectForLookups() const = 0;
    /// The log that tells about a property.
    virtual PropertyId logOf(PropertyId property) const = 0;
    /// First in a transaction: fails it unless we still are the one who writes.
    virtual int checkOwner() { return kOk; }
    /// In the transaction that writes a description: nobody else gives out numbers meanwhile.
    virtual Result<void> lockNumbers() { return {}; }
    /// In the same transaction, and after it.
    virtual Result<void> raiseEpoch(PropertyId described) = 0;
    virtual void epochRaised() = 0;
    /// What it means for whoever waits that a transaction failed; `sent`: its commit was on its
    /// way.
    virtual Error afterFailure(Error error, bool sent) = 0;
    virtual bool rollBack() = 0;
    virtual void checkpoint() {}
    virtual Result<void> renew() { return {}; }
    /// After an error nothing new is written.
    virtual void close() = 0;

    Result<void> readLog(Log &log);
    Result<void> prepare();
    Result<void> prepareLookups();
    /// With the lookups' lock held: their line may have been lost.
    Result<void> lookUpAgain();
    void closeLookups();
    Result<void> begin();
    Result<void> finish(int rc, const std::vector<booking::Record> &records, qint64 oldestHold);
    int writeLines(const std::vector<booking::Record> &records, qint64 oldestHold);
    std::optional<Error> misfit(const std::vector<booking::Record> &records) const;
    Result<void> saveHotel(inventory::Catalogue &catalogue, std::vector<pricing::RatePlan> &plans,
                           const std::vector<booking::RateRow> &rates, booking::Record record);
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
