// SPDX-License-Identifier: GPL-3.0-or-later
// engine.book.durable.*, with their peers, engine.book.hotnight.64 and engine.book.taxed.64.
#include "engine_side.h"
#include "postgres_peer.h"
#include "redis_peer.h"
#include "sqlite_peer.h"

namespace roomrack::bench {

namespace {

constexpr int kConnections = 64;

/// Enough calls that the slower side runs for about options.seconds.
int callsFor(const Options &options, int callsPerSecond)
{
    return std::max(400, int(options.seconds * callsPerSecond));
}

/// Holds are resolved at least this many commands later, so that no call waits for an answer.
int lagFor(int inFlight)
{
    return std::max(64, 2 * inFlight);
}

Figure figure(const QString &name, const Compared &c, const char *peer)
{
    return {name, QStringLiteral("calls/s"), c.ours, QString::fromUtf8(peer), c.theirs, {}};
}

void addSqlite(std::vector<Benchmark> &all, int inFlight, int callsPerSecond)
{
    const QString name = QStringLiteral("engine.book.durable.%1").arg(inFlight);
    const auto run = [=](const Options &o) -> std::vector<Figure> {
        const Workload w = makeWorkload(callsFor(o, callsPerSecond), lagFor(inFlight), o.seed);
        const Compared c = compare(
            o, [&] { return playEngine(o, w, inFlight); },
            [&] { return playSqlite(o, w, inFlight); });
        return {figure(name, c, "textbook tables, SQLite C API, FULL, same transaction size")};
    };
    all.push_back(
        {name,
         QStringLiteral("W1, %1 calls in flight; peer: textbook tables in SQLite").arg(inFlight),
         run});
}

template <typename Peer>
void addServer(std::vector<Benchmark> &all, const char *what, int callsPerSecond, const char *peer)
{
    const QString name = QStringLiteral("engine.book.durable.64.") + QString::fromLatin1(what);
    const auto run = [=](const Options &o) -> std::vector<Figure> {
        Peer server(o, kConnections);
        const Workload w = makeWorkload(callsFor(o, callsPerSecond), lagFor(kConnections), o.seed);
        const Compared c = compare(
            o, [&] { return playEngine(o, w, kConnections); }, [&] { return server.play(w); });
        return {figure(name, c, peer)};
    };
    all.push_back(
        {name, QStringLiteral("W1, 64 calls in flight; peer: %1").arg(QString::fromLatin1(peer)),
         run});
}

std::vector<Figure> hotNight(const QString &name, const Options &o)
{
    const int calls = callsFor(o, 80'000);
    const Workload hot = makeWorkload(calls, lagFor(64), o.seed, Spread::OneNight);
    const Workload anywhere = makeWorkload(calls, lagFor(64), o.seed);
    const Compared c = compare(
        o, [&] { return playEngine(o, hot, 64); }, [&] { return playEngine(o, anywhere, 64); });
    return {figure(name, c, "engine.book.durable.64 in the same rounds")};
}

/// VAT in the price and a city tax by person and night, as a hotel in Lisbon has them.
pricing::TaxRules vatAndCityTax()
{
    pricing::Vat vat;
    vat.name = QStringLiteral("VAT");
    vat.rates = {{std::nullopt, 600}};
    vat.isForRooms = true;
    pricing::CityTax tax;
    tax.name = QStringLiteral("City tax");
    tax.tariffs = {{std::nullopt, 400}};
    tax.ages = {{0, 12, 0}, {13, std::nullopt, pricing::kWholeShare}};
    tax.mostNights = 7;
    pricing::TaxRules rules;
    rules.vats = {vat};
    rules.cityTaxes = {tax};
    return rules;
}

std::vector<Figure> taxed(const QString &name, const Options &o)
{
    const Workload w = makeWorkload(callsFor(o, 80'000), lagFor(64), o.seed);
    const Compared c = compare(
        o, [&] { return playEngine(o, w, 64, vatAndCityTax()); },
        [&] { return playEngine(o, w, 64); });
    return {figure(name, c, "engine.book.durable.64 in the same rounds")};
}

}  // namespace

void addBookBenchmarks(std::vector<Benchmark> &all)
{
    addSqlite(all, 64, 80'000);
    addSqlite(all, 512, 150'000);
    addSqlite(all, 1, 6'000);
    addServer<PostgresPeer>(all, "postgres", 20'000,
                            "PostgreSQL, one function call per command, 64 connections");
    addServer<RedisPeer>(all, "redis", 30'000,
                         "Redis, one script per command, appendfsync always, 64 connections");
    const QString name = QStringLiteral("engine.book.hotnight.64");
    all.push_back(
        {name, QStringLiteral("W1, all callers request the same three nights; peer: durable.64"),
         [name](const Options &o) { return hotNight(name, o); }});
    const QString ofTaxes = QStringLiteral("engine.book.taxed.64");
    all.push_back({ofTaxes,
                   QStringLiteral("W1 at a hotel with VAT and a city tax, whose lines each booking"
                                  " keeps; peer: durable.64"),
                   [ofTaxes](const Options &o) { return taxed(ofTaxes, o); }});
}

}  // namespace roomrack::bench
