// SPDX-License-Identifier: GPL-3.0-or-later
// Queries of the shared duplicate store on one connection: SQLite file or PostgreSQL database, with
// tables and migrations of its own (storage/central/*.sql).
#pragma once

#include "dedup/combine.h"
#include "storage/connection.h"

#include <chrono>
#include <map>
#include <span>
#include <vector>

namespace roomrack::storage {

/// Opens it, creates or migrates its tables. Errors: Newer, Corrupt (another program's database),
/// NotSaved, and the others of opening a place. `socket`: the connection to a server, or -1. A
/// server ends a statement after `patience`; a file ignores it.
Result<std::unique_ptr<Connection>> openCentral(const QString &place, int &socket,
                                                std::chrono::milliseconds patience);

class CentralTable {
public:
    explicit CentralTable(const Connection &connection);
    int prepared() const;

    int begin() { return begin_.finish(); }
    int commit() { return commit_.finish(); }
    void rollback() { rollback_.finish(); }

    /// Inside a transaction: all candidates of the request are inserted, or none. kOk or an error.
    int insert(const QString &house, std::span<const dedup::Asked> request, Instant now,
               dedup::Verdict &verdict);
    /// Active candidates with the same key, if insert() returned Duplicate, and those similar to
    /// the request's guests.
    Result<std::vector<dedup::Match>> matches(const QString &house,
                                              std::span<const dedup::Asked> request,
                                              dedup::Verdict verdict);
    /// Candidates with the number, the key, or a blocking key of one of them, whatever their
    /// status.
    Result<std::vector<dedup::Candidate>> held(const QString &house,
                                               std::span<const dedup::Asked> asked);
    /// Which of them are active.
    Result<std::vector<dedup::CandidateId>> active(const QString &house,
                                                   std::span<const dedup::CandidateId> ids);
    /// Writes the current status and booking, by number. An active row that exists keeps its
    /// ordinal; the property's file may count differently.
    int upsert(const QString &house, const dedup::Candidate &candidate);
    /// Deletes inactive candidates that ended before.
    int forget(const QString &house, Instant before);

private:
    int insertOne(const QString &house, const dedup::Asked &own, Instant now, bool &wentIn);
    int writeKeys(const QString &house, const dedup::Candidate &own, const dedup::Traits &traits);
    void bind(Statement &s, const QString &house, const dedup::Candidate &c) const;
    Result<void> collectSame(const QString &house, const dedup::Candidate &own,
                             std::vector<dedup::Candidate> &into);
    Result<void> collectNear(const QString &house, const dedup::Traits &traits,
                             std::vector<dedup::Candidate> &into);

    const Connection &connection_;
    Statement begin_, commit_, rollback_, expire_, insert_, upsert_, remove_, forget_;
    std::map<size_t, Statement> keys_;  ///< by number of rows
};

}  // namespace roomrack::storage
