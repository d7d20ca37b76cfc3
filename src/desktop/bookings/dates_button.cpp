// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/dates_button.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QRadioButton>

namespace roomrack::desktop {

DatesButton::DatesButton(QWidget *parent)
    : RangeButton(tr("Dates"), parent), arriving_(new QRadioButton(tr("&Arriving"))),
      inHouse_(new QRadioButton(tr("&In house")))
{
    arriving_->setChecked(true);
    auto *kinds = new QHBoxLayout;
    kinds->addWidget(arriving_);
    kinds->addWidget(inHouse_);
    form()->insertRow(0, kinds);
    openWith(arriving_);
    keepRoomFor({tr("Arriving"), tr("In house")});
    connect(this, &RangeButton::changed, this, &DatesButton::showChoice);
}

DatesChoice DatesButton::choice() const
{
    const auto nights = range();
    return nights ? DatesChoice{kind_, *nights} : DatesChoice();
}

void DatesButton::apply()
{
    const auto kind =
        arriving_->isChecked() ? DatesChoice::Kind::Arriving : DatesChoice::Kind::InHouse;
    setChoice({kind, dates()});
}

void DatesButton::setChoice(const DatesChoice &choice)
{
    if (choice == this->choice()) return;
    if (choice.kind == DatesChoice::Kind::Any) return setRange({});
    const bool sameNights = range() == choice.nights;
    kind_ = choice.kind;
    (kind_ == DatesChoice::Kind::Arriving ? arriving_ : inHouse_)->setChecked(true);
    setRange(choice.nights);
    if (sameNights) emit changed();
}

void DatesButton::showChoice()
{
    if (!range()) return;
    showName(kind_ == DatesChoice::Kind::Arriving ? tr("Arriving") : tr("In house"));
}

}  // namespace roomrack::desktop

#include "moc_dates_button.cpp"
