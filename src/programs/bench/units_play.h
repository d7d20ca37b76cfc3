// SPDX-License-Identifier: GPL-3.0-or-later
// units.book: seats of flights as single units. Callers on threads of their own take the cheapest
// free seat of a class, confirm it, release it, cancel it or let it expire. Every side plays the
// same and must then have sold each seat once and refused no call falsely.
#pragma once

#include "core/clock.h"
#include "harness.h"

#include <array>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>

namespace roomrack::bench {

/// A class at a price level, with this many seats on every flight.
struct SeatLevel {
    int cls;
    int seats;
    qint64 price;  ///< minor units
};
inline constexpr int kClasses = 3;
inline constexpr std::array<SeatLevel, 8> kLevels{{{0, 60, 79'00},
                                                   {0, 60, 109'00},
                                                   {0, 40, 149'00},
                                                   {0, 40, 199'00},
                                                   {1, 15, 249'00},
                                                   {1, 15, 319'00},
                                                   {2, 10, 590'00},
                                                   {2, 10, 790'00}}};
inline constexpr int kCallers = 16;

/// Seats of a class on one flight.
int seatsOf(int cls);

/// One side; called by all callers concurrently.
class SeatSales {
public:
    virtual ~SeatSales() = default;
    /// Holds the cheapest free seat; 0 if there is none.
    virtual qint64 take(int caller, int flight, int cls, int ttlSeconds) = 0;
    /// Confirms it; returns the argument of cancel().
    virtual qint64 confirm(int caller, qint64 hold) = 0;
    virtual void release(int caller, qint64 hold) = 0;
    virtual void cancel(int caller, qint64 seat) = 0;
    /// Releases expired holds; called by one thread of its own.
    virtual void tidy() = 0;
    /// Seats sold by [flight * kClasses + class]; throws Wrong if one was sold twice.
    virtual std::vector<int> sold() = 0;
    /// For messages: "the engine".
    virtual const char *name() const = 0;
};

struct SeatFigures {
    double callsPerSecond = 0;
    double p50Ms = 0;
    double p99Ms = 0;
};

class SeatPlay {
public:
    /// The play advances the side's clock, faster than real time.
    SeatPlay(SeatSales &sales, core::ManualClock &clock, int flights, quint64 seed);
    /// About `calls` calls; throws Wrong if a seat was refused that must have been free, or if the
    /// seats sold do not add up.
    SeatFigures play(int calls);

private:
    struct Cell {
        std::atomic<int> taken{0};  ///< upper bound of seats taken
        std::atomic<int> begun{0};  ///< requests so far
        std::atomic<int> sold{0};   ///< confirmed and not cancelled
    };
    struct Left {
        size_t cell;
        core::Instant deadline;
    };
    class Caller;
    void keepTime();
    void check();
    size_t cellOf(int flight, int cls) const { return size_t(flight * kClasses + cls); }

    SeatSales &sales_;
    core::ManualClock &clock_;
    const int flights_;
    const quint64 seed_;
    std::vector<Cell> cells_;
    std::atomic<int> falseRefusals_{0};
    std::mutex overLock_;
    std::condition_variable overChanged_;
    bool over_ = false;
};

/// Roomrack in a new file: a flight is a night, a seat a numbered room, a level a pool with one
/// room type.
class EngineSeats {
public:
    EngineSeats(const Options &options, int flights);
    ~EngineSeats();
    SeatSales &sales();
    core::ManualClock &clock();
    /// Closes the file and throws Wrong unless `--verify` finds it clean.
    void closeAndVerify();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// One row per seat in a temporary PostgreSQL: a partial index of the free ones, SKIP LOCKED, one
/// function call per command, one connection per caller.
class PostgresSeats {
public:
    /// Throws Skip if there is no server.
    PostgresSeats(const Options &options, int flights, const core::Clock &clock);
    ~PostgresSeats();
    SeatSales &sales();
    /// Frees all seats.
    void reset();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::bench
