// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the command palette: entries under the headings of their groups.
#pragma once

#include "desktop/palette/palette_entry.h"

#include <QtCore/QAbstractListModel>

namespace roomrack::desktop {

class PaletteModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        HeadingRole = Qt::UserRole,  ///< bool: a heading, which cannot be selected
        DetailRole,
        KeysRole,
    };

    using QAbstractListModel::QAbstractListModel;

    /// The entries must be ordered by group.
    void setEntries(std::vector<PaletteEntry> entries);
    /// Null for headings and rows that do not exist. Valid until the next setEntries().
    const PaletteEntry *entry(int row) const;
    /// The next entry after `row` (-1: before the first one) in direction `step` (1 or -1), cyclic;
    /// -1: there are no entries.
    int next(int row, int step) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        PaletteEntry::Group group;
        int entry = -1;  ///< none: the group's heading
    };
    std::vector<PaletteEntry> entries_;
    std::vector<Row> rows_;
};

}  // namespace roomrack::desktop
