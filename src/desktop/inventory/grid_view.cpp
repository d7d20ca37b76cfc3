// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_view.h"

#include "desktop/inventory/view_switch.h"
#include "desktop/widgets/night_table.h"

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
    setUpNightTable(*this);
    setSelectionMode(ExtendedSelection);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Inventory by room type and night"));
    gliding_->setDuration(kGlideMs);
    gliding_->setEasingCurve(QEasingCurve::OutCubic);
    connect(gliding_, &QAbstractAnimation::finished, this, [this] {
        if (firstNight() == anchor_) return;
        anchor_ = firstNight();
        emit firstNightMoved(anchor_);
    });
    connect(rows_, &RowHeader::foldToggled, this,
            [this](int row) { fold(row, !model_.isFolded(model_.row(row))); });
    connect(&model, &QAbstractItemModel::modelReset, this, &GridView::fitRows);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &GridView::fitRows);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &GridView::fitRows);
    connect(&theme, &Theme::changed, this, [this] { viewport()->update(); });
    connect(corner_, &MonthCorner::legendWanted, this,
            [this] { emit requested(GridRequest::Legend); });
    fitRows();
}

// --- geometry ---------------------------------------------------------------------------------

void GridView::fitRows()
{
    for (int row = 0; row < model_.rowCount(); ++row) {
        const int height = model_.row(row).isType() ? kTypeRowHeight : kPoolRowHeight;
        if (rows_->sectionSize(row) != height) rows_->resizeSection(row, height);
    }
    fitColumns();
    emit rowsFolded();
}

/// Shows as many whole columns as fit; the remaining width goes to the row header. Computed from
/// the outer size before layout: using the viewport size during Qt's layout recurses endlessly when
/// the scroll bar appears or disappears.
void GridView::fitColumns()
{
    const bool scrolls = kNightHeaderHeight + rows_->length() > height();
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
    const int scrolled = verticalScrollBar()->value();
    QTableView::updateGeometries();
    scrollPastBar(*this, scrolled);
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
    return kNightHeaderHeight + rows_->length() + horizontalScrollBar()->sizeHint().height();
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
    for (int row = top; row <= bottom; ++row) collectRow(row, first, last, chosen);
}

void GridView::collectRow(int row, int first, int last, const QItemSelection &chosen)
{
    const HotelView &view = model_.view();
    const GridRow &at = model_.row(row);
    const int gap = isRightToLeft() ? 1 : 0;
    const int y = rows_->sectionViewportPosition(row);
    const int height = rows_->sectionSize(row) - 1;
    std::vector<QItemSelectionRange> ranges;
    for (const QItemSelectionRange &range : chosen) {
        if (row >= range.top() && row <= range.bottom()) ranges.push_back(range);
    }
    const bool several = chosen.size() > 1 || adding_;
    const bool typing = painter_.isTyping() && engineRow(view, at, typedField_).has_value()
                        && (typedInDerived_ || !isDerived(view, at, typedField_));
    for (int column = first; column <= last; ++column) {
        const QRect box(nights_->sectionViewportPosition(column) + gap, y,
                        nights_->sectionSize(column) - 1, height);
        const bool isChosen =
            std::any_of(ranges.begin(), ranges.end(), [column](const auto &range) {
                return column >= range.left() && column <= range.right();
            });
        const bool isCurrent =
            several && currentIndex().row() == row && currentIndex().column() == column;
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

void GridView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const Colors &c = theme_.colors();
    const QRect area = event->rect();
    painter.setClipRegion(event->region());
    painter.fillRect(area, c.surface);
    collect(area);
    // Gaps between cells have the surface's colour; around pool rows a hairline is drawn.
    for (const PoolCellBox &cell : poolBoxes_) {
        painter.fillRect(cell.box.adjusted(isRightToLeft() ? -1 : 0, 0, isRightToLeft() ? 0 : 1, 1),
                         c.line);
    }
    painter_.paint(&painter, c, {model_.mode(), model_.view().property().currency}, typeBoxes_,
                   poolBoxes_, isRightToLeft());
    paintFilling(&painter);
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

void GridView::setTyped(const QString &typed, CellField field, bool derivedToo)
{
    painter_.setTyped(typed);
    typedField_ = field;
    typedInDerived_ = derivedToo;
    viewport()->update();
}

void GridView::setMode(GridMode mode)
{
    model_.setMode(mode);
    setAccessibleDescription(ViewSwitch::name(mode));
    viewport()->update();
    emit selectionMoved();
}

// --- selection --------------------------------------------------------------------------------

GridBlock GridView::blockOf(const QRect &cells) const
{
    GridBlock block;
    for (int row = cells.top(); row <= cells.bottom(); ++row) block.rows.push_back(model_.row(row));
    block.first = model_.night(cells.left());
    block.nights = cells.width();
    return block;
}

GridSelection GridView::selected() const
{
    QItemSelection chosen = selectionModel()->selection();
    // Sorted from top to bottom, so that blocks side by side are in reading order.
    std::stable_sort(chosen.begin(), chosen.end(), [](const auto &a, const auto &b) {
        return std::pair(a.top(), a.left()) < std::pair(b.top(), b.left());
    });
    GridSelection result;
    for (const QItemSelectionRange &range : chosen) {
        if (!range.isValid()) continue;
        result.blocks.push_back(
            blockOf(QRect(range.left(), range.top(), range.width(), range.height())));
    }
    return joined(std::move(result));
}

void GridView::selectCells(int type, Night first, int nights)
{
    const int row = model_.rowOfType(type);
    if (row >= 0 && nights > 0) selectBlock({{model_.row(row)}, first, nights});
}

void GridView::selectBlock(const GridBlock &block)
{
    std::vector<int> rows;
    for (const GridRow &wanted : block.rows) {
        if (const int row = model_.rowOf(wanted); row >= 0) rows.push_back(row);
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
    selectionModel()->setCurrentIndex(model_.index(rows.back(), right),
                                      QItemSelectionModel::NoUpdate);
    selectionModel()->select(all, QItemSelectionModel::ClearAndSelect);
    scrollTo(model_.index(rows.front(), left));
}

std::vector<GridRow> GridView::rowsBelowSelection() const
{
    int top = model_.rowCount();
    const QItemSelection chosen = selectionModel()->selection();
    for (const QItemSelectionRange &range : chosen) top = std::min(top, range.top());
    std::vector<GridRow> rows;
    for (int row = top; row < model_.rowCount(); ++row) rows.push_back(model_.row(row));
    return rows;
}

void GridView::goTo(Night night)
{
    const int column = model_.columnOf(night);
    selectionModel()->setCurrentIndex(model_.index(std::max(0, currentIndex().row()), column),
                                      QItemSelectionModel::ClearAndSelect);
    setFirstNight(night, true);
    // Selecting the night may have scrolled to it, and reported another first night.
    emit firstNightMoved(anchor_);
}

/// On keyboard focus the first visible night becomes current; Qt would use the first column.
void GridView::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid() && model_.rowCount() > 0 && model_.columnCount() > 0) {
        selectionModel()->setCurrentIndex(model_.index(0, model_.columnOf(firstNight())),
                                          QItemSelectionModel::ClearAndSelect);
    }
    QTableView::focusInEvent(event);
}

void GridView::currentChanged(const QModelIndex &now, const QModelIndex &before)
{
    QTableView::currentChanged(now, before);
    if (selectionModel()->selection().size() > 1 || adding_) viewport()->update();
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
    // A click outside the cells keeps the selection.
    return index.isValid() ? command
                           : QItemSelectionModel::SelectionFlags(QItemSelectionModel::NoUpdate);
}

QRect GridView::currentBox() const
{
    return visualRect(currentIndex()).translated(viewport()->pos());
}

void GridView::fold(int row, bool folded)
{
    const GridRow at = model_.row(row);
    if (!model_.canFold(at)) return;
    if (at.isPool())
        model_.setFolded(at.pool, folded);
    else
        model_.setOpen(at.type, !folded);
}

}  // namespace roomrack::desktop
