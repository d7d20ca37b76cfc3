// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/commands/replay_command.h"

#include "advice/compare.h"
#include "core/clock.h"
#include "engine/engine.h"
#include "engine/read_past.h"
#include "storage/place.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTextStream>

#include <cstdio>

namespace roomrack::programs {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

QString nameOf(advice::Played which)
{
    switch (which) {
    case advice::Played::None: return Words::tr("no overbooking");
    case advice::Played::Percent: return Words::tr("flat 5 %");
    case advice::Played::Rules: return Words::tr("current policy");
    case advice::Played::Advice: return Words::tr("recommended");
    case advice::Played::Everything: return Words::tr("unconstrained demand");
    }
    return {};
}

void printLine(QTextStream &out, const QString &name, const QStringList &cells)
{
    out << name.leftJustified(20);
    for (const QString &cell : cells) out << cell.rightJustified(15);
    out << '\n';
}

void print(QTextStream &out, const advice::Comparison &comparison, Currency currency)
{
    printLine(out, {},
              {Words::tr("room nights"), Words::tr("incr. nights"), Words::tr("denials"),
               Words::tr("walked rooms"), Words::tr("walked guests"), Words::tr("walk cost"),
               Words::tr("incr. revenue")});
    for (const advice::PolicyPlayed &played : comparison.played) {
        const advice::ReplayResult &r = played.result;
        printLine(out, nameOf(played.which),
                  {QString::number(r.roomNights), QString::number(comparison.roomNightsWon(played)),
                   QString::number(r.refused), QString::number(r.walkedRooms),
                   QString::number(r.walkedGuests), Money{r.walkCost, currency}.plain(),
                   Money{comparison.moneyWon(played), currency}.plain()});
    }
}

Result<void> replayHotel(engine::Engine &engine, storage::Reader &reader, PropertyId property,
                         QTextStream &out)
{
    const auto snapshot = engine.snapshot(property);
    if (!snapshot) return tl::unexpected(snapshot.error());
    const inventory::Catalogue &catalogue = (*snapshot)->catalogue;
    const auto past = engine::readPast(reader, property);
    if (!past) return tl::unexpected(past.error());
    for (const int percent : {100, 90}) {
        advice::CompareOptions options;
        options.replay.roomsPercent = percent;
        options.rules = catalogue.rules;
        const auto comparison = advice::compare(*past, catalogue, options);
        if (!comparison) return tl::unexpected(comparison.error());
        const auto &nights = comparison->played.front().result.nights;
        out << '\n'
            << Words::tr("%1, %2 to %3, %4 rooms, amounts in %5")
                   .arg(catalogue.property.name, nights.front().night.iso(),
                        nights.back().night.iso())
                   .arg(nights.front().rooms)
                   .arg(catalogue.property.currency.code())
            << '\n';
        if (percent < 100) out << Words::tr("With %1 % of the rooms:").arg(percent) << '\n';
        print(out, *comparison, catalogue.property.currency);
    }
    return {};
}

/// Explains what the figures mean, and their limits.
void explain(QTextStream &out)
{
    const QString lines[] = {
        Words::tr("Each past booking is requested again at its original time and "
                  "accepted if the policy has availability; arrivals and no-shows are "
                  "as recorded."),
        Words::tr("Requests that the hotel denied are not in the file, so incremental "
                  "figures are lower bounds."),
        Words::tr("If the room counts were derived from the busiest night, all "
                  "arrivals fit and no guest is walked; the run with fewer rooms shows "
                  "the effect of a shortage."),
        Words::tr("Each walk loses the revenue of the whole stay and costs %1 % of the "
                  "nightly rate.")
            .arg(advice::WalkCost().percent),
        Words::tr("Recommendations use only data that was available on the day."),
    };
    out << '\n';
    for (const QString &line : lines) out << line << '\n';
}

}  // namespace

int replayFile(const QString &file)
{
    QTextStream out(stdout), err(stderr);
    const core::SystemClock clock;
    const auto failed = [&](const Error &error) {
        err << storage::withoutPassword(file) << ": " << error.text() << '\n';
        return 1;
    };
    engine::EngineOptions quiet;
    quiet.ticks = false;
    const auto engine = engine::Engine::open(file, clock, quiet);
    if (!engine) return failed(engine.error());
    const auto reader = storage::Reader::open(file);
    if (!reader) return failed(reader.error());
    for (const inventory::Property &property : (*engine)->properties()) {
        if (const auto ok = replayHotel(**engine, **reader, property.id, out); !ok)
            return failed(ok.error());
    }
    explain(out);
    return 0;
}

}  // namespace roomrack::programs
