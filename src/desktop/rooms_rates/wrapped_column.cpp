// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/wrapped_column.h"

#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"

#include <QtGui/QFontMetrics>
#include <QtGui/QPainter>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QTableView>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWrapped = Qt::AlignVCenter | Qt::AlignLeading | Qt::TextWordWrap;

QFont wrappedFont()
{
    return Theme::font(TextSize::Body, QFont::Normal);
}

}  // namespace

WrappedColumn::WrappedColumn(const Theme &theme, QTableView *table, int column)
    : CellDelegate(theme, table), table_(table), column_(column), width_(table->columnWidth(column))
{
    table->setItemDelegateForColumn(column, this);
    // The header of a stretched column tells the new width before it has it.
    connect(table->horizontalHeader(), &QHeaderView::sectionResized, this,
            [this](int resized, int /*before*/, int now) {
                if (resized != column_) return;
                width_ = now;
                fitRows();
            });
    connect(table->model(), &QAbstractItemModel::modelReset, this, &WrappedColumn::fitRows);
    connect(table->model(), &QAbstractItemModel::dataChanged, this, &WrappedColumn::fitRows);
    fitRows();
}

/// One line has the height of a row in any other table.
int WrappedColumn::heightOf(const QString &text) const
{
    const QFontMetrics metrics(wrappedFont());
    const QRect inside(0, 0, width_ - 2 * style::kPadding, QWIDGETSIZE_MAX);
    const int line = metrics.boundingRect(inside, kWrapped, QStringLiteral("X")).height();
    const int all = metrics.boundingRect(inside, kWrapped, text).height();
    return style::kRow + std::max(0, all - line);
}

/// Not by QTableView::resizeRowsToContents(), which asks for the sizes of all cells.
void WrappedColumn::fitRows()
{
    const QAbstractItemModel *model = table_->model();
    for (int row = 0; row < model->rowCount(); ++row)
        table_->setRowHeight(row, heightOf(model->index(row, column_).data().toString()));
}

QSize WrappedColumn::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize hint = CellDelegate::sizeHint(option, index);
    return {hint.width(), heightOf(index.data().toString())};
}

void WrappedColumn::paintInside(QPainter *painter, const QRect &inside,
                                const QStyleOptionViewItem & /*cell*/,
                                const QModelIndex &index) const
{
    painter->setFont(wrappedFont());
    painter->setPen(theme().colors().text);
    painter->drawText(inside, kWrapped, index.data().toString());
}

}  // namespace roomrack::desktop

#include "moc_wrapped_column.cpp"
