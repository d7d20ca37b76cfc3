// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_view.h"

#include "desktop/widgets/hover_scroll_bar.h"

#include <QtCore/QPropertyAnimation>
#include <QtCore/QScopedValueRollback>
#include <QtGui/QPainter>
#include <QtGui/QPaintEvent>
#include <QtWidgets/QScrollBar>

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

namespace {

constexpr int kGlideMs = 160;

}  // namespace

GridView::GridView(GridModel &model, const Theme &theme, QWidget *parent)
    : QTableView(parent), model_(model), theme_(theme),
      nights_(new NightHeader(model, theme, this)), rows_(new RowHeader(model, theme, this)),
      corner_(new MonthCorner(theme, this)),
      gliding_(new QPropertyAnimation(horizontalScrollBar(), "value", this))
{
    setHorizontalHeader(nights_);
    setVerticalHeader(rows_);
    setModel(&model);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setSelectionMode(ContiguousSelection);
    setSelectionBehavior(SelectItems);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    new HoverScrollBar(horizontalScrollBar(), viewport());
    setAccessibleName(tr("Rooms for sale by night"));
    gliding_->setDuration(kGlideMs);
    gliding_->setEasingCurve(QEasingCurve::OutCubic);
    connect(gliding_, &QAbstractAnimation::finished, this, [this] {
        if (firstNight() == anchor_) return;
        anchor_ = firstNight();
        emit firstNightMoved(anchor_);
    });
    connect(rows_, &RowHeader::foldToggled, this, &GridView::toggleFold);
    connect(&model, &QAbstractItemModel::modelReset, this, &GridView::fitRows);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &GridView::fitRows);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &GridView::fitRows);
    connect(&theme, &Theme::changed, this, [this] { viewport()->update(); });
    fitRows();
}

// --- geometry ---------------------------------------------------------------------------------

void GridView::fitRows()
{
    for (int row = 0; row < model_.rowCount(); ++row) {
        const int height = model_.row(row).isPool() ? kPoolRowHeight : kTypeRowHeight;
        if (rows_->sectionSize(row) != height) rows_->resizeSection(row, height);
    }
    fitColumns();
    emit rowsFolded();
}

/// As many whole columns as fit; what is left over widens the header of the rows. Worked out from
/// the outer size before anything is laid out: asking the viewport while Qt lays out its children
/// goes round in circles when the scroll bar comes or goes.
void GridView::fitColumns()
{
    const bool scrolls = contentHeight() > height();
    const int bar = scrolls ? verticalScrollBar()->sizeHint().width() : 0;
    const int room = std::max(kColumnWidth, width() - kRowHeaderWidth - bar);
    const int columns = std::max(1, int(std::lround(double(room) / kColumnWidth)));
    const int size = std::max(nights_->minimumSectionSize(), room / columns);
    const int header = kRowHeaderWidth + std::max(0, room - size * columns);
    if (nights_->defaultSectionSize() == size && rows_->minimumWidth() == header) return;
    const QScopedValueRollback guard(fitting_, true);
    rows_->setFixedWidth(header);
    nights_->setDefaultSectionSize(size);
    updateGeometries();
    horizontalScrollBar()->setValue(model_.columnOf(anchor_) * size);
}

bool GridView::event(QEvent *event)
{
    if (event->type() == QEvent::Resize) fitColumns();
    return QTableView::event(event);
}

void GridView::updateGeometries()
{
    QTableView::updateGeometries();
    horizontalScrollBar()->setSingleStep(nights_->defaultSectionSize());
    verticalScrollBar()->setSingleStep(kTypeRowHeight / 2);
    placeCorner();
}

void GridView::placeCorner()
{
    const QRect area = viewport()->geometry();
    const int width = rows_->minimumWidth();
    const int x = isRightToLeft() ? area.right() + 1 : area.left() - width;
    corner_->setGeometry(x, area.top() - kNightHeaderHeight, width, kNightHeaderHeight);
    corner_->raise();
}

int GridView::contentHeight() const
{
    return kNightHeaderHeight + rows_->length();
}

Night GridView::firstNight() const
{
    const int size = std::max(1, nights_->defaultSectionSize());
    return model_.night((horizontalScrollBar()->value() + size / 2) / size);
}

void GridView::setFirstNight(Night night, bool smoothly)
{
    anchor_ = model_.night(model_.columnOf(night));
    const int value = model_.columnOf(night) * nights_->defaultSectionSize();
    corner_->setNight(anchor_);
    if (smoothly && isVisible()) {
        glide(value);
        return;
    }
    gliding_->stop();
    horizontalScrollBar()->setValue(value);
}

void GridView::glide(int value)
{
    gliding_->stop();
    gliding_->setStartValue(horizontalScrollBar()->value());
    gliding_->setEndValue(value);
    gliding_->start();
}

void GridView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (dx == 0 || fitting_ || model_.columnCount() == 0) return;
    const Night night = firstNight();
    corner_->setNight(night);
    if (night == anchor_) return;
    if (gliding_->state() == QAbstractAnimation::Running) return;
    anchor_ = night;
    emit firstNightMoved(night);
}

// --- painting ---------------------------------------------------------------------------------

void GridView::collect(const QRect &area)
{
    typeBoxes_.clear();
    poolBoxes_.clear();
    const int top = rows_->visualIndexAt(area.top());
    if (top < 0) return;
    int bottom = rows_->visualIndexAt(area.bottom());
    if (bottom < 0) bottom = model_.rowCount() - 1;
    int first = nights_->visualIndexAt(isRightToLeft() ? area.right() : area.left());
    int last = nights_->visualIndexAt(isRightToLeft() ? area.left() : area.right());
    if (first < 0) first = 0;
    if (last < 0) last = model_.columnCount() - 1;
    const QItemSelection chosen = selectionModel()->selection();
    const QItemSelectionRange range = chosen.isEmpty() ? QItemSelectionRange() : chosen.first();
    const HotelView &view = model_.view();
    const int gap = isRightToLeft() ? 1 : 0;
    for (int row = top; row <= bottom; ++row) {
        const GridRow &at = model_.row(row);
        const int y = rows_->sectionViewportPosition(row);
        const int height = rows_->sectionSize(row) - 1;
        const bool rowChosen = range.isValid() && row >= range.top() && row <= range.bottom();
        for (int column = first; column <= last; ++column) {
            const QRect box(nights_->sectionViewportPosition(column) + gap, y,
                            nights_->sectionSize(column) - 1, height);
            const bool isChosen = rowChosen && column >= range.left() && column <= range.right();
            const Night night = model_.night(column);
            if (at.isPool())
                poolBoxes_.push_back({box, poolFace(view, at.pool, night), isChosen});
            else
                typeBoxes_.push_back({box, typeFace(view, at.type, night, at.alone), isChosen});
        }
    }
}

void GridView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const Colors &c = theme_.colors();
    const QRect area = event->rect();
    painter.setClipRegion(event->region());
    painter.fillRect(area, c.surface);
    collect(area);
    // Between cells runs a gap of the surface's colour; around pool rows it is a hairline.
    for (const PoolCellBox &cell : poolBoxes_) {
        painter.fillRect(cell.box.adjusted(isRightToLeft() ? -1 : 0, 0, isRightToLeft() ? 0 : 1, 1),
                         c.line);
    }
    painter_.paint(&painter, c, typeBoxes_, poolBoxes_, isRightToLeft());
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

void GridView::setTyped(const QString &typed)
{
    painter_.setTyped(typed);
    viewport()->update();
}

// --- selection --------------------------------------------------------------------------------

GridSelection GridView::selected() const
{
    GridSelection result;
    const QItemSelection chosen = selectionModel()->selection();
    if (chosen.isEmpty()) return result;
    const QItemSelectionRange range = chosen.first();
    for (int row = range.top(); row <= range.bottom(); ++row) {
        const GridRow &at = model_.row(row);
        if (!at.isPool()) result.types.push_back(at.type);
        if (result.pools.empty() || result.pools.back() != at.pool) {
            result.pools.push_back(at.pool);
        }
    }
    result.first = model_.night(range.left());
    result.nights = range.width();
    return result;
}

void GridView::selectCells(int type, Night first, int nights)
{
    const int row = model_.rowOfType(type);
    if (row < 0 || nights < 1) return;
    const QModelIndex from = model_.index(row, model_.columnOf(first));
    const QModelIndex to = model_.index(row, model_.columnOf(first + (nights - 1)));
    selectionModel()->setCurrentIndex(from, QItemSelectionModel::NoUpdate);
    selectionModel()->select(QItemSelection(from, to), QItemSelectionModel::ClearAndSelect);
}

void GridView::selectionChanged(const QItemSelection &now, const QItemSelection &before)
{
    QTableView::selectionChanged(now, before);
    viewport()->update();
    emit selectionMoved();
}

QItemSelectionModel::SelectionFlags GridView::selectionCommand(const QModelIndex &index,
                                                               const QEvent *event) const
{
    const auto command = QTableView::selectionCommand(index, event);
    // A click beside the cells keeps what is selected.
    return index.isValid() ? command
                           : QItemSelectionModel::SelectionFlags(QItemSelectionModel::NoUpdate);
}

QRect GridView::currentBox() const
{
    return visualRect(currentIndex()).translated(viewport()->pos());
}

void GridView::toggleFold(int pool)
{
    model_.setFolded(pool, !model_.isFolded(pool));
}

}  // namespace roomrack::desktop
