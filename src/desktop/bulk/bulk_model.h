// SPDX-License-Identifier: GPL-3.0-or-later
// The preview's table: rows and runs of nights with the same change, before and after. Texts are
// created on demand, because there may be 100,000 lines.
#pragma once

#include "desktop/bulk/bulk_plan.h"
#include "desktop/widgets/column_model.h"

#include <memory>

namespace roomrack::desktop {

class BulkModel final : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Where, Nights, Before, After, kColumns };

    /// The view must outlive it.
    explicit BulkModel(const HotelView &view, QObject *parent = nullptr);

    void show(std::shared_ptr<const BulkPlan> plan, CellField field);
    void clear();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    std::span<const TableColumn> columns() const override;

private:
    QString textOf(const BulkLine &line, int column) const;
    const HotelView &view_;
    std::shared_ptr<const BulkPlan> plan_;
    CellField field_ = CellField::ForSale;
};

}  // namespace roomrack::desktop
