// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/reports/figure_delegate.h"

#include "desktop/reports/report_model.h"
#include "desktop/theme/look.h"
#include "desktop/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QApplication>

namespace roomrack::desktop {

FigureDelegate::FigureDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), theme_(theme)
{}

void FigureDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const bool total = index.data(ReportModel::TotalRole).toBool();
    const bool selected = cell.state & QStyle::State_Selected;
    const QString text = cell.text;
    cell.text.clear();
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    painter->save();
    if (total && !selected)
        painter->fillRect(QRect(cell.rect).adjusted(0, 0, 0, -1), theme_.colors().raised);
    painter->setFont(cell.font);
    painter->setPen(theme_.colors().text);
    QRect inside = cell.rect.adjusted(look::kPadding, 0, -look::kPadding, 0);
    if (index.column() > 0) inside.adjust(look::kSortArrow, 0, -look::kSortArrow, 0);
    if (index.column() == 0) {
        painter->drawText(inside, static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter),
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, inside.width()));
    } else {
        const bool left = cell.direction == Qt::RightToLeft;
        look::paintTabular(painter, inside, left ? Qt::AlignLeft : Qt::AlignRight, text);
    }
    painter->restore();
}

}  // namespace roomrack::desktop
