// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_cursor.h"

#include <QtWidgets/QTableView>

#include <algorithm>

namespace roomrack::desktop {

int monthAway(const GridModel &model, int column, int months)
{
    return model.columnOf(Night::fromDate(model.night(column).date().addMonths(months)));
}

GridCursor::GridCursor(QTableView &view, const GridModel &model)
    : QObject(&view), view_(view), model_(model)
{
    connect(&chosen(), &QItemSelectionModel::selectionChanged, this, &GridCursor::announce);
    // Only of several selected cells the current one has a frame of its own.
    connect(&chosen(), &QItemSelectionModel::currentChanged, this, [this] {
        if (adding_ || chosen().selection().size() > 1) view_.viewport()->update();
    });
}

QItemSelectionModel &GridCursor::chosen() const
{
    return *view_.selectionModel();
}

QModelIndex GridCursor::at() const
{
    return view_.currentIndex();
}

QRect GridCursor::box() const
{
    return view_.visualRect(at()).translated(view_.viewport()->pos());
}

void GridCursor::announce()
{
    view_.viewport()->update();
    emit moved();
}

void GridCursor::setAdding(bool on)
{
    if (on == adding_) return;
    adding_ = on;
    announce();
}

GridBlock GridCursor::blockOf(const QRect &cells) const
{
    GridBlock block;
    for (int row = cells.top(); row <= cells.bottom(); ++row) block.rows.push_back(model_.row(row));
    block.first = model_.night(cells.left());
    block.nights = cells.width();
    return block;
}

GridSelection GridCursor::selected() const
{
    QItemSelection ranges = chosen().selection();
    // Sorted from top to bottom, so that blocks side by side are in reading order.
    std::stable_sort(ranges.begin(), ranges.end(), [](const auto &a, const auto &b) {
        return std::pair(a.top(), a.left()) < std::pair(b.top(), b.left());
    });
    GridSelection result;
    for (const QItemSelectionRange &range : ranges) {
        if (!range.isValid()) continue;
        result.blocks.push_back(
            blockOf(QRect(range.left(), range.top(), range.width(), range.height())));
    }
    return joined(std::move(result));
}

void GridCursor::selectCells(int type, Night first, int nights)
{
    const int row = model_.rows().ofType(type);
    if (row >= 0 && nights > 0) selectBlock({{model_.row(row)}, first, nights});
}

void GridCursor::selectBlock(const GridBlock &block)
{
    std::vector<int> rows;
    for (const GridRow &wanted : block.rows) {
        if (const int row = model_.rows().find(wanted); row >= 0) rows.push_back(row);
    }
    if (rows.empty()) return;
    std::sort(rows.begin(), rows.end());
    const int left = model_.columnOf(block.first), right = model_.columnOf(block.end() - 1);
    // Adjacent rows are one range, which Shift and an arrow extend from its current corner.
    QItemSelection all;
    int top = rows.front();
    for (size_t i = 0; i < rows.size(); ++i) {
        if (i + 1 < rows.size() && rows[i + 1] <= rows[i] + 1) continue;
        all.select(model_.index(top, left), model_.index(rows[i], right));
        if (i + 1 < rows.size()) top = rows[i + 1];
    }
    chosen().setCurrentIndex(model_.index(rows.back(), right), QItemSelectionModel::NoUpdate);
    chosen().select(all, QItemSelectionModel::ClearAndSelect);
    view_.scrollTo(model_.index(rows.front(), left));
}

std::vector<GridRow> GridCursor::rowsBelow() const
{
    int top = model_.rowCount();
    const QItemSelection ranges = chosen().selection();
    for (const QItemSelectionRange &range : ranges) top = std::min(top, range.top());
    std::vector<GridRow> rows;
    for (int row = top; row < model_.rowCount(); ++row) rows.push_back(model_.row(row));
    return rows;
}

QRect GridCursor::rectangle() const
{
    const QItemSelection ranges = chosen().selection();
    QRect all;
    qint64 cells = 0;
    for (const QItemSelectionRange &range : ranges) {
        const QRect each(range.left(), range.top(), range.width(), range.height());
        all = all.united(each);
        cells += qint64(each.width()) * each.height();
    }
    return cells == qint64(all.width()) * all.height() ? all : QRect();
}

void GridCursor::select(const QRect &cells)
{
    chosen().select(QItemSelection(model_.index(cells.top(), cells.left()),
                                   model_.index(cells.bottom(), cells.right())),
                    QItemSelectionModel::ClearAndSelect);
}

void GridCursor::selectOnly(int row, int column)
{
    chosen().setCurrentIndex(model_.index(row, column), QItemSelectionModel::ClearAndSelect);
}

void GridCursor::toggle()
{
    chosen().select(at(), QItemSelectionModel::Toggle);
}

void GridCursor::moveTo(int row, int column, bool extend)
{
    row = std::clamp(row, 0, model_.rowCount() - 1);
    column = std::clamp(column, 0, model_.columnCount() - 1);
    const QModelIndex to = model_.index(row, column);
    if (extend && at().isValid())
        extendTo(to);
    else
        chosen().setCurrentIndex(to, adding_ ? QItemSelectionModel::NoUpdate
                                             : QItemSelectionModel::ClearAndSelect);
    view_.scrollTo(to);
}

/// Extends the range of the current cell; its opposite corner and all other ranges are kept.
void GridCursor::extendTo(const QModelIndex &to)
{
    const QModelIndex from = at();
    QItemSelection kept;
    QItemSelectionRange range(from);
    const QItemSelection ranges = chosen().selection();
    for (const QItemSelectionRange &each : ranges) {
        if (each.contains(from))
            range = each;
        else
            kept.append(each);
    }
    const int fixedRow = from.row() == range.top() ? range.bottom() : range.top();
    const int fixedColumn = from.column() == range.left() ? range.right() : range.left();
    const QModelIndex a =
        model_.index(std::min(to.row(), fixedRow), std::min(to.column(), fixedColumn));
    const QModelIndex b =
        model_.index(std::max(to.row(), fixedRow), std::max(to.column(), fixedColumn));
    kept.merge(QItemSelection(a, b), QItemSelectionModel::Select);
    chosen().setCurrentIndex(to, QItemSelectionModel::NoUpdate);
    chosen().select(kept, QItemSelectionModel::ClearAndSelect);
}

}  // namespace roomrack::desktop
