// SPDX-License-Identifier: GPL-3.0-or-later
// What a piece of work has cost, in figures that another program on the same machine cannot change.
#pragma once

#include "support/sanitized.h"

#include <QtGlobal>

#include <algorithm>
#include <limits>

namespace roomrack::tests {

/// Time of the processor spent by this thread, microseconds.
qint64 cpuMicros();

/// Forgets how much memory this process has used at most; false where the system cannot.
bool forgetPeak();
/// Most memory of this process since then (or ever), bytes.
qint64 peakBytes();

/// What something costs: the best of five times of the processor, the most memory of five beyond
/// what was used before.
struct Cost {
    qint64 micros = std::numeric_limits<qint64>::max();
    qint64 bytes = 0;
};
template <typename Act>
Cost costOf(Act act)
{
    Cost cost;
    for (int i = 0; i < 5; ++i) {
        forgetPeak();
        const qint64 memory = peakBytes();
        const qint64 start = cpuMicros();
        act();
        cost.micros = std::min(cost.micros, cpuMicros() - start);
        cost.bytes = std::max(cost.bytes, peakBytes() - memory);
    }
    return cost;
}

}  // namespace roomrack::tests
