// SPDX-License-Identifier: GPL-3.0-or-later
// `roomrack --demo`: a hotel file in a temporary folder, and guests at its door.
//
//   auto demo = Demo::start(clock, options);      // a second or two; on a worker thread
//   ... open (*demo)->file() like any other hotel file ...
//   (*demo)->openDoors(engine);                   // guests come, on a thread of their own
//   (*demo)->closeDoors();                        // before the engine goes
#pragma once

#include "simulator/live_guests.h"
#include "simulator/play_demo.h"

#include <QtCore/QTemporaryDir>

#include <memory>

namespace roomrack::simulator {

struct DemoOptions {
    quint64 seed = 1;
    GuestOptions guests;  ///< their seed is the demo's
    QString file;         ///< empty: in a temporary folder that goes with the Demo
};

/// Makes the hotel of `seed` for `today` and writes it into a new file. Blocks for a second or two.
Result<PlayedDemo> writeDemo(const QString &file, quint64 seed, Night today,
                             const core::Clock &clock, const Progress &progress = {});

class Demo {
public:
    /// Writes the demo's file for the day that the clock says it is in Lisbon. The clock must
    /// outlive the demo.
    static Result<std::unique_ptr<Demo>> start(const core::Clock &clock, DemoOptions options = {},
                                               const Progress &progress = {});
    ~Demo();

    QString file() const { return file_; }
    const PlayedDemo &history() const { return history_; }

    /// Lets guests in until closeDoors(); returns at once. `engine` has the demo's file open.
    Result<void> openDoors(engine::Engine &engine);
    /// Waits until the guests have heard their last answers. Must come before the engine goes.
    void closeDoors();
    GuestCounts counts() const;

private:
    class Doors;
    Demo() = default;
    DemoOptions options_;
    QTemporaryDir folder_;
    QString file_;
    PlayedDemo history_;
    std::unique_ptr<Doors> doors_;
    GuestCounts before_;  ///< of guests whose doors are closed again
};

}  // namespace roomrack::simulator
