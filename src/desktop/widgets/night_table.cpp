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
    const int hidden = table.verticalHeader()->length() - table.viewport()->height();
    const bool covers = table.horizontalScrollBar()->maximum() > 0;
    const int overlay = covers ? table.horizontalScrollBar()->sizeHint().height() : 0;
    // Rows that just fit are scrolled by wheel and keys only: a bar that appeared for them would
    // make the viewport narrower, which calls updateGeometries() again, without end.
    table.setVerticalScrollBarPolicy(hidden > 0 ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    if (hidden + overlay <= 0) return;
    bar->setMaximum(hidden + overlay);
    bar->setValue(scrolled);
}

}  // namespace roomrack::desktop
