// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's client of the shared duplicate store: callable from any thread, it answers within a
// deadline whatever happens to the connection, and reconnects automatically. One connection, on a
// thread of its own; requests that wait at the same time share a transaction.
#pragma once

#include "dedup/combine.h"

#include <QtCore/QFuture>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace roomrack::storage {

struct CentralAnswer {
    dedup::Central said = dedup::Central::Away;
    std::vector<dedup::Match> matches;  ///< for Continue and Duplicate, by dedup::mostAlike()
};

struct CentralOptions {
    qint64 withinMicros = dedup::kCentralWithin;
    /// The connection was established (true) or lost (false): time to settle. Called on the store's
    /// thread, and must not wait.
    std::function<void(bool)> lineChanged;
    /// The answer to a request that had been answered Late. Called as above.
    std::function<void(std::vector<dedup::CandidateId>, dedup::Verdict)> cameLate;
    /// A connection without a reply for this time is closed; after half of it the server ends a
    /// statement, so that a hanging one does not block other requests.
    std::chrono::milliseconds hangs = std::chrono::seconds(4);
};

class CentralWorker;

class CentralCandidates {
public:
    /// A file (created if missing) or "postgresql://user@host:port/database". Does not wait for it:
    /// until the connection is up every answer is Away.
    explicit CentralCandidates(const QString &place, CentralOptions options = {});
    /// Answers all pending requests. May take the ten seconds of the connection timeout.
    ~CentralCandidates();

    /// Atomic check-and-insert of one request's candidates, by `house`, the name under which the
    /// store lists the property. Continue: all were inserted; Duplicate: none were. Never later
    /// than the deadline: Late if they may have been inserted, Away if they were not.
    QFuture<CentralAnswer> checkAndInsert(const QString &house, std::vector<dedup::Asked> request,
                                          Instant now);
    /// Writes the current state by number, in one transaction: a refused candidate becomes
    /// inactive, one decided without the store is inserted. NotSaved: there is no connection; it
    /// can be repeated.
    QFuture<Result<void>> upsert(const QString &house, std::vector<dedup::Candidate> candidates);
    /// The input of dedup::settle() for these candidates.
    QFuture<Result<std::vector<dedup::Candidate>>> held(const QString &house,
                                                        std::vector<dedup::Candidate> ours);
    /// Which of these numbers the store holds as active; a few hundred at once.
    QFuture<Result<std::vector<dedup::CandidateId>>> active(const QString &house,
                                                            std::vector<dedup::CandidateId> ids);
    /// Deletes inactive candidates that ended before. Active ones stay.
    QFuture<Result<void>> forget(const QString &house, Instant before);

    bool isConnected() const;
    /// Why there is no connection; empty while connected, or before the first attempt ends.
    QString trouble() const;

private:
    Q_DISABLE_COPY(CentralCandidates)
    std::unique_ptr<CentralWorker> worker_;
};

}  // namespace roomrack::storage
