// SPDX-License-Identifier: GPL-3.0-or-later
// The response to the end of a payment is built before its commit. The version that a paid change
// gives the booking is only known in that commit, which replaces the placeholder.
#pragma once

#include "booking/claim.h"

#include <limits>

namespace roomrack::booking {

/// Answer::version of such a response. It is written like any number; no other number in a response
/// is negative.
inline constexpr qint32 kVersionOfCommit = std::numeric_limits<qint32>::min();

inline ClaimAnswer withVersion(ClaimAnswer answer, qint32 version)
{
    answer.body.replace(QByteArray::number(kVersionOfCommit), QByteArray::number(version));
    return answer;
}

}  // namespace roomrack::booking
