// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a countdown with its bar, red when little time is left.
#pragma once

#include "desktop/widgets/cell_delegate.h"

namespace roomrack::desktop {

class CountdownDelegate final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void paintInside(QPainter *painter, const QRect &inside, const QStyleOptionViewItem &cell,
                     const QModelIndex &index) const override;
};

}  // namespace roomrack::desktop
