// SPDX-License-Identifier: GPL-3.0-or-later
// Draws figures so that their digits stand below each other, and the row of totals apart.
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
