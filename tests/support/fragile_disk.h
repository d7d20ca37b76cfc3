// SPDX-License-Identifier: GPL-3.0-or-later
// Simulates disk failures below SQLite: power cuts that lose, keep or garble unsynced data, and
// reads, writes and syncs that fail once or permanently. `kill -9` cannot show any of this, because
// the page cache survives it.
//
// It is the default VFS of this process, between SQLite and the real files, so it must be installed
// before a database is opened. It keeps the property of real disks that SQLite relies on
// ("powersafe overwrite"): bytes that were not written do not change.
#pragma once

#include "core/random.h"

#include <QString>

#include <functional>
#include <memory>

namespace roomrack::tests {

class FragileDisk {
public:
    enum class Operation : quint8 { Read, Write, Sync };  ///< a truncation counts as a write
    enum class Failure : quint8 { Broken, Full, Short };  ///< EIO; ENOSPC; half written, then full

    /// Registers itself as SQLite's default VFS, once per process.
    static FragileDisk &install();

    /// Resets: counters at zero, no failures, and all data written so far is durable.
    void calm();
    /// Number of such operations since calm().
    qint64 count(Operation operation) const;
    /// Number of WAL truncations since calm(); a power cut can leave one incomplete.
    qint64 walTruncations() const;

    /// The k-th such operation from now on fails (1 is the next one); with `forGood` all later ones
    /// too.
    void failAt(Operation operation, qint64 k, Failure failure, bool forGood);
    /// Calls `what` once, in the middle of the next such operation, in its thread.
    void atNext(Operation operation, std::function<void()> what);
    /// Whether the failure has occurred.
    bool hasFailed() const;
    /// Ends all failures.
    void repair();

    /// Power fails at the k-th write, truncation or sync from now on: that operation and all later
    /// ones fail, reads too.
    void cutPowerAt(qint64 k);
    bool isDark() const;
    /// Restores power. Every sector that was written and not synced is as before, as written, or
    /// garbled where it was written; no database may be open now.
    void restorePower(core::Random &random);

    FragileDisk(const FragileDisk &) = delete;
    FragileDisk &operator=(const FragileDisk &) = delete;

private:
    FragileDisk();
    ~FragileDisk() = default;
    struct Impl;
    friend struct DiskFile;
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::tests
