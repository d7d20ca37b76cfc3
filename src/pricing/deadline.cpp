// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/deadline.h"

namespace roomrack::pricing {

Instant deadlineOf(int days, int minute, const QTimeZone &zone, Stay stay)
{
    const Instant first =
        core::localInstant(zone, stay.checkIn() - days, QTime(minute / 60, minute % 60));
    const auto offsetAt = [&zone](Instant at) { return zone.offsetFromUtc(at.utc()); };
    // If the clocks go back within a day, the time may be shown again.
    constexpr qint64 day = 86'400 * core::kSecond;
    const int before = offsetAt(first), after = offsetAt(first + day);
    if (after >= before) return first;
    const Instant second = first + (before - after) * core::kSecond;
    return offsetAt(second) == after ? second : first;
}

}  // namespace roomrack::pricing
