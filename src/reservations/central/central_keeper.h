// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel's side of the central store of candidates (docs/decisions/0027, 0047): asked by the
// engine before anything is booked, told of everything that was decided, and settled with when it
// was away.
#pragma once

#include "reservations/central/pair_facts.h"
#include "reservations/engine_line.h"
#include "reservations/settings/setups.h"
#include "storage/central_candidates.h"

#include <map>
#include <set>

namespace roomrack::reservations {

class CentralKeeper {
public:
    /// The line must outlive it; its engine asks here from now on, until this ends. `password`: of
    /// the database; empty: it wants none, or has it from elsewhere.
    CentralKeeper(EngineLine &line, const CentralSetup &setup, const QString &password);
    ~CentralKeeper();

    /// Candidates that a commit has made, changed or ended.
    void follow(const engine::ChangeSet &change);

    /// By which pairs are found when the store was away.
    void setRules(const dedup::Rules &rules) { rules_ = rules; }

    bool isConnected() const { return store_->isConnected(); }
    /// Why there is no line; empty: there is one, or nobody knows yet.
    QString trouble() const { return store_->trouble(); }
    /// Candidates of which the store has still to be told.
    int owed() const { return int(owed_.size() + over_.size()); }

private:
    struct Owed {
        dedup::Candidate candidate;
        qint64 stamp = 0;
    };
    using Told = std::map<dedup::CandidateId, qint64>;
    /// What was decided without the store, beside what that holds of the like.
    struct Settling {
        std::vector<dedup::Candidate> ours, held;
        Told told;
        PairFacts facts;
        std::set<std::pair<dedup::CandidateId, dedup::CandidateId>> looked;  ///< up in the file
    };
    class Port;
    void ask(int question, std::vector<dedup::Asked> request);
    void markOver(std::vector<dedup::Match> &matches) const;
    void decided(const std::vector<dedup::Asked> &request, dedup::Central said, bool stays);
    void owe(dedup::Candidate candidate);
    bool isAlone(const dedup::Candidate &candidate) const;
    bool isOver(dedup::CandidateId id) const;
    bool isOurs(dedup::CandidateId id) const;
    void lookBack();
    void forgetOld(Instant now);
    void readOf(BookingId booking);
    void tell();
    void settle(std::vector<dedup::Candidate> ours, Told told);
    void compare(const std::shared_ptr<Settling> &settling);
    bool isAskedAbout(const dedup::Candidate &own, const Settling &settling) const;
    std::vector<AlikePair> alike(const Settling &settling) const;
    void upsert(std::vector<dedup::Candidate> candidates, Told told);
    void later();
    void askAbout(const std::vector<AlikePair> &pairs);

    EngineLine &line_;
    const QString house_;
    dedup::Rules rules_;
    std::map<dedup::CandidateId, Owed> owed_;
    std::set<dedup::CandidateId> asking_;  ///< the store is asked about them, or just was
    std::set<dedup::CandidateId> agreed_;  ///< the store said 1 to them, or was told
    std::set<dedup::CandidateId> judged_;  ///< it has to be told, but a person knows of the others
    std::set<dedup::CandidateId> over_;    ///< ended here, and not read from the file yet
    std::set<BookingId> unread_;           ///< of which the file could not be read
    int reading_ = 0;                      ///< bookings that are being read
    qint64 stamps_ = 0;
    bool telling_ = false;
    bool waiting_ = false;
    Alive alive_;
    std::shared_ptr<Port> port_;
    QObject here_;  ///< what the store is asked about goes with it
    std::unique_ptr<storage::CentralCandidates> store_;  ///< ends first
};

}  // namespace roomrack::reservations
