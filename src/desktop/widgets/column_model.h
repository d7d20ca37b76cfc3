// SPDX-License-Identifier: GPL-3.0-or-later
// A table model whose columns are a table of constants: one row describes a column, for its cells
// and its heading.
#pragma once

#include <QtCore/QAbstractTableModel>

#include <span>

namespace roomrack::desktop {

struct TableColumn {
    const char *title;    ///< marked by QT_TR_NOOP in columns(); translated in the model's context
    bool number = false;  ///< aligned right
};

class ColumnModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// In the order of the model's enum of columns.
    virtual std::span<const TableColumn> columns() const = 0;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

protected:
    /// For Qt::TextAlignmentRole.
    int alignmentOf(int column) const;
};

}  // namespace roomrack::desktop
