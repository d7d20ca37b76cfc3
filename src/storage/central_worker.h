// SPDX-License-Identifier: GPL-3.0-or-later
// The two threads of CentralCandidates: one that runs queries on the connection, and one that
// enforces the deadlines.
#pragma once

#include "storage/central_candidates.h"
#include "storage/central_table.h"

#include <QtCore/QPromise>

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

class CentralWorker {
public:
    CentralWorker(QString place, CentralOptions options);
    /// Answers all pending requests.
    ~CentralWorker();

    // Thread-safe.
    using CheckPtr = std::shared_ptr<CentralCheck>;
    /// Sets the deadline. Answered at once if there is no connection.
    void check(CheckPtr check);
    /// Other requests: called with the table, or without one if there is no connection.
    using Task = std::function<void(CentralTable *, const Connection *)>;
    void add(Task task);
    bool isConnected() const;
    QString trouble() const;

private:
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

    const QString place_;
    const CentralOptions options_;

    mutable std::mutex lock_;  ///< guards all below but the thread's own
    std::condition_variable work_, deadlines_;
    bool stopping_ = false;
    bool connected_ = false;
    QString why_;
    int socket_ = -1;
    CentralClock::time_point busySince_{};  ///< zero: idle
    std::deque<CheckPtr> waiting_;
    std::vector<CheckPtr> asked_;  ///< being processed
    std::deque<Task> tasks_;

    // Owned by the thread.
    std::unique_ptr<Connection> connection_;
    std::unique_ptr<CentralTable> table_;

    std::thread thread_, watch_;
};

}  // namespace roomrack::storage
