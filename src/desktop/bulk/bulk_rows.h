// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a bulk update as a tree with check boxes: the hotel, its pools, their room types and,
// for rates, their rate plans. Checking an item checks all below it.
#pragma once

#include "desktop/bulk/bulk_form.h"

#include <QtWidgets/QTreeWidget>

namespace roomrack::desktop {

class BulkRows final : public QTreeWidget {
    Q_OBJECT

public:
    explicit BulkRows(QWidget *parent = nullptr);

    /// Shows the hotel's rows for a setting, with `checked` checked.
    void show(const HotelView &view, CellField field, const std::vector<BulkRow> &checked);
    /// The checked rows, in the order of the grid.
    std::vector<BulkRow> rows() const;

    /// Checks or unchecks a rate plan in every room type; only for rates.
    void checkPlan(RatePlanId plan, bool on);
    /// The number of room types in which it is checked, and in which it exists.
    std::pair<int, int> checkedOf(RatePlanId plan) const;

signals:
    void changed();

private:
    QTreeWidgetItem *makeItem(QTreeWidgetItem *parent, const QString &text);
    void addType(const HotelView &view, QTreeWidgetItem *pool, int type, CellField field,
                 const std::vector<BulkRow> &checked);
    std::vector<QTreeWidgetItem *> leavesOf(RatePlanId plan) const;
    void collect(const QTreeWidgetItem *item, std::vector<BulkRow> &rows) const;
    bool filling_ = false;
};

}  // namespace roomrack::desktop
