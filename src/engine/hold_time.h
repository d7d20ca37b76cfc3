// SPDX-License-Identifier: GPL-3.0-or-later
// Hold time: monotonic, starting at the later of the wall clock and the last recorded time
// (docs/decisions/0049).
#pragma once

#include "engine/property_service.h"
#include "engine/wall_watch.h"

#include <atomic>

namespace roomrack::engine {

class HoldTime {
public:
    explicit HoldTime(const core::Clock &clock) : clock_(clock) {}

    // Thread-safe.
    Instant now() const { return Instant{offset_.load() + clock_.steadyMicros()}; }
    Instant wall() const { return clock_.wall(); }
    std::optional<ClockDoubt> doubt() const;

    // With the engine's lock held.
    /// Never goes back. A wall clock far ahead must be confirmed first. Without records there is
    /// nothing to compare it with.
    void start(Instant lastRecorded);
    /// The file was reopened by the same engine: the steady clock has kept counting. A wall clock
    /// that was set meanwhile is followed by correction() only, together with the deadlines.
    void resume(Instant lastRecorded);
    /// Undoes advance() where what moved with it was not saved. The only way back; never before the
    /// last record.
    void takeBack(qint64 micros, Instant lastRecorded);
    /// Microseconds to follow a wall clock that was set forward and stays ahead; 0: none.
    qint64 correction();
    void advance(qint64 micros) { offset_ += micros; }

private:
    const core::Clock &clock_;
    std::atomic<qint64> offset_{0};  ///< from steady clock to hold time
    WallWatch watch_;
};

}  // namespace roomrack::engine
