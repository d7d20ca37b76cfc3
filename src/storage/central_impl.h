// SPDX-License-Identifier: GPL-3.0-or-later
// Internals of CentralCandidates: two threads, one that runs queries and one that enforces the
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

/// A request whose caller waits.
struct CentralCheck {
    QString house;
    std::vector<dedup::Asked> request;
    Instant now;
    CentralClock::time_point until;
    QPromise<CentralAnswer> promise;
    bool answered = false;  ///< set with the lock held, by the delivering thread
};
using CheckPtr = std::shared_ptr<CentralCheck>;

/// The callback may send another request: never called with the lock held.
void deliver(CentralCheck &check, CentralAnswer what);

/// Other requests: called with the table, or without one if there is no connection.
using CentralTask = std::function<void(CentralTable *, const Connection *)>;

struct CentralCandidates::Impl {
    QString place;
    CentralOptions options;

    mutable std::mutex lock;  ///< guards all below but the thread's own
    std::condition_variable work, deadlines;
    bool stopping = false;
    bool connected = false;
    QString why;
    int socket = -1;
    CentralClock::time_point busySince{};  ///< zero: idle
    std::deque<CheckPtr> waiting;
    std::vector<CheckPtr> asked;  ///< being processed
    std::deque<CentralTask> tasks;

    // Owned by the thread.
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
