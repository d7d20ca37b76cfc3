// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_model.h"

#include "desktop/words/stay_words.h"

#include <QtCore/QLocale>

#include <algorithm>

namespace roomrack::desktop {

GridModel::GridModel(const HotelView &view, QObject *parent)
    : QAbstractTableModel(parent), view_(view), rows_(view), parity_(view)
{}

int GridModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : rows_.size();
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
    switch (role) {
    case Qt::DisplayRole: {
        const GridRow &at = row(index.row());
        if (mode_ == GridMode::Parity && at.isType())
            return parityText(parity(at.type, night(index.column())));
        return cellText(view_, mode_, at, night(index.column()));
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return describe(row(index.row()), night(index.column()));
    case Qt::TextAlignmentRole: return int(Qt::AlignCenter);
    default: return {};
    }
}

QString GridModel::describe(const GridRow &row, Night night) const
{
    QStringList lines{describeCell(view_, row, night)};
    lines << paritySentences(row, night);
    return lines.join(u'\n');
}

QStringList GridModel::paritySentences(const GridRow &row, Night night) const
{
    return parity_.sentences(mode_, row, night);
}

void GridModel::setParity(const channels::Parity *parity)
{
    if (parity_.set(parity) && rowCount() > 0 && columnCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QVariant GridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    if (orientation == Qt::Horizontal) {
        if (section < 0 || section >= columnCount()) return {};
        return role == Qt::DisplayRole ? dateText(night(section), QLocale())
                                       : weekdayDateText(night(section), QLocale());
    }
    if (section < 0 || section >= rowCount()) return {};
    return rowName(view_, row(section));
}

void GridModel::setMode(GridMode mode)
{
    if (mode == mode_) return;
    mode_ = mode;
    if (rowCount() == 0 || columnCount() == 0) return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

int GridModel::columnOf(Night night) const
{
    return std::clamp(night - view_.ledger().first(), 0, std::max(0, columnCount() - 1));
}

void GridModel::reload()
{
    beginResetModel();
    rows_.rebuild();
    endResetModel();
}

/// Recomputes the rows below `row`.
void GridModel::replaceBelow(int row)
{
    const int end = rows_.endBelow(row);
    if (end > row + 1) {
        beginRemoveRows({}, row + 1, end - 1);
        rows_.erase(row + 1, end);
        endRemoveRows();
    }
    const std::vector<GridRow> rows = rows_.below(rows_.at(row));
    if (!rows.empty()) {
        beginInsertRows({}, row + 1, row + int(rows.size()));
        rows_.insert(row + 1, rows);
        endInsertRows();
    }
    emit headerDataChanged(Qt::Vertical, row, row);
}

void GridModel::fold(const GridRow &row, bool folded)
{
    if (!rows_.canFold(row) || folded == rows_.isFolded(row)) return;
    rows_.markFolded(row, folded);
    if (const int shown = rows_.find(row); shown >= 0) replaceBelow(shown);
}

void GridModel::foldAll(bool folded)
{
    for (int pool = 0; pool < view_.ledger().pools(); ++pool) fold({pool, -1, false}, folded);
}

void GridModel::setFoldedIds(const QList<qint64> &folded, const QList<qint64> &opened)
{
    beginResetModel();
    rows_.setFoldedIds(folded, opened);
    endResetModel();
}

void GridModel::cellsChanged(const std::vector<CellSpan> &spans)
{
    for (const CellSpan &span : spans) {
        for (int row = 0; row < rowCount(); ++row) {
            const GridRow &at = rows_.at(row);
            // A pool's availability is shown in each of its room types, a room type's price in the
            // derived plans.
            const bool touched = span.pool ? at.pool == span.row : at.type == span.row;
            if (touched)
                emit dataChanged(index(row, columnOf(span.first)), index(row, columnOf(span.last)));
        }
    }
}

}  // namespace roomrack::desktop
