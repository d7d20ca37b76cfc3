// SPDX-License-Identifier: GPL-3.0-or-later
// The guest of a booking: name, contact and notes for the front desk.
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
    /// Returns whether the form can be saved. Otherwise marks the missing field and focuses it.
    bool check();
    void focusName();
    /// Aligns the labels with those of the surrounding form.
    void setLabelWidth(int pixels);

signals:
    void edited();

private:
    bool checkEmail();
    bool checkPhone();
    void clearProblems();
    std::unique_ptr<::Ui::GuestForm> ui_;
    QString givenPhone_;  ///< as a channel sent it, which is kept whatever it is
};

}  // namespace roomrack::desktop
