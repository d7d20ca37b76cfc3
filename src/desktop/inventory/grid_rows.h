// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the grid: pools and room types (a pool with one room type is one row, a folded pool
// hides its room types) and the other rate plans of opened room types.
#pragma once

#include "desktop/cells/grid_mode.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QSet>

#include <vector>

namespace roomrack::desktop {

class GridRows {
public:
    /// The view must outlive the rows; call rebuild() whenever it was reloaded.
    explicit GridRows(const HotelView &view);

    int size() const { return int(rows_.size()); }
    const GridRow &at(int row) const { return rows_[size_t(row)]; }
    /// -1 if the row is not visible.
    int find(const GridRow &row) const;
    /// Row of a room type or, if it is folded, of its pool; -1 if there is none.
    int ofType(int type) const;
    /// The room type of a rate plan, the pool of a room type.
    int parentOf(int row) const;

    bool isFolded(int pool) const { return folded_.contains(poolId(pool)); }
    /// Whether the room type shows its rate plans.
    bool isOpen(int type) const { return opened_.contains(typeId(type)); }
    bool isFolded(const GridRow &row) const;
    /// Whether the row has child rows.
    bool canFold(const GridRow &row) const;
    /// Only marks the row; replace what is below it, or rebuild().
    void markFolded(const GridRow &row, bool folded);
    /// Ids of the folded pools and the opened room types, to store in the settings.
    QList<qint64> foldedIds() const { return folded_.values(); }
    QList<qint64> openedIds() const { return opened_.values(); }
    void setFoldedIds(const QList<qint64> &folded, const QList<qint64> &opened);

    /// The child rows of a row, including the plans of opened room types; none if it is folded.
    std::vector<GridRow> below(const GridRow &row) const;
    /// The first row after the child rows that are shown.
    int endBelow(int row) const;
    void erase(int first, int end);
    void insert(int row, const std::vector<GridRow> &rows);
    void rebuild();

private:
    qint64 poolId(int pool) const { return view_.catalogue().pools[size_t(pool)].id.value; }
    qint64 typeId(int type) const { return view_.catalogue().roomTypes[size_t(type)].id.value; }

    const HotelView &view_;
    std::vector<GridRow> rows_;
    QSet<qint64> folded_;
    QSet<qint64> opened_;
};

}  // namespace roomrack::desktop
