// SPDX-License-Identifier: GPL-3.0-or-later
// The room numbers of a new booking: a list for one room, and beside it a button to tick several.
// All are of one room type, and each room of the booking has a number or none has.
#pragma once

#include "desktop/new_booking/booking_draft.h"
#include "desktop/session/hotel_session.h"

#include <QtCore/QObject>

#include <optional>
#include <vector>

class QAction;
class QComboBox;

namespace roomrack::desktop {

class ChoiceButton;
class RoomNumberModel;

class RoomNumbers final : public QObject {
    Q_OBJECT

public:
    /// Fills the list. The button belongs to the layout that it is added to.
    RoomNumbers(HotelSession &session, QComboBox *list, QObject *parent = nullptr);

    /// Begins with this room, or with any.
    void begin(std::optional<RoomId> room, int rooms);
    /// Shows the rooms for another stay, its guests and its room type.
    void setChoice(const StayChoice &choice);
    /// The booking is of so many rooms: numbers of another number of rooms are dropped.
    void setCount(int rooms);
    int count() const { return count_; }
    /// The booking is of this room type: numbers of another one are dropped.
    void setType(RoomTypeId type);
    /// The numbers that were dropped since the user chose some: "101, 103".
    const QString &dropped() const { return dropped_; }

    /// None: any.
    const std::vector<RoomId> &chosen() const { return numbers_; }
    /// `wanted`, if the chosen rooms can be sold as that; else the first type that they can be.
    RoomTypeId typeFor(RoomTypeId wanted) const;
    /// Whether all rooms or none have a number, and those are free.
    bool isReady() const;
    /// The engine refused the chosen rooms.
    void setRefused(bool refused);
    ChoiceButton *button() const { return several_; }
    void focus();

signals:
    /// The user chose others, and with them the number of rooms.
    void picked();
    /// A room was taken, or is free again.
    void readinessChanged();

private:
    void makeButton();
    void pickOne(int row);
    void offerSeveral();
    void pickSeveral();
    void drop();
    void show();
    void showSeveral(const QVariantList &ticked);
    bool areFree() const;
    QString numbersText(const std::vector<RoomId> &rooms) const;
    QString text() const;

    HotelSession &session_;
    QComboBox *list_;
    ChoiceButton *several_;
    RoomNumberModel *model_;
    QAction *none_;  ///< in the list of several rooms while that is empty
    StayChoice choice_;
    std::vector<RoomId> numbers_;
    QString dropped_;
    int count_ = 1;  ///< rooms of the booking
    bool refused_ = false;
};

}  // namespace roomrack::desktop
