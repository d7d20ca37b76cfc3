// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/column_model.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

int ColumnModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(columns().size());
}

int ColumnModel::alignmentOf(int column) const
{
    const bool number = columns()[size_t(column)].number;
    return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QVariant ColumnModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (section < 0 || section >= int(columns().size())) return {};
    switch (role) {
    case Qt::TextAlignmentRole: return alignmentOf(section);
    case Qt::DisplayRole:
        return QCoreApplication::translate(metaObject()->className(),
                                           columns()[size_t(section)].title);
    default: return {};
    }
}

}  // namespace roomrack::desktop

#include "moc_column_model.cpp"
