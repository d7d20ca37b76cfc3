// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/bulk_rows.h"

#include "desktop/theme/focus_outline.h"

#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QHeaderView>

#include <algorithm>

namespace roomrack::desktop {

namespace {

enum Role { TypeRole = Qt::UserRole, PlanRole };

constexpr int kRowHeight = 26;

}  // namespace

BulkRows::BulkRows(QWidget *parent) : QTreeWidget(parent)
{
    setColumnCount(1);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Pools, room types and rate plans"));
    new FocusOutline(this);
    connect(this, &QTreeWidget::itemChanged, this, [this] {
        if (!filling_) emit changed();
    });
}

QTreeWidgetItem *BulkRows::makeItem(QTreeWidgetItem *parent, const QString &text)
{
    auto *item = parent ? new QTreeWidgetItem(parent, {text}) : new QTreeWidgetItem(this, {text});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(0, Qt::Unchecked);
    item->setSizeHint(0, QSize(0, kRowHeight));
    return item;
}

void BulkRows::addType(const HotelView &view, QTreeWidgetItem *pool, int type, CellField field,
                       const std::vector<BulkRow> &checked)
{
    const inventory::RoomType &t = view.catalogue().roomTypes[size_t(type)];
    QTreeWidgetItem *item = makeItem(pool, t.name);
    const auto fill = [&](QTreeWidgetItem *leaf, RatePlanId plan) {
        leaf->setData(0, TypeRole, t.id.value);
        leaf->setData(0, PlanRole, plan.value);
        const bool on =
            std::find(checked.begin(), checked.end(), BulkRow{t.id, plan}) != checked.end();
        leaf->setCheckState(0, on ? Qt::Checked : Qt::Unchecked);
    };
    if (field != CellField::Rate) {
        fill(item, {});
        return;
    }
    if (view.rates().plans().size() == 1) {
        fill(item, view.rates().plans().front().id);
        return;
    }
    item->setFlags(item->flags() | Qt::ItemIsAutoTristate);
    for (const pricing::RatePlan &plan : view.rates().plans())
        fill(makeItem(item, plan.name), plan.id);
}

void BulkRows::show(const HotelView &view, CellField field, const std::vector<BulkRow> &checked)
{
    const QScopedValueRollback guard(filling_, true);
    clear();
    QTreeWidgetItem *hotel = makeItem(nullptr, tr("Entire hotel"));
    hotel->setFlags(hotel->flags() | Qt::ItemIsAutoTristate);
    for (size_t p = 0; p < view.catalogue().pools.size(); ++p) {
        if (view.typesOf(int(p)).size() == 1) {  // the grid has one row for it too
            addType(view, hotel, view.typesOf(int(p)).front(), field, checked);
            continue;
        }
        QTreeWidgetItem *pool = makeItem(hotel, view.catalogue().pools[p].name);
        pool->setFlags(pool->flags() | Qt::ItemIsAutoTristate);
        for (const int type : view.typesOf(int(p))) addType(view, pool, type, field, checked);
        pool->setExpanded(true);
    }
    hotel->setExpanded(true);
    // Expands room types of which only some plans are checked.
    for (QTreeWidgetItemIterator it(this); *it; ++it) {
        if ((*it)->childCount() > 0 && (*it)->checkState(0) == Qt::PartiallyChecked)
            (*it)->setExpanded(true);
    }
    setCurrentItem(hotel);
}

std::vector<BulkRow> BulkRows::rows() const
{
    std::vector<BulkRow> rows;
    for (int i = 0; i < topLevelItemCount(); ++i) collect(topLevelItem(i), rows);
    return rows;
}

std::vector<QTreeWidgetItem *> BulkRows::leavesOf(RatePlanId plan) const
{
    std::vector<QTreeWidgetItem *> leaves;
    for (QTreeWidgetItemIterator it(const_cast<BulkRows *>(this)); *it; ++it) {
        const bool leaf = (*it)->childCount() == 0 && (*it)->data(0, TypeRole).toLongLong() != 0;
        if (leaf && (*it)->data(0, PlanRole).toLongLong() == plan.value) leaves.push_back(*it);
    }
    return leaves;
}

std::pair<int, int> BulkRows::checkedOf(RatePlanId plan) const
{
    const auto leaves = leavesOf(plan);
    const auto on = std::count_if(leaves.begin(), leaves.end(), [](const QTreeWidgetItem *leaf) {
        return leaf->checkState(0) == Qt::Checked;
    });
    return {int(on), int(leaves.size())};
}

void BulkRows::checkPlan(RatePlanId plan, bool on)
{
    {
        const QScopedValueRollback guard(filling_, true);
        for (QTreeWidgetItem *leaf : leavesOf(plan)) {
            leaf->setCheckState(0, on ? Qt::Checked : Qt::Unchecked);
            if (on && leaf->parent()) leaf->parent()->setExpanded(true);
        }
    }
    emit changed();
}

void BulkRows::collect(const QTreeWidgetItem *item, std::vector<BulkRow> &rows) const
{
    if (item->childCount() == 0) {
        const qint64 type = item->data(0, TypeRole).toLongLong();
        if (type != 0 && item->checkState(0) == Qt::Checked)
            rows.push_back({RoomTypeId{type}, RatePlanId{item->data(0, PlanRole).toLongLong()}});
        return;
    }
    for (int i = 0; i < item->childCount(); ++i) collect(item->child(i), rows);
}

}  // namespace roomrack::desktop

#include "moc_bulk_rows.cpp"
