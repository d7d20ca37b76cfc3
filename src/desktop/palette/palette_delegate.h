// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a row of the command palette: text, muted detail, and the shortcut at the end.
#pragma once

#include "desktop/widgets/cell_delegate.h"

namespace roomrack::desktop {

class PaletteDelegate final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void paintInside(QPainter *painter, const QRect &inside, const QStyleOptionViewItem &cell,
                     const QModelIndex &index) const override;
};

}  // namespace roomrack::desktop
