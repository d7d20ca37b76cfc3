// SPDX-License-Identifier: GPL-3.0-or-later
// Two databases are asked, the central one first: what the local one may do then, what both answers
// mean together, and what is owed to the central one when it was away (DESIGN, section 4).
#pragma once

#include "dedup/conclusion.h"

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

enum class LocalStep : quint8 { CheckAndInsert, Look };
/// Only the central database's 1 lets the local one insert; without it the local one decides alone.
LocalStep localStep(Central central);

struct Combined {
    Verdict verdict = Verdict::Duplicate;
    bool differ = false;      ///< they did not say the same
    bool endCentral = false;  ///< upsert the own candidates there, by their numbers, to inactive
    bool settle = false;      ///< the central database has to be told what the local one decided
    friend bool operator==(const Combined &, const Combined &) = default;
};
Combined combine(Central central, Verdict local);

/// The answer came after all, when the local database had decided alone.
struct CameLate {
    bool endCentral = false;  ///< it went in there and was refused here
    bool pair = false;        ///< it was booked, and somebody else had it before: for a person
    friend bool operator==(const CameLate &, const CameLate &) = default;
};
CameLate afterLate(Verdict local, Verdict central);

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
Settlement settle(std::span<const Candidate> ours, std::span<const Candidate> central);

}  // namespace roomrack::dedup
