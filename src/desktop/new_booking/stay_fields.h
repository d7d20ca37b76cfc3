// SPDX-License-Identifier: GPL-3.0-or-later
// Check-in, check-out, nights, rooms and guests in one row; dates and number of nights update each
// other. Used for new and changed bookings.
#pragma once

#include "core/stay.h"
#include "desktop/widgets/date_field.h"
#include "pricing/stay_extras.h"

#include <QtWidgets/QWidget>

#include <memory>

class QLabel;

namespace Ui {
class StayFields;
}

namespace roomrack::desktop {

class StayExtrasFields;

class StayFields final : public QWidget {
    Q_OBJECT

public:
    explicit StayFields(QWidget *parent = nullptr);
    ~StayFields() override;

    /// Limits check-in to [first, end) and check-out to at most `end`.
    void setLimits(Night first, Night end);
    /// The date to which "+30" and dates without a year refer.
    void setToday(Night today);
    /// Takes the dates as typed. False: one is not valid; it gets the focus, and a line below the
    /// fields says why.
    bool commit();
    /// False: a date as typed is not valid; stay() is the last valid one.
    bool isValid() const;
    /// For a guest in house: only the departure can change.
    void setCheckInFixed(bool fixed);
    void setStay(Stay stay, DateField::Refused dates = DateField::Refused::Replace);
    void setRooms(int rooms);
    void setGuests(int adults, int children);
    /// What the hotel's taxes and fees ask for beside them, and what is claimed already.
    void setExtras(const pricing::TaxRules &rules, Night today,
                   const std::vector<int> &childAges = {}, const pricing::StayExtras &extras = {});
    Stay stay() const;
    int rooms() const;
    int adults() const;
    int children() const;
    std::vector<int> childAges() const;
    pricing::StayExtras extras() const;
    /// Marks the field that an error names ("check-in", "rooms", "guests"), with the reason in the
    /// line below the fields; an empty field: none.
    void setWrong(const QString &field, const QString &reason = {});
    /// Focuses the field that an error names. False: it is none of these.
    bool focusField(const QString &field);

signals:
    void changed();
    void validityChanged();

private:
    void checkInMoved();
    void checkOutMoved();
    void nightsMoved();
    QWidget *fieldOf(const QString &name) const;
    std::unique_ptr<::Ui::StayFields> ui_;
    StayExtrasFields *extras_;
    QLabel *problem_;
    Night end_;
    bool following_ = false;
};

}  // namespace roomrack::desktop
