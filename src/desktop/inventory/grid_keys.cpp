// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard, wheel and double click of the grid. Arrows move, with Shift they extend; Ctrl and an
// arrow jump a week or a pool, the page keys a month; digits and signs start typing over the
// selection, letters set restrictions; Enter and Space show details.
#include "desktop/inventory/grid_view.h"

#include <QtCore/QPropertyAnimation>
#include <QtGui/QKeyEvent>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QScrollBar>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWeek = 7;

/// Letters, the same in every language: the menu shows them next to their actions.
std::optional<GridRequest> requestOfForm(int key)
{
    switch (key) {
    case Qt::Key_S: return GridRequest::StopSell;
    case Qt::Key_A: return GridRequest::ClosedToArrival;
    case Qt::Key_D: return GridRequest::ClosedToDeparture;
    case Qt::Key_M: return GridRequest::MinStay;
    case Qt::Key_X: return GridRequest::MaxStay;
    case Qt::Key_R: return GridRequest::Rate;
    case Qt::Key_O: return GridRequest::OutOfOrder;
    case Qt::Key_F: return GridRequest::Fill;
    case Qt::Key_Question: return GridRequest::Legend;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return GridRequest::Default;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: return GridRequest::Details;
    default: return std::nullopt;
    }
}

}  // namespace

void GridView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        escape();
        return;
    }
    if (model_.rowCount() == 0 || model_.columnCount() == 0) return;
    if (filling_) {
        moveFill(event);
        return;
    }
    if (clipboardKey(event) || foldKey(event) || moveKey(event) || wordKey(event)) return;
    QTableView::keyPressEvent(event);
}

/// Ends the latest mode: a fill, adding ranges, or the selection of more than one cell.
void GridView::escape()
{
    if (filling_) {
        endFill(false);
        return;
    }
    adding_ = false;
    emit cancelled();
    if (currentIndex().isValid()) {
        selectionModel()->select(currentIndex(), QItemSelectionModel::ClearAndSelect);
    }
    viewport()->update();
}

bool GridView::clipboardKey(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        emit requested(GridRequest::Copy);
    else if (event->key() == Qt::Key_C
             && event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier))
        emit requested(GridRequest::CopyWithHeaders);
    else if (event->matches(QKeySequence::Paste))
        emit requested(GridRequest::Paste);
    else
        return false;
    return true;
}

/// Plus and minus fold a pool row; in other rows they start "+5" or "-5", so folding requires Ctrl.
bool GridView::foldKey(QKeyEvent *event)
{
    const bool plus = event->key() == Qt::Key_Plus || event->text() == QLatin1String("+");
    const bool minus = event->key() == Qt::Key_Minus;
    const int row = currentIndex().row();
    if ((!plus && !minus) || row < 0) return false;
    if (!(event->modifiers() & Qt::ControlModifier) && !model_.row(row).isPool()) return false;
    int at = row;
    // A row without open children is folded into its parent.
    if (minus && (!model_.canFold(model_.row(row)) || model_.isFolded(model_.row(row)))) {
        at = model_.parentRow(row);
        moveTo(at, currentIndex().column(), false);
    }
    fold(at, minus);
    return true;
}

bool GridView::moveKey(QKeyEvent *event)
{
    const QModelIndex at = currentIndex();
    const int row = std::max(0, at.row());
    const int column = at.isValid() ? at.column() : model_.columnOf(firstNight());
    const bool jump = event->modifiers() & Qt::ControlModifier;
    const bool extend = event->modifiers() & Qt::ShiftModifier;
    const int forward = (isRightToLeft() ? -1 : 1) * (jump ? kWeek : 1);
    int toRow = row, toColumn = column;
    switch (event->key()) {
    case Qt::Key_Left: toColumn -= forward; break;
    case Qt::Key_Right: toColumn += forward; break;
    case Qt::Key_Up: toRow = jump ? jumpRow(row, -1) : row - 1; break;
    case Qt::Key_Down: toRow = jump ? jumpRow(row, 1) : row + 1; break;
    case Qt::Key_PageUp: toColumn = monthAway(column, -1); break;
    case Qt::Key_PageDown: toColumn = monthAway(column, 1); break;
    case Qt::Key_Home:
        toColumn = model_.columnOf(model_.view().property().businessDate);
        if (jump) toRow = 0;
        break;
    case Qt::Key_End:
        toColumn = model_.columnCount() - 1;
        if (jump) toRow = model_.rowCount() - 1;
        break;
    default: return false;
    }
    moveTo(toRow, toColumn, extend);
    return true;
}

int GridView::monthAway(int column, int months) const
{
    return model_.columnOf(Night::fromDate(model_.night(column).date().addMonths(months)));
}

/// The next pool above or below, or the next room type that is alone in its pool.
int GridView::jumpRow(int from, int step) const
{
    for (int row = from + step; row >= 0 && row < model_.rowCount(); row += step) {
        const GridRow &at = model_.row(row);
        if (at.isPool() || (at.isType() && at.alone)) return row;
    }
    return step < 0 ? 0 : model_.rowCount() - 1;
}

void GridView::moveTo(int row, int column, bool extend)
{
    row = std::clamp(row, 0, model_.rowCount() - 1);
    column = std::clamp(column, 0, model_.columnCount() - 1);
    const QModelIndex to = model_.index(row, column);
    if (extend && currentIndex().isValid())
        extendTo(to);
    else
        selectionModel()->setCurrentIndex(to, adding_ ? QItemSelectionModel::NoUpdate
                                                      : QItemSelectionModel::ClearAndSelect);
    scrollTo(to);
}

/// Extends the range of the current cell; its opposite corner and all other ranges are kept.
void GridView::extendTo(const QModelIndex &to)
{
    const QModelIndex at = currentIndex();
    QItemSelection kept;
    QItemSelectionRange range(at);
    const QItemSelection chosen = selectionModel()->selection();
    for (const QItemSelectionRange &each : chosen) {
        if (each.contains(at))
            range = each;
        else
            kept.append(each);
    }
    const int fixedRow = at.row() == range.top() ? range.bottom() : range.top();
    const int fixedColumn = at.column() == range.left() ? range.right() : range.left();
    const QModelIndex a =
        model_.index(std::min(to.row(), fixedRow), std::min(to.column(), fixedColumn));
    const QModelIndex b =
        model_.index(std::max(to.row(), fixedRow), std::max(to.column(), fixedColumn));
    kept.merge(QItemSelection(a, b), QItemSelectionModel::Select);
    selectionModel()->setCurrentIndex(to, QItemSelectionModel::NoUpdate);
    selectionModel()->select(kept, QItemSelectionModel::ClearAndSelect);
}

bool GridView::wordKey(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F8 && (event->modifiers() & Qt::ShiftModifier)) {
        adding_ = !adding_;
        viewport()->update();
        emit selectionMoved();
        return true;
    }
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        return false;
    }
    if (!currentIndex().isValid()) return false;
    const QString text = event->text();
    const QChar first = text.size() == 1 ? text.at(0) : QChar();
    if (first.digitValue() >= 0) {
        emit typed(QString::number(first.digitValue()));
        return true;
    }
    if (first == u'+' || first == u'-' || first == u'=') {
        emit typed(text);
        return true;
    }
    if (event->key() == Qt::Key_F2) {
        emit typed({});
        return true;
    }
    if (adding_ && event->key() == Qt::Key_Space) {
        selectionModel()->select(currentIndex(), QItemSelectionModel::Toggle);
        return true;
    }
    const auto gridRequest = requestOfForm(event->key());
    if (gridRequest) emit requested(*gridRequest);
    return gridRequest.has_value();
}

void GridView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (indexAt(event->position().toPoint()).isValid()) emit requested(GridRequest::Details);
}

// With Shift or a tilting wheel, scrolls horizontally; one notch is two nights.
void GridView::wheelEvent(QWheelEvent *event)
{
    const bool sideways = (event->modifiers() & Qt::ShiftModifier)
                          || std::abs(event->angleDelta().x()) > std::abs(event->angleDelta().y());
    const bool rowsFit = verticalScrollBar()->maximum() == 0;
    if (!event->pixelDelta().isNull() || (!sideways && !rowsFit)) {
        QTableView::wheelEvent(event);
        return;
    }
    const int turned =
        event->angleDelta().x() != 0 ? event->angleDelta().x() : event->angleDelta().y();
    const bool running = gliding_->state() == QAbstractAnimation::Running;
    const int from = running ? gliding_->endValue().toInt() : horizontalScrollBar()->value();
    const int size = nights_->defaultSectionSize();
    glide(std::clamp(from - turned * 2 * size / 120, 0, horizontalScrollBar()->maximum()));
    event->accept();
}

}  // namespace roomrack::desktop
