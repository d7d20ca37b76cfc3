// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogs that end a booking: cancel, no-show, check-out. Each shows the cost and the number of
// nights that return to sale before it is confirmed.
#pragma once

#include "desktop/booking_dialogs/command_dialog.h"

namespace roomrack::desktop {

class CancelDialog final : public CommandDialog {
    Q_OBJECT

public:
    CancelDialog(HotelSession &session, storage::BookingRow row, QWidget *parent = nullptr);

protected:
    void fill() override;
    booking::Command command() const override;

private:
    QLabel *what_;
    QLabel *fee_;
};

class NoShowDialog final : public CommandDialog {
    Q_OBJECT

public:
    NoShowDialog(HotelSession &session, storage::BookingRow row, QWidget *parent = nullptr);

protected:
    void fill() override;
    booking::Command command() const override;

private:
    QLabel *what_;
    QLabel *fee_;
};

class CheckOutDialog final : public CommandDialog {
    Q_OBJECT

public:
    CheckOutDialog(HotelSession &session, storage::BookingRow row, QWidget *parent = nullptr);

protected:
    void fill() override;
    booking::Command command() const override;

private:
    QLabel *what_;
    QLabel *nights_;
};

/// Nights that return to sale if the guest departs on `today`.
int nightsGivenBack(Stay stay, Night today);

}  // namespace roomrack::desktop
