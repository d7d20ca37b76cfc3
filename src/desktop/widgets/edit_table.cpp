// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/edit_table.h"

namespace roomrack::desktop {

bool EditTable::isAtEnd(bool forward) const
{
    const QModelIndex at = currentIndex();
    if (!at.isValid()) return true;
    if (at.row() != (forward ? model()->rowCount() - 1 : 0)) return false;
    const int step = forward ? 1 : -1;
    for (int c = at.column() + step; c >= 0 && c < model()->columnCount(); c += step)
        if (!isColumnHidden(c)) return false;
    return true;
}

/// An editor that is left at the table's end opens no other cell.
QModelIndex EditTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if ((action == MoveNext || action == MovePrevious) && isAtEnd(action == MoveNext)) return {};
    return QTableView::moveCursor(action, modifiers);
}

bool EditTable::focusNextPrevChild(bool next)
{
    return isAtEnd(next) ? QAbstractScrollArea::focusNextPrevChild(next)
                         : QTableView::focusNextPrevChild(next);
}

}  // namespace roomrack::desktop

#include "moc_edit_table.cpp"
