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
    enum Column { Plan, Commission, State, Columns };

    explicit CommissionModel(const QLocale &locale, QObject *parent = nullptr)
        : ColumnModel(parent), locale_(locale)
    {}

    void setPlans(const std::vector<pricing::RatePlan> &plans);
    void setCommissions(const std::vector<sync::PlanCommission> &commissions);
    /// Of the hotel's rate plans; others are dropped, and so is what is no commission.
    std::vector<sync::PlanCommission> commissions() const;
    /// The channel's own, shown where a plan has none.
    void setStandard(int basisPoints);
    /// The first row with a text that is no commission; -1: none.
    int firstProblem() const;
    /// The error of a row; empty if it is valid.
    QString problem(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    std::span<const TableColumn> columns() const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// "12.5" or "12.5 %"; what is no commission stays as it was typed.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

private:
    struct Line {
        RatePlanId plan;
        QString name;
        std::optional<int> basisPoints{};
        QString wrong{};  ///< typed, and no commission
    };
    QString text(int basisPoints) const;

    const QLocale locale_;
    std::vector<Line> lines_;
    int standard_ = 0;
};

}  // namespace roomrack::desktop
