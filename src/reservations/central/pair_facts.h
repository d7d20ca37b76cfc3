// SPDX-License-Identifier: GPL-3.0-or-later
// What the hotel's own file stores about two candidates that the central store reports as similar:
// the other one can be in this file too, or the pair was already put up for review.
#pragma once

#include "dedup/conclusion.h"
#include "storage/reader.h"

#include <set>

namespace roomrack::reservations {

/// A candidate of this hotel and one that the central store holds.
struct AlikePair {
    dedup::Candidate mine, other;
    dedup::Conclusion conclusion;
};

struct PairFacts {
    std::set<dedup::CandidateId> own;     ///< other candidates that are in this file
    std::vector<dedup::Candidate> ended;  ///< of those, the ones that have ended
    /// Pairs (mine, other) that await a review, or that a user decided to keep both.
    std::set<std::pair<dedup::CandidateId, dedup::CandidateId>> asked;
};

/// Call on the reader thread.
Result<PairFacts> factsOf(storage::Reader &reader, PropertyId property,
                          const std::vector<AlikePair> &pairs);

}  // namespace roomrack::reservations
