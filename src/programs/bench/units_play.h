// SPDX-License-Identifier: GPL-3.0-or-later
// units.book: seats of flights as single units. Callers on threads of their own take the cheapest
// free seat of a class, make it definitive, give it back, cancel it or let it run out; the same
// play for every side, which must then have sold each seat once and refused nobody falsely.
#pragma once

#include "core/clock.h"
#include "harness.h"

#include <array>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>

namespace roomrack::bench {

/// A class at a price level: so many seats of every flight.
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
inline constexpr int kSeats = 250;
inline constexpr int kCallers = 16;

/// Seats of a class on one flight.
int seatsOf(int cls);

/// One side; called by all callers at once.
class SeatDesk {
public:
    virtual ~SeatDesk() = default;
    /// Holds the cheapest free seat; 0: there is none.
    virtual qint64 take(int caller, int flight, int cls, int ttlSeconds) = 0;
    /// Makes it definitive; returns what cancel() takes.
    virtual qint64 confirm(int caller, qint64 hold) = 0;
    virtual void release(int caller, qint64 hold) = 0;
    virtual void cancel(int caller, qint64 seat) = 0;
    /// Gives back what has run out; called by one thread of its own.
    virtual void tidy() = 0;
    /// Seats sold by [flight * kClasses + class]; throws Wrong when one was sold twice.
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
    /// The desk's clock is moved by the play, faster than time runs.
    SeatPlay(SeatDesk &desk, core::ManualClock &clock, int flights, quint64 seed);
    /// About `calls` calls; throws Wrong when a seat was refused that must have been free, or when
    /// what is sold does not add up.
    SeatFigures play(int calls);

private:
    struct Cell {
        std::atomic<int> taken{0};  ///< at most so many seats are not free
        std::atomic<int> begun{0};  ///< asks so far
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

    SeatDesk &desk_;
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
    SeatDesk &desk();
    core::ManualClock &clock();
    /// Closes the file and throws Wrong unless `--verify` finds it clean.
    void closeAndVerify();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// A row a seat in a PostgreSQL of our own: a partial index of the free ones, SKIP LOCKED, a
/// function call a command, a connection a caller.
class PostgresSeats {
public:
    /// Throws Skip where there is no server.
    PostgresSeats(const Options &options, int flights, const core::Clock &clock);
    ~PostgresSeats();
    SeatDesk &desk();
    /// All seats free again.
    void reset();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::bench
