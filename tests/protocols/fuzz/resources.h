// SPDX-License-Identifier: GPL-3.0-or-later
// What a piece of work has cost, in figures that another program on the same machine cannot change.
#pragma once

#include <QtGlobal>

namespace roomrack::tests {

/// Time of the processor spent by this thread, microseconds.
qint64 cpuMicros();

/// Forgets how much memory this process has used at most; false where the system cannot.
bool forgetPeak();
/// Most memory of this process since then (or ever), bytes.
qint64 peakBytes();

/// A sanitizer watches, and makes everything slower and larger.
constexpr bool sanitized()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#else
    return false;
#endif
}

}  // namespace roomrack::tests
