// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/night_table.h"

#include "desktop/theme/focus_outline.h"
#include "desktop/widgets/hover_scroll_bar.h"

#include <QtWidgets/QHeaderView>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableView>

namespace roomrack::desktop {

void setUpNightTable(QTableView &table)
{
    table.setFrameShape(QFrame::NoFrame);
    table.setShowGrid(false);
    table.setCornerButtonEnabled(false);
    table.setSelectionBehavior(QAbstractItemView::SelectItems);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setTabKeyNavigation(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new FocusOutline(&table);
    new HoverScrollBar(table.horizontalScrollBar(), table.viewport());
}

void scrollPastBar(QTableView &table, int scrolled)
{
    QScrollBar *bar = table.verticalScrollBar();
    // Rows that fit are left alone: a scroll bar that appears here would change the layout again.
    if (bar->maximum() == 0) return;
    const int rows = table.verticalHeader()->length() - table.viewport()->height();
    if (rows <= 0) return;
    bar->setMaximum(rows + table.horizontalScrollBar()->sizeHint().height());
    bar->setValue(scrolled);
}

}  // namespace roomrack::desktop
