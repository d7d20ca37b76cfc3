// SPDX-License-Identifier: GPL-3.0-or-later
// The grid by keyboard, wheel and double click. Arrows move, with Shift they extend; Ctrl and an
// arrow jump a week or a pool; digits, S, O and Delete edit; Enter and Space show details.
#include "desktop/inventory/grid_view.h"

#include <QtCore/QPropertyAnimation>
#include <QtGui/QKeyEvent>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QScrollBar>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWeek = 7;

}  // namespace

void GridView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit cancelled();
        if (currentIndex().isValid()) {
            selectionModel()->select(currentIndex(), QItemSelectionModel::ClearAndSelect);
        }
        return;
    }
    if (model_.rowCount() == 0 || moveKey(event) || wordKey(event)) return;
    QTableView::keyPressEvent(event);
}

bool GridView::moveKey(QKeyEvent *event)
{
    const QModelIndex at = currentIndex();
    const int row = std::max(0, at.row());
    const int column = at.isValid() ? at.column() : model_.columnOf(firstNight());
    const bool jump = event->modifiers() & Qt::ControlModifier;
    const bool extend = event->modifiers() & Qt::ShiftModifier;
    const int forward = (isRightToLeft() ? -1 : 1) * (jump ? kWeek : 1);
    const int page = std::max(1, viewport()->width() / std::max(1, nights_->defaultSectionSize()));
    int toRow = row, toColumn = column;
    switch (event->key()) {
    case Qt::Key_Left: toColumn -= forward; break;
    case Qt::Key_Right: toColumn += forward; break;
    case Qt::Key_Up: toRow = jump ? jumpRow(row, -1) : row - 1; break;
    case Qt::Key_Down: toRow = jump ? jumpRow(row, 1) : row + 1; break;
    case Qt::Key_PageUp: toColumn -= page; break;
    case Qt::Key_PageDown: toColumn += page; break;
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

/// The next pool, or room type that is one, above or below.
int GridView::jumpRow(int from, int step) const
{
    for (int row = from + step; row >= 0 && row < model_.rowCount(); row += step) {
        if (model_.row(row).isPool() || model_.row(row).alone) return row;
    }
    return step < 0 ? 0 : model_.rowCount() - 1;
}

void GridView::moveTo(int row, int column, bool extend)
{
    row = std::clamp(row, 0, model_.rowCount() - 1);
    column = std::clamp(column, 0, model_.columnCount() - 1);
    const QModelIndex to = model_.index(row, column);
    const QItemSelection chosen = selectionModel()->selection();
    if (!extend || chosen.isEmpty()) {
        selectionModel()->setCurrentIndex(to, QItemSelectionModel::ClearAndSelect);
    } else {
        // The corner opposite to the current cell stays where it is.
        const QItemSelectionRange range = chosen.first();
        const QModelIndex at = currentIndex();
        const int fixedRow = at.row() == range.top() ? range.bottom() : range.top();
        const int fixedColumn = at.column() == range.left() ? range.right() : range.left();
        const QModelIndex a = model_.index(std::min(row, fixedRow), std::min(column, fixedColumn));
        const QModelIndex b = model_.index(std::max(row, fixedRow), std::max(column, fixedColumn));
        selectionModel()->setCurrentIndex(to, QItemSelectionModel::NoUpdate);
        selectionModel()->select(QItemSelection(a, b), QItemSelectionModel::ClearAndSelect);
    }
    scrollTo(to);
}

bool GridView::wordKey(QKeyEvent *event)
{
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        return false;
    }
    const QModelIndex at = currentIndex();
    if (!at.isValid()) return false;
    const GridRow row = model_.row(at.row());
    const QString text = event->text();
    if (text.size() == 1 && text.at(0).digitValue() >= 0) {
        emit digitTyped(QString::number(text.at(0).digitValue()));
        return true;
    }
    switch (event->key()) {
    case Qt::Key_S: emit stopSellWanted(); return true;
    case Qt::Key_O: emit outOfOrderWanted(); return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: emit defaultWanted(); return true;
    case Qt::Key_Plus: model_.setFolded(row.pool, false); return true;
    case Qt::Key_Minus: model_.setFolded(row.pool, true); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: emit detailsWanted(); return true;
    default: return false;
    }
}

void GridView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (indexAt(event->position().toPoint()).isValid()) emit detailsWanted();
}

// With Shift, or from a wheel that tilts, nights go by; a notch is two nights.
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
