// SPDX-License-Identifier: GPL-3.0-or-later
// overbooking.replay: what overbooking policies would have gained on the resort hotel's own two
// years, as printed by `roomrack --replay`, and the time the replay takes.
#include "resort.h"

#include "advice/compare.h"
#include "engine/read_past.h"

namespace roomrack::bench {

namespace {

template <typename T>
T orWrong(Result<T> result)
{
    if (!result) throw Wrong(result.error().text().toStdString());
    return std::move(*result);
}

QString nameOf(advice::Played which)
{
    return which == advice::Played::Percent ? QStringLiteral("flat 5 %")
                                            : QStringLiteral("recommended");
}

void addFigures(const QString &name, const advice::Comparison &comparison, int percent,
                Currency currency, std::vector<Figure> &figures)
{
    for (const advice::PolicyPlayed &played : comparison.played) {
        if (played.which != advice::Played::Percent && played.which != advice::Played::Advice)
            continue;
        const advice::ReplayResult &r = played.result;
        const QString note =
            QStringLiteral("%1: incremental revenue %2 %3, %4 guests walked for %5")
                .arg(nameOf(played.which), Money{comparison.moneyWon(played), currency}.plain(),
                     currency.code())
                .arg(r.walkedGuests)
                .arg(Money{r.walkCost, currency}.plain());
        const QString which = played.which == advice::Played::Percent ? QStringLiteral("percent5")
                                                                      : QStringLiteral("adviser");
        figures.push_back({QStringLiteral("%1.rooms%2.%3").arg(name).arg(percent).arg(which),
                           QStringLiteral("room-nights"),
                           double(comparison.roomNightsWon(played)),
                           {},
                           {},
                           note});
    }
}

std::vector<Figure> run(const QString &name, const Options &o)
{
    const Folder folder(o);
    const QString file = folder.path(QStringLiteral("resort.roomrack"));
    importResort(o, file);
    const core::SystemClock clock;
    engine::EngineOptions quiet;
    quiet.ticks = false;
    const auto engine = orWrong(engine::Engine::open(file, clock, quiet));
    const auto reader = orWrong(storage::Reader::open(file));
    const PropertyId hotel = engine->properties().front().id;
    const auto snapshot = orWrong(engine->snapshot(hotel));
    std::vector<Figure> figures;
    std::vector<double> seconds;
    for (int round = 0; round < o.rounds; ++round) {
        const double start = nowSeconds();
        const advice::Past past = orWrong(engine::readPast(*reader, hotel));
        figures.clear();
        for (const int percent : {100, 90}) {
            advice::CompareOptions options;
            options.replay.roomsPercent = percent;
            const auto played = orWrong(advice::compare(past, snapshot->catalogue, options));
            addFigures(name, played, percent, snapshot->catalogue.property.currency, figures);
        }
        seconds.push_back(nowSeconds() - start);
    }
    figures.push_back({name + QStringLiteral(".time"),
                       QStringLiteral("s"),
                       median(seconds),
                       {},
                       {},
                       QStringLiteral("reading the booking history and eight backtests")});
    return figures;
}

}  // namespace

void addReplayBenchmark(std::vector<Benchmark> &all)
{
    const QString name = QStringLiteral("overbooking.replay");
    all.push_back({name,
                   QStringLiteral("backtest of overbooking policies on the resort hotel's history"),
                   [name](const Options &o) { return run(name, o); }});
}

}  // namespace roomrack::bench
