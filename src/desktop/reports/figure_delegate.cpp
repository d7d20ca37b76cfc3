// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/reports/figure_delegate.h"

#include "desktop/reports/report_model.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"

#include <QtGui/QPainter>

namespace roomrack::desktop {

void FigureDelegate::paintInside(QPainter *painter, const QRect &inside,
                                 const QStyleOptionViewItem &cell, const QModelIndex &index) const
{
    const bool total = index.data(ReportModel::TotalRole).toBool();
    const bool selected = cell.state & QStyle::State_Selected;
    if (total && !selected)
        painter->fillRect(QRect(cell.rect).adjusted(0, 0, 0, -1), theme().colors().raised);
    painter->setFont(cell.font);
    painter->setPen(theme().colors().text);
    if (index.column() == 0) {
        painter->drawText(
            inside, static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter),
            painter->fontMetrics().elidedText(cell.text, Qt::ElideRight, inside.width()));
    } else {
        const bool left = cell.direction == Qt::RightToLeft;
        style::paintTabular(painter, inside.adjusted(style::kSortArrow, 0, -style::kSortArrow, 0),
                            left ? Qt::AlignLeft : Qt::AlignRight, cell.text);
    }
}

}  // namespace roomrack::desktop
