// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/plan_view.h"

#include "desktop/frontdesk/plan_scroll.h"
#include "desktop/widgets/night_header.h"
#include "desktop/widgets/night_table.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QScrollBar>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kWeek = 7;
constexpr int kNightsHeight = 40;

}  // namespace

PlanView::PlanView(PlanModel &model, const Theme &theme, QWidget *parent)
    : QTableView(parent), model_(model), theme_(theme),
      nights_(new NightHeader(
          theme, {kPlanColumnWidth, kNightsHeight},
          [&model](int column) { return model.night(column); },
          [&model] { return model.board().today(); }, this)),
      rooms_(new PlanRooms(model, theme, this)), move_(new BarMove(*this, model)),
      painter_(*this, model)
{
    setObjectName(QStringLiteral("plan"));
    setHorizontalHeader(nights_);
    setVerticalHeader(rooms_);
    setModel(&model);
    setUpNightTable(*this);
    setSelectionMode(SingleSelection);
    horizontalScrollBar()->setSingleStep(kPlanColumnWidth / 2);
    verticalScrollBar()->setSingleStep(kPlanRowHeight);
    setAccessibleName(tr("Rooms by night"));
    connect(&theme, &Theme::changed, this, [this] { viewport()->update(); });
    scroll_ = std::make_unique<PlanScroll>(*this, model, *rooms_);
    connect(scroll_.get(), &PlanScroll::scrolled, this, &PlanView::scrolled);
}

PlanView::~PlanView() = default;

bool PlanView::event(QEvent *event)
{
    if (event->type() != QEvent::Resize) return QTableView::event(event);
    return scroll_->resize([this, event] { return QTableView::event(event); });
}

const PlanBar *PlanView::currentBar() const
{
    return model_.barAt(currentIndex());
}

RoomId PlanView::currentRoom() const
{
    return currentIndex().isValid() ? model_.row(currentIndex().row()).room : RoomId{};
}

Night PlanView::currentNight() const
{
    return model_.night(std::max(0, currentIndex().column()));
}

Night PlanView::firstNight() const
{
    return scroll_->firstNight();
}

Stay PlanView::visibleNights() const
{
    const int size = std::max(1, nights_->defaultSectionSize());
    return Stay(firstNight(), viewport()->width() / size + 1);
}

void PlanView::showNight(Night night)
{
    scroll_->showNight(night);
}

void PlanView::showBooking(BookingId booking)
{
    const auto found = model_.board().find(booking);
    if (!found || found->first < 0) return;
    const Night night = std::max(found->second.nights.checkIn(), model_.night(0));
    const QModelIndex at = model_.index(found->first, model_.columnOf(night));
    setCurrentIndex(at);
    scrollTo(at);
}

void PlanView::setChosen(bool chosen)
{
    if (std::exchange(chosen_, chosen) != chosen) viewport()->update();
}

void PlanView::updateGeometries()
{
    const int scrolled = verticalScrollBar()->value();
    QTableView::updateGeometries();
    scrollPastBar(*this, scrolled);
}

void PlanView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (dx != 0 && scroll_) scroll_->follow();
}

void PlanView::currentChanged(const QModelIndex &now, const QModelIndex &before)
{
    QTableView::currentChanged(now, before);
    viewport()->update();
    emit currentMoved();
}

void PlanView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setClipRegion(event->region());
    painter_.paint(painter, theme_.colors(), event->rect());
}

void PlanView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && move_->isActive()) return move_->cancel();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (move_->isActive())
            move_->drop();
        else
            emit opened();
        return;
    }
    if (moveKey(event)) return;
    // Letters are shortcuts of the panel: the table would use them for its keyboard search.
    if (event->text().isEmpty() || event->key() == Qt::Key_Escape)
        QTableView::keyPressEvent(event);
    else
        event->ignore();
}

bool PlanView::moveKey(QKeyEvent *event)
{
    if (model_.rowCount() == 0) return false;
    const int step = event->modifiers() & Qt::ControlModifier ? kWeek : 1;
    const int forward = isRightToLeft() ? -step : step;
    int row = std::max(0, currentIndex().row());
    int column = currentIndex().isValid() ? currentIndex().column() : model_.columnOf(firstNight());
    switch (event->key()) {
    case Qt::Key_Left: column -= forward; break;
    case Qt::Key_Right: column += forward; break;
    case Qt::Key_Up: row -= step; break;
    case Qt::Key_Down: row += step; break;
    case Qt::Key_Home: column = model_.columnOf(model_.board().today()); break;
    default: return false;
    }
    row = std::clamp(row, 0, model_.rowCount() - 1);
    column = std::clamp(column, 0, model_.columnCount() - 1);
    setCurrentIndex(model_.index(row, column));
    scrollTo(currentIndex());
    return true;
}

void PlanView::mousePressEvent(QMouseEvent *event)
{
    QTableView::mousePressEvent(event);
    move_->press(*event);
}

void PlanView::mouseMoveEvent(QMouseEvent *event)
{
    move_->follow(*event);
}

void PlanView::mouseReleaseEvent(QMouseEvent *event)
{
    QTableView::mouseReleaseEvent(event);
    move_->release(*event);
}

void PlanView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && currentRoom()) emit opened();
}

}  // namespace roomrack::desktop

#include "moc_plan_view.cpp"
