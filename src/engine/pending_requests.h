// SPDX-License-Identifier: GPL-3.0-or-later
// What is still open of requests to book, in a HotelView: payments that are pending or need review,
// and duplicates that need a decision.
#pragma once

#include "engine/change_set.h"

#include <map>

namespace roomrack::engine {

class PendingRequests {
public:
    PendingRequests() = default;
    explicit PendingRequests(const Snapshot &snapshot);

    /// By number.
    const std::map<booking::SagaId, booking::SagaRow> &sagas() const { return sagas_; }
    /// The payment that turns the hold into a booking; null: none.
    const booking::SagaRow *sagaOf(HoldId hold) const;
    /// By number: the oldest first.
    const std::map<dedup::CandidateId, booking::DuplicateRow> &undecided() const
    {
        return undecided_;
    }

    void apply(const ChangeSet &change);

private:
    void keep(const booking::SagaRow &row);

    std::map<booking::SagaId, booking::SagaRow> sagas_;
    std::map<dedup::CandidateId, booking::DuplicateRow> undecided_;
};

}  // namespace roomrack::engine
