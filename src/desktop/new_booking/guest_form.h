// SPDX-License-Identifier: GPL-3.0-or-later
// The guest of a booking: who, how to reach them, and what the desk should know.
#pragma once

#include "booking/booking.h"

#include <QtWidgets/QWidget>

#include <memory>

namespace Ui {
class GuestForm;
}

namespace roomrack::desktop {

class GuestForm final : public QWidget {
    Q_OBJECT

public:
    explicit GuestForm(QWidget *parent = nullptr);
    ~GuestForm() override;

    void setGuest(const booking::Guest &guest);
    booking::Guest guest() const;
    /// Whether it can be saved; shows at the field what is missing, and goes there.
    bool check();
    void focusName();
    /// So that labels line up with those of the form around it.
    void setLabelWidth(int pixels);

signals:
    void edited();

private:
    void clearProblems();
    std::unique_ptr<Ui::GuestForm> ui_;
};

}  // namespace roomrack::desktop
