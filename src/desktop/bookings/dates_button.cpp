// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/dates_button.h"

#include "desktop/theme/look.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QDateEdit>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QMenu>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QWidgetAction>

namespace roomrack::desktop {

DatesButton::DatesButton(QWidget *parent) : QPushButton(parent)
{
    setProperty("menu", true);
    setAutoDefault(false);
    setAccessibleName(tr("Dates"));
    auto *menu = new QMenu(this);
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(makePanel());
    menu->addAction(action);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this] { arriving_->setFocus(); });
    showName();
}

QWidget *DatesButton::makePanel()
{
    auto *panel = new QWidget;
    auto *form = new QFormLayout(panel);
    arriving_ = new QRadioButton(tr("&Arriving"));
    inHouse_ = new QRadioButton(tr("&In house"));
    arriving_->setChecked(true);
    from_ = new QDateEdit;
    to_ = new QDateEdit;
    for (QDateEdit *edit : {from_, to_}) {
        edit->setDisplayFormat(tr("d MMM yyyy", "date format of an input"));
        edit->setMinimumWidth(130);
    }
    from_->setAccessibleName(tr("From"));
    to_->setAccessibleName(tr("To"));
    auto *any = new QPushButton(tr("A&ny dates"));
    auto *show = new QPushButton(tr("&Show"));
    look::primary(show);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(any);
    buttons->addWidget(show);
    auto *kinds = new QHBoxLayout;
    kinds->addWidget(arriving_);
    kinds->addWidget(inHouse_);
    form->addRow(kinds);
    form->addRow(tr("&From"), from_);
    form->addRow(tr("&To"), to_);
    form->addRow(buttons);
    connect(from_, &QDateEdit::dateChanged, to_, &QDateEdit::setMinimumDate);
    connect(show, &QPushButton::clicked, this, &DatesButton::apply);
    connect(any, &QPushButton::clicked, this, [this] {
        setChoice({});
        menu()->close();
    });
    return panel;
}

void DatesButton::setToday(Night today)
{
    if (today == today_) return;
    today_ = today;
    if (choice_.kind != DatesChoice::Kind::Any) return;
    from_->setDate(today.date());
    to_->setDate((today + 6).date());
}

void DatesButton::apply()
{
    const Night first = Night::fromDate(from_->date());
    const Night last = Night::fromDate(to_->date());
    const auto kind =
        arriving_->isChecked() ? DatesChoice::Kind::Arriving : DatesChoice::Kind::InHouse;
    setChoice({kind, Stay(first, last - first + 1)});
    menu()->close();
}

void DatesButton::setChoice(const DatesChoice &choice)
{
    if (choice == choice_) return;
    choice_ = choice;
    if (choice.kind != DatesChoice::Kind::Any) {
        from_->setDate(choice.nights.checkIn().date());
        to_->setDate((choice.nights.checkOut() - 1).date());
        (choice.kind == DatesChoice::Kind::Arriving ? arriving_ : inHouse_)->setChecked(true);
    }
    showName();
    emit changed();
}

void DatesButton::showName()
{
    const Stay &n = choice_.nights;
    const QString dates = n.nights() == 1 ? dateText(n.checkIn(), locale())
                                          : stayDates(Stay(n.checkIn(), n.nights() - 1), locale());
    switch (choice_.kind) {
    case DatesChoice::Kind::Any: setText(tr("Dates")); break;
    case DatesChoice::Kind::Arriving: setText(tr("Arriving %1").arg(dates)); break;
    case DatesChoice::Kind::InHouse: setText(tr("In house %1").arg(dates)); break;
    }
    setProperty("strong", choice_.kind != DatesChoice::Kind::Any);
    setAccessibleDescription(text());
}

}  // namespace roomrack::desktop

#include "moc_dates_button.cpp"
