// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose cells are typed into one after another. Tab goes from cell to cell and, after the
// last, on to the next control; Qt's own begins again and never lets go.
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
