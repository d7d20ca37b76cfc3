// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the nights of a report: this month, last month, the last twelve months, or any two dates.
#pragma once

#include "reports/period.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QDateEdit;
class QLabel;

namespace roomrack::desktop {

class PeriodPicker : public QWidget {
    Q_OBJECT

public:
    explicit PeriodPicker(QWidget *parent = nullptr);

    /// The hotel's business date, from which the choices are counted.
    void setToday(Night today);
    reports::PeriodChoice choice() const;
    void setChoice(reports::PeriodChoice choice);
    /// Chooses Custom and these nights.
    void setCustom(const Stay &period);
    /// The last period that was right.
    const Stay &period() const { return period_; }

signals:
    void periodChanged(const roomrack::core::Stay &period);

private:
    void apply();
    void showDates(const Stay &period);

    QComboBox *choice_;
    QWidget *dates_;
    QDateEdit *from_;
    QDateEdit *to_;
    QLabel *wrong_;
    Night today_;
    Stay period_;
};

}  // namespace roomrack::desktop
