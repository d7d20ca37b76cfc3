// SPDX-License-Identifier: GPL-3.0-or-later
// The grid as a table model: rows are those of GridRows, columns the nights of the ledger. Stores
// no data; it reads the HotelView.
#pragma once

#include "desktop/inventory/grid_parity.h"
#include "desktop/inventory/grid_rows.h"

#include <QtCore/QAbstractTableModel>

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

    const GridRow &row(int row) const { return rows_.at(row); }
    const GridRows &rows() const { return rows_; }
    Night night(int column) const { return view_.ledger().first() + column; }
    /// Column of a night, clamped to the ledger.
    int columnOf(Night night) const;

    /// Shows or hides the child rows of a row; no effect if it cannot have any.
    void fold(const GridRow &row, bool folded);
    void foldAll(bool folded);
    void setFoldedIds(const QList<qint64> &folded, const QList<qint64> &opened = {});

    /// Sets the channels' parity; null: no channel is connected.
    void setParity(const channels::Parity *parity);
    ParityFace parity(int type, Night night) const { return parity_.face(mode_, type, night); }
    QStringList paritySentences(const GridRow &row, Night night) const;

    void reload();
    void cellsChanged(const std::vector<CellSpan> &spans);

private:
    QString describe(const GridRow &row, Night night) const;
    void replaceBelow(int row);

    const HotelView &view_;
    GridRows rows_;
    GridParity parity_;
    GridMode mode_ = GridMode::Availability;
};

}  // namespace roomrack::desktop
