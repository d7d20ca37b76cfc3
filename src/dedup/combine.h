// SPDX-License-Identifier: GPL-3.0-or-later
// Combines the answers of two databases, of which the central one is queried first, and computes
// what the central one must receive after it was offline (DESIGN, section 4; docs/decisions/0047).
#pragma once

#include "dedup/rules.h"

namespace roomrack::dedup {

/// A database's answer to check-and-insert.
enum class Verdict : qint8 { Duplicate = -1, Continue = 1 };

/// Timeout of the central database.
inline constexpr qint64 kCentralWithin = 150'000;  // microseconds

enum class Central : quint8 {
    None,       ///< there is no such database
    Continue,   ///< 1: the candidates were inserted
    Duplicate,  ///< -1: nothing was inserted
    Away,       ///< not queried: there is no connection
    Late        ///< queried, no answer in time; they may have been inserted
};
constexpr Central lastOf(Central)
{
    return Central::Late;
}

/// The combined answer: equal ones stand, different ones mean duplicate. Without a central answer
/// the local one decides. The local database is only read; the request's candidates are inserted
/// when it is booked, under the same lock, so never against the central -1.
struct Combined {
    Verdict verdict = Verdict::Duplicate;
    bool endCentral = false;  ///< upsert the own candidates there, by their ids, as inactive
    bool settle = false;      ///< the central database must receive the local decision
    friend bool operator==(const Combined &, const Combined &) = default;
};
Combined combine(Central central, Verdict local);

/// The conclusion after filtering the candidates to `filtered`. `explained`: a candidate with the
/// request's key was among them. A duplicate stands unless the filter had such a candidate and
/// found it to be over, another room of the same request, or the like.
Conclusion conclude(const Combined &both, Conclusion filtered, bool explained);

/// Two candidates that were both booked while the databases were disconnected.
struct Pair {
    CandidateId ours;
    CandidateId theirs;
    Conclusion conclusion;
    friend bool operator==(const Pair &, const Pair &) = default;
};
struct Settlement {
    std::vector<Candidate> upserts;  ///< by number, into the central database
    std::vector<Pair> pairs;         ///< for a user, each once
};
/// Reconciles when the central database is back: `ours` is the current state of what was decided
/// here without it, or while its answer was pending; `central` what it holds of the same numbers,
/// keys and blocking keys. A candidate whose key another one has there gets the next free ordinal,
/// so that a third one finds both.
Settlement settle(std::span<const Candidate> ours, std::span<const Candidate> central,
                  const Rules &rules = {});

}  // namespace roomrack::dedup
