// SPDX-License-Identifier: GPL-3.0-or-later
// Resource costs in figures that other programs on the same machine do not affect.
#pragma once

#include "support/sanitized.h"

#include <QtGlobal>

#include <algorithm>
#include <limits>

namespace roomrack::tests {

/// CPU time of this thread, in microseconds.
qint64 cpuMicros();

/// Resets the process's peak memory; false if the system does not support it.
bool forgetPeak();
/// Peak memory of this process since then (or ever), in bytes.
qint64 peakBytes();

/// Cost of an operation: the lowest CPU time of five runs, and the highest additional memory of
/// five.
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
