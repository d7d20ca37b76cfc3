// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard and mouse of the room plan; painting is in plan_paint.cpp.
#include "desktop/frontdesk/plan_view.h"

#include "desktop/widgets/night_table.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QScrollBar>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWeek = 7;
constexpr int kScrollMs = 40;
constexpr int kEdge = 20;  ///< distance from the edge at which a dragged bar scrolls

}  // namespace

PlanView::PlanView(PlanModel &model, const Theme &theme, QWidget *parent)
    : QTableView(parent), model_(model), theme_(theme), nights_(new PlanNights(model, theme, this)),
      rooms_(new PlanRooms(model, theme, this))
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
    scroll_.setInterval(kScrollMs);
    connect(&scroll_, &QTimer::timeout, this, &PlanView::scrollAlong);
    connect(&theme, &Theme::changed, this, [this] { viewport()->update(); });
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &PlanView::letGo);
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
    const int size = std::max(1, nights_->defaultSectionSize());
    return model_.night((horizontalScrollBar()->value() + size / 2) / size);
}

Stay PlanView::visibleNights() const
{
    const int size = std::max(1, nights_->defaultSectionSize());
    return Stay(firstNight(), viewport()->width() / size + 1);
}

void PlanView::showNight(Night night)
{
    horizontalScrollBar()->setValue(model_.columnOf(night) * nights_->defaultSectionSize());
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

void PlanView::updateGeometries()
{
    const int scrolled = verticalScrollBar()->value();
    QTableView::updateGeometries();
    scrollPastBar(*this, scrolled);
}

void PlanView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (dx != 0) emit scrolled();
}

void PlanView::currentChanged(const QModelIndex &now, const QModelIndex &before)
{
    QTableView::currentChanged(now, before);
    viewport()->update();
    emit currentMoved();
}

// --- moving a bar by keyboard -----------------------------------------------------------------

void PlanView::grab()
{
    const PlanBar *bar = currentBar();
    if (bar && booking::isOpen(bar->status) && !isGrabbing()) startGrab(*bar, currentIndex());
}

void PlanView::grab(const PlanBar &bar, RoomId room)
{
    if (isGrabbing() || model_.rowCount() == 0) return;
    startGrab(bar, currentIndex());
    const int row = std::max(0, model_.board().rowOf(room));
    setCurrentIndex(model_.index(row, model_.columnOf(bar.nights.checkIn())));
    scrollTo(currentIndex());
}

void PlanView::startGrab(const PlanBar &bar, const QModelIndex &from)
{
    grabbed_ = bar;
    from_ = from;
    away_ = false;
    viewport()->update();
    emit grabbingChanged();
}

void PlanView::letGo()
{
    pressed_.reset();
    scroll_.stop();
    if (!std::exchange(grabbed_, std::nullopt)) return;
    viewport()->update();
    emit grabbingChanged();
}

/// Cancels the move: the current cell returns to the bar.
void PlanView::giveUp()
{
    letGo();
    if (!from_.isValid()) return;
    setCurrentIndex(from_);
    scrollTo(from_);
}

void PlanView::dropOn(int row)
{
    const PlanBar bar = *grabbed_;
    const PlanRow target = row >= 0 ? model_.row(row) : PlanRow{};
    if (row < 0 || target.kind == PlanRow::Kind::Pool || target.room == bar.room) return giveUp();
    letGo();
    emit dropped(bar, target.room);
}

// --- keyboard ---------------------------------------------------------------------------------

void PlanView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isGrabbing()) return giveUp();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (isGrabbing())
            dropOn(currentIndex().row());
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

// --- mouse ------------------------------------------------------------------------------------

void PlanView::mousePressEvent(QMouseEvent *event)
{
    QTableView::mousePressEvent(event);
    const PlanBar *bar = currentBar();
    const bool on =
        event->button() == Qt::LeftButton && indexAt(event->position().toPoint()) == currentIndex();
    if (on && bar && booking::isOpen(bar->status)) {
        pressed_ = *bar;
        pressedAt_ = event->position().toPoint();
    }
}

void PlanView::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton) || !pressed_) return;
    const QPoint at = event->position().toPoint();
    if (!isGrabbing()) {
        if ((at - pressedAt_).manhattanLength() < QApplication::startDragDistance()) return;
        startGrab(*pressed_, currentIndex());
        scroll_.start();
    }
    dragTo(event->globalPosition().toPoint());
}

void PlanView::drag(const PlanBar &bar)
{
    if (isGrabbing() || model_.rowCount() == 0) return;
    if (!visibleNights().overlaps(bar.nights)) showNight(bar.nights.checkIn());
    startGrab(bar, currentIndex());
    away_ = true;
    scroll_.start();
}

bool PlanView::isOverTray(QPoint screen) const
{
    return tray_ && tray_->rect().contains(tray_->mapFromGlobal(screen));
}

int PlanView::rowUnder(QPoint screen) const
{
    // The names of the rooms belong to their rows.
    const bool inside = rect().contains(mapFromGlobal(screen));
    const int y = viewport()->mapFromGlobal(screen).y();
    return inside && y >= 0 ? rowAt(y) : -1;
}

/// Keeps the night: a bar moves between rooms only, and the plan does not scroll sideways.
void PlanView::dragTo(QPoint screen)
{
    if (!isGrabbing()) return;
    mouseAt_ = screen;
    const int row = isOverTray(screen) ? -1 : rowUnder(screen);
    away_ = row < 0;
    const int size = std::max(1, nights_->defaultSectionSize());
    const int first = (horizontalScrollBar()->value() + size - 1) / size;
    const Night night = std::max(grabbed_->nights.checkIn(), model_.night(first));
    if (!away_) setCurrentIndex(model_.index(row, model_.columnOf(night)));
    viewport()->update();
}

void PlanView::dropAt(QPoint screen)
{
    if (!isGrabbing()) return;
    // The first row is that of the unassigned stays.
    dropOn(isOverTray(screen) ? 0 : rowUnder(screen));
}

void PlanView::scrollAlong()
{
    const QPoint at = viewport()->mapFromGlobal(mouseAt_);
    if (at.x() < 0 || at.x() >= viewport()->width()) return;
    const int past = at.y() < kEdge ? -1 : at.y() > viewport()->height() - kEdge ? 1 : 0;
    if (past == 0) return;
    QScrollBar *bar = verticalScrollBar();
    bar->setValue(bar->value() + past * bar->singleStep());
    const int y = std::clamp(at.y(), 0, viewport()->height() - 1);
    dragTo(viewport()->mapToGlobal(QPoint(at.x(), y)));
}

void PlanView::mouseReleaseEvent(QMouseEvent *event)
{
    QTableView::mouseReleaseEvent(event);
    const bool dragged = pressed_ && isGrabbing();
    pressed_.reset();
    if (dragged) dropAt(event->globalPosition().toPoint());
}

void PlanView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && currentBar()) emit opened();
}

}  // namespace roomrack::desktop

#include "moc_plan_view.cpp"
