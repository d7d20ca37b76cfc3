// SPDX-License-Identifier: GPL-3.0-or-later
// The filter for dates: who arrives, or who is in the house, between two days.
#pragma once

#include "core/stay.h"

#include <QtWidgets/QPushButton>

#include <optional>

class QDateEdit;
class QRadioButton;

namespace roomrack::desktop {

struct DatesChoice {
    enum class Kind : quint8 { Any, Arriving, InHouse };
    Kind kind = Kind::Any;
    Stay nights;
    friend bool operator==(const DatesChoice &, const DatesChoice &) = default;
};

class DatesButton final : public QPushButton {
    Q_OBJECT

public:
    explicit DatesButton(QWidget *parent = nullptr);

    /// Where the two dates begin.
    void setToday(Night today);
    const DatesChoice &choice() const { return choice_; }
    void setChoice(const DatesChoice &choice);

signals:
    void changed();

private:
    QWidget *makePanel();
    void apply();
    void showName();
    DatesChoice choice_;
    Night today_;
    QRadioButton *arriving_ = nullptr;
    QRadioButton *inHouse_ = nullptr;
    QDateEdit *from_ = nullptr;
    QDateEdit *to_ = nullptr;
};

}  // namespace roomrack::desktop
