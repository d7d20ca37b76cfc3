// SPDX-License-Identifier: GPL-3.0-or-later
// The filter for dates: who arrives, or who is in the house, between two days.
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

    /// Where the two dates begin.
    void setToday(Night today) { suggest(today, today + 6); }
    DatesChoice choice() const;
    void setChoice(const DatesChoice &choice);

private:
    void apply() override;
    void showChoice();
    DatesChoice::Kind kind_ = DatesChoice::Kind::Arriving;  ///< where there is a range
    QRadioButton *arriving_;
    QRadioButton *inHouse_;
};

}  // namespace roomrack::desktop
