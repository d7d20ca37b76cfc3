// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/calendar.h"

#include <QtCore/QEvent>
#include <QtGui/QTextCharFormat>

namespace roomrack::desktop {

Calendar::Calendar(QWidget *parent) : QCalendarWidget(parent)
{
    setGridVisible(false);
    setVerticalHeaderFormat(NoVerticalHeader);
    setHorizontalHeaderFormat(ShortDayNames);
    setFirstDayOfWeek(locale().firstDayOfWeek());
    // Digits would open Qt's own date editor over the sheet.
    setDateEditEnabled(false);
    setMinimumSize(280, 220);
    applyColors();
    connect(this, &QCalendarWidget::clicked, this, &Calendar::chosen);
    connect(this, &QCalendarWidget::activated, this, &Calendar::chosen);
}

void Calendar::changeEvent(QEvent *event)
{
    QCalendarWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) applyColors();
    if (event->type() == QEvent::LocaleChange) setFirstDayOfWeek(locale().firstDayOfWeek());
}

void Calendar::applyColors()
{
    QTextCharFormat day, head;
    day.setForeground(palette().color(QPalette::Active, QPalette::Text));
    head.setForeground(palette().color(QPalette::Active, QPalette::PlaceholderText));
    for (const Qt::DayOfWeek each : {Qt::Saturday, Qt::Sunday}) setWeekdayTextFormat(each, day);
    setHeaderTextFormat(head);
}

}  // namespace roomrack::desktop

#include "moc_calendar.cpp"
