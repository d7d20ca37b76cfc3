// SPDX-License-Identifier: GPL-3.0-or-later
// The month sheet of date fields and date pickers: in the theme's colours, weekends like other
// days, first weekday by locale.
#pragma once

#include <QtWidgets/QCalendarWidget>

namespace roomrack::desktop {

class Calendar final : public QCalendarWidget {
    Q_OBJECT

public:
    explicit Calendar(QWidget *parent = nullptr);

signals:
    /// The user chose a date by click or Enter.
    void chosen(QDate date);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyColors();
};

}  // namespace roomrack::desktop
