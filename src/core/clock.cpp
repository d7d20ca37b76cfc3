// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clock.h"

#include <chrono>
#include <ctime>

namespace roomrack::core {

Instant SystemClock::wall() const
{
    using namespace std::chrono;
    return {duration_cast<microseconds>(system_clock::now().time_since_epoch()).count()};
}

qint64 SystemClock::steadyMicros() const
{
#ifdef CLOCK_BOOTTIME
    // Linux's steady_clock stops while the machine is suspended; hold expiry and the business date
    // must not.
    timespec t{};
    if (clock_gettime(CLOCK_BOOTTIME, &t) == 0) return t.tv_sec * kSecond + t.tv_nsec / 1000;
#endif
    using namespace std::chrono;
    return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace roomrack::core
