// SPDX-License-Identifier: GPL-3.0-or-later
// `roomrack --demo`: a hotel file in a temporary folder, and simulated guests.
//
//   auto demo = Demo::start(clock, options);      // a second or two; on a worker thread
//   ... open (*demo)->file() like any other hotel file ...
//   (*demo)->startGuests(engine);                   // guests book, on a thread of their own
//   (*demo)->stopGuests();                        // before the engine is destroyed
#pragma once

#include "simulator/live_guests.h"
#include "simulator/play_demo.h"

#include <QtCore/QTemporaryDir>

#include <memory>

namespace roomrack::simulator {

struct DemoOptions {
    quint64 seed = 1;
    GuestOptions guests;  ///< use the demo's seed
    QString file;         ///< empty: in a temporary folder, deleted with the Demo
};

/// Generates the hotel of `seed` for `today` and writes it into a new file. Blocks for a second or
/// two.
Result<PlayedDemo> writeDemo(const QString &file, quint64 seed, Night today,
                             const core::Clock &clock, const Progress &progress = {});

class Demo {
public:
    /// Writes the demo's file for the clock's current date in Lisbon. The clock must outlive the
    /// demo.
    static Result<std::unique_ptr<Demo>> start(const core::Clock &clock, DemoOptions options = {},
                                               const Progress &progress = {});
    ~Demo();

    QString file() const { return file_; }
    const PlayedDemo &history() const { return history_; }

    /// Starts the simulated guests until stopGuests(); returns immediately. `engine` has the demo's
    /// file open.
    Result<void> startGuests(engine::Engine &engine);
    /// Waits until all guests received their last answers. Must be called before the engine is
    /// destroyed.
    void stopGuests();
    GuestCounts counts() const;

private:
    class GuestThread;
    Demo() = default;
    DemoOptions options_;
    QTemporaryDir folder_;
    QString file_;
    PlayedDemo history_;
    std::unique_ptr<GuestThread> guestThread_;
    GuestCounts before_;  ///< counts at the last stopGuests()
};

}  // namespace roomrack::simulator
