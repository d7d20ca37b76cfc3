// SPDX-License-Identifier: GPL-3.0-or-later
// A table for typing into cells in sequence. Tab moves from cell to cell and from the last one to
// the next control; in QTableView it wraps around and never leaves the table.
#pragma once

#include <QtWidgets/QTableView>

namespace roomrack::desktop {

class EditTable : public QTableView {
    Q_OBJECT

public:
    using QTableView::QTableView;

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    bool focusNextPrevChild(bool next) override;

private:
    bool isAtEnd(bool forward) const;
};

}  // namespace roomrack::desktop
