// SPDX-License-Identifier: GPL-3.0-or-later
// The grid as a table model: rows are pools and room types (a pool with one room type is one row, a
// folded pool hides its room types) and the other rate plans of opened room types; columns are the
// nights of the ledger. Stores no data; it reads the HotelView.
#pragma once

#include "channels/host/channel_host.h"
#include "desktop/cells/cell_face.h"
#include "desktop/cells/grid_mode.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QSet>

#include <vector>

namespace roomrack::desktop {

class GridModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// The view must outlive the model; call reload() whenever the view was reloaded.
    explicit GridModel(const HotelView &view, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    const HotelView &view() const { return view_; }
    GridMode mode() const { return mode_; }
    void setMode(GridMode mode);

    const GridRow &row(int row) const { return rows_[size_t(row)]; }
    Night night(int column) const { return view_.first() + column; }
    /// Column of a night, clamped to the ledger.
    int columnOf(Night night) const;
    /// -1 if the row is not visible.
    int rowOf(const GridRow &row) const;
    /// Row of a room type or, if it is folded, of its pool; -1 if there is none.
    int rowOfType(int type) const;
    /// The parent row: the room type of a rate plan, the pool of a room type.
    int parentRow(int row) const;

    bool isFolded(int pool) const { return folded_.contains(poolId(pool)); }
    /// Whether the room type shows its rate plans.
    bool isOpen(int type) const { return opened_.contains(typeId(type)); }
    /// Whether the row has child rows.
    bool canFold(const GridRow &row) const;
    bool isFolded(const GridRow &row) const;
    /// Shows or hides the room types of a pool; no effect on a pool with one room type.
    void setFolded(int pool, bool folded);
    /// Shows or hides the rate plans of a room type; no effect if it has only one plan.
    void setOpen(int type, bool open);
    void foldAll(bool folded);
    /// Ids of the folded pools and the opened room types, to store in the settings.
    QList<qint64> foldedIds() const { return folded_.values(); }
    QList<qint64> openedIds() const { return opened_.values(); }
    void setFoldedIds(const QList<qint64> &folded, const QList<qint64> &opened = {});

    /// Sets the channels' parity; null: no channel is connected.
    void setParity(const channels::Parity *parity);
    ParityFace parity(int type, Night night) const;
    /// One sentence per channel about a room type's night; in the other views only for channels
    /// that are not in sync. None for pools and rate plans.
    QStringList paritySentences(const GridRow &row, Night night) const;

    void reload();
    void cellsChanged(const std::vector<CellSpan> &spans);

private:
    const channels::ParityRow *parityRow(int type) const;
    QString describe(const GridRow &row, Night night) const;
    qint64 poolId(int pool) const { return view_.catalogue().pools[size_t(pool)].id.value; }
    qint64 typeId(int type) const { return view_.catalogue().roomTypes[size_t(type)].id.value; }
    std::vector<GridRow> below(const GridRow &row) const;
    void rebuild();
    void replaceBelow(int row);
    void mark(int row, Night first, Night last);
    const HotelView &view_;
    std::vector<GridRow> rows_;
    QSet<qint64> folded_;
    QSet<qint64> opened_;
    channels::Parity parity_;
    GridMode mode_ = GridMode::Availability;
};

}  // namespace roomrack::desktop
