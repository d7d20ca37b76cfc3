// SPDX-License-Identifier: GPL-3.0-or-later
// Room types as rows, rate plans as columns, prices in the cells: one cell selects both. The first
// row is the best available rate.
#pragma once

#include "desktop/new_booking/stay_offers.h"

#include <QtCore/QAbstractTableModel>

namespace roomrack::desktop {

class OffersModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Type, Left, FirstPlan };              ///< one column per plan
    static constexpr int kPossibleRole = Qt::UserRole;  ///< bool: can be booked as requested

    explicit OffersModel(const HotelView &view, const QLocale &locale, QObject *parent = nullptr);

    /// Updates the rows for another stay, or after the property's state changed; rows that remain
    /// keep their places.
    void setChoice(const StayChoice &choice, const engine::Quotes &quotes);

    RoomTypeId typeAt(int row) const;
    RatePlanId planAt(int column) const;
    int rowOf(RoomTypeId type) const;
    int columnOf(RatePlanId plan) const;
    std::optional<qint64> totalAt(const QModelIndex &index) const;
    /// Why the plan is not sold for the stay; empty: it is.
    QString planObstacle(RatePlanId plan) const;
    /// Why the room type or rate plan of a cell cannot be booked as requested; empty: it can.
    QString obstacleAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    bool isPlan(int column) const { return column >= FirstPlan && column < FirstPlan + plans_; }
    QString leftText(const TypeOffer &offer) const;
    const HotelView &view_;
    QLocale locale_;
    std::vector<TypeOffer> offers_;
    std::vector<QString> refused_;  ///< by plan: why it is not sold; empty: it is
    int plans_ = 0;
};

}  // namespace roomrack::desktop
