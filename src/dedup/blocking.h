// SPDX-License-Identifier: GPL-3.0-or-later
// Which candidates are looked at at all: those that share a blocking key. A name with a slip keeps
// the sound of its other parts, and whoever mistypes the whole name has the same mail or telephone.
#pragma once

#include "dedup/context.h"

#include <optional>

namespace roomrack::dedup {

/// Of other dates only stays that begin at most so many nights earlier are looked at.
inline constexpr int kReach = 7;

/// (check-in, sound of a part of the name), (week, mail), (week, end of the telephone number), as
/// 64-bit numbers that stay the same for ever: a database keeps them. None without a stay.
std::vector<qint64> blockingKeys(const Traits &traits);
/// Under which of them to look for what `sharesKey()`; also finds others.
std::vector<qint64> keysToAsk(const Traits &traits);

/// Whether `theirs` is to be looked at: both begin on the same night and some part of their names
/// sounds alike; or mail or telephone are the same and `theirs` begins at most kReach nights before
/// `own`, and before it ends.
bool sharesKey(const Traits &own, const Traits &theirs);

/// A short form of what the keys are made of, to be compared quickly; 0: there is none.
struct KeyTags {
    quint16 mail = 0;
    quint16 phone = 0;
    quint64 names = 0;  ///< four of 16 bits: the first three parts and the last
};
KeyTags keyTags(const Traits &traits);
/// Whether one of the four in `names` is in `others`.
bool sharesTag(quint64 names, quint64 others);

}  // namespace roomrack::dedup
