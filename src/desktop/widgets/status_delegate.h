// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the rows of a table: a pill for the status, aligned digits, and a grey bar while a row is
// not loaded.
#pragma once

#include "desktop/widgets/cell_delegate.h"

namespace roomrack::desktop {

class StatusDelegate final : public CellDelegate {
    Q_OBJECT

public:
    /// The model's columns: the one with the pill (roles Display and `toneRole`) and the muted
    /// ones. `loadedRole` 0: rows are always loaded.
    struct Columns {
        int status = -1;
        int toneRole = 0;
        int loadedRole = 0;
        int enabledRole = 0;  ///< if false, the whole row is muted
        QList<int> muted;
        QList<int> strong;
    };

    StatusDelegate(const Theme &theme, Columns columns, QObject *parent = nullptr);

    /// The column with the pills, which are never cut; -1: there is none.
    int statusColumn() const { return columns_.status; }

    /// Wide enough for the pill, and for figures below the heading of a sorted column.
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    /// The font of a strong column, for the width of its content.
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    void paintInside(QPainter *painter, const QRect &inside, const QStyleOptionViewItem &cell,
                     const QModelIndex &index) const override;

private:
    void paintPlaceholder(QPainter *painter, const QRect &cell, const QModelIndex &index) const;
    Columns columns_;
};

}  // namespace roomrack::desktop
