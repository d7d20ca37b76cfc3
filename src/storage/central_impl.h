// SPDX-License-Identifier: GPL-3.0-or-later
// What CentralCandidates consists of: two threads, one that asks and one that sees to the
// deadlines.
#pragma once

#include "storage/central_candidates.h"
#include "storage/central_table.h"

#include <QtCore/QPromise>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace roomrack::storage {

using CentralClock = std::chrono::steady_clock;

/// A question that is waited for.
struct CentralCheck {
    QString house;
    std::vector<dedup::Asked> request;
    Instant now;
    CentralClock::time_point until;
    QPromise<CentralAnswer> promise;
    bool answered = false;  ///< claimed, with the lock held, by whoever delivers the answer
};
using CheckPtr = std::shared_ptr<CentralCheck>;

/// Who waits may ask again at once: never called with the lock held.
void deliver(CentralCheck &check, CentralAnswer what);

/// What else is asked: called with the table, or without one when there is no line.
using CentralTask = std::function<void(CentralTable *, const Connection *)>;

struct CentralCandidates::Impl {
    QString place;
    CentralOptions options;

    mutable std::mutex lock;  ///< guards all below that is not the thread's own
    std::condition_variable work, deadlines;
    bool stopping = false;
    bool connected = false;
    QString why;
    int socket = -1;
    CentralClock::time_point busySince{};  ///< zero: nothing is being asked
    std::deque<CheckPtr> waiting;
    std::vector<CheckPtr> asked;  ///< on the line now
    std::deque<CentralTask> tasks;

    // The thread's own.
    std::unique_ptr<Connection> connection;
    std::unique_ptr<CentralTable> table;

    std::thread thread, watch;

    void run();
    void watchDeadlines();
    bool connect();
    void disconnect();
    bool waitForWork(std::unique_lock<std::mutex> &held);
    void runTasks();
    void runChecks();
    bool insertAll(std::vector<CheckPtr> &batch, std::vector<dedup::Verdict> &verdicts, bool &sent);
    void finishChecks(std::vector<CheckPtr> &batch, const std::vector<dedup::Verdict> &verdicts);
    void giveUp(std::vector<CheckPtr> &batch, bool sent);
    std::vector<CheckPtr> claim(const std::vector<CheckPtr> &some);
    void passDeadlines(std::unique_lock<std::mutex> &held);
    CentralClock::time_point nextDeadline() const;
    void add(CentralTask task);
};

}  // namespace roomrack::storage
