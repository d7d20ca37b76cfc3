// SPDX-License-Identifier: GPL-3.0-or-later
// A store in a file: owned by one process through a lock file, with one log for all properties.
#pragma once

#include "storage/file_lock.h"
#include "storage/sqlite_connection.h"
#include "storage/store_impl.h"

namespace roomrack::storage {

struct FileStore final : Store::Impl {
    Result<void> open(const QString &path, const StoreOptions &options);

    Result<std::unique_ptr<Connection>> connectForLookups() const override;
    PropertyId logOf(PropertyId) const override { return {}; }
    Result<void> raiseEpoch(PropertyId described) override;
    void epochRaised() override { ++state.epoch; }
    Error afterFailure(Error error, bool sent) override;
    bool rollBack() override;
    void checkpoint() override;
    void close() override;

private:
    Result<void> openFile(const QString &file, const StoreOptions &options);
    Result<void> checkHealth();
    Result<void> settle(const StoreOptions &options);
    Result<void> takeEpoch();
    Result<void> readState();
    void compact();
    int copyWal(int mode);
    int emptyWal();
    static int countPages(void *self, sqlite3 *, const char *, int pages);

    std::unique_ptr<FileLock> lock_;    // declared first, destroyed last
    SqliteConnection *file_ = nullptr;  ///< the store's connection
    qint64 pageSize_ = 4096;
    qint64 walPages_ = 0;        ///< in the WAL
    qint64 walPagesCopied_ = 0;  ///< of those, copied into the file
};

}  // namespace roomrack::storage
