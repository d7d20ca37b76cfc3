// SPDX-License-Identifier: GPL-3.0-or-later
// The central store of candidates as an engine sees it: asked from any thread, it answers within a
// deadline whatever becomes of the line, and connects again by itself. One connection, on a thread
// of its own; questions that wait at the same time share a transaction.
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
    std::vector<dedup::Match> matches;  ///< of Continue and Duplicate, as dedup::mostAlike() says
};

struct CentralOptions {
    qint64 withinMicros = dedup::kCentralWithin;
    /// The line came up (true) or was lost (false): then is the time to settle. Called on the
    /// store's thread, and must not wait.
    std::function<void(bool)> lineChanged;
    /// The answer to a question that had been answered Late. Called as above.
    std::function<void(std::vector<dedup::CandidateId>, dedup::Verdict)> cameLate;
    /// A line on which nothing is heard for so long is given up; after half of it the server ends
    /// a statement, so that what hangs there keeps nobody else waiting.
    std::chrono::milliseconds hangs = std::chrono::seconds(4);
};

class CentralCandidates {
public:
    /// A file (made where there is none) or "postgresql://user@host:port/database". Does not wait
    /// for it: until the line is up every answer is Away.
    explicit CentralCandidates(const QString &place, CentralOptions options = {});
    /// Answers whatever is still open. May take the ten seconds after which connecting gives up.
    ~CentralCandidates();

    /// Atomic check-and-insert of one request's candidates, by `house`, the name under which the
    /// store knows the hotel. Continue: all went in; Duplicate: none did. Never later than the
    /// deadline: Late where they may have gone in, Away where they did not.
    QFuture<CentralAnswer> checkAndInsert(const QString &house, std::vector<dedup::Asked> request,
                                          Instant now);
    /// As they are now, by their numbers, in one transaction: a refused one becomes inactive, one
    /// that was decided without the store goes in. NotSaved: there is no line; it can be repeated.
    QFuture<Result<void>> upsert(const QString &house, std::vector<dedup::Candidate> candidates);
    /// What dedup::settle() wants to know about these.
    QFuture<Result<std::vector<dedup::Candidate>>> held(const QString &house,
                                                        std::vector<dedup::Candidate> ours);
    /// Evicts inactive ones that ended before. Active ones stay.
    QFuture<Result<void>> forget(const QString &house, Instant before);

    bool isConnected() const;
    /// Why there is no line; empty while there is one, or nobody knows yet.
    QString trouble() const;

    struct Impl;

private:
    Q_DISABLE_COPY(CentralCandidates)
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::storage
