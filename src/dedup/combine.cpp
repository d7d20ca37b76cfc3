// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/combine.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace roomrack::dedup {

namespace {

using Key = std::tuple<Product, ContextHash, qint32>;

Key keyOf(const Candidate &c)
{
    return {c.product, c.hash, c.ordinal};
}

/// The future content of the central database.
struct Held {
    std::map<CandidateId, Candidate> byId;
    std::set<Key> keys;

    explicit Held(std::span<const Candidate> all)
    {
        for (const Candidate &c : all) put(c);
    }
    void put(const Candidate &c)
    {
        byId[c.id] = c;
        if (c.status == Status::Active) keys.insert(keyOf(c));
    }
    void take(CandidateId id)
    {
        const auto there = byId.find(id);
        if (there == byId.end()) return;
        if (there->second.status == Status::Active) keys.erase(keyOf(there->second));
        byId.erase(there);
    }
};

/// Finds matches that a user must see, the strongest only.
void findPair(const Candidate &own, std::span<const Candidate> central,
              const std::set<CandidateId> &ourIds, const Rules &rules, Settlement &into)
{
    std::vector<Match> others;
    for (const Candidate &c : central) {
        if (!ourIds.contains(c.id)) others.push_back(matchOf(c));
    }
    const Conclusion found = conclude(asked(own), others, windowOf(own.product, rules));
    if (found.what != What::New) into.pairs.push_back({own.id, found.other, found});
}

}  // namespace

Combined combine(Central central, Verdict local)
{
    const bool goesOn = local == Verdict::Continue;
    switch (central) {
    case Central::None: return {local, false, false};
    case Central::Continue: return {local, !goesOn, false};
    case Central::Duplicate: return {Verdict::Duplicate, false, false};
    case Central::Away: return {local, false, goesOn};
    case Central::Late: break;
    }
    // The candidates may be there: that store must receive the rejection too.
    return {local, false, true};
}

Conclusion conclude(const Combined &both, Conclusion filtered, bool explained)
{
    const bool stands = both.verdict == Verdict::Duplicate && !explained;
    if (!stands || filtered.what == What::Duplicate) return filtered;
    filtered.what = What::Duplicate;
    filtered.why = Why::SameKey;
    return filtered;
}

Settlement settle(std::span<const Candidate> ours, std::span<const Candidate> central,
                  const Rules &rules)
{
    Settlement result;
    Held held(central);
    std::vector<Candidate> inOrder(ours.begin(), ours.end());
    std::sort(inOrder.begin(), inOrder.end(),
              [](const Candidate &a, const Candidate &b) { return a.id < b.id; });
    std::set<CandidateId> ourIds;
    for (const Candidate &c : inOrder) ourIds.insert(c.id);
    for (Candidate own : inOrder) {
        const auto there = held.byId.find(own.id);
        const bool isThere = there != held.byId.end();
        if (own.status == Status::Active) findPair(own, central, ourIds, rules, result);
        if (!isThere && own.status != Status::Active) continue;  // it was never inserted
        if (isThere) {
            if (there->second.status == own.status && there->second.booking == own.booking)
                continue;
            if (there->second.status == Status::Active) own.ordinal = there->second.ordinal;
        }
        held.take(own.id);
        while (own.status == Status::Active && held.keys.contains(keyOf(own))) ++own.ordinal;
        held.put(own);
        result.upserts.push_back(own);
    }
    return result;
}

}  // namespace roomrack::dedup
