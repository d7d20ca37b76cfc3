// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_model.h"

#include <QtCore/QLocale>

#include <algorithm>

namespace roomrack::desktop {

GridModel::GridModel(const HotelView &view, QObject *parent)
    : QAbstractTableModel(parent), view_(view)
{
    rebuild();
}

int GridModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(rows_.size());
}

int GridModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : view_.ledger().nights();
}

QVariant GridModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const GridRow &at = row(index.row());
    const Night night = this->night(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return at.isPool() ? poolText(poolFace(view_, at.pool, night))
                           : numberText(typeFace(view_, at.type, night, at.alone).number);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return at.isPool() ? describePool(view_, at.pool, night)
                           : describeFace(view_, at.type, night, at.alone);
    case Qt::TextAlignmentRole: return int(Qt::AlignCenter);
    default: return {};
    }
}

QVariant GridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    if (orientation == Qt::Horizontal) {
        if (section < 0 || section >= columnCount()) return {};
        return QLocale().toString(night(section).date(), role == Qt::DisplayRole
                                                             ? QLocale::ShortFormat
                                                             : QLocale::LongFormat);
    }
    if (section < 0 || section >= rowCount()) return {};
    const GridRow &at = row(section);
    return at.isPool() ? view_.catalogue().pools[size_t(at.pool)].name
                       : view_.catalogue().roomTypes[size_t(at.type)].name;
}

int GridModel::columnOf(Night night) const
{
    return std::clamp(night - view_.first(), 0, std::max(0, columnCount() - 1));
}

int GridModel::rowOfType(int type) const
{
    int ofPool = -1;
    for (size_t i = 0; i < rows_.size(); ++i) {
        if (rows_[i].type == type) return int(i);
        if (rows_[i].isPool() && rows_[i].pool == view_.poolOf(type)) ofPool = int(i);
    }
    return ofPool;
}

void GridModel::rebuild()
{
    rows_.clear();
    const int pools = view_.ledger().pools();
    for (int pool = 0; pool < pools; ++pool) {
        const std::vector<int> &types = view_.typesOf(pool);
        if (types.size() == 1) {
            rows_.push_back({pool, types.front(), true});
            continue;
        }
        rows_.push_back({pool, -1, false});
        if (isFolded(pool)) continue;
        for (const int type : types) rows_.push_back({pool, type, false});
    }
}

void GridModel::reload()
{
    beginResetModel();
    rebuild();
    endResetModel();
}

void GridModel::setFolded(int pool, bool folded)
{
    const auto count = int(view_.typesOf(pool).size());
    if (count == 1 || folded == isFolded(pool)) return;
    const auto it = std::find(rows_.begin(), rows_.end(), GridRow{pool, -1, false});
    if (it == rows_.end()) return;
    const int at = int(it - rows_.begin());
    if (folded) {
        folded_.insert(poolId(pool));
        if (count > 0) {
            beginRemoveRows({}, at + 1, at + count);
            rows_.erase(rows_.begin() + at + 1, rows_.begin() + at + 1 + count);
            endRemoveRows();
        }
    } else {
        folded_.remove(poolId(pool));
        if (count > 0) {
            beginInsertRows({}, at + 1, at + count);
            std::vector<GridRow> types;
            for (const int type : view_.typesOf(pool)) types.push_back({pool, type, false});
            rows_.insert(rows_.begin() + at + 1, types.begin(), types.end());
            endInsertRows();
        }
    }
    emit headerDataChanged(Qt::Vertical, at, at);
}

void GridModel::foldAll(bool folded)
{
    for (int pool = 0; pool < view_.ledger().pools(); ++pool) setFolded(pool, folded);
}

void GridModel::setFoldedIds(const QList<qint64> &ids)
{
    beginResetModel();
    folded_ = QSet<qint64>(ids.begin(), ids.end());
    rebuild();
    endResetModel();
}

void GridModel::mark(int row, Night first, Night last)
{
    emit dataChanged(index(row, columnOf(first)), index(row, columnOf(last)));
}

void GridModel::cellsChanged(const std::vector<CellSpan> &spans)
{
    for (const CellSpan &span : spans) {
        for (size_t i = 0; i < rows_.size(); ++i) {
            const GridRow &at = rows_[i];
            // What a pool has left shows in each of its room types.
            const bool touched = span.pool ? at.pool == span.row : at.type == span.row;
            if (touched) mark(int(i), span.first, span.last);
        }
    }
}

}  // namespace roomrack::desktop
