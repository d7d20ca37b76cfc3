// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/rows_model.h"

#include <algorithm>

namespace roomrack::desktop {

void RowsModel::setColumns(std::vector<RowColumn> columns)
{
    beginResetModel();
    columns_ = std::move(columns);
    rows_.clear();
    endResetModel();
}

void RowsModel::setRows(std::vector<Row> rows)
{
    const bool inPlace = rows.size() == rows_.size()
                         && std::equal(rows.begin(), rows.end(), rows_.begin(),
                                       [](const Row &a, const Row &b) { return a.key == b.key; });
    if (!inPlace) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
        return;
    }
    for (size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] == rows_[i]) continue;
        rows_[i] = std::move(rows[i]);
        emit dataChanged(index(int(i), 0), index(int(i), int(columns_.size()) - 1));
    }
}

int RowsModel::rowOf(qint64 key) const
{
    for (size_t i = 0; i < rows_.size(); ++i) {
        if (rows_[i].key == key) return int(i);
    }
    return -1;
}

int RowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(rows_.size());
}

int RowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(columns_.size());
}

QVariant RowsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row &row = rows_[size_t(index.row())];
    const RowCell &cell = row.cells[size_t(index.column())];
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::ToolTipRole: return cell.tip.isEmpty() ? QVariant() : QVariant(cell.tip);
    case Qt::TextAlignmentRole:
        return int((columns_[size_t(index.column())].number ? Qt::AlignRight : Qt::AlignLeft)
                   | Qt::AlignVCenter);
    case KeyRole: return row.key;
    case ToneRole: return int(cell.tone);
    case ActiveRole: return !row.quiet;
    default: return {};
    }
}

QVariant RowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= int(columns_.size())) return {};
    const RowColumn &column = columns_[size_t(section)];
    switch (role) {
    case Qt::DisplayRole: return column.heading;
    case Qt::ToolTipRole: return column.tip.isEmpty() ? QVariant() : QVariant(column.tip);
    case Qt::TextAlignmentRole:
        return int((column.number ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    default: return {};
    }
}

}  // namespace roomrack::desktop

#include "moc_rows_model.cpp"
