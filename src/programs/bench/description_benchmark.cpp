// SPDX-License-Identifier: GPL-3.0-or-later
// desk.description: a room type and a rate plan renamed in the real window, on the imported resort
// hotel with 500 room types and 100 rate plans, from the press of "Save" until the change is
// durable and the window has it, and how long the window is unresponsive meanwhile.
#ifdef ROOMRACK_HAS_WINDOW

#include "bench_window.h"
#include "desktop/rooms_rates/description_flow.h"
#include "resort.h"

namespace roomrack::bench {

namespace {

using namespace desktop;

constexpr size_t kTypes = 500, kPlans = 100;

/// The resort hotel, with as many more room types and rate plans as are missing.
void makeLargeResort(const Options &o, const QString &file, const core::Clock &clock)
{
    importResort(o, file);
    const auto engine = engine::Engine::open(file, clock);
    if (!engine) throw Wrong(engine.error().text().toStdString());
    const inventory::Property property = (*engine)->properties().front();
    const auto hotel = *(*engine)->snapshot(property.id);
    booking::EditDescription edit;
    edit.caller = {property.id, kDeskActor, hotel->catalogue.channels.front().id, {}};
    inventory::RoomType type = hotel->catalogue.roomTypes.back();
    for (size_t n = hotel->catalogue.roomTypes.size(); n < kTypes; ++n) {
        type.id.value = -qint64(n);
        type.code = QStringLiteral("X%1").arg(n);
        type.name = QStringLiteral("Room type %1").arg(n);
        type.position = int(n);
        edit.items.roomTypes.push_back(type);
    }
    pricing::RatePlan plan;
    plan.parent = hotel->plans.front().id;
    for (size_t n = hotel->plans.size(); n < kPlans; ++n) {
        plan.id.value = -qint64(n);
        plan.code = QStringLiteral("X%1").arg(n);
        plan.name = QStringLiteral("Rate plan %1").arg(n);
        plan.position = int(n);
        plan.percentBasisPoints = -100;
        edit.items.plans.push_back(plan);
    }
    const auto done = (*engine)->run(edit);
    if (!done) throw Wrong(done.error().text().toStdString());
}

std::vector<Figure> run(const QString &name, const Options &o)
{
    const auto theme = lightTheme();
    BenchWindow desk(o, *theme, [&o](const QString &file, const core::Clock &clock) {
        makeLargeResort(o, file, clock);
    });
    const HotelView &view = desk.session().view();
    const DescriptionFlow flow{desk.session(), *desk.window().actions(), *theme};
    QString refused;
    /// Until the window has the change.
    const auto took = [&](booking::DescriptionItems items, const std::function<bool()> &has) {
        booking::EditDescription edit;
        edit.caller = desk.session().desk();
        edit.items = std::move(items);
        edit.seen = flow.revision();
        const auto answered = [&](const Result<booking::Answer> &answer) {
            if (!answer) refused = answer.error().text();
        };
        const Took all = desk.measure(
            [&] {
                flow.carryOut(std::move(edit), &desk.window(), {answered, {}});
            },
            [&] { return !refused.isEmpty() || (desk.settled() && has()); }, false);
        if (!refused.isEmpty()) throw Wrong(refused.toStdString());
        return all;
    };
    Series types, plans;
    for (int round = 0; round <= o.rounds; ++round) {
        const QString text = QStringLiteral("Renamed %1").arg(round);
        booking::DescriptionItems type, plan;
        type.roomTypes = {view.catalogue().roomTypes.back()};
        type.roomTypes.front().name = text;
        const Took one = took(type, [&] { return view.catalogue().roomTypes.back().name == text; });
        plan.plans = {view.rates().plans().back()};
        plan.plans.front().name = text;
        const Took other = took(plan, [&] { return view.rates().plans().back().name == text; });
        if (round == 0) continue;  // to warm up
        types.add(one);
        plans.add(other);
    }
    std::vector<Figure> all;
    types.figures(name, QStringLiteral("a room type renamed among 500, durable and loaded"), all);
    plans.figures(name + QStringLiteral(".plan"),
                  QStringLiteral("a rate plan renamed among 100, durable and loaded"), all);
    return all;
}

}  // namespace

void addDescriptionBenchmark(std::vector<Benchmark> &all)
{
    const QString name = QStringLiteral("desk.description");
    all.push_back({name, QStringLiteral("the description edited: 500 room types, 100 rate plans"),
                   [name](const Options &o) { return run(name, o); }});
}

}  // namespace roomrack::bench

#endif
