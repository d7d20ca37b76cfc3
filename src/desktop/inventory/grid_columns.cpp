// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_columns.h"

#include "desktop/inventory/grid_headers.h"

#include <QtCore/QPropertyAnimation>
#include <QtCore/QScopedValueRollback>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableView>

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

namespace {

constexpr int kGlideMs = 160;

}  // namespace

GridColumns::GridColumns(QTableView &view, const GridModel &model)
    : QObject(&view), view_(view), model_(model), nights_(*view.horizontalHeader()),
      rows_(*view.verticalHeader()),
      gliding_(new QPropertyAnimation(view.horizontalScrollBar(), "value", this))
{
    gliding_->setDuration(kGlideMs);
    gliding_->setEasingCurve(QEasingCurve::OutCubic);
    connect(gliding_, &QAbstractAnimation::finished, this, &GridColumns::settle);
}

/// Shows as many whole columns as fit; the remaining width goes to the row header. Computed from
/// the outer size before layout: using the viewport size during Qt's layout recurses endlessly when
/// the scroll bar appears or disappears.
void GridColumns::fit()
{
    const bool scrolls = kNightHeaderHeight + rows_.length() > view_.height();
    const int bar = scrolls ? view_.verticalScrollBar()->sizeHint().width() : 0;
    const int room = std::max(kColumnWidth, view_.width() - kRowHeaderWidth - bar);
    const int columns = std::max(1, int(std::lround(double(room) / kColumnWidth)));
    const int size = std::max(nights_.minimumSectionSize(), room / columns);
    const int header = kRowHeaderWidth + std::max(0, room - size * columns);
    if (nights_.defaultSectionSize() == size && rows_.minimumWidth() == header) return;
    const QScopedValueRollback guard(fitting_, true);
    rows_.setFixedWidth(header);
    nights_.setDefaultSectionSize(size);
    emit nights_.geometriesChanged();  // lays the view out now
    view_.horizontalScrollBar()->setValue(model_.columnOf(anchor_) * size);
}

Night GridColumns::first() const
{
    const int size = std::max(1, nights_.defaultSectionSize());
    return model_.night((view_.horizontalScrollBar()->value() + size / 2) / size);
}

void GridColumns::setFirst(Night night, bool smoothly)
{
    anchor_ = model_.night(model_.columnOf(night));
    const int value = model_.columnOf(night) * nights_.defaultSectionSize();
    emit shown(anchor_);
    gliding_->stop();
    if (smoothly && view_.isVisible())
        glide(value);
    else
        view_.horizontalScrollBar()->setValue(value);
}

void GridColumns::glide(int value)
{
    gliding_->stop();
    gliding_->setStartValue(view_.horizontalScrollBar()->value());
    gliding_->setEndValue(value);
    gliding_->start();
}

void GridColumns::scrolled()
{
    if (fitting_ || model_.columnCount() == 0) return;
    emit shown(first());
    if (gliding_->state() != QAbstractAnimation::Running) settle();
}

void GridColumns::settle()
{
    if (first() == anchor_) return;
    anchor_ = first();
    emit firstMoved(anchor_);
}

// With Shift or a tilting wheel, scrolls horizontally; one notch is two nights_.
bool GridColumns::turn(const QWheelEvent &event)
{
    const bool sideways = (event.modifiers() & Qt::ShiftModifier)
                          || std::abs(event.angleDelta().x()) > std::abs(event.angleDelta().y());
    const bool rowsFit = view_.verticalScrollBar()->maximum() == 0;
    if (!event.pixelDelta().isNull() || (!sideways && !rowsFit)) return false;
    const int turned =
        event.angleDelta().x() != 0 ? event.angleDelta().x() : event.angleDelta().y();
    const bool running = gliding_->state() == QAbstractAnimation::Running;
    const int from = running ? gliding_->endValue().toInt() : view_.horizontalScrollBar()->value();
    const int size = nights_.defaultSectionSize();
    glide(std::clamp(from - turned * 2 * size / 120, 0, view_.horizontalScrollBar()->maximum()));
    return true;
}

}  // namespace roomrack::desktop
