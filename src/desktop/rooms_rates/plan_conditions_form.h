// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the rate plan dialog about the conditions of sale.
#pragma once

#include "desktop/session/hotel_view.h"
#include "pricing/plan_conditions.h"

#include <QtWidgets/QWidget>

#include <array>
#include <memory>
#include <optional>

class QCheckBox;

namespace roomrack::desktop {

class DateField;
class WeekdayBoxes;

namespace Ui {
class PlanConditionsForm;
}

class PlanConditionsForm final : public QWidget {
    Q_OBJECT

public:
    explicit PlanConditionsForm(const HotelView &view, Night today, QWidget *parent = nullptr);
    ~PlanConditionsForm() override;

    void fill(const pricing::PlanConditions &conditions);
    /// Sets all conditions; rounding stays.
    void readInto(pricing::PlanConditions &conditions) const;
    /// Takes the dates as typed. The first that is not valid; null: all are.
    DateField *firstWrongDate() const;

private:
    struct Date {
        QCheckBox *set;
        DateField *field;
        std::optional<Night> pricing::PlanConditions::*of;
    };
    std::array<Date, 4> dates() const;
    void fillSellers(const pricing::PlanConditions &conditions);
    void readSellers(pricing::PlanConditions &conditions) const;

    const HotelView &view_;
    const std::unique_ptr<Ui::PlanConditionsForm> ui_;
    WeekdayBoxes *weekdays_;
};

}  // namespace roomrack::desktop
