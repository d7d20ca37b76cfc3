// SPDX-License-Identifier: GPL-3.0-or-later
// The hotel's client of the central candidate store (docs/decisions/0027, 0047): the engine queries
// it before booking, it reports every decision to the store, and settles with the store after an
// outage.
#pragma once

#include "reservations/central/look_back.h"
#include "reservations/central/pair_facts.h"
#include "reservations/engine_access.h"
#include "reservations/settings/setups.h"
#include "storage/central_candidates.h"

#include <map>
#include <set>

namespace roomrack::reservations {

class CentralKeeper {
public:
    /// The EngineAccess must outlive it; its engine uses this keeper until it is destroyed.
    /// `password`: of the database; empty: none needed, or supplied elsewhere. `withinMicros`: how
    /// long a booking waits for the store.
    CentralKeeper(EngineAccess &access, const CentralSetup &setup, const QString &password,
                  qint64 withinMicros);
    ~CentralKeeper();

    /// Processes candidates that a commit created, changed or ended.
    void follow(const engine::ChangeSet &change);

    /// Rules for finding pairs after an outage of the store.
    void setRules(const dedup::Rules &rules) { rules_ = rules; }

    bool isConnected() const { return store_->isConnected(); }
    /// Why there is no connection; empty: connected, or not known yet.
    QString trouble() const { return store_->trouble(); }
    /// Number of candidates not yet reported to the store.
    int owed() const { return int(owed_.size() + over_.size()); }

private:
    struct Owed {
        dedup::Candidate candidate;
        qint64 stamp = 0;
    };
    using Told = std::map<dedup::CandidateId, qint64>;
    /// Candidates decided without the store, and similar ones that the store holds.
    struct Settling {
        std::vector<dedup::Candidate> ours, held;
        Told told;
        PairFacts facts;
        std::set<std::pair<dedup::CandidateId, dedup::CandidateId>> looked;  ///< already looked up
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

    EngineAccess &access_;
    const QString house_;
    dedup::Rules rules_;
    std::map<dedup::CandidateId, Owed> owed_;
    std::set<dedup::CandidateId> asking_;  ///< store queried, or just answered
    std::set<dedup::CandidateId> agreed_;  ///< accepted by the store, or reported to it
    std::set<dedup::CandidateId> judged_;  ///< to be reported, but already reviewed
    std::set<dedup::CandidateId> over_;    ///< ended here, not yet read from the file
    std::set<BookingId> unread_;           ///< bookings whose file read failed
    int reading_ = 0;                      ///< number of bookings being read
    qint64 stamps_ = 0;
    bool telling_ = false;
    bool waiting_ = false;
    Alive alive_;
    std::shared_ptr<Port> port_;
    QObject here_;                                       ///< context of pending store requests
    std::unique_ptr<storage::CentralCandidates> store_;  ///< destroyed before all above
    std::unique_ptr<LookBack> lookBack_;
};

}  // namespace roomrack::reservations
