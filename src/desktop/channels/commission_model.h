// SPDX-License-Identifier: GPL-3.0-or-later
// The commission of a channel by rate plan as an editable table. An empty cell: that of the
// channel.
#pragma once

#include "desktop/widgets/column_model.h"
#include "pricing/rates.h"
#include "sync/commission.h"

#include <QtCore/QLocale>

#include <optional>

namespace roomrack::desktop {

class CommissionModel final : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Plan, Commission, Columns };

    explicit CommissionModel(const QLocale &locale, QObject *parent = nullptr)
        : ColumnModel(parent), locale_(locale)
    {}

    void setPlans(const std::vector<pricing::RatePlan> &plans);
    void setCommissions(const std::vector<sync::PlanCommission> &commissions);
    /// Of the hotel's rate plans; others are dropped.
    std::vector<sync::PlanCommission> commissions() const;
    /// The channel's own, shown where a plan has none.
    void setStandard(int basisPoints);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    std::span<const TableColumn> columns() const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// "12.5" or "12.5 %"; rejects what is no commission.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

private:
    struct Line {
        RatePlanId plan;
        QString name;
        std::optional<int> basisPoints{};
    };
    QString text(int basisPoints) const;

    const QLocale locale_;
    std::vector<Line> lines_;
    int standard_ = 0;
};

}  // namespace roomrack::desktop
