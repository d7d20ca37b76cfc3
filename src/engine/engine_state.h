// SPDX-License-Identifier: GPL-3.0-or-later
// The state that the parts of an engine share: the property states under one lock, the batch that
// forms while the previous one is written to disk, and the store. It has lookups and decides
// nothing; docs/decisions/0059 names the parts. See engine.h for the guarantees.
#pragma once

#include "booking/house.h"
#include "engine/commit_batch.h"
#include "engine/hold_time.h"
#include "engine/listeners.h"
#include "storage/store.h"

#include <QtCore/QMutex>

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace roomrack::engine {

/// Taken by every call: Qt's mutex costs only a few instructions when uncontended. The thread
/// sanitizer does not see waits on it, so that build uses the standard library's.
#ifdef __SANITIZE_THREAD__
using CallLock = std::mutex;
#else
using CallLock = QMutex;
#endif
using HeldLock = std::unique_lock<CallLock>;

struct EngineState {
    enum class Phase { Running, Recovering, Stopping };

    EngineState(QString place, const core::Clock &clock, EngineOptions with);

    /// Thread-safe.
    Instant now() const { return time.now(); }
    void setStore(std::unique_ptr<storage::Store> fresh);

    // With the lock held.
    booking::House *house(PropertyId property) const;
    /// A property that is running.
    Result<const booking::House *> runningHouse(PropertyId property) const;
    static tl::unexpected<Error> noHouse();
    size_t indexOf(const booking::House &house) const;
    /// Index of the property, or their number if there is none.
    size_t houseAt(PropertyId property) const;
    bool mayDecide() const { return phase == Phase::Running || repairing; }
    /// For what the engine decides itself, into the open batch.
    booking::Decision decisionFor(size_t house);
    void wakeWriter();
    /// Number of the oldest record of a durable hold that is unresolved, or of the next record.
    qint64 oldestHold() const;

    const QString file;
    const EngineOptions options;
    const QString owner;  ///< identifies this engine to the store across reopening
    HoldTime time;
    Listeners listeners;
    std::atomic<qint64> committed{0};  ///< last durable record

    CallLock lock;  ///< guards everything down to the blank line
    Phase phase = Phase::Running;
    Error down;                ///< why commits fail at present
    bool interrupted = false;  ///< before this opening; set once
    std::vector<std::unique_ptr<booking::House>> houses;
    std::vector<PropertyId> hotels;  ///< of `houses`
    CommitBatch open;
    CommitBatch sent;  ///< changed under the lock; by others than the writer only its waiters
    std::vector<std::function<void()>> jobs;  ///< run by the writer with everything committed
    std::optional<Error> jobFailed;           ///< a job failed; reopen the store
    qint64 lastSeq = 0;
    booking::LastItemIds lastItemIds{};  ///< of the descriptions of all properties
    qint64 epoch = 0;
    qint64 commitCount = 0;  ///< sealed so far; changed by the writer only
    bool writerIdle = false;
    bool repairing = false;            ///< commands are decided again, even while closing
    QHash<qint64, qint64> looked;      ///< by property: lastSeq at its last snapshot
    std::vector<PropertyId> toReload;  ///< properties whose copies show withdrawn changes
    bool telling = false;  ///< answers and changes of a committed batch are being delivered
    qint64 answered = 0;   ///< last record whose batch was fully delivered
    std::condition_variable_any wake, settled;

    std::unique_ptr<storage::Store> store;  ///< belongs to the writer's thread
    std::mutex storeLock;                   ///< for replacing it and for lookups in other threads
};

}  // namespace roomrack::engine
