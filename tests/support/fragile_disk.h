// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails as disks do, below SQLite: power cuts that lose, keep or garble what was not
// synced, and reads, writes and syncs that fail once or for good. `kill -9` cannot show any of
// this, because the page cache survives it.
//
// It stands between SQLite and the real files as the default VFS of this process, so it must be
// installed before a database is opened. It keeps the promise that real disks keep and SQLite
// relies on ("powersafe overwrite"): bytes that were not written do not change.
#pragma once

#include "core/random.h"

#include <QString>

#include <memory>

namespace roomrack::tests {

class FragileDisk {
public:
    enum class Operation : quint8 { Read, Write, Sync };  ///< a truncation counts as a write
    enum class Failure : quint8 { Broken, Full, Short };  ///< EIO; ENOSPC; half written, then full

    /// Puts itself below SQLite, once in a process.
    static FragileDisk &install();

    /// From now on: counters at zero, nothing fails, and what is written so far is safe.
    void calm();
    /// How often an operation was asked for since calm().
    qint64 count(Operation operation) const;
    /// How often a WAL was cut off since calm(); a power cut can leave that half done.
    qint64 walTruncations() const;

    /// The k-th such operation from now on fails (1 is the next one), and with `forGood` all later
    /// ones too.
    void failAt(Operation operation, qint64 k, Failure failure, bool forGood);
    /// Whether it has failed yet.
    bool hasFailed() const;
    /// Nothing fails any more.
    void repair();

    /// Power goes at the k-th write, truncation or sync from now on: that operation and every
    /// later one fails, reads too.
    void cutPowerAt(qint64 k);
    bool isDark() const;
    /// Power comes back. Every sector that was written and not synced is as before, as
    /// written, or garbled where it was written; nobody may have a database open now.
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
