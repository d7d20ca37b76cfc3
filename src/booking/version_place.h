// SPDX-License-Identifier: GPL-3.0-or-later
// The response to the end of a payment is built before its commit. The version that a paid change
// gives the booking is only known in that commit, which puts it in its place.
#pragma once

#include "booking/claim.h"

#include <limits>
#include <utility>

namespace roomrack::booking {

/// Answer::version of such a response: who renders it leaves the number out, and sets
/// ClaimAnswer::versionAt. A placeholder in the body could also be a part of a text.
inline constexpr qint32 kVersionOfCommit = std::numeric_limits<qint32>::min();

inline ClaimAnswer withVersion(ClaimAnswer answer, qint32 version)
{
    if (answer.versionAt >= 0)
        answer.body.insert(std::exchange(answer.versionAt, -1), QByteArray::number(version));
    return answer;
}

}  // namespace roomrack::booking
