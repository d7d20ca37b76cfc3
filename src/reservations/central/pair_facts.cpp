// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/central/pair_facts.h"

#include <algorithm>

namespace roomrack::reservations {

namespace {

using booking::DuplicateOutcome;
using booking::DuplicateRow;

/// The review row is written when a request arrives, so slightly before its candidate.
constexpr qint64 kBefore = 2 * 24 * 3'600 * kSecond;
constexpr int kMostRows = 1'000;

/// Compares by content: a booking changed since then has other candidate ids.
bool isAbout(const DuplicateRow &row, const AlikePair &pair)
{
    const bool stands =
        row.outcome == DuplicateOutcome::Open || row.outcome == DuplicateOutcome::KeptBoth;
    return stands && row.booking == pair.mine.booking
           && dedup::traitsOf(row.theirs) == dedup::traitsOf(pair.other.context);
}

}  // namespace

Result<PairFacts> factsOf(storage::Reader &reader, PropertyId property,
                          const std::vector<AlikePair> &pairs)
{
    PairFacts facts;
    for (const AlikePair &pair : pairs) {
        // Booking numbers of another engine can coincide; candidate ids are unique.
        const auto known = reader.ask(storage::CandidatesOf{property, pair.other.booking});
        if (!known) return tl::unexpected(known.error());
        const auto own = std::find_if(known->begin(), known->end(),
                                      [&](const auto &c) { return c.id == pair.other.id; });
        if (own != known->end()) {
            facts.own.insert(own->id);
            if (own->status != dedup::Status::Active) facts.ended.push_back(*own);
            continue;
        }
        storage::Duplicates question{property, {}, kMostRows};
        question.filter.from = pair.mine.created + -kBefore;
        const auto rows = reader.ask(question);
        if (!rows) return tl::unexpected(rows.error());
        if (std::any_of(rows->begin(), rows->end(),
                        [&](const DuplicateRow &row) { return isAbout(row, pair); }))
            facts.asked.insert({pair.mine.id, pair.other.id});
    }
    return facts;
}

}  // namespace roomrack::reservations
