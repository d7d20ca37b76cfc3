// SPDX-License-Identifier: GPL-3.0-or-later
// Roomrack's side of the booking benchmarks: a property in a new file, and one caller thread that
// keeps several calls in flight.
#pragma once

#include "engine/engine.h"
#include "harness.h"
#include "workload.h"

#include <atomic>
#include <memory>

namespace roomrack::bench {

class EngineSide {
public:
    /// A new file with kTypes room types of `roomsPerType` rooms each, each in a pool of its own.
    /// `rate`: rate per night of every type, in minor units; 0: none.
    EngineSide(const Options &options, int roomsPerType, qint64 rate = 0,
               const pricing::TaxRules &taxes = {});

    engine::Engine &engine() { return *engine_; }
    core::ManualClock &clock() { return clock_; }
    booking::Caller caller() const { return caller_; }
    booking::TakeHold takeHold(const StayRequest &stayRequest) const;
    /// Rooms sold by [type * kNights + night]; throws Wrong while there are holds.
    std::vector<int> sold();
    /// Closes the file and throws Wrong unless `--verify` finds it clean.
    void closeAndVerify();

private:
    void saveHotel(int roomsPerType, qint64 rate, const pricing::TaxRules &taxes);

    Folder folder_;
    core::ManualClock clock_{kStart};
    std::unique_ptr<engine::Engine> engine_;
    booking::Caller caller_;
    std::vector<RoomTypeId> types_;
    RatePlanId plan_;
};

/// Plays W1 from one thread with `inFlight` calls at a time; returns calls per second.
class EnginePlayer {
public:
    EnginePlayer(EngineSide &side, const Workload &workload, int inFlight);
    double play();

private:
    void issue(size_t step);
    void answered(size_t step, const Result<engine::Answer> &answer);
    void waitBelow(int calls);

    EngineSide &side_;
    const Workload &workload_;
    const int most_;
    std::vector<HoldId> holds_;
    std::atomic<int> inFlight_{0};
    std::atomic<int> wrong_{0};
};

/// A complete round in a new file, checked and verified.
double playEngine(const Options &options, const Workload &workload, int inFlight,
                  const pricing::TaxRules &taxes = {});

}  // namespace roomrack::bench
