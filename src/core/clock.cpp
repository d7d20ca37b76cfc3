// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clock.h"

#include <chrono>

namespace roomrack::core {

Instant SystemClock::wall() const
{
    using namespace std::chrono;
    return {duration_cast<microseconds>(system_clock::now().time_since_epoch()).count()};
}

qint64 SystemClock::steadyMicros() const
{
    using namespace std::chrono;
    return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace roomrack::core
