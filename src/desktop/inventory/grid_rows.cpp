// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_rows.h"

#include <algorithm>

namespace roomrack::desktop {

GridRows::GridRows(const HotelView &view) : view_(view)
{
    rebuild();
}

int GridRows::find(const GridRow &row) const
{
    const auto it = std::find(rows_.begin(), rows_.end(), row);
    return it == rows_.end() ? -1 : int(it - rows_.begin());
}

int GridRows::ofType(int type) const
{
    int ofPool = -1;
    for (int row = 0; row < size(); ++row) {
        if (at(row).type == type) return row;
        if (at(row).isPool() && at(row).pool == view_.ledger().poolOf(type)) ofPool = row;
    }
    return ofPool;
}

int GridRows::parentOf(int row) const
{
    const GridRow &child = at(row);
    if (child.isPool() || (child.isType() && child.alone)) return row;
    for (int above = row - 1; above >= 0; --above) {
        if (child.isPlan() ? at(above).isType() : at(above).isPool()) return above;
    }
    return row;
}

bool GridRows::isFolded(const GridRow &row) const
{
    return row.isPool() ? isFolded(row.pool) : !isOpen(row.type);
}

bool GridRows::canFold(const GridRow &row) const
{
    if (row.isPool()) return view_.typesOf(row.pool).size() != 1;
    return row.isType() && view_.rates().plans().size() > 1;
}

void GridRows::markFolded(const GridRow &row, bool folded)
{
    QSet<qint64> &ids = row.isPool() ? folded_ : opened_;
    const qint64 id = row.isPool() ? poolId(row.pool) : typeId(row.type);
    if (folded == row.isPool())
        ids.insert(id);
    else
        ids.remove(id);
}

void GridRows::setFoldedIds(const QList<qint64> &folded, const QList<qint64> &opened)
{
    folded_ = QSet<qint64>(folded.begin(), folded.end());
    opened_ = QSet<qint64>(opened.begin(), opened.end());
    rebuild();
}

std::vector<GridRow> GridRows::below(const GridRow &row) const
{
    std::vector<GridRow> rows;
    if (row.isPool()) {
        if (isFolded(row.pool)) return rows;
        for (const int type : view_.typesOf(row.pool)) {
            rows.push_back({row.pool, type, false});
            const std::vector<GridRow> plans = below(rows.back());
            rows.insert(rows.end(), plans.begin(), plans.end());
        }
    } else if (row.isType() && isOpen(row.type)) {
        for (size_t plan = 0; plan < view_.rates().plans().size(); ++plan) {
            // The base plan is represented by the room type's own row.
            if (int(plan) == view_.rates().basePlan()) continue;
            rows.push_back({row.pool, row.type, row.alone, int(plan)});
        }
    }
    return rows;
}

int GridRows::endBelow(int row) const
{
    int end = row + 1;
    while (end < size() && (at(row).isPool() ? at(end).pool == at(row).pool : at(end).isPlan()))
        ++end;
    return end;
}

void GridRows::erase(int first, int end)
{
    rows_.erase(rows_.begin() + first, rows_.begin() + end);
}

void GridRows::insert(int row, const std::vector<GridRow> &rows)
{
    rows_.insert(rows_.begin() + row, rows.begin(), rows.end());
}

void GridRows::rebuild()
{
    rows_.clear();
    for (int pool = 0; pool < view_.ledger().pools(); ++pool) {
        const std::vector<int> &types = view_.typesOf(pool);
        rows_.push_back(types.size() == 1 ? GridRow{pool, types.front(), true}
                                          : GridRow{pool, -1, false});
        insert(size(), below(rows_.back()));
    }
}

}  // namespace roomrack::desktop
