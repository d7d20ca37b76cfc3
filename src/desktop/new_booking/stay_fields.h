// SPDX-License-Identifier: GPL-3.0-or-later
// Check-in, check-out, nights, rooms and guests in one row; the dates and the number of nights
// follow each other. For the new booking and for changing one.
#pragma once

#include "core/stay.h"

#include <QtWidgets/QWidget>

#include <memory>

namespace Ui {
class StayFields;
}

namespace roomrack::desktop {

class StayFields final : public QWidget {
    Q_OBJECT

public:
    explicit StayFields(QWidget *parent = nullptr);
    ~StayFields() override;

    /// Check-in on [first, end), check-out no later than `end`.
    void setLimits(Night first, Night end);
    /// A guest in house has arrived: only the departure can change.
    void setCheckInFixed(bool fixed);
    void setStay(Stay stay);
    void setRooms(int rooms);
    void setGuests(int adults, int children);
    Stay stay() const;
    int rooms() const;
    int adults() const;
    int children() const;
    /// Marks the field that an error names ("check-in", "rooms", "guests"); empty: none.
    void setWrong(const QString &field);

signals:
    void changed();

private:
    void checkInMoved();
    void checkOutMoved();
    void nightsMoved();
    std::unique_ptr<Ui::StayFields> ui_;
    Night end_;
    bool following_ = false;
};

}  // namespace roomrack::desktop
