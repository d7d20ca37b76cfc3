// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel's side of the central store of candidates (docs/decisions/0027): asked first, told of
// everything that was decided, and settled with when it was away.
#pragma once

#include "reservations/engine_line.h"
#include "reservations/settings/setups.h"
#include "storage/central_candidates.h"

#include <map>
#include <set>

namespace roomrack::reservations {

class CentralKeeper {
public:
    /// The line must outlive it. `password`: of the database; empty: it wants none, or has it from
    /// elsewhere.
    CentralKeeper(EngineLine &line, const CentralSetup &setup, const QString &password);
    ~CentralKeeper();

    using Checked = std::function<void(const storage::CentralAnswer &)>;
    /// Before the house is asked; answered within 150 ms, in the world's thread, also where this
    /// ends meanwhile.
    void check(std::vector<dedup::Asked> request, Checked done);
    /// What became of it here: `stays`, its candidates are active here too, under these numbers.
    /// Else they end there, where they may have gone in.
    void decided(const std::vector<dedup::Asked> &request, dedup::Central said, bool stays);
    /// Candidates that a commit has made, changed or ended.
    void follow(const engine::ChangeSet &change);

    bool isConnected() const { return store_->isConnected(); }
    /// Why there is no line; empty: there is one, or nobody knows yet.
    QString trouble() const { return store_->trouble(); }
    /// Candidates of which the store has still to be told.
    int owed() const { return int(owed_.size()); }

private:
    struct Owed {
        dedup::Candidate candidate;
        bool alone = false;  ///< it was decided without the store: settled, not only told
        qint64 stamp = 0;
    };
    void owe(dedup::Candidate candidate);
    void lookBack();
    void readOf(BookingId booking);
    void tell();
    void settle(std::vector<Owed> some);
    void upsert(std::vector<dedup::Candidate> candidates,
                std::map<dedup::CandidateId, qint64> told);
    void later();
    void askAbout(const std::vector<dedup::Pair> &pairs, const std::vector<dedup::Candidate> &ours,
                  const std::vector<dedup::Candidate> &theirs);

    EngineLine &line_;
    const QString house_;
    std::map<int, Checked> asked_;  ///< and not answered yet
    int questions_ = 0;
    std::map<dedup::CandidateId, Owed> owed_;
    std::set<dedup::CandidateId> agreed_;  ///< the store said 1 to them
    qint64 stamps_ = 0;
    bool telling_ = false;
    bool waiting_ = false;
    Alive alive_;
    QObject here_;  ///< what the store is asked about goes with it
    std::unique_ptr<storage::CentralCandidates> store_;  ///< ends first
};

}  // namespace roomrack::reservations
