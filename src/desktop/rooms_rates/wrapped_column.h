// SPDX-License-Identifier: GPL-3.0-or-later
// A column of texts that are wrapped instead of cut: sentences that are of no use in part.
#pragma once

#include "desktop/widgets/cell_delegate.h"

class QTableView;

namespace roomrack::desktop {

/// The delegate of one column of a table. Rows are as high as its wrapped texts need, whenever the
/// rows or the width of the column change.
class WrappedColumn final : public CellDelegate {
    Q_OBJECT

public:
    /// Belongs to `table`, which has its model.
    WrappedColumn(const Theme &theme, QTableView *table, int column);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void paintInside(QPainter *painter, const QRect &inside, const QStyleOptionViewItem &cell,
                     const QModelIndex &index) const override;

private:
    void fitRows();
    int heightOf(const QString &text) const;

    QTableView *table_;
    int column_;
    int width_;  ///< of the column, pixels
};

}  // namespace roomrack::desktop
