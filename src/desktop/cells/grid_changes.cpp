// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/cells/grid_changes.h"

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

/// The editable nights of a block; an empty range if there are none.
booking::NightRange editable(const HotelView &view, const GridBlock &block)
{
    const Stay all = editableNights(view);
    const Night from = std::max(block.first, all.checkIn());
    const Night to = std::min(block.end(), all.checkOut());
    return {from, std::max(0, to - from)};
}

/// Calls `what` for every selected row that has the setting, with its editable nights. A pool's
/// rows count once, however many of them are selected.
template <typename What>
void forEachRow(const HotelView &view, const GridSelection &where, CellField field, What what)
{
    for (const GridBlock &block : where.blocks) {
        const booking::NightRange range = editable(view, block);
        if (range.nights < 1) continue;
        std::vector<booking::CellRow> known;
        for (const GridRow &row : block.rows) {
            const auto cells = engineRow(view, row, field);
            if (!cells || std::find(known.begin(), known.end(), *cells) != known.end()) continue;
            known.push_back(*cells);
            what(row, *cells, range);
        }
    }
}

}  // namespace

Stay editableNights(const HotelView &view)
{
    const Night from = std::max(view.property().businessDate, view.ledger().first());
    const Night to = std::min(view.ledger().end(), view.property().horizonEnd());
    return Stay(from, std::max(0, to - from));
}

QString cellName(const HotelView &view, const GridRow &row, Night night)
{
    return selectionText(view, {{{{row}, night, 1}}}).section(QStringLiteral(" ("), 0, 0);
}

CellRuns settingRuns(const HotelView &view, const GridSelection &where, CellField field,
                     qint64 value)
{
    CellRuns runs;
    forEachRow(
        view, where, field,
        [&](const GridRow &, const booking::CellRow &cells, const booking::NightRange &range) {
            runs.push_back({cells, range, {value}});
        });
    return runs;
}

CellRuns defaultRuns(const HotelView &view, GridMode mode, const GridSelection &where)
{
    CellRuns runs;
    for (const GridBlock &block : where.blocks) {
        for (const GridRow &row : block.rows) {
            const GridSelection one{{{{row}, block.first, block.nights}}};
            for (const CellField field : fieldsOf(mode, row)) {
                const bool follows = field == CellField::ForSale || field == CellField::Rate;
                const CellRuns more = settingRuns(view, one, field, follows ? kDefaultValue : 0);
                runs.insert(runs.end(), more.begin(), more.end());
            }
        }
    }
    return runs;
}

qint64 valuesByHand(const HotelView &view, GridMode mode, const GridSelection &where)
{
    qint64 values = 0;
    for (const GridBlock &block : where.blocks) {
        const booking::NightRange range = editable(view, block);
        for (const GridRow &row : block.rows) {
            for (const CellField field : fieldsOf(mode, row)) {
                for (int i = 0; i < range.nights; ++i)
                    values += valueOf(view, row, field, range.first + i).byHand ? 1 : 0;
            }
        }
    }
    return values;
}

bool allHave(const HotelView &view, const GridSelection &where, CellField flag)
{
    bool all = true;
    forEachRow(view, where, flag,
               [&](const GridRow &row, const booking::CellRow &, const booking::NightRange &range) {
                   for (int i = 0; i < range.nights && all; ++i) {
                       all = valueOf(view, row, flag, range.first + i).value > 0;
                   }
               });
    return all;
}

TypedRows typedRows(const HotelView &view, const GridSelection &where, CellField field)
{
    const auto only = [&](bool derived) {
        GridSelection some = where;
        for (GridBlock &block : some.blocks) {
            std::erase_if(block.rows, [&](const GridRow &row) {
                return !engineRow(view, row, field) || isDerived(view, row, field) != derived;
            });
        }
        std::erase_if(some.blocks, [](const GridBlock &block) { return block.rows.empty(); });
        return some;
    };
    TypedRows rows{only(false), only(true)};
    if (rows.own.isEmpty()) std::swap(rows.own, rows.derived);
    return rows;
}

Result<CellRuns> typedRuns(const HotelView &view, const GridSelection &where, CellField field,
                           const CellEntry &entry)
{
    CellRuns runs;
    Result<void> fine;
    forEachRow(
        view, where, field,
        [&](const GridRow &row, const booking::CellRow &cells, const booking::NightRange &range) {
            booking::CellRun run{cells, range, {}};
            for (int i = 0; i < range.nights && fine; ++i) {
                const Night night = range.first + i;
                const auto value = applyEntry(entry, valueOf(view, row, field, night).value, field);
                if (value)
                    run.values.push_back(*value);
                else
                    fine =
                        fail(value.error().code, cellName(view, row, night), value.error().reason);
            }
            if (fine) runs.push_back(std::move(run));
        });
    if (!fine) return tl::unexpected(fine.error());
    return runs;
}

}  // namespace roomrack::desktop
