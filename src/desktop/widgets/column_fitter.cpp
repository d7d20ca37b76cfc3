// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/column_fitter.h"

#include "desktop/widgets/status_delegate.h"

#include <QtCore/QEvent>
#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QTableView>

#include <algorithm>
#include <utility>
#include <vector>

namespace roomrack::desktop {

namespace {

constexpr int kWidest = 360;  ///< pixels; a single long text does not take a whole table

}  // namespace

ColumnFitter::ColumnFitter(QTableView *table, int stretch, int leastStretch)
    : QObject(table), table_(table), stretch_(stretch), leastStretch_(leastStretch)
{
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, [this] { fit(std::exchange(next_, Width::Grow)); });
    QHeaderView *header = table->horizontalHeader();
    header->setSectionResizeMode(stretch, QHeaderView::Stretch);
    header->setResizeContentsPrecision(0);  // a list of many pages loads only what is visible
    connect(header, &QHeaderView::sectionResized, this, [this](int column, int before, int now) {
        // Hiding a column resizes it to 0, showing it from 0.
        if (!fitting_ && (before == 0 || now == 0)) return later(Width::Exact);
        const bool dragged =
            table_->horizontalHeader()->sectionResizeMode(column) == QHeaderView::Interactive;
        if (!fitting_ && dragged && column != stretch_) byUser_.insert(column);
    });
    table->viewport()->installEventFilter(this);
    connectModel();
    later(Width::Exact);
}

void ColumnFitter::later(Width width)
{
    if (width == Width::Exact) next_ = width;
    soon_.start();
}

void ColumnFitter::connectModel()
{
    QAbstractItemModel *model = table_->model();
    const auto exact = [this] { later(Width::Exact); };
    const auto grow = [this] { later(Width::Grow); };
    connect(model, &QAbstractItemModel::modelReset, this, exact);
    connect(model, &QAbstractItemModel::headerDataChanged, this, exact);
    connect(model, &QAbstractItemModel::rowsInserted, this, grow);
    connect(model, &QAbstractItemModel::dataChanged, this,
            [grow](const QModelIndex &, const QModelIndex &, const QList<int> &roles) {
                if (roles.isEmpty() || roles.contains(Qt::DisplayRole)) grow();
            });
}

bool ColumnFitter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange
        || event->type() == QEvent::Show)
        later(Width::Exact);
    return QObject::eventFilter(watched, event);
}

/// The width of the title or of the longest visible cell.
int ColumnFitter::wanted(int column) const
{
    const int title = table_->horizontalHeader()->sectionSizeHint(column);
    const QAbstractItemView *view = table_;  // QTableView hides it
    const int cells = view->sizeHintForColumn(column);
    return std::clamp(std::max(title, cells), title, std::max(title, kWidest));
}

/// The width of the title; that of the longest visible cell if the cells are pills.
int ColumnFitter::least(int column) const
{
    const auto *delegate = qobject_cast<const StatusDelegate *>(table_->itemDelegate());
    return delegate && delegate->statusColumn() == column
               ? wanted(column)
               : table_->horizontalHeader()->sectionSizeHint(column);
}

void ColumnFitter::fit(Width width)
{
    QHeaderView *header = table_->horizontalHeader();
    if (!table_->isVisible() || header->count() == 0) return;
    const QScopedValueRollback guard(fitting_, true);
    // By how much a column's content is wider than what it needs at least, and the column.
    std::vector<std::pair<int, int>> extra;
    const int leastOfRest = std::max(leastStretch_, header->sectionSizeHint(stretch_));
    int all = leastOfRest;
    for (int c = 0; c < header->count(); ++c) {
        if (header->isSectionHidden(c) || c == stretch_) continue;
        const bool own =
            byUser_.contains(c) || header->sectionResizeMode(c) != QHeaderView::Interactive;
        const int needed = own ? header->sectionSize(c) : least(c);
        all += needed;
        if (!own) extra.emplace_back(wanted(c) - needed, c);
    }
    extra.emplace_back(std::max(0, wanted(stretch_) - leastOfRest), stretch_);
    // What lacks is taken from the widest: a date or a name is of no use in part, and a long text
    // still says something.
    std::sort(extra.begin(), extra.end());
    int free = std::max(0, table_->viewport()->width() - all), left = int(extra.size());
    for (const auto &[more, column] : extra) {
        const int part = std::min(more, free / left--);
        free -= part;
        if (column == stretch_) continue;
        const int fits = least(column) + part;
        if (width == Width::Exact || fits > header->sectionSize(column))
            header->resizeSection(column, fits);
    }
}

}  // namespace roomrack::desktop

#include "moc_column_fitter.cpp"
