// SPDX-License-Identifier: GPL-3.0-or-later
// After a start: compares what ended or changed in the hotel's file within the last 30 days with
// the shared duplicate database. A program that ended while that database was unreachable did not
// report it, and an ended booking that stays active there refuses the guest's next one.
#pragma once

#include "reservations/engine_access.h"
#include "storage/central_candidates.h"

#include <QtCore/QObject>

#include <set>

namespace roomrack::reservations {

class LookBack {
public:
    struct Differences {
        std::set<BookingId> bookings;           ///< their candidates must be reported
        std::vector<dedup::Candidate> without;  ///< the same, of candidates without a booking
        std::vector<dedup::CandidateId> over;   ///< ended here, active there
    };
    using Found = std::function<void(const Differences &)>;
    /// `found` is called in the scheduler's thread, also without a difference. The others must
    /// outlive it.
    LookBack(EngineAccess &access, storage::CentralCandidates &store, QString house, Found found);

    /// Goes on where the connection ended. Call it when there is one again.
    void proceed();
    bool isDone() const { return read_ && left_.empty() && !busy_; }

private:
    void read();
    void compare();
    void later();

    EngineAccess &access_;
    storage::CentralCandidates &store_;
    const QString house_;
    const Found found_;
    const Instant since_;
    bool read_ = false;
    bool busy_ = false;                   ///< waits for an answer, or to ask again
    std::vector<dedup::Candidate> left_;  ///< not compared yet
    Alive alive_;
    QObject here_;  ///< context of pending store requests
};

}  // namespace roomrack::reservations
