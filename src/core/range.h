// SPDX-License-Identifier: GPL-3.0-or-later
// Validation of user-set numbers against their limits.
#pragma once

#include "core/error.h"

namespace roomrack::core {

struct Range {
    const char *field;
    qint64 value, least, most;  ///< limits are inclusive
};
/// Invalid, with the field, if the value is outside the limits.
Result<void> inRange(const Range &range);

}  // namespace roomrack::core
