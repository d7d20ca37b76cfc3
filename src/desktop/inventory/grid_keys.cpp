// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_keys.h"

#include "desktop/inventory/grid_columns.h"
#include "desktop/inventory/grid_cursor.h"
#include "desktop/inventory/grid_fill.h"
#include "desktop/words/restriction_words.h"

#include <QtGui/QKeyEvent>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWeekStep = 7;

/// Letters, the same in every language: the menu shows them next to their actions.
std::optional<GridRequest> requestOfForm(int key)
{
    switch (key) {
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

const inventory::RestrictionRow *restrictionOfKey(int key)
{
    for (const inventory::RestrictionRow &row : inventory::kRestrictions) {
        if (key == restrictionKey(row)) return &row;
    }
    return nullptr;
}

}  // namespace

GridKeys::GridKeys(GridModel &model, const GridColumns &columns, GridCursor &cursor, GridFill &fill)
    : QObject(&cursor), model_(model), columns_(columns), cursor_(cursor), fill_(fill)
{}

bool GridKeys::press(const QKeyEvent &event, bool rightToLeft)
{
    if (event.key() == Qt::Key_Escape) {
        escape();
        return true;
    }
    if (model_.rowCount() == 0 || model_.columnCount() == 0) return true;
    if (fill_.isActive()) {
        fill_.key(event);
        return true;
    }
    return clipboardKey(event) || foldKey(event) || moveKey(event, rightToLeft) || wordKey(event);
}

/// Ends the latest mode: a fill, adding ranges, or the selection of more than one cell.
void GridKeys::escape()
{
    if (fill_.isActive()) {
        fill_.end(false);
        return;
    }
    cursor_.setAdding(false);
    if (const QModelIndex at = cursor_.at(); at.isValid())
        cursor_.select(QRect(at.column(), at.row(), 1, 1));
}

bool GridKeys::clipboardKey(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Copy))
        emit requested(GridRequest::Copy);
    else if (event.key() == Qt::Key_C
             && event.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier))
        emit requested(GridRequest::CopyWithHeaders);
    else if (event.matches(QKeySequence::Paste))
        emit requested(GridRequest::Paste);
    else
        return false;
    return true;
}

/// Plus and minus fold a pool row; in other rows they start "+5" or "-5", so folding requires Ctrl.
bool GridKeys::foldKey(const QKeyEvent &event)
{
    const bool plus = event.key() == Qt::Key_Plus || event.text() == QLatin1String("+");
    const bool minus = event.key() == Qt::Key_Minus;
    const int row = cursor_.at().row();
    if ((!plus && !minus) || row < 0) return false;
    if (!(event.modifiers() & Qt::ControlModifier) && !model_.row(row).isPool()) return false;
    int at = row;
    // A row without open children is folded into its parent.
    const GridRows &rows = model_.rows();
    if (minus && (!rows.canFold(rows.at(row)) || rows.isFolded(rows.at(row)))) {
        at = rows.parentOf(row);
        cursor_.moveTo(at, cursor_.at().column(), false);
    }
    model_.fold(model_.row(at), minus);
    return true;
}

bool GridKeys::moveKey(const QKeyEvent &event, bool rightToLeft)
{
    const QModelIndex at = cursor_.at();
    const int row = std::max(0, at.row());
    const int column = at.isValid() ? at.column() : model_.columnOf(columns_.first());
    const bool jump = event.modifiers() & Qt::ControlModifier;
    const bool extend = event.modifiers() & Qt::ShiftModifier;
    const int forward = (rightToLeft ? -1 : 1) * (jump ? kWeekStep : 1);
    int toRow = row, toColumn = column;
    switch (event.key()) {
    case Qt::Key_Left: toColumn -= forward; break;
    case Qt::Key_Right: toColumn += forward; break;
    case Qt::Key_Up: toRow = jump ? jumpRow(row, -1) : row - 1; break;
    case Qt::Key_Down: toRow = jump ? jumpRow(row, 1) : row + 1; break;
    case Qt::Key_PageUp: toColumn = monthAway(model_, column, -1); break;
    case Qt::Key_PageDown: toColumn = monthAway(model_, column, 1); break;
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
    cursor_.moveTo(toRow, toColumn, extend);
    return true;
}

/// The next pool above or below, or the next room type that is alone in its pool.
int GridKeys::jumpRow(int from, int step) const
{
    for (int row = from + step; row >= 0 && row < model_.rowCount(); row += step) {
        const GridRow &at = model_.row(row);
        if (at.isPool() || (at.isType() && at.alone)) return row;
    }
    return step < 0 ? 0 : model_.rowCount() - 1;
}

bool GridKeys::wordKey(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_F8 && (event.modifiers() & Qt::ShiftModifier)) {
        cursor_.setAdding(!cursor_.isAdding());
        return true;
    }
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        return false;
    }
    if (!cursor_.at().isValid()) return false;
    const QString text = event.text();
    const QChar first = text.size() == 1 ? text.at(0) : QChar();
    if (first.digitValue() >= 0) {
        emit typed(QString::number(first.digitValue()));
        return true;
    }
    if (first == u'+' || first == u'-' || first == u'=') {
        emit typed(text);
        return true;
    }
    if (event.key() == Qt::Key_F2) {
        emit typed({});
        return true;
    }
    if (cursor_.isAdding() && event.key() == Qt::Key_Space) {
        cursor_.toggle();
        return true;
    }
    if (const auto *restriction = restrictionOfKey(event.key())) {
        emit restricted(*restriction);
        return true;
    }
    const auto gridRequest = requestOfForm(event.key());
    if (gridRequest) emit requested(*gridRequest);
    return gridRequest.has_value();
}

}  // namespace roomrack::desktop
