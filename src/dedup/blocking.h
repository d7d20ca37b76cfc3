// SPDX-License-Identifier: GPL-3.0-or-later
// Blocking: only candidates that share a key are compared. A misspelled name keeps the phonetic
// code of its other parts; if the whole name differs, mail or telephone still match.
#pragma once

#include "dedup/context.h"

#include <optional>

namespace roomrack::dedup {

/// How many nights earlier a stay with other dates may begin to be compared.
inline constexpr int kReach = 7;

/// (check-in, phonetic code of a part of the name), (week, mail), (week, last digits of the
/// telephone number), as 64-bit numbers that never change: a database stores them. None without a
/// stay.
std::vector<qint64> blockingKeys(const Traits &traits);
/// The keys to search for what `sharesKey()`; the search also finds others.
std::vector<qint64> keysToAsk(const Traits &traits);

/// Whether `theirs` is to be compared: both begin on the same night and some part of their names
/// has the same phonetic code; or mail or telephone are equal and `theirs` begins at most kReach
/// nights before `own`, and before it ends.
bool sharesKey(const Traits &own, const Traits &theirs);

/// A short form of the keys' parts, for a fast comparison; 0: none.
struct KeyTags {
    quint16 mail = 0;
    quint16 phone = 0;
    quint64 names = 0;  ///< four of 16 bits: the first three parts and the last
};
KeyTags keyTags(const Traits &traits);
/// Whether one of the four in `names` is in `others`.
bool sharesTag(quint64 names, quint64 others);

}  // namespace roomrack::dedup
