// SPDX-License-Identifier: GPL-3.0-or-later
// Filling cells with the values of their neighbours.
#include "desktop/cells/grid_changes.h"

#include "booking/restriction_fields.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

std::vector<GridRow> withFields(GridMode mode, const std::vector<GridRow> &rows)
{
    std::vector<GridRow> out;
    for (const GridRow &row : rows) {
        if (!fieldsOf(mode, row).empty()) out.push_back(row);
    }
    return out;
}

/// The non-negative remainder: the pattern repeats in both directions.
int wrapped(int at, int size)
{
    return (at % size + size) % size;
}

qint64 patternValue(const HotelView &view, const GridRow &like, const GridRow &row, CellField field,
                    Night night)
{
    const qint64 setting = settingOf(view, like, field, night);
    // A parent plan cannot take over a derived price as a default: it gets the price itself.
    const bool parent = field == CellField::Rate && like.isPlan() && !row.isPlan();
    return setting < 0 && parent ? valueOf(view, like, field, night).value : setting;
}

}  // namespace

CellPlan filledRuns(const HotelView &view, GridMode mode, const FillRequest &fillRequest)
{
    CellPlan plan;
    plan.where = GridSelection{{fillRequest.target}};
    const Stay all = editableNights(view);
    const Night from = std::max(fillRequest.target.first, all.checkIn());
    const Night to = std::min(fillRequest.target.end(), all.checkOut());
    const std::vector<GridRow> source = withFields(mode, fillRequest.source.rows);
    const std::vector<GridRow> target = withFields(mode, fillRequest.target.rows);
    if (source.empty() || to <= from) return plan;
    const bool sideways = fillRequest.source.rows == fillRequest.target.rows;
    for (size_t i = 0; i < target.size(); ++i) {
        const GridRow &row = target[i];
        const int away = int(i) - (fillRequest.upwards ? int(target.size()) : 0);
        const GridRow &like = sideways ? row : source[size_t(wrapped(away, int(source.size())))];
        for (const CellField field : fieldsOf(mode, row)) {
            const auto known = fieldsOf(mode, like);
            const auto cells = engineRow(view, row, field);
            // Restrictions of a room type are no pattern for its plans, nor the reverse.
            const bool isOther = booking::restrictionOf(field) && like.isPlan() != row.isPlan();
            if (!cells || isOther || std::find(known.begin(), known.end(), field) == known.end())
                continue;
            booking::CellRun run{*cells, {from, to - from}, {}};
            for (Night n = from; n < to; ++n) {
                const int at = wrapped(n - fillRequest.source.first, fillRequest.source.nights);
                run.values.push_back(
                    patternValue(view, like, row, field, fillRequest.source.first + at));
            }
            // A row that repeats itself keeps what the user set in it; a default changes nothing.
            const bool overrides =
                !sideways && isDerived(view, row, field)
                && std::any_of(run.values.begin(), run.values.end(),
                               [](qint64 value) { return value != kDefaultValue; });
            (overrides ? plan.derivedCells : plan.cells) += to - from;
            (overrides ? plan.derived : plan.runs).push_back(std::move(run));
        }
    }
    return plan;
}

}  // namespace roomrack::desktop
