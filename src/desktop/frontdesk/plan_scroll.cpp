// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/plan_scroll.h"

#include <QtWidgets/QHeaderView>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableView>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

PlanScroll::PlanScroll(QTableView &view, const PlanModel &model, PlanRooms &rooms)
    : view_(view), model_(model), rooms_(rooms)
{
    // After the headings were measured.
    connect(&rooms, &QHeaderView::geometriesChanged, this, &PlanScroll::fitNights);
    connect(&rooms, &QHeaderView::sectionCountChanged, this, &PlanScroll::fitNights);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &PlanScroll::notePlace);
    // After the selection model, which forgets the current cell.
    connect(&model, &QAbstractItemModel::modelReset, this, &PlanScroll::restorePlace);
}

int PlanScroll::nightWidth() const
{
    return std::max(1, view_.horizontalHeader()->defaultSectionSize());
}

/// Shows as many whole nights as fit; the headings get the pixels that remain. Computed from the
/// outer size: that of the viewport changes during Qt's layout.
void PlanScroll::fitNights()
{
    QHeaderView *nights = view_.horizontalHeader();
    const bool scrolls = nights->minimumHeight() + rooms_.length() > view_.height();
    const int bar = scrolls ? view_.verticalScrollBar()->sizeHint().width() : 0;
    const int room = std::max(kPlanColumnWidth, view_.width() - rooms_.needed() - bar);
    const int columns = room / kPlanColumnWidth;
    const int size = room / columns, rest = room % columns;
    if (size == nights->defaultSectionSize() && rest == rooms_.rest()) return;
    const QScopedValueRollback guard(fitting_, true);
    const Night first = first_.value_or(firstNight());
    rooms_.setRest(rest);
    nights->setDefaultSectionSize(size);
    emit nights->geometriesChanged();  // lays the view out now
    showNight(first);
}

Night PlanScroll::firstNight() const
{
    const int size = nightWidth();
    return model_.night((view_.horizontalScrollBar()->value() + size / 2) / size);
}

void PlanScroll::showNight(Night night)
{
    first_ = night;
    into_ = 0;
    apply();
}

void PlanScroll::apply()
{
    if (!first_) return;
    {
        const QScopedValueRollback guard(fitting_, true);
        const int column = model_.columnOf(*first_);
        view_.horizontalScrollBar()->setValue(column * nightWidth() + into_);
    }
    emit scrolled();
}

void PlanScroll::follow()
{
    if (fitting_) return;
    first_ = firstNight();
    into_ = view_.horizontalScrollBar()->value() - model_.columnOf(*first_) * nightWidth();
    emit scrolled();
}

void PlanScroll::notePlace()
{
    const QModelIndex at = view_.currentIndex();
    place_ = Place{KeptRow(&view_), at.isValid() ? model_.row(at.row()).room : RoomId{},
                   at.isValid() ? std::optional(model_.night(at.column())) : std::nullopt};
}

/// Columns and pixels may be others than before: the nights begin elsewhere, or the headings of the
/// rooms are wider.
void PlanScroll::restorePlace()
{
    const std::optional<Place> place = std::exchange(place_, std::nullopt);
    if (place) {
        const QScopedValueRollback guard(fitting_, true);
        const PlanBoard &board = model_.board();
        const int row = place->room ? board.rowOf(place->room) : -1;
        place->at.restore(row, model_.columnOf(place->night.value_or(board.today())));
    }
    apply();
}

}  // namespace roomrack::desktop

#include "moc_plan_scroll.cpp"
