// SPDX-License-Identifier: GPL-3.0-or-later
// What decisions write about candidates (dedup/candidate.h): in the same commit as their booking or
// request, but not as records and not as history.
#pragma once

#include "core/ids.h"
#include "dedup/candidate.h"

#include <vector>

namespace roomrack::booking {

/// A candidate after the change; a row of the same number replaces its status, ordinal and booking.
/// With `ends` set: its number and the time at which it becomes inactive.
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

/// Deletes inactive candidates that ended before. Active ones stay, however old they are.
struct ForgetCandidatesRow {
    PropertyId property;
    Instant before;
};

struct CandidateRows {
    std::vector<CandidateRow> candidates;  ///< in order: a key that was freed can be used again
    std::vector<ForgetCandidatesRow> forget;

    bool isEmpty() const { return candidates.empty() && forget.empty(); }
    void clear()
    {
        candidates.clear();
        forget.clear();
    }
};

}  // namespace roomrack::booking
