// SPDX-License-Identifier: GPL-3.0-or-later
// Check-in: selects the room type and the room numbers, those that are ready first. Rooms that are
// taken on any of the nights or still occupied are not offered.
#pragma once

#include "desktop/booking_dialogs/command_dialog.h"

#include <vector>

class QComboBox;
class QLabel;
class QListWidget;

namespace roomrack::desktop {

class VacantRooms;

class CheckInDialog final : public CommandDialog {
    Q_OBJECT

public:
    CheckInDialog(HotelSession &session, storage::BookingRow row, QWidget *parent = nullptr);

protected:
    void fill() override;
    booking::Command command() const override;
    bool check() override;
    void refused(const Error &error) override;

private:
    QWidget *makeBody();
    QWidget *makeList();
    void typeChosen();
    void showVacant(bool again);
    void showAssigned();
    void showRooms(const std::vector<RoomId> &selected);
    void showNotOffered();
    void roomsChosen();
    void showStatus();
    bool movesLater() const;
    bool isWithoutRoom() const;
    void askWithoutRoom();
    /// How many of the rooms offered can be assigned automatically.
    int inService() const;
    RoomTypeId assigned() const;
    std::vector<RoomId> chosen() const;

    QLabel *what_ = nullptr;
    QLabel *due_ = nullptr;  ///< what was paid, and what is due
    QComboBox *type_ = nullptr;
    QLabel *change_ = nullptr;  ///< another room type than booked, or too small
    QListWidget *rooms_ = nullptr;
    QLabel *count_ = nullptr;
    QLabel *notOffered_ = nullptr;
    QLabel *occupied_ = nullptr;  ///< the assigned room
    QLabel *dirty_ = nullptr;
    QLabel *outOfService_ = nullptr;
    VacantRooms *vacant_ = nullptr;
    bool withoutRoom_ = false;  ///< while a check-in is sent that the user has confirmed
};

}  // namespace roomrack::desktop
