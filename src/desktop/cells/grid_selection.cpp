// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/cells/grid_selection.h"

#include "desktop/cells/cell_face.h"
#include "desktop/words/stay_words.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

struct GridSelectionWords {
    Q_DECLARE_TR_FUNCTIONS(Grid)
};

template <typename T>
void addOnce(std::vector<T> &all, const T &one)
{
    if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
}

QString rowsText(const HotelView &view, const std::vector<GridRow> &rows)
{
    const int count = int(rows.size());
    const auto all = [&rows](auto is) {
        return std::all_of(rows.begin(), rows.end(), [is](const GridRow &r) { return (r.*is)(); });
    };
    if (count != 1) {
        return all(&GridRow::isPool)   ? GridSelectionWords::tr("%n pool(s)", nullptr, count)
               : all(&GridRow::isType) ? GridSelectionWords::tr("%n room type(s)", nullptr, count)
               : all(&GridRow::isPlan) ? GridSelectionWords::tr("%n rate(s)", nullptr, count)
                                       : GridSelectionWords::tr("%n row(s)", nullptr, count);
    }
    const GridRow &row = rows.front();
    if (!row.isPlan()) return rowName(view, row);
    return GridSelectionWords::tr("%1 %2", "room type, rate plan")
        .arg(view.catalogue().roomTypes[size_t(row.type)].name, rowName(view, row));
}

QString nightsOf(const HotelView &view, Night first, int nights)
{
    const Night today = view.property().businessDate;
    return nights == 1 ? dateNear(first, today, QLocale())
                       : stayDatesNear(Stay(first, nights - 1), today, QLocale());
}

}  // namespace

qint64 GridSelection::cells() const
{
    qint64 count = 0;
    for (const GridBlock &block : blocks) count += qint64(block.rows.size()) * block.nights;
    return count;
}

std::vector<GridRow> GridSelection::rows() const
{
    std::vector<GridRow> all;
    for (const GridBlock &block : blocks) {
        for (const GridRow &row : block.rows) addOnce(all, row);
    }
    return all;
}

Night GridSelection::first() const
{
    Night earliest = blocks.empty() ? Night() : blocks.front().first;
    for (const GridBlock &block : blocks) earliest = std::min(earliest, block.first);
    return earliest;
}

Night GridSelection::end() const
{
    Night latest = blocks.empty() ? Night() : blocks.front().end();
    for (const GridBlock &block : blocks) latest = std::max(latest, block.end());
    return latest;
}

QString selectionText(const HotelView &view, const GridSelection &where)
{
    if (where.isEmpty()) return {};
    if (where.blocks.size() > 1) {
        return GridSelectionWords::tr("%1 in %n range(s), %2", nullptr, int(where.blocks.size()))
            .arg(GridSelectionWords::tr("%Ln cell(s)", nullptr, int(where.cells())),
                 nightsOf(view, where.first(), where.end() - where.first()));
    }
    const GridBlock &block = where.blocks.front();
    return GridSelectionWords::tr("%1, %2 (%3)")
        .arg(rowsText(view, block.rows), nightsOf(view, block.first, block.nights),
             nightsText(block.nights));
}

GridSelection joined(GridSelection where)
{
    // Joins adjacent nights first, then adjacent rows; a rectangle is then one block.
    std::vector<GridBlock> &blocks = where.blocks;
    for (size_t i = 0; i < blocks.size(); ++i) {
        for (size_t j = 0; j < blocks.size(); ++j) {
            if (i == j || blocks[i].rows != blocks[j].rows || blocks[i].end() != blocks[j].first) {
                continue;
            }
            blocks[i].nights += blocks[j].nights;
            blocks.erase(blocks.begin() + qsizetype(j));
            return joined(std::move(where));
        }
    }
    if (blocks.size() < 2) return where;
    GridSelection one;
    one.blocks.push_back(blocks.front());
    for (size_t i = 1; i < blocks.size(); ++i) {
        GridBlock &all = one.blocks.front();
        if (blocks[i].first != all.first || blocks[i].nights != all.nights) return where;
        all.rows.insert(all.rows.end(), blocks[i].rows.begin(), blocks[i].rows.end());
    }
    return one;
}

booking::SeenVersion newestSeen(const HotelView &view, const GridSelection &where)
{
    const inventory::Ledger &ledger = view.ledger();
    booking::SeenVersion seen{view.epoch(), 0};
    for (const GridBlock &block : where.blocks) {
        for (const GridRow &row : block.rows) {
            for (Night n = block.first; n < block.end(); ++n) {
                seen.seq = std::max(seen.seq, row.isPool() ? ledger.pool(row.pool, n).version
                                                           : ledger.version(row.type, n));
            }
        }
    }
    return seen;
}

}  // namespace roomrack::desktop
