// SPDX-License-Identifier: GPL-3.0-or-later
// The answer to a payment's end is made before the commit that it goes with. Which version a
// booking gets by a change that was paid only that commit knows, so it fills the number in.
#pragma once

#include "booking/claim.h"

#include <limits>

namespace roomrack::booking {

/// Answer::version of such an answer. It is written like any number; no other one in an answer is
/// below nothing.
inline constexpr qint32 kVersionOfCommit = std::numeric_limits<qint32>::min();

inline ClaimAnswer withVersion(ClaimAnswer answer, qint32 version)
{
    answer.body.replace(QByteArray::number(kVersionOfCommit), QByteArray::number(version));
    return answer;
}

}  // namespace roomrack::booking
