// SPDX-License-Identifier: GPL-3.0-or-later
// Draws figures with aligned digits, and sets the totals row apart.
#pragma once

#include "desktop/widgets/cell_delegate.h"

namespace roomrack::desktop {

class FigureDelegate final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

protected:
    void paintInside(QPainter *painter, const QRect &inside, const QStyleOptionViewItem &cell,
                     const QModelIndex &index) const override;
};

}  // namespace roomrack::desktop
