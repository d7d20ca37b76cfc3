// SPDX-License-Identifier: GPL-3.0-or-later
// Check-in: selects the room type and the room numbers. Rooms that are taken on any of the nights
// are not offered.
#pragma once

#include "desktop/booking_dialogs/command_dialog.h"

class QComboBox;
class QLineEdit;
class QListWidget;

namespace roomrack::desktop {

class CheckInDialog final : public CommandDialog {
    Q_OBJECT

public:
    CheckInDialog(HotelSession &session, storage::BookingRow row, QWidget *parent = nullptr);

protected:
    void fill() override;
    booking::Command command() const override;
    bool check() override;

private:
    QWidget *makeBody();
    void askWhoHasRooms();
    void showRooms();
    void roomsChosen();
    void showDirty();
    RoomTypeId assigned() const;
    std::vector<RoomId> chosen() const;

    QLabel *what_ = nullptr;
    QComboBox *type_ = nullptr;
    QListWidget *rooms_ = nullptr;
    QLabel *count_ = nullptr;
    QLabel *dirty_ = nullptr;
    std::vector<RoomId> taken_;  ///< taken or out of order on a remaining night
    bool known_ = false;         ///< taken_ is loaded
};

}  // namespace roomrack::desktop
