// SPDX-License-Identifier: GPL-3.0-or-later
// What decisions write about candidates (dedup/candidate.h): in the same commit as what they are
// about, but not as records. None of it is history.
#pragma once

#include "core/ids.h"
#include "dedup/candidate.h"

#include <vector>

namespace roomrack::booking {

/// A candidate as it is after the change; the same number replaces its status, ordinal and booking.
/// Or, where it `ends`, its number and when that was: it becomes inactive.
struct CandidateRow {
    PropertyId property;
    dedup::Candidate candidate;
    bool ends = false;
    friend bool operator==(const CandidateRow &, const CandidateRow &) = default;
};
inline CandidateRow endOfCandidate(PropertyId property, dedup::CandidateId id, Instant ended)
{
    CandidateRow row{property, {}, true};
    row.candidate.id = id;
    row.candidate.ended = ended;
    return row;
}

/// Inactive ones that ended before go. Active ones stay, however old they are.
struct ForgetCandidatesRow {
    PropertyId property;
    Instant before;
};

struct CandidateRows {
    std::vector<CandidateRow> candidates;  ///< in order: a key that is free again can be taken
    std::vector<ForgetCandidatesRow> forget;

    bool isEmpty() const { return candidates.empty() && forget.empty(); }
    void clear()
    {
        candidates.clear();
        forget.clear();
    }
};

}  // namespace roomrack::booking
