// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the bookings' table: a pill for the status, digits in columns, a grey bar where a row has
// not arrived yet.
#pragma once

#include "desktop/widgets/cell_delegate.h"

namespace roomrack::desktop {

class StatusDelegate final : public CellDelegate {
    Q_OBJECT

public:
    /// The model's columns: the one with the pill (roles Display and `toneRole`), those drawn
    /// muted. `loadedRole` 0: rows are always there.
    struct Columns {
        int status = -1;
        int toneRole = 0;
        int loadedRole = 0;
        int enabledRole = 0;  ///< where it is false the whole row is muted
        QList<int> muted;
        QList<int> strong;
    };

    StatusDelegate(const Theme &theme, Columns columns, QObject *parent = nullptr);

protected:
    void paintInside(QPainter *painter, const QRect &inside, const QStyleOptionViewItem &cell,
                     const QModelIndex &index) const override;

private:
    void paintPlaceholder(QPainter *painter, const QRect &cell, const QModelIndex &index) const;
    Columns columns_;
};

}  // namespace roomrack::desktop
