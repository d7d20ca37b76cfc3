// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that people set, within the limits that make sense.
#pragma once

#include "core/error.h"

namespace roomrack::core {

struct Range {
    const char *field;
    qint64 value, least, most;  ///< both limits are allowed
};
/// Invalid, about the field, where the value is beyond them.
Result<void> inRange(const Range &range);

}  // namespace roomrack::core
