// SPDX-License-Identifier: GPL-3.0-or-later
// Three ways a booking ends: cancelled, not arrived, checked out. Each says what it costs and how
// many nights return to sale before anything happens.
#pragma once

#include "desktop/bookings/command_dialog.h"

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

/// Nights that a guest who leaves on `today` gives back.
int nightsGivenBack(Stay stay, Night today);

}  // namespace roomrack::desktop
