// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/stay_fields.h"

#include "desktop/theme/look.h"
#include "new_booking/ui_stay_fields.h"

#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QCalendarWidget>

#include <algorithm>

namespace roomrack::desktop {

namespace {

void prepare(QDateEdit *edit)
{
    edit->setDisplayFormat(StayFields::tr("ddd d MMM yyyy", "date format of an input"));
    edit->calendarWidget()->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    edit->calendarWidget()->setFirstDayOfWeek(edit->locale().firstDayOfWeek());
    edit->setMinimumWidth(148);
}

}  // namespace

StayFields::StayFields(QWidget *parent) : QWidget(parent), ui_(std::make_unique<Ui::StayFields>())
{
    ui_->setupUi(this);
    prepare(ui_->checkIn);
    prepare(ui_->checkOut);
    connect(ui_->checkIn, &QDateEdit::dateChanged, this, &StayFields::checkInMoved);
    connect(ui_->checkOut, &QDateEdit::dateChanged, this, &StayFields::checkOutMoved);
    connect(ui_->nights, &QSpinBox::valueChanged, this, &StayFields::nightsMoved);
    for (QSpinBox *number : {ui_->rooms, ui_->adults, ui_->children}) {
        connect(number, &QSpinBox::valueChanged, this, &StayFields::changed);
    }
}

StayFields::~StayFields() = default;

void StayFields::setLimits(Night first, Night end)
{
    const QScopedValueRollback guard(following_, true);
    end_ = end;
    ui_->checkIn->setDateRange(first.date(), (end - 1).date());
    ui_->checkOut->setDateRange((first + 1).date(), end.date());
    ui_->nights->setMaximum(std::max(1, end - first));
}

void StayFields::setCheckInFixed(bool fixed)
{
    ui_->checkIn->setEnabled(!fixed);
    ui_->rooms->setEnabled(!fixed);
}

void StayFields::setStay(Stay stay)
{
    const QScopedValueRollback guard(following_, true);
    ui_->checkIn->setDate(stay.checkIn().date());
    ui_->checkOut->setDate(stay.checkOut().date());
    ui_->nights->setValue(stay.nights());
}

void StayFields::setRooms(int rooms)
{
    ui_->rooms->setValue(rooms);
}

void StayFields::setGuests(int adults, int children)
{
    ui_->adults->setValue(adults);
    ui_->children->setValue(children);
}

Stay StayFields::stay() const
{
    return Stay(Night::fromDate(ui_->checkIn->date()), ui_->nights->value());
}

int StayFields::rooms() const
{
    return ui_->rooms->value();
}

int StayFields::adults() const
{
    return ui_->adults->value();
}

int StayFields::children() const
{
    return ui_->children->value();
}

/// A later arrival keeps the number of nights, as far as rooms are sold.
void StayFields::checkInMoved()
{
    if (following_) return;
    const Night in = Night::fromDate(ui_->checkIn->date());
    const int nights = std::max(1, std::min(ui_->nights->value(), end_ - in));
    setStay(Stay(in, nights));
    emit changed();
}

/// A departure before the arrival moves the arrival: whoever types the departure first is right.
void StayFields::checkOutMoved()
{
    if (following_) return;
    const Night out = Night::fromDate(ui_->checkOut->date());
    Night in = Night::fromDate(ui_->checkIn->date());
    if (out <= in) in = out - 1;
    setStay(Stay(in, out - in));
    emit changed();
}

void StayFields::nightsMoved()
{
    if (following_) return;
    const Night in = Night::fromDate(ui_->checkIn->date());
    setStay(Stay(in, std::max(1, std::min(ui_->nights->value(), end_ - in))));
    emit changed();
}

void StayFields::setWrong(const QString &field)
{
    look::setWrong(ui_->checkIn, field == QLatin1String("check-in"));
    look::setWrong(ui_->checkOut, field == QLatin1String("check-out"));
    look::setWrong(ui_->rooms, field == QLatin1String("rooms"));
    look::setWrong(ui_->adults, field == QLatin1String("guests"));
}

}  // namespace roomrack::desktop

#include "moc_stay_fields.cpp"
