// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogs that end a booking: cancel, no-show, check-out. Each shows the cost, the refund and the
// number of nights that return to sale before it is confirmed.
#pragma once

#include "desktop/booking_dialogs/command_dialog.h"
#include "desktop/booking_dialogs/paid_amounts.h"

class QCheckBox;
class QLineEdit;

namespace roomrack::desktop {

class CancelDialog final : public CommandDialog {
    Q_OBJECT

public:
    CancelDialog(HotelSession &session, storage::BookingRow row, QWidget *parent = nullptr);

protected:
    void fill() override;
    bool check() override;
    booking::Command command() const override;

private:
    QWidget *makeBody();
    void showFee();
    void showFeeProblem(const QString &problem);
    void feeTyped();
    Result<Money> typedFee() const;  ///< in the guest's currency

    PaidAmounts paid_;
    bool feeTyped_ = false;  ///< or its field was left: what is wrong is shown
    QLabel *what_ = nullptr;
    QLabel *fee_ = nullptr;
    QCheckBox *override_ = nullptr;
    QLineEdit *amount_ = nullptr;
    QLabel *amountProblem_ = nullptr;
    QLineEdit *reason_ = nullptr;
};

class NoShowDialog final : public CommandDialog {
    Q_OBJECT

public:
    NoShowDialog(HotelSession &session, storage::BookingRow row, QWidget *parent = nullptr);

protected:
    void fill() override;
    booking::Command command() const override;

private:
    void showFee(const PaidAmounts &paid);

    QLabel *what_;
    QLabel *fee_;
};

/// What a notice says after the check-out of the booking `before`; `who`: the guest or the booking.
/// It names an early departure and the nights that returned to sale.
QString checkedOutText(const QString &who, const booking::Booking &before, Night today);

class CheckOutDialog final : public CommandDialog {
    Q_OBJECT

public:
    CheckOutDialog(HotelSession &session, storage::BookingRow row, QWidget *parent = nullptr);

protected:
    void fill() override;
    booking::Command command() const override;

private:
    /// `back`: the nights given back.
    storage::BookingRow afterwards(int back) const;

    QLabel *what_;
    QLabel *nights_;
};

/// Nights that return to sale if the guest departs on `today`.
int nightsGivenBack(Stay stay, Night today);

}  // namespace roomrack::desktop
