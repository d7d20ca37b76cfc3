// SPDX-License-Identifier: GPL-3.0-or-later
// The room types of a file: the rooms of the busiest night of each, and the number of rooms
// (editable).
#pragma once

#include "desktop/widgets/column_model.h"
#include "imports/hotel_draft.h"

namespace roomrack::desktop {

class RoomsModel : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Code, Busiest, Rooms, Guests, Columns };

    using ColumnModel::ColumnModel;

    /// Keeps typed numbers for types that still exist.
    void setDraft(const imports::HotelDraft &draft);
    /// Typed numbers that differ from the busiest night.
    const QMap<QString, int> &typed() const { return typed_; }
    int total() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    std::span<const TableColumn> columns() const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

private:
    int rooms(int row) const;
    imports::HotelDraft draft_;
    QMap<QString, int> typed_;
};

}  // namespace roomrack::desktop
