// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/rows_table.h"

#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/kept_row.h"
#include "desktop/widgets/status_delegate.h"

#include <QtCore/QScopedValueRollback>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHeaderView>

#include <algorithm>

namespace roomrack::desktop {

RowsTable::RowsTable(const Theme &theme, std::vector<RowColumn> columns, Shape shape,
                     QWidget *parent)
    : QTableView(parent), model_(new RowsModel(this)), shape_(std::move(shape))
{
    style::table(this);
    if (shape_.inert)
        setSelectionMode(QAbstractItemView::NoSelection);
    else
        setSelectionMode(shape_.several ? QAbstractItemView::ExtendedSelection
                                        : QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    model_->setColumns(std::move(columns));
    setModel(model_);
    StatusDelegate::Columns parts;
    parts.status = shape_.badge;
    parts.toneRole = RowsModel::ToneRole;
    parts.enabledRole = RowsModel::ActiveRole;
    parts.muted = shape_.muted;
    parts.strong = shape_.strong;
    setItemDelegate(new StatusDelegate(theme, parts, this));
    QHeaderView *header = horizontalHeader();
    header->setMinimumSectionSize(48);
    header->setSectionsClickable(false);
    for (int c = 0; c < model_->columnCount(); ++c) {
        setColumnWidth(c, widthOf(c));
        set_ << columnWidth(c);
    }
    header->setSectionResizeMode(shape_.stretch, QHeaderView::Stretch);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RowsTable::tell);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (!filling_) emit selectionMoved();
    });
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex &at) {
        emit entered(at.data(RowsModel::KeyRole).toLongLong());
    });
}

void RowsTable::tell()
{
    if (filling_ || current() == told_) return;
    told_ = current();
    emit chosen(told_);
}

qint64 RowsTable::current() const
{
    const QModelIndex at = currentIndex();
    return at.isValid() ? at.data(RowsModel::KeyRole).toLongLong() : -1;
}

std::vector<qint64> RowsTable::selected() const
{
    std::vector<qint64> keys;
    for (const QModelIndex &at : selectionModel()->selectedRows())
        keys.push_back(at.data(RowsModel::KeyRole).toLongLong());
    std::sort(keys.begin(), keys.end());
    return keys;
}

void RowsTable::choose(qint64 key)
{
    const int row = model_->rowOf(key);
    if (row >= 0) style::chooseRow(this, row);
}

void RowsTable::setRows(std::vector<Row> rows)
{
    const qint64 before = current();
    const std::vector<qint64> chosenBefore = selected();
    const KeptRow kept(this);
    // If the current item is gone, the next one is chosen; in another list, the first one.
    const bool other = std::none_of(rows.begin(), rows.end(),
                                    [this](const Row &row) { return model_->rowOf(row.key) >= 0; });
    {
        const QScopedValueRollback guard(filling_, true);
        model_->setRows(std::move(rows));
        fitBadges();
        if (!shape_.inert && !currentIndex().isValid() && model_->rowCount() > 0) {
            const int found = model_->rowOf(before);
            if (other)
                style::chooseRow(this, 0);
            else
                kept.restore(found);
            const int row = currentIndex().row();
            for (const qint64 key : chosenBefore) {
                const int at = model_->rowOf(key);
                if (at < 0 || at == row) continue;
                selectionModel()->select(model_->index(at, 0),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
            }
        }
    }
    tell();
    emit selectionMoved();
}

void RowsTable::setColumnUseless(int column, bool useless)
{
    useless_.removeAll(column);
    if (useless) useless_ << column;
    fitColumns();
}

/// Room for the heading and for whole badges: they tell the state of a row.
int RowsTable::leastOf(int column) const
{
    if (headings_.size() <= column) headings_.resize(column + 1);
    // A hidden column has no heading to measure: it would seem to need less than when it is shown,
    // and come and go.
    if (!isColumnHidden(column)) headings_[column] = horizontalHeader()->sectionSizeHint(column);
    const int heading = headings_[column];
    return column == shape_.badge ? std::max(heading, widestBadge_) : heading;
}

int RowsTable::widthOf(int column) const
{
    const int wanted = column < shape_.widths.size() ? shape_.widths[column] : 0;
    return std::max(wanted, leastOf(column));
}

/// The column only grows, so that it rests while rows come and go.
void RowsTable::fitBadges()
{
    if (shape_.badge < 0) return;
    const int before = widestBadge_;
    for (const Row &row : model_->rows()) {
        if (size_t(shape_.badge) >= row.cells.size()) continue;
        const QString &text = row.cells[size_t(shape_.badge)].text;
        if (text.isEmpty()) continue;
        widestBadge_ = std::max(widestBadge_, style::badgeWidth(text) + 2 * style::kPadding);
    }
    if (widestBadge_ != before) fitColumns();
}

void RowsTable::fitColumns()
{
    int needed = 0;
    for (int c = 0; c < model_->columnCount(); ++c) {
        if (!useless_.contains(c)) needed += widthOf(c);
    }
    QList<int> hidden = useless_;
    for (const int c : shape_.spare) {
        if (needed <= viewport()->width() || hidden.contains(c)) continue;
        hidden << c;
        needed -= widthOf(c);
    }
    for (int c = 0; c < model_->columnCount(); ++c) {
        if (isColumnHidden(c) != hidden.contains(c)) setColumnHidden(c, hidden.contains(c));
    }
    shareLack(std::max(0, needed - viewport()->width()));
}

/// The stretched column would lack `lack` pixels: columns wider than they must be give up a part of
/// the rest, each in proportion. A column that the user has resized keeps its width.
void RowsTable::shareLack(int lack)
{
    QList<int> columns;
    int rest = 0;
    for (int c = 0; c < model_->columnCount(); ++c) {
        if (c == shape_.stretch || isColumnHidden(c) || columnWidth(c) != set_[c]) continue;
        columns << c;
        rest += widthOf(c) - leastOf(c);
    }
    for (const int c : columns) {
        const int more = widthOf(c) - leastOf(c);
        const int part = lack < rest ? (more * lack + rest - 1) / rest : more;
        setColumnWidth(c, widthOf(c) - std::min(more, part));
        set_[c] = columnWidth(c);
    }
}

void RowsTable::resizeEvent(QResizeEvent *event)
{
    fitColumns();
    QTableView::resizeEvent(event);
}

void RowsTable::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && current() >= 0) {
        emit entered(current());
        return;
    }
    QTableView::keyPressEvent(event);
}

}  // namespace roomrack::desktop

#include "moc_rows_table.cpp"
