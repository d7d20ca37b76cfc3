// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/bulk_model.h"

#include "desktop/bulk/bulk_words.h"
#include "desktop/theme/style.h"

namespace roomrack::desktop {

BulkModel::BulkModel(const HotelView &view, QObject *parent) : ColumnModel(parent), view_(view)
{}

void BulkModel::show(std::shared_ptr<const BulkPlan> plan, CellField field)
{
    if (plan_ && plan && field == field_ && plan->lines == plan_->lines) {
        plan_ = std::move(plan);
        return;
    }
    beginResetModel();
    plan_ = std::move(plan);
    field_ = field;
    endResetModel();
}

void BulkModel::clear()
{
    show(nullptr, field_);
}

int BulkModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !plan_ ? 0 : int(plan_->lines.size());
}

QVariant BulkModel::data(const QModelIndex &index, int role) const
{
    const bool known = checkIndex(index, CheckIndexOption::IndexIsValid) && plan_;
    if (!known) return {};
    if (role == Qt::TextAlignmentRole) return alignmentOf(index.column());
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    const BulkLine &line = plan_->lines[size_t(index.row())];
    // The hotel may have been reloaded since; the next preview is based on it.
    const bool there = size_t(line.row.type) < view_.catalogue().roomTypes.size()
                       && line.row.plan < int(view_.rates().plans().size());
    if (!there) return {};
    const QString text = textOf(line, index.column());
    return role == Qt::ToolTipRole ? style::tip(text) : text;
}

QString BulkModel::textOf(const BulkLine &line, int column) const
{
    const QLocale locale;
    switch (column) {
    case Where: return bulkRowName(view_, line.row);
    case Nights: return bulkNightsText(line, locale);
    case Before: return bulkValueText(view_, line, field_, line.before, locale);
    default: return bulkValueText(view_, line, field_, line.after, locale);
    }
}

std::span<const TableColumn> BulkModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Room type · rate plan")},
        {.title = QT_TR_NOOP("Nights")},
        {.title = QT_TR_NOOP("Before"), .number = true},
        {.title = QT_TR_NOOP("After"), .number = true},
    };
    static_assert(std::size(kAll) == kColumns);
    return kAll;
}

}  // namespace roomrack::desktop

#include "moc_bulk_model.cpp"
