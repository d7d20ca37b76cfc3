// SPDX-License-Identifier: GPL-3.0-or-later
// Decides when to follow a wall clock that was set forward while the engine runs: hold time began
// with a wrong clock, and everything recorded since is late (docs/decisions/0014).
#pragma once

#include "core/clock.h"
#include "core/error.h"

#include <optional>

namespace roomrack::engine {

/// A wall clock this far ahead of the last recorded change, in microseconds, is followed only after
/// a user has confirmed it; records made with a wrong clock cannot be withdrawn. Longer than a
/// month of closure, shorter than a clock error of a season or a year.
inline constexpr qint64 kFarAhead = 60LL * 86'400 * kSecond;
/// A wall clock this far behind the last recorded change is reported; it is never followed.
inline constexpr qint64 kFarBehind = 86'400 * kSecond;

/// Whether a user must check the wall clock before the business date moves by itself.
constexpr bool isDoubtful(Instant wall, Instant hold)
{
    return wall - hold > kFarAhead || hold - wall > kFarBehind;
}

class WallWatch {
public:
    /// Called about once a second with the wall clock and hold time at the moment `steady`
    /// (microseconds of the steady clock). Returns by how many microseconds hold time is behind,
    /// once it has been behind by as much for ten minutes; else 0. Never more than kFarAhead.
    qint64 correction(Instant wall, Instant hold, qint64 steady);

private:
    struct Lead {
        qint64 micros;
        qint64 since;  ///< steady clock
    };
    std::optional<Lead> lead_;
};

}  // namespace roomrack::engine
