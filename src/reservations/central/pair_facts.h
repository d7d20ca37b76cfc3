// SPDX-License-Identifier: GPL-3.0-or-later
// What the hotel's own file says about two candidates that the central store holds to be alike: the
// other one may be of this file as well, or a person was asked about the two before.
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
    std::set<dedup::CandidateId> own;     ///< others that are of this file
    std::vector<dedup::Candidate> ended;  ///< of those, what is over here
    /// Mine and other of which a person is asked, or has said that both are wanted.
    std::set<std::pair<dedup::CandidateId, dedup::CandidateId>> asked;
};

/// In the reading thread.
Result<PairFacts> factsOf(storage::Reader &reader, PropertyId property,
                          const std::vector<AlikePair> &pairs);

}  // namespace roomrack::reservations
