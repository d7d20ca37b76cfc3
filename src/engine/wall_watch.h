// SPDX-License-Identifier: GPL-3.0-or-later
// When to believe a wall clock that was set forward while the engine runs: hold time began with a
// clock that was wrong, and everything recorded since is late (docs/decisions/0014).
#pragma once

#include "core/clock.h"
#include "core/error.h"

#include <optional>

namespace roomrack::engine {

class WallWatch {
public:
    /// Asked about once a second: the wall clock and hold time at the moment `steady` (microseconds
    /// of the steady clock). Returns by how many microseconds hold time is behind, once it has been
    /// behind by as much for ten minutes; else 0.
    qint64 correction(Instant wall, Instant hold, qint64 steady);

private:
    struct Lead {
        qint64 micros;
        qint64 since;  ///< steady clock
    };
    std::optional<Lead> lead_;
};

}  // namespace roomrack::engine
