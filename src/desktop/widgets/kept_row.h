// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the current row of a list at the same height of the viewport while its rows are rebuilt,
// inserted or sorted again: the row stays under the pointer that acted on it.
#pragma once

class QAbstractItemView;

namespace roomrack::desktop {

class KeptRow final {
public:
    /// Stores the current row and the scroll positions. Create it before the rows change.
    explicit KeptRow(QAbstractItemView *view);

    /// Makes `row` current and scrolls it to the height of the row that was current, as far as the
    /// length of the list allows. -1: its item is gone; the row now at its position becomes
    /// current. If the current row was scrolled out of view, the view does not scroll. `column`: of
    /// the current cell; -1: the stored one.
    void restore(int row, int column = -1) const;

private:
    QAbstractItemView *view_;
    int row_;
    int column_;
    int top_;       ///< pixels below the top of the viewport
    bool seen_;     ///< the current row was in view
    int scrolled_;  ///< vertical
    int across_;    ///< horizontal
};

}  // namespace roomrack::desktop
