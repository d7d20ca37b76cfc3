// SPDX-License-Identifier: GPL-3.0-or-later
// Reinstates a cancelled booking or a no-show: shows the dates, the rooms, the price, and what is
// due again.
#pragma once

#include "desktop/booking_dialogs/command_dialog.h"
#include "desktop/booking_dialogs/paid_amounts.h"

class QLabel;
class QLineEdit;

namespace roomrack::desktop {

/// Whether the booking's status and dates permit it. The engine also checks the channel and the
/// rooms.
bool canReinstate(const booking::Booking &booking, Night businessDate);

/// The booking as it will be, with what is owed for it then.
storage::BookingRow reinstatedRow(storage::BookingRow row);

/// What such a booking's guest then pays at the hotel, taxes and fees with it; in the currency of
/// the guest if a part was paid by card. Its price is converted and rounded once.
Money dueAgain(const storage::BookingRow &again, const PaidAmounts &paid, const HotelView &view);

class ReinstateDialog final : public CommandDialog {
    Q_OBJECT

public:
    ReinstateDialog(HotelSession &session, storage::BookingRow row, QWidget *parent = nullptr);

protected:
    void fill() override;
    bool applies() const override;
    booking::Command command() const override;

private:
    QWidget *makeBody();
    void showMoney(const PaidAmounts &paid);

    QLabel *what_ = nullptr;
    QLabel *money_ = nullptr;
    QLineEdit *reason_ = nullptr;
};

}  // namespace roomrack::desktop
