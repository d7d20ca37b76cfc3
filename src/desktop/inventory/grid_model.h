// SPDX-License-Identifier: GPL-3.0-or-later
// The grid as a table: rows are pools and room types (a pool with one room type is one row, a
// folded pool hides its room types), columns are the nights of the ledger. Holds no data of its
// own; it reads the HotelView.
#pragma once

#include "desktop/inventory/cell_face.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QSet>

#include <vector>

namespace roomrack::desktop {

/// What a row of the grid stands for.
struct GridRow {
    int pool = 0;        ///< index in the catalogue
    int type = -1;       ///< index in the catalogue; -1: the row of the pool itself
    bool alone = false;  ///< the only room type of its pool
    bool isPool() const { return type < 0; }
    friend bool operator==(const GridRow &, const GridRow &) = default;
};

class GridModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// The view must outlive the model; call reload() whenever it became another one.
    explicit GridModel(const HotelView &view, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    const HotelView &view() const { return view_; }
    const GridRow &row(int row) const { return rows_[size_t(row)]; }
    Night night(int column) const { return view_.first() + column; }
    /// Column of a night, clamped into the ledger.
    int columnOf(Night night) const;
    /// Row of a room type or, where that is folded away, of its pool; -1 if there is none.
    int rowOfType(int type) const;

    bool isFolded(int pool) const { return folded_.contains(poolId(pool)); }
    /// Shows or hides the room types of a pool; a pool with one room type does not fold.
    void setFolded(int pool, bool folded);
    void foldAll(bool folded);
    /// Ids of the folded pools, for the settings.
    QList<qint64> foldedIds() const { return folded_.values(); }
    void setFoldedIds(const QList<qint64> &ids);

    void reload();
    void cellsChanged(const std::vector<CellSpan> &spans);

private:
    qint64 poolId(int pool) const { return view_.catalogue().pools[size_t(pool)].id.value; }
    void rebuild();
    void mark(int row, Night first, Night last);
    const HotelView &view_;
    std::vector<GridRow> rows_;
    QSet<qint64> folded_;
};

}  // namespace roomrack::desktop
