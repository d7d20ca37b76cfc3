// SPDX-License-Identifier: GPL-3.0-or-later
// Copying cells for a spreadsheet, with or without headers.
#include "desktop/cells/grid_changes.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

struct GridCopyWords {
    Q_DECLARE_TR_FUNCTIONS(GridChanges)
};

/// The rectangle to copy, with only the rows that have values in this view.
Result<GridBlock> copiedBlock(GridMode mode, const GridSelection &where)
{
    const GridSelection one = joined(where);
    if (one.blocks.size() != 1) {
        return fail(
            ErrorCode::Invalid, {},
            GridCopyWords::tr("To copy several ranges at once, select the same nights or the same "
                              "rows in each range."));
    }
    GridBlock block = one.blocks.front();
    const std::span<const CellField> fields = firstFields(mode, block.rows);
    std::erase_if(block.rows, [&](const GridRow &row) { return !hasFields(mode, row, fields); });
    if (block.rows.empty()) {
        return fail(ErrorCode::Invalid, {},
                    GridCopyWords::tr("The selected rows have no values to copy in this view."));
    }
    return block;
}

TextTable tableOf(const HotelView &view, GridMode mode, const GridBlock &block,
                  const QLocale &locale)
{
    TextTable table;
    for (const GridRow &row : block.rows) {
        QStringList cells;
        for (Night n = block.first; n < block.end(); ++n) {
            cells << spreadsheetText(view, mode, row, n, locale);
        }
        table.push_back(cells);
    }
    return table;
}

}  // namespace

Result<TextTable> copiedCells(const HotelView &view, GridMode mode, const GridSelection &where,
                              const QLocale &locale)
{
    const auto block = copiedBlock(mode, where);
    if (!block) return tl::unexpected(block.error());
    return tableOf(view, mode, *block, locale);
}

Result<TextTable> copiedWithHeaders(const HotelView &view, GridMode mode,
                                    const GridSelection &where, const QLocale &locale)
{
    const auto block = copiedBlock(mode, where);
    if (!block) return tl::unexpected(block.error());
    const bool rates = fieldsOf(mode, block->rows.front()).front() == CellField::Rate;
    const bool plans = rates
                       || std::any_of(block->rows.begin(), block->rows.end(),
                                      [](const GridRow &row) { return row.isPlan(); });
    TextTable table = tableOf(view, mode, *block, locale);
    for (size_t i = 0; i < table.size(); ++i) {
        const GridRow &row = block->rows[i];
        const int plan = row.isPlan() ? row.plan : rates ? view.rates().basePlan() : -1;
        if (plans) table[i].prepend(plan < 0 ? QString() : view.rates().plans()[size_t(plan)].name);
        table[i].prepend(view.catalogue().roomTypes[size_t(row.type)].name);
    }
    QStringList header{GridCopyWords::tr("Room type")};
    if (plans) header << GridCopyWords::tr("Rate plan");
    for (Night n = block->first; n < block->end(); ++n) header << n.date().toString(Qt::ISODate);
    table.insert(table.begin(), header);
    return table;
}

}  // namespace roomrack::desktop
