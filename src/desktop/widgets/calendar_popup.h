// SPDX-License-Identifier: GPL-3.0-or-later
// The calendar of a date field: a window of its own, so that it also fits beside fields in small
// dialogs and menus. Escape or a click elsewhere closes it.
#pragma once

#include <QtCore/QDate>
#include <QtWidgets/QFrame>

namespace roomrack::desktop {

class Calendar;

class CalendarPopup final : public QFrame {
    Q_OBJECT

public:
    /// Deletes itself when it closes.
    CalendarPopup(QDate selected, QDate first, QDate last, QWidget *owner);

    /// Opens below `of`, or above it if the screen has no room below.
    void openUnder(const QWidget *of);
    Calendar *calendar() const { return calendar_; }

signals:
    void chosen(QDate date);

private:
    Calendar *calendar_;
};

}  // namespace roomrack::desktop
