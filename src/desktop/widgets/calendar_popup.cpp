// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/calendar_popup.h"

#include "desktop/widgets/calendar.h"

#include <QtGui/QScreen>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kFrameMargin = 6;
constexpr int kDistance = 2;

}  // namespace

CalendarPopup::CalendarPopup(QDate selected, QDate first, QDate last, QWidget *owner)
    : QFrame(owner, Qt::Popup), calendar_(new Calendar)
{
    setAttribute(Qt::WA_DeleteOnClose);
    // The click that closes it would press the field's button and open it again.
    setAttribute(Qt::WA_NoMouseReplay);
    setObjectName(QStringLiteral("calendarPopup"));
    setProperty("look", QStringLiteral("popup"));
    setLayoutDirection(owner->layoutDirection());
    calendar_->setLocale(owner->locale());
    calendar_->setAccessibleName(tr("Calendar"));
    calendar_->setDateRange(first, last);
    calendar_->setSelectedDate(selected);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kFrameMargin, kFrameMargin, kFrameMargin, kFrameMargin);
    column->addWidget(calendar_);
    setFocusProxy(calendar_);
    connect(calendar_, &Calendar::chosen, this, [this](QDate date) {
        close();
        emit chosen(date);
    });
}

void CalendarPopup::openUnder(const QWidget *of)
{
    adjustSize();
    const QRect room = of->screen()->availableGeometry();
    const int side = isRightToLeft() ? of->width() - width() : 0;
    QPoint at = of->mapToGlobal(QPoint(side, of->height() + kDistance));
    if (at.y() + height() > room.bottom())
        at.setY(of->mapToGlobal(QPoint(0, -kDistance)).y() - height());
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width() + 1)));
    move(at);
    show();
    calendar_->setFocus(Qt::PopupFocusReason);
}

}  // namespace roomrack::desktop

#include "moc_calendar_popup.cpp"
