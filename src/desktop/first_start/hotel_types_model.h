// SPDX-License-Identifier: GPL-3.0-or-later
// The editable table of room types in the first-start dialog.
#pragma once

#include "desktop/first_start/hotel_draft.h"
#include "desktop/widgets/column_model.h"

namespace roomrack::desktop {

class HotelTypesModel final : public ColumnModel {
    Q_OBJECT

public:
    /// The error of a cell; empty if it is valid.
    static constexpr int kProblemRole = Qt::UserRole;

    explicit HotelTypesModel(const QLocale &locale, QObject *parent = nullptr);

    const std::vector<DraftType> &types() const { return types_; }
    void setTypes(std::vector<DraftType> types);
    /// Currency for display and input of rates; typed amounts are kept.
    void setCurrency(Currency currency);
    Currency currency() const { return currency_; }
    /// Codes of the types with their own rooms, without that of `row`.
    QStringList codesToShare(int row) const;
    void setProblems(const std::vector<DraftProblem> &problems);

    /// Appends a room type, numbered after the last rooms; returns its row.
    int addType();
    void removeType(int row);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    std::span<const TableColumn> columns() const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    void edited();

private:
    QVariant shown(const DraftType &type, DraftColumn column) const;
    QVariant toEdit(const DraftType &type, DraftColumn column) const;
    bool take(DraftType &type, DraftColumn column, const QVariant &value);
    QString problemAt(const QModelIndex &index) const;

    QLocale locale_;
    Currency currency_;
    std::vector<DraftType> types_;
    std::vector<DraftProblem> problems_;
};

}  // namespace roomrack::desktop
