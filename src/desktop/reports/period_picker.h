// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the nights of a report: this month, last month, the last twelve months, or two dates.
#pragma once

#include "reports/period.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;

namespace roomrack::desktop {

class DateField;

class PeriodPicker : public QWidget {
    Q_OBJECT

public:
    explicit PeriodPicker(QWidget *parent = nullptr);

    /// The property's business date, to which the choices are relative.
    void setToday(Night today);
    reports::PeriodChoice choice() const;
    void setChoice(reports::PeriodChoice choice);
    /// Selects Custom and these nights.
    void setCustom(const Stay &period);
    /// The last valid period.
    const Stay &period() const { return period_; }

signals:
    void periodChanged(const roomrack::core::Stay &period);

private:
    void apply();
    void showDates(const Stay &period);

    QComboBox *choice_;
    QWidget *dates_;
    DateField *from_;
    DateField *to_;
    QLabel *wrong_;
    Night today_;
    Stay period_;
};

}  // namespace roomrack::desktop
