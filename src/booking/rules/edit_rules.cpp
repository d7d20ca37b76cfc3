// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/edit_rules.h"

#include "booking/cell_value.h"
#include "booking/rules/night_changes.h"
#include "booking/rules/step_rules.h"
#include "inventory/limits.h"

#include <algorithm>
#include <tuple>

namespace roomrack::booking {

Result<Answer> EditRules::on(const EditBlock &c, Decision &d)
{
    CellPlanner cellPlanner(state_);
    const auto plan = cellPlanner.planOf(c);
    if (!plan) return tl::unexpected(plan.error());
    if (c.seen) {
        if (const auto ok = cellPlanner.checkSeen(*plan, *c.seen, d); !ok)
            return tl::unexpected(ok.error());
    }
    if (const auto ok = cellPlanner.checkLengths(*plan); !ok) {
        d.restsOn = d.lastSeq;
        return tl::unexpected(ok.error());
    }
    const bool keep = StepRules::keepsStep(c.caller);
    const Tally tally = apply(*plan, c.caller, 0, keep, d);
    Answer answer;
    answer.cells = tally.cells;
    if (tally.first == 0) {
        answer.repeated = true;
        d.restsOn = d.lastSeq;
        return answer;
    }
    answer.seq = d.lastSeq;
    if (keep) {
        answer.step = tally.first;
        StepRules(state_).keep(StepKind::Cells, c.caller, c.text, tally.first, d);
    }
    return answer;
}

EditRules::Tally EditRules::apply(const EditPlan &plan, const Caller &caller, qint64 cause,
                                  bool keep, Decision &d)
{
    Tally tally;
    const auto &cells = plan.cells;
    const auto changes = [&](size_t i) {
        return CellPlanner(state_).cellNow(plan.rows[size_t(cells[i].row)], cells[i].night)
               != cells[i].value;
    };
    for (size_t from = 0, to = 0; from < cells.size(); from = to) {
        for (to = from + 1; to < cells.size() && cells[to].row == cells[from].row
                            && cells[to].value == cells[from].value
                            && cells[to].night == cells[to - 1].night + 1;)
            ++to;
        size_t first = from, end = to;
        while (first < end && !changes(first)) ++first;
        while (end > first && !changes(end - 1)) --end;
        if (first == end) continue;  // it has that value already
        const CellRow &row = plan.rows[size_t(cells[from].row)];
        Record r = recordOf(state_.id(), kindOf(row.field), caller, d);
        r.cause = cause != 0 ? cause : tally.first;
        r.subject = subjectOf(row);
        r.roomType = row.roomType;
        r.plan = row.plan;
        r.adults = row.guests;
        applyRun(plan, std::span(cells).subspan(first, end - first), r, keep, tally, d);
        if (tally.first == 0) tally.first = d.lastSeq;
    }
    saveTypeNights(plan, tally, d);
    saveScopedNights(plan, tally, d);
    return tally;
}

/// Consecutive nights with the same value: one record. `keep`: with their previous values.
void EditRules::applyRun(const EditPlan &plan, std::span<const PlannedCell> run, Record r,
                         bool keep, Tally &tally, Decision &d)
{
    NightChanges nightChanges(state_);
    const CellRow &row = plan.rows[size_t(run.front().row)];
    const PropertyId property = state_.id();
    const qint64 value = run.front().value;
    const Stay nights(run.front().night, static_cast<int>(run.size()));
    r.night = nights.checkIn();
    r.nights = nights.nights();
    r.value = value;
    if (row.field == CellField::Rate) r.amount = std::max<qint64>(0, value);
    const qint64 seq = append(r, d);
    CellBeforeRow before{property, seq, nights.checkIn(), 0, 0};
    for (const PlannedCell &cell : run) {
        const qint64 was = CellPlanner(state_).cellNow(row, cell.night);
        tally.cells += was != value;
        if (before.nights > 0 && was != before.before) {
            if (keep) d.batch->cellsBefore.push_back(before);
            before = {property, seq, cell.night, 0, 0};
        }
        before.before = was;
        ++before.nights;
        set(row, cell.night, value, seq);
        if (row.field == CellField::Rate) {
            d.batch->rates.push_back(
                {property, row.roomType, row.plan, cell.night, row.guests, value});
        } else if (row.field == CellField::OutOfOrder) {
            d.batch->poolSettings.push_back(
                {property, row.pool, cell.night, static_cast<qint32>(value), seq});
        } else {
            (scopeOf(row).isAll() ? tally.typeNights : tally.scopedNights).push_back({cell, seq});
        }
    }
    if (keep) d.batch->cellsBefore.push_back(before);
    if (row.field == CellField::OutOfOrder) {
        const int pool = state_.catalogue.poolIndex(row.pool);
        inventory::refreshPoolLimit(state_.ledger, state_.catalogue, pool, nights, seq);
        nightChanges.flagPool(pool, nights, d);
        nightChanges.touchPool(pool, nights, d);
        return;
    }
    const int type = state_.typeIndex(row.roomType);
    if (row.field == CellField::ForSale) {
        inventory::refreshTypeLimit(state_.ledger, state_.catalogue, type, nights, seq);
        nightChanges.flagOversold(type, nights, d);
    }
    nightChanges.touchType(type, nights, d);
    if (row.field == CellField::Rate && d.changes)
        d.changes->rates.push_back({type, row.plan, row.guests, nights});
    if (const auto scope = scopeOf(row); !scope.isAll() && d.changes)
        d.changes->scopes.push_back({type, scope, nights});
}

/// Writes one row per night, however many of its fields changed.
void EditRules::saveTypeNights(const EditPlan &plan, Tally &tally, Decision &d)
{
    auto &nights = tally.typeNights;
    const auto key = [&](const auto &one) {
        return std::pair(plan.rows[size_t(one.first.row)].roomType, one.first.night);
    };
    std::stable_sort(nights.begin(), nights.end(),
                     [&](const auto &a, const auto &b) { return key(a) < key(b); });
    for (size_t i = 0; i < nights.size(); ++i) {
        if (i + 1 < nights.size() && key(nights[i]) == key(nights[i + 1])) continue;
        const auto [type, night] = key(nights[i]);
        const inventory::TypeNight &t = state_.ledger.type(state_.typeIndex(type), night);
        d.batch->typeSettings.push_back(
            {state_.id(), type, night, t.typed, restrictionsOf(t), nights[i].second});
    }
}

/// The same for the nights of scopes.
void EditRules::saveScopedNights(const EditPlan &plan, Tally &tally, Decision &d)
{
    auto &nights = tally.scopedNights;
    const auto key = [&](const auto &one) {
        const CellRow &row = plan.rows[size_t(one.first.row)];
        return std::tuple(row.roomType, scopeOf(row), one.first.night);
    };
    std::stable_sort(nights.begin(), nights.end(),
                     [&](const auto &a, const auto &b) { return key(a) < key(b); });
    for (size_t i = 0; i < nights.size(); ++i) {
        if (i + 1 < nights.size() && key(nights[i]) == key(nights[i + 1])) continue;
        const auto [type, scope, night] = key(nights[i]);
        d.batch->scopedSettings.push_back(
            {state_.id(), type, scope, night,
             state_.ledger.scoped().at(state_.typeIndex(type), scope, night), nights[i].second});
    }
}

void EditRules::set(const CellRow &row, Night n, qint64 value, qint64 seq)
{
    if (row.field == CellField::OutOfOrder) {
        state_.ledger.editPool(state_.catalogue.poolIndex(row.pool), n, seq).outOfOrder =
            static_cast<qint32>(value);
        return;
    }
    const int type = state_.typeIndex(row.roomType);
    setCell(state_.ledger, type, row, n, value, seq);
    if (row.field == CellField::Rate) state_.rates.set(type, row.plan, n, row.guests, value);
}

}  // namespace roomrack::booking
