// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_view.h"

#include "desktop/inventory/view_switch.h"
#include "desktop/widgets/night_header.h"
#include "desktop/widgets/night_table.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtGui/QPaintEvent>
#include <QtWidgets/QScrollBar>

namespace roomrack::desktop {

GridView::GridView(GridModel &model, const Theme &theme, QWidget *parent)
    : QTableView(parent), model_(model), theme_(theme),
      nights_(new NightHeader(
          theme, {kColumnWidth, kNightHeaderHeight},
          [&model](int column) { return model.night(column); },
          [&model] { return model.view().property().businessDate; }, this)),
      rows_(new RowHeader(model, theme, this)), corner_(new MonthCorner(theme, this))
{
    nights_->setSectionsClickable(true);
    setHorizontalHeader(nights_);
    setVerticalHeader(rows_);
    columns_ = new GridColumns(*this, model);  // before anything scrolls
    connect(columns_, &GridColumns::shown, corner_, &MonthCorner::setNight);
    setModel(&model);
    setUpNightTable(*this);
    setSelectionMode(ExtendedSelection);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Inventory by room type and night"));
    cursor_ = new GridCursor(*this, model);
    fill_ = new GridFill(*this, model, *cursor_);
    keys_ = new GridKeys(model, *columns_, *cursor_, *fill_);
    cells_ = std::make_unique<GridCells>(*this, model, *cursor_);
    connect(rows_, &RowHeader::foldToggled, this, [this](int row) {
        model_.fold(model_.row(row), !model_.rows().isFolded(model_.row(row)));
    });
    connect(&model, &QAbstractItemModel::modelReset, this, &GridView::fitRows);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &GridView::fitRows);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &GridView::fitRows);
    connect(&theme, &Theme::changed, this, [this] { viewport()->update(); });
    connect(corner_, &MonthCorner::legendWanted, this,
            [this] { emit keys_->requested(GridRequest::Legend); });
    fitRows();
}

void GridView::fitRows()
{
    for (int row = 0; row < model_.rowCount(); ++row) {
        const int height = model_.row(row).isType() ? kTypeRowHeight : kPoolRowHeight;
        if (rows_->sectionSize(row) != height) rows_->resizeSection(row, height);
    }
    columns_->fit();
    emit rowsFolded();
}

bool GridView::event(QEvent *event)
{
    if (event->type() == QEvent::Resize) columns_->fit();
    return QTableView::event(event);
}

void GridView::updateGeometries()
{
    const int scrolled = verticalScrollBar()->value();
    QTableView::updateGeometries();
    scrollPastBar(*this, scrolled);
    horizontalScrollBar()->setSingleStep(nights_->defaultSectionSize());
    verticalScrollBar()->setSingleStep(kTypeRowHeight / 2);
    const QRect area = viewport()->geometry();
    const int width = rows_->minimumWidth();
    const int x = isRightToLeft() ? area.right() + 1 : area.left() - width;
    corner_->setGeometry(x, area.top() - kNightHeaderHeight, width, kNightHeaderHeight);
    corner_->raise();
}

int GridView::contentHeight() const
{
    return kNightHeaderHeight + rows_->length() + horizontalScrollBar()->sizeHint().height();
}

void GridView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (dx != 0) columns_->scrolled();
}

void GridView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const Colors &c = theme_.colors();
    painter.setClipRegion(event->region());
    painter.fillRect(event->rect(), c.surface);
    cells_->paint(&painter, c, event->rect());
    fill_->paint(&painter, c);
}

void GridView::dataChanged(const QModelIndex &from, const QModelIndex &to, const QList<int> &)
{
    viewport()->update(visualRect(from) | visualRect(to));
}

void GridView::refreshAll()
{
    viewport()->update();
    nights_->viewport()->update();
}

void GridView::setMode(GridMode mode)
{
    model_.setMode(mode);
    setAccessibleDescription(ViewSwitch::name(mode));
    viewport()->update();
}

void GridView::goTo(Night night)
{
    cursor_->selectOnly(std::max(0, currentIndex().row()), model_.columnOf(night));
    columns_->setFirst(night, true);
    // Selecting the night may have scrolled to it, and reported another first night.
    emit columns_->firstMoved(model_.night(model_.columnOf(night)));
}

/// On keyboard focus the first visible night becomes current; Qt would use the first column.
void GridView::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid() && model_.rowCount() > 0 && model_.columnCount() > 0) {
        cursor_->selectOnly(0, model_.columnOf(columns_->first()));
    }
    QTableView::focusInEvent(event);
}

void GridView::keyPressEvent(QKeyEvent *event)
{
    if (!keys_->press(*event, isRightToLeft())) QTableView::keyPressEvent(event);
}

void GridView::mousePressEvent(QMouseEvent *event)
{
    if (fill_->press(*event)) return;
    cursor_->setAdding(false);
    QTableView::mousePressEvent(event);
}

void GridView::mouseMoveEvent(QMouseEvent *event)
{
    if (!fill_->drag(*event)) QTableView::mouseMoveEvent(event);
}

void GridView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!fill_->release()) QTableView::mouseReleaseEvent(event);
}

void GridView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (indexAt(event->position().toPoint()).isValid()) emit keys_->requested(GridRequest::Details);
}

void GridView::wheelEvent(QWheelEvent *event)
{
    if (columns_->turn(*event))
        event->accept();
    else
        QTableView::wheelEvent(event);
}

QItemSelectionModel::SelectionFlags GridView::selectionCommand(const QModelIndex &index,
                                                               const QEvent *event) const
{
    const auto command = QTableView::selectionCommand(index, event);
    // A click outside the cells keeps the selection.
    return index.isValid() ? command
                           : QItemSelectionModel::SelectionFlags(QItemSelectionModel::NoUpdate);
}

}  // namespace roomrack::desktop
