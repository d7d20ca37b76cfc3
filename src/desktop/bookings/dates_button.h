// SPDX-License-Identifier: GPL-3.0-or-later
// The date filter: arrivals, or guests in house, between two dates.
#pragma once

#include "desktop/widgets/range_button.h"

class QRadioButton;

namespace roomrack::desktop {

struct DatesChoice {
    enum class Kind : quint8 { Any, Arriving, InHouse };
    Kind kind = Kind::Any;
    Stay nights;
    friend bool operator==(const DatesChoice &, const DatesChoice &) = default;
};

class DatesButton final : public RangeButton {
    Q_OBJECT

public:
    explicit DatesButton(QWidget *parent = nullptr);

    /// Sets the initial date range: one week from `today`.
    void setToday(Night today)
    {
        RangeButton::setToday(today);
        suggest(today, today + 6);
    }
    DatesChoice choice() const;
    void setChoice(const DatesChoice &choice);

private:
    void apply() override;
    void showChoice();
    DatesChoice::Kind kind_ = DatesChoice::Kind::Arriving;  ///< if a range is set
    QRadioButton *arriving_;
    QRadioButton *inHouse_;
};

}  // namespace roomrack::desktop
