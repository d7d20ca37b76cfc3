// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_cells.h"

#include "desktop/inventory/grid_cursor.h"

#include <QtGui/QPainter>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QTableView>

#include <algorithm>

namespace roomrack::desktop {

GridCells::GridCells(const QTableView &view, const GridModel &model, const GridCursor &cursor)
    : view_(view), model_(model), cursor_(cursor)
{}

void GridCells::setTyped(const QString &typed, CellField field, bool derivedToo)
{
    painter_.setTyped(typed);
    typedField_ = field;
    typedInDerived_ = derivedToo;
    view_.viewport()->update();
}

void GridCells::collect(const QRect &area)
{
    typeBoxes_.clear();
    poolBoxes_.clear();
    const QHeaderView &rows = *view_.verticalHeader(), &nights = *view_.horizontalHeader();
    const bool rightToLeft = view_.isRightToLeft();
    const int top = rows.visualIndexAt(area.top());
    if (top < 0) return;
    int bottom = rows.visualIndexAt(area.bottom());
    if (bottom < 0) bottom = model_.rowCount() - 1;
    int first = nights.visualIndexAt(rightToLeft ? area.right() : area.left());
    int last = nights.visualIndexAt(rightToLeft ? area.left() : area.right());
    if (first < 0) first = 0;
    if (last < 0) last = model_.columnCount() - 1;
    const QItemSelection chosen = view_.selectionModel()->selection();
    for (int row = top; row <= bottom; ++row) collectRow(row, first, last, chosen);
}

void GridCells::collectRow(int row, int first, int last, const QItemSelection &chosen)
{
    const HotelView &view = model_.view();
    const GridRow &at = model_.row(row);
    const QHeaderView &rows = *view_.verticalHeader(), &nights = *view_.horizontalHeader();
    const QModelIndex current = cursor_.at();
    const int gap = view_.isRightToLeft() ? 1 : 0;
    const int y = rows.sectionViewportPosition(row);
    const int height = rows.sectionSize(row) - 1;
    std::vector<QItemSelectionRange> ranges;
    for (const QItemSelectionRange &range : chosen) {
        if (row >= range.top() && row <= range.bottom()) ranges.push_back(range);
    }
    const bool several = chosen.size() > 1 || cursor_.isAdding();
    const bool typing = painter_.isTyping() && engineRow(view, at, typedField_).has_value()
                        && (typedInDerived_ || !isDerived(view, at, typedField_));
    for (int column = first; column <= last; ++column) {
        const QRect box(nights.sectionViewportPosition(column) + gap, y,
                        nights.sectionSize(column) - 1, height);
        const bool isChosen =
            std::any_of(ranges.begin(), ranges.end(), [column](const auto &range) {
                return column >= range.left() && column <= range.right();
            });
        const bool isCurrent = several && current.row() == row && current.column() == column;
        const Night night = model_.night(column);
        if (at.isPool()) {
            poolBoxes_.push_back({box, poolFace(view, at.pool, night), isChosen, isCurrent});
            continue;
        }
        typeBoxes_.push_back({box,
                              at.isPlan() ? planFace(view, at.type, at.plan, night)
                                          : typeFace(view, at.type, night, at.alone),
                              isChosen, isCurrent, typing && isChosen});
        if (!at.isPlan()) typeBoxes_.back().face.parity = model_.parity(at.type, night);
    }
}

void GridCells::paint(QPainter *painter, const Colors &c, const QRect &area)
{
    collect(area);
    const bool rightToLeft = view_.isRightToLeft();
    // Gaps between cells have the surface's colour; around pool rows a hairline is drawn.
    for (const PoolCellBox &cell : poolBoxes_) {
        painter->fillRect(cell.box.adjusted(rightToLeft ? -1 : 0, 0, rightToLeft ? 0 : 1, 1),
                          c.line);
    }
    painter_.paint(painter, c, {model_.mode(), model_.view().property().currency}, typeBoxes_,
                   poolBoxes_, rightToLeft);
}

}  // namespace roomrack::desktop
