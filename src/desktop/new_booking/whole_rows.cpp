// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/whole_rows.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLayout>
#include <QtWidgets/QTableView>

namespace roomrack::desktop {

WholeRows::WholeRows(QTableView *table) : QObject(table), table_(table)
{
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    table->parentWidget()->installEventFilter(this);
    // It also changes its height when the horizontal scroll bar comes or goes.
    table->viewport()->installEventFilter(this);
    connect(table->verticalHeader(), &QHeaderView::sectionCountChanged, this, &WholeRows::fit);
}

void WholeRows::install(QTableView *table)
{
    new WholeRows(table);
}

bool WholeRows::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) fit();
    return QObject::eventFilter(watched, event);
}

/// Limits the height of the table, not that of its frame: the dialog can still be made smaller.
void WholeRows::fit()
{
    const QLayout *layout = table_->parentWidget()->layout();
    const int beside = table_->height() - table_->viewport()->height();
    const int room = layout->contentsRect().height() - beside;
    const int row = table_->verticalHeader()->defaultSectionSize();
    const bool cut = room >= row && table_->verticalHeader()->length() > room;
    table_->setMaximumHeight(cut ? beside + room / row * row : QWIDGETSIZE_MAX);
}

}  // namespace roomrack::desktop

#include "moc_whole_rows.cpp"
