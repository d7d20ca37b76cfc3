// SPDX-License-Identifier: GPL-3.0-or-later
// Two databases are asked, the central one first: what both answers mean together, and what is owed
// to the central one when it was away (DESIGN, section 4; docs/decisions/0047).
#pragma once

#include "dedup/rules.h"

namespace roomrack::dedup {

/// What a database answers to check-and-insert.
enum class Verdict : qint8 { Duplicate = -1, Continue = 1 };

/// How long the central database may take.
inline constexpr qint64 kCentralWithin = 150'000;  // microseconds

enum class Central : quint8 {
    None,       ///< there is no such database
    Continue,   ///< 1: the candidates went in
    Duplicate,  ///< -1: nothing went in
    Away,       ///< it was not asked: there is no line
    Late        ///< it was asked and did not answer in time; they may have gone in
};
constexpr Central lastOf(Central)
{
    return Central::Late;
}

/// What both answers mean together: equal ones stand, different ones mean duplicate. Without a
/// central answer the local one stands alone. The local database is only looked into; the request's
/// candidates go in when it is booked, under the same lock, so never against central's -1.
struct Combined {
    Verdict verdict = Verdict::Duplicate;
    bool endCentral = false;  ///< upsert the own candidates there, by their ids, to inactive
    bool settle = false;      ///< the central database has to be told what the local one decided
    friend bool operator==(const Combined &, const Combined &) = default;
};
Combined combine(Central central, Verdict local);

/// What follows once the candidates were filtered to `filtered`. `explained`: some candidate with
/// the key of the request was among them. A duplicate stands unless the filter had such a candidate
/// before it and found it to be over, another room of the same request, or the like.
Conclusion conclude(const Combined &both, Conclusion filtered, bool explained);

/// Two that both were booked while the databases could not speak.
struct Pair {
    CandidateId ours;
    CandidateId theirs;
    Conclusion conclusion;
    friend bool operator==(const Pair &, const Pair &) = default;
};
struct Settlement {
    std::vector<Candidate> upserts;  ///< by number, into the central database
    std::vector<Pair> pairs;         ///< for a person, each once
};
/// What to do when the central database is back: `ours` is what was decided here without it, or
/// while its answer was awaited, as it stands now; `central` what it holds of the same numbers,
/// keys and blocking keys. One whose key somebody else has there gets the next ordinal that is
/// free, so that a third one finds both.
Settlement settle(std::span<const Candidate> ours, std::span<const Candidate> central,
                  const Rules &rules = {});

}  // namespace roomrack::dedup
