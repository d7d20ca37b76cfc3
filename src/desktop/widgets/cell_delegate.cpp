// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/cell_delegate.h"

#include "desktop/theme/style.h"

#include <QtGui/QPainter>
#include <QtWidgets/QApplication>

namespace roomrack::desktop {

CellDelegate::CellDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), theme_(theme)
{}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    QStyleOptionViewItem empty = cell;
    empty.text.clear();
    empty.state &= ~QStyle::State_HasFocus;
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &empty, painter, cell.widget);
    painter->save();
    paintInside(painter, cell.rect.adjusted(style::kPadding, 0, -style::kPadding, 0), cell, index);
    painter->restore();
}

}  // namespace roomrack::desktop

#include "moc_cell_delegate.cpp"
