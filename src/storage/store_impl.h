// SPDX-License-Identifier: GPL-3.0-or-later
// What a Store consists of.
#pragma once

#include "storage/batch_writer.h"
#include "storage/chain.h"
#include "storage/file_lock.h"
#include "storage/hotel_saver.h"
#include "storage/rows.h"
#include "storage/sqlite_connection.h"
#include "storage/store.h"

#include <mutex>
#include <optional>

namespace roomrack::storage {

struct Store::Impl {
    std::unique_ptr<FileLock> lock;  // first in, last out
    std::unique_ptr<SqliteConnection> connection;
    BatchWriter writer;
    Chain chain;
    StoreState state;
    std::vector<PropertyId> properties;
    bool broken = false;
    bool interrupted = false;  ///< the last one to write did not close in order

    qint64 pageSize = 4096;
    qint64 walPages = 0;        ///< in the WAL
    qint64 walPagesCopied = 0;  ///< of those, copied into the file

    /// Questions from other threads have a connection of their own.
    std::unique_ptr<Connection> lookups;
    std::mutex lookupLock;
    Statement findKey;
    Statement findBooking;

    // Opening, step by step (store_open.cpp).
    Result<void> openFile(const QString &file, const StoreOptions &options);
    Result<void> checkHealth();
    Result<void> settle(const StoreOptions &options);
    Result<void> raiseEpoch();
    Result<void> readState();
    Result<void> prepare();
    void close();

    Result<void> begin();
    Result<void> finish(int rc, const std::vector<booking::Record> &records, qint64 oldestHold);
    bool rollBack();
    std::optional<Error> misfit(const std::vector<booking::Record> &records) const;
    Result<void> saveHotel(inventory::Catalogue &catalogue, std::vector<pricing::RatePlan> &plans,
                           const std::vector<booking::RateRow> &rates, booking::Record record);
    qint64 oldestHold();
    static int countPages(void *self, sqlite3 *, const char *, int pages);
};

}  // namespace roomrack::storage
