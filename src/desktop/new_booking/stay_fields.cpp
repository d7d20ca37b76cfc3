// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/stay_fields.h"

#include "desktop/new_booking/stay_extras_fields.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/date_problem.h"
#include "desktop/widgets/kept_place.h"
#include "new_booking/ui_stay_fields.h"

#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QLabel>

#include <algorithm>

namespace roomrack::desktop {

StayFields::StayFields(QWidget *parent)
    : QWidget(parent), ui_(std::make_unique<Ui::StayFields>()), extras_(new StayExtrasFields(this))
{
    ui_->setupUi(this);
    problem_ = dateProblemLine({ui_->checkIn, ui_->checkOut});
    keepPlace(problem_);
    ui_->grid->addWidget(problem_, ui_->grid->rowCount(), 0, 1, ui_->grid->columnCount());
    ui_->grid->addWidget(extras_, ui_->grid->rowCount(), 0, 1, ui_->grid->columnCount());
    extras_->hide();
    connect(ui_->checkIn, &DateField::dateEdited, this, &StayFields::checkInMoved);
    connect(ui_->checkOut, &DateField::dateEdited, this, &StayFields::checkOutMoved);
    for (const DateField *date : {ui_->checkIn, ui_->checkOut})
        connect(date, &DateField::problemChanged, this, &StayFields::validityChanged);
    connect(ui_->nights, &QSpinBox::valueChanged, this, &StayFields::nightsMoved);
    connect(ui_->children, &QSpinBox::valueChanged, extras_, &StayExtrasFields::setChildren);
    connect(extras_, &StayExtrasFields::changed, this, &StayFields::changed);
    for (QSpinBox *number : {ui_->rooms, ui_->adults, ui_->children}) {
        connect(number, &QSpinBox::valueChanged, this, &StayFields::changed);
    }
}

StayFields::~StayFields() = default;

void StayFields::setLimits(Night first, Night end)
{
    const QScopedValueRollback guard(following_, true);
    end_ = end;
    ui_->checkIn->setLimits(first, end - 1);
    ui_->checkOut->setLimits(first + 1, end);
    ui_->nights->setMaximum(std::max(1, end - first));
}

void StayFields::setToday(Night today)
{
    ui_->checkIn->setToday(today);
    ui_->checkOut->setToday(today);
}

bool StayFields::commit()
{
    if (DateField::firstProblem({ui_->checkIn, ui_->checkOut}).isEmpty()) return true;
    DateField *wrong = ui_->checkIn->problem().isEmpty() ? ui_->checkOut : ui_->checkIn;
    wrong->setFocus(Qt::OtherFocusReason);
    return false;
}

bool StayFields::isValid() const
{
    return ui_->checkIn->problem().isEmpty() && ui_->checkOut->problem().isEmpty();
}

void StayFields::setCheckInFixed(bool fixed)
{
    ui_->checkIn->setEnabled(!fixed);
    ui_->rooms->setEnabled(!fixed);
}

void StayFields::setStay(Stay stay, DateField::Refused dates)
{
    const QScopedValueRollback guard(following_, true);
    ui_->checkIn->setDate(stay.checkIn().date(), dates);
    ui_->checkOut->setDate(stay.checkOut().date(), dates);
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

void StayFields::setExtras(const pricing::TaxRules &rules, Night today,
                           const std::vector<int> &childAges, const pricing::StayExtras &extras)
{
    extras_->setValues(rules, today, childAges, extras);
    extras_->setChildren(children());
    extras_->setVisible(!rules.isEmpty());
    QWidget *before = ui_->children;
    for (QWidget *input : extras_->inputs()) {
        setTabOrder(before, input);
        before = input;
    }
}

std::vector<int> StayFields::childAges() const
{
    return extras_->childAges();
}

pricing::StayExtras StayFields::extras() const
{
    return extras_->extras();
}

Stay StayFields::stay() const
{
    return Stay(ui_->checkIn->night(), ui_->nights->value());
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

/// A later arrival keeps the number of nights, up to the end of the booking window.
void StayFields::checkInMoved()
{
    const Night in = ui_->checkIn->night();
    const int nights = std::max(1, std::min(ui_->nights->value(), end_ - in));
    setStay(Stay(in, nights), DateField::Refused::Keep);
    emit changed();
}

/// A departure before the arrival moves the arrival, so that the departure can be entered first.
void StayFields::checkOutMoved()
{
    const Night out = ui_->checkOut->night();
    Night in = ui_->checkIn->night();
    if (out <= in) in = out - 1;
    setStay(Stay(in, out - in), DateField::Refused::Keep);
    emit changed();
}

void StayFields::nightsMoved()
{
    if (following_) return;
    const Night in = ui_->checkIn->night();
    const int nights = std::max(1, std::min(ui_->nights->value(), end_ - in));
    setStay(Stay(in, nights), DateField::Refused::Keep);
    emit changed();
}

QWidget *StayFields::fieldOf(const QString &name) const
{
    if (name == QLatin1String("check-in")) return ui_->checkIn;
    if (name == QLatin1String("check-out")) return ui_->checkOut;
    if (name == QLatin1String("rooms")) return ui_->rooms;
    return name == QLatin1String("guests") ? ui_->adults : nullptr;
}

void StayFields::setWrong(const QString &field, const QString &reason)
{
    const QWidget *named = fieldOf(field);
    for (DateField *date : {ui_->checkIn, ui_->checkOut})
        style::setWrong(date, date == named || !date->problem().isEmpty());
    for (QSpinBox *number : {ui_->rooms, ui_->adults}) style::setWrong(number, number == named);
    // A date that is not one comes first, and says so itself.
    if (!isValid()) return;
    problem_->setText(named ? reason : QString());
    problem_->setVisible(!problem_->text().isEmpty());
}

bool StayFields::focusField(const QString &field)
{
    QWidget *named = fieldOf(field);
    if (!named) return false;
    // The arrival and the rooms of a guest in house are fixed.
    if (!named->isEnabled()) named = ui_->checkOut;
    named->setFocus(Qt::OtherFocusReason);
    return true;
}

}  // namespace roomrack::desktop

#include "moc_stay_fields.cpp"
