// SPDX-License-Identifier: GPL-3.0-or-later
// units.book: 3,000 flights of 250 seats in three classes and price levels, 16 callers, durable.
#include "units_play.h"
#include "workload.h"

namespace roomrack::bench {

namespace {

constexpr int kFlights = 3000;
constexpr int kFewFlights = 60;  ///< enough to see that it runs
constexpr int kCallsPerSecond = 20'000;

SeatFigures playOurs(const Options &options, int flights, int calls)
{
    EngineSeats seats(options, flights);
    SeatPlay play(seats.sales(), seats.clock(), flights, options.seed);
    const SeatFigures figures = play.play(calls);
    seats.closeAndVerify();
    return figures;
}

std::vector<Figure> run(const QString &name, const Options &o)
{
    const int flights = o.smoke ? kFewFlights : kFlights;
    const int calls = std::max(800, int(o.seconds * kCallsPerSecond));
    core::ManualClock clock(kStart);
    PostgresSeats peer(o, flights, clock);
    const auto playTheirs = [&] {
        peer.reset();
        return SeatPlay(peer.sales(), clock, flights, o.seed).play(calls);
    };
    std::array<std::vector<double>, 3> ours, theirs;
    const auto add = [](std::array<std::vector<double>, 3> &to, const SeatFigures &f) {
        to[0].push_back(f.callsPerSecond);
        to[1].push_back(f.p50Ms);
        to[2].push_back(f.p99Ms);
    };
    if (!o.smoke) {  // an uncounted round of each
        playOurs(o, flights, calls / 4);
        playTheirs();
    }
    for (int round = 0; round < o.rounds; ++round) {
        add(ours, playOurs(o, flights, calls));
        add(theirs, playTheirs());
    }
    const QString who = QStringLiteral("PostgreSQL, partial indexes, SKIP LOCKED, 16 connections");
    const QString note = QStringLiteral("no seat sold twice, no false denial");
    const auto ms = QStringLiteral("ms");
    return {{name, QStringLiteral("calls/s"), median(ours[0]), who, median(theirs[0]), note},
            {name + QStringLiteral(".p50"), ms, median(ours[1]), who, median(theirs[1]), {}},
            {name + QStringLiteral(".p99"), ms, median(ours[2]), who, median(theirs[2]), {}}};
}

}  // namespace

void addUnitsBenchmark(std::vector<Benchmark> &all)
{
    const QString name = QStringLiteral("units.book");
    all.push_back({name,
                   QStringLiteral("seats of 3,000 flights as single units, 16 callers, durable; "
                                  "peer: one row per seat in PostgreSQL"),
                   [name](const Options &o) { return run(name, o); }});
}

}  // namespace roomrack::bench
