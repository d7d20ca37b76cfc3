// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/cell_planner.h"

#include "booking/limits.h"
#include "booking/restriction_fields.h"
#include "booking/scope_text.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace roomrack::booking {

namespace {

struct Bounds {
    qint64 low, high;
    const char *field;
};

Bounds boundsOf(CellField field)
{
    if (const RestrictionRow *restriction = restrictionOf(field))
        return {0, restriction->most, restriction->name};
    switch (field) {
    case CellField::OutOfOrder: return {0, 100'000, "out of order"};
    case CellField::Rate: return {-1, 1'000'000'000'000, "rate"};
    default: return {-1, 100'000, "rooms to sell"};
    }
}

/// Those that are set for the scope itself.
inventory::Restrictions scopedRestrictions(const PropertyState &state, int type,
                                           const inventory::RestrictionScope &scope, Night n)
{
    return scope.isAll() ? restrictionsOf(state.ledger.type(type, n))
                         : state.ledger.scoped().at(type, scope, n);
}

tl::unexpected<Error> invalidCell(const char *field, QString reason)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), std::move(reason));
}

}  // namespace

Result<EditPlan> CellPlanner::planOf(const EditBlock &c) const
{
    EditPlan plan;
    std::vector<CellRow> rows;
    qint64 count = 0;
    for (const CellRun &run : c.cells) {
        auto row = checkRow(run.row);
        if (!row) return tl::unexpected(row.error());
        for (const qint64 value : run.values) {
            if (const auto ok = checkValue(*row, value); !ok) return tl::unexpected(ok.error());
        }
        if (const auto ok = checkRun(run); !ok) return tl::unexpected(ok.error());
        rows.push_back(*row);
        count += run.range.nights;
        if (count > kMostCells)
            return invalidCell(
                "selection",
                ErrorText::tr("at most %1 cells can be changed at once").arg(kMostCells));
    }
    if (rows.empty()) return invalidCell("selection", ErrorText::tr("nothing is selected"));
    plan.rows = rows;
    std::sort(plan.rows.begin(), plan.rows.end());
    plan.rows.erase(std::unique(plan.rows.begin(), plan.rows.end()), plan.rows.end());
    plan.cells.reserve(size_t(count));
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto at = std::lower_bound(plan.rows.begin(), plan.rows.end(), rows[i]);
        const auto row = static_cast<qint32>(at - plan.rows.begin());
        const CellRun &run = c.cells[i];
        for (int n = 0; n < run.range.nights; ++n) {
            const qint64 value = run.values.size() == 1 ? run.values[0] : run.values[size_t(n)];
            plan.cells.push_back({row, run.range.first + n, value});
        }
    }
    arrange(plan);
    for (const PlannedCell &cell : plan.cells) {
        const auto ok = checkNamedOutOfOrder(plan.rows[size_t(cell.row)], cell.night, cell.value);
        if (!ok) return tl::unexpected(ok.error());
    }
    return plan;
}

void CellPlanner::arrange(EditPlan &plan)
{
    const auto before = [](const PlannedCell &a, const PlannedCell &b) {
        return std::pair(a.row, a.night) < std::pair(b.row, b.night);
    };
    auto &cells = plan.cells;
    if (!std::is_sorted(cells.begin(), cells.end(), before))
        std::stable_sort(cells.begin(), cells.end(), before);
    size_t kept = 0;
    for (const PlannedCell &cell : cells) {
        const bool again =
            kept > 0 && cells[kept - 1].row == cell.row && cells[kept - 1].night == cell.night;
        cells[again ? kept - 1 : kept++] = cell;
    }
    cells.resize(kept);
}

Result<CellRow> CellPlanner::checkRow(const CellRow &row) const
{
    CellRow clean{row.field, {}, {}, {}, 0, {}};
    if (row.field == CellField::OutOfOrder) {
        clean.pool = row.pool;
        if (state_.catalogue.poolIndex(row.pool) >= 0) return clean;
        return fail(ErrorCode::NotFound, QStringLiteral("pool"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    clean.roomType = row.roomType;
    const int type = state_.typeIndex(row.roomType);
    if (type < 0) {
        return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    if (restrictionOf(row.field)) {
        if (const auto ok = checkScope(scopeOf(row)); !ok) return tl::unexpected(ok.error());
        clean.plan = row.plan;
        clean.channel = row.channel;
        return clean;
    }
    if (row.field != CellField::Rate) return clean;
    if (!state_.rates.plan(row.plan)) {
        return fail(ErrorCode::NotFound, QStringLiteral("rate plan"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    if (row.guests < 0 || row.guests > 100)
        return invalidCell("guests", ErrorText::tr("must be between %1 and %2").arg(0).arg(100));
    clean.plan = row.plan;
    // The standard number of guests is stored as 0, so that the standard rate has one row only.
    const int standard = state_.catalogue.roomTypes[size_t(type)].standardGuests;
    clean.guests = row.guests == standard ? 0 : row.guests;
    return clean;
}

Result<void> CellPlanner::checkScope(const inventory::RestrictionScope &scope) const
{
    if (scope.plan && !state_.rates.plan(scope.plan)) {
        return fail(ErrorCode::NotFound, QStringLiteral("rate plan"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    if (scope.channel && !state_.channelOf(scope.channel)) {
        return fail(ErrorCode::NotFound, QStringLiteral("channel"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    return {};
}

/// Checks nights and the number of values; row and values are checked elsewhere.
Result<void> CellPlanner::checkRun(const CellRun &run) const
{
    const NightRange &range = run.range;
    if (range.nights < 1 || !state_.ledger.covers(Stay(range.first, range.nights))) {
        return invalidCell("night", ErrorText::tr("outside the stored nights (%1 to %2)")
                                        .arg(errorDate(state_.ledger.first()),
                                             errorDate(state_.ledger.end() - 1)));
    }
    const size_t values = run.values.size();
    if (values == 1 || values == size_t(range.nights)) return {};
    return invalidCell(
        "selection",
        ErrorText::tr("%1 values for %n night(s); give one value, or one for each night", nullptr,
                      range.nights)
            .arg(values));
}

Result<void> CellPlanner::checkValue(const CellRow &row, qint64 value) const
{
    const Bounds bounds = boundsOf(row.field);
    if (value < bounds.low || value > bounds.high) {
        const auto shown = [&](qint64 bound) {
            return row.field == CellField::Rate
                       ? errorAmount({bound, state_.catalogue.property.currency})
                       : errorLocale().toString(bound);
        };
        return invalidCell(bounds.field,
                           ErrorText::tr("must be between %1 and %2")
                               .arg(shown(std::max<qint64>(0, bounds.low)), shown(bounds.high)));
    }
    if (row.field != CellField::OutOfOrder) return {};
    const int pool = state_.catalogue.poolIndex(row.pool);
    // Of all nights; a night on which some of them do not exist is checked below.
    const int rooms = state_.rooms.end(pool) - state_.rooms.begin(pool);
    if (value <= rooms) return {};
    return invalidCell(bounds.field, ErrorText::tr("%1 has only %n room(s)", nullptr, rooms)
                                         .arg(state_.catalogue.pools[size_t(pool)].name));
}

Result<void> CellPlanner::checkNamedOutOfOrder(const CellRow &row, Night n, qint64 value) const
{
    if (row.field != CellField::OutOfOrder) return {};
    const int pool = state_.catalogue.poolIndex(row.pool);
    if (const int rooms = state_.ledger.physical(pool, n); value > rooms) {
        return invalidCell("out of order",
                           ErrorText::tr("%1 has only %n room(s) on %2", nullptr, rooms)
                               .arg(state_.catalogue.pools[size_t(pool)].name, errorDate(n)));
    }
    const int named = state_.rooms.countOf(pool, n, inventory::kOutOfOrderTaker);
    if (value >= named) return {};
    return invalidCell(
        "out of order",
        ErrorText::tr("%n room(s) of %1 are individually out of order on %2; return them "
                      "to service on the room plan",
                      nullptr, named)
            .arg(state_.catalogue.pools[size_t(pool)].name, errorDate(n)));
}

std::vector<WrongLengths> CellPlanner::wrongLengths(const EditPlan &plan) const
{
    using Place = std::tuple<int, inventory::RestrictionScope, Night>;
    std::map<Place, WrongLengths> asked;
    for (const PlannedCell &cell : plan.cells) {
        const CellRow &row = plan.rows[size_t(cell.row)];
        if (!isLengthOfStay(row.field)) continue;
        const int type = state_.typeIndex(row.roomType);
        const inventory::RestrictionScope scope = scopeOf(row);
        const inventory::Restrictions now = scopedRestrictions(state_, type, scope, cell.night);
        const WrongLengths before{type, scope, cell.night, now.minStay, now.maxStay};
        auto &lengths = asked.try_emplace(Place(type, scope, cell.night), before).first->second;
        (row.field == CellField::MinStay ? lengths.least : lengths.most) = cell.value;
    }
    std::vector<WrongLengths> wrong;
    for (const auto &[key, lengths] : asked) {
        if (lengths.most != 0 && lengths.least > lengths.most) wrong.push_back(lengths);
    }
    return wrong;
}

Result<void> CellPlanner::checkLengths(const EditPlan &plan) const
{
    const auto wrong = wrongLengths(plan);
    if (wrong.empty()) return {};
    const WrongLengths &first = wrong.front();
    return invalidCell(rowOf(inventory::Restriction::MinStay).name,
                       ErrorText::tr("min LOS %1 would exceed max LOS %2 on %3, %4")
                           .arg(first.least)
                           .arg(first.most)
                           .arg(errorDate(first.night),
                                withScope(state_.catalogue.roomTypes[size_t(first.type)].name,
                                          first.scope, state_)));
}

Result<void> CellPlanner::checkSeen(const EditPlan &plan, const SeenVersion &seen,
                                    Decision &d) const
{
    bool stale = seen.epoch != state_.epoch;
    for (const PlannedCell &cell : plan.cells) {
        if (stale) break;
        const CellRow &row = plan.rows[size_t(cell.row)];
        const qint64 version =
            row.field == CellField::OutOfOrder
                ? state_.ledger.pool(state_.catalogue.poolIndex(row.pool), cell.night).version
                : state_.ledger.version(state_.typeIndex(row.roomType), cell.night);
        stale = version > seen.seq;
    }
    if (!stale) return {};
    return refuse(ErrorCode::Stale, QStringLiteral("selection"),
                  ErrorText::tr("was changed in the meantime. Reload it and try again"), d);
}

qint64 CellPlanner::cellNow(const CellRow &row, Night n) const
{
    if (row.field == CellField::OutOfOrder)
        return state_.ledger.pool(state_.catalogue.poolIndex(row.pool), n).outOfOrder;
    const int type = state_.typeIndex(row.roomType);
    if (row.field == CellField::Rate)
        return state_.rates.own(type, row.plan, n, row.guests).value_or(-1);
    const RestrictionRow *restriction = restrictionOf(row.field);
    if (!restriction) return state_.ledger.type(type, n).typed;
    return valueOf(scopedRestrictions(state_, type, scopeOf(row), n), *restriction);
}

}  // namespace roomrack::booking
