// SPDX-License-Identifier: GPL-3.0-or-later
// Framework of all benchmarks: a name, rounds that alternate between Roomrack and its peer in one
// process, and medians. Reports figures only; no benchmark passes or fails on speed.
#pragma once

#include "programs/servers/server.h"

#include <QtCore/QString>
#include <QtCore/QTemporaryDir>

#include <functional>
#include <optional>
#include <stdexcept>
#include <vector>

namespace roomrack::bench {

struct Options {
    int rounds = 5;
    double seconds = 1.0;  ///< approximate time of one side in one round
    quint64 seed = 1;
    QString folder;      ///< for files and servers; empty: the system's own
    bool smoke = false;  ///< a few ms each: tests that it runs, not its speed
    QString sharedData;  ///< folder with bookings/resort_hotel.csv; empty: none
};

/// The benchmark cannot run here (no server, no data): reported, but not an error.
using Skip = servers::Unavailable;
/// A side returned wrong results: its figures are invalid and the program fails.
struct Wrong : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Figure {
    QString name;
    QString unit;
    double value = 0;
    QString peer;  ///< empty: none
    std::optional<double> peerValue;
    QString note;  ///< for the table only
    /// value / peerValue in any unit: for calls per second more is better, for times less.
    std::optional<double> ratio() const;
};

struct Benchmark {
    QString name;
    QString what;  ///< one line for --list
    std::function<std::vector<Figure>(const Options &)> run;
};

double median(std::vector<double> values);
/// The p-th quantile (0..1) by nearest rank; values must not be empty.
double quantile(std::vector<double> values, double p);

struct Compared {
    double ours = 0;
    double theirs = 0;
};
/// Plays ours, theirs, ours, theirs, ... after one short uncounted round of each; a side returns
/// its figure of one round.
Compared compare(const Options &options, const std::function<double()> &ours,
                 const std::function<double()> &theirs);

/// A temporary folder, removed with its owner.
class Folder {
public:
    explicit Folder(const Options &options);
    QString path(const QString &name) const { return dir_.filePath(name); }
    QString path() const { return dir_.path(); }

private:
    QTemporaryDir dir_;
};

/// Seconds on the monotonic clock since the first call.
double nowSeconds();

/// The benchmarks of each file, in table order.
void addBookBenchmarks(std::vector<Benchmark> &all);
void addLastRoomBenchmark(std::vector<Benchmark> &all);
void addVolatileBenchmark(std::vector<Benchmark> &all);
void addUnitsBenchmark(std::vector<Benchmark> &all);
void addImportBenchmark(std::vector<Benchmark> &all);
void addReplayBenchmark(std::vector<Benchmark> &all);
void addAuditBenchmark(std::vector<Benchmark> &all);
void addGridBenchmark(std::vector<Benchmark> &all);
void addDeskBenchmarks(std::vector<Benchmark> &all);
void addStartBenchmark(std::vector<Benchmark> &all);
void addSyncBenchmarks(std::vector<Benchmark> &all);
void addOpenTravelBenchmark(std::vector<Benchmark> &all);
void addWireBenchmarks(std::vector<Benchmark> &all);
void addDedupBenchmark(std::vector<Benchmark> &all);
void addApiBenchmark(std::vector<Benchmark> &all);
void addFloodBenchmark(std::vector<Benchmark> &all);

}  // namespace roomrack::bench
