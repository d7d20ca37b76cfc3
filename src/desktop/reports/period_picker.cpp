// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/reports/period_picker.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/date_field.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>

namespace roomrack::desktop {

using reports::PeriodChoice;

namespace {

constexpr int kProblemWidth = 220;

}  // namespace

PeriodPicker::PeriodPicker(QWidget *parent)
    : QWidget(parent), choice_(new QComboBox(this)), dates_(new QWidget(this)),
      from_(new DateField(dates_)), to_(new DateField(dates_)), wrong_(style::muted({}, dates_))
{
    choice_->setObjectName(QStringLiteral("reports.period"));
    choice_->setAccessibleName(tr("Period of the report"));
    choice_->addItem(tr("This month"), int(PeriodChoice::ThisMonth));
    choice_->addItem(tr("Last month"), int(PeriodChoice::LastMonth));
    choice_->addItem(tr("Last 12 months"), int(PeriodChoice::LastTwelveMonths));
    choice_->addItem(tr("Custom period"), int(PeriodChoice::Custom));
    from_->setObjectName(QStringLiteral("reports.from"));
    from_->setAccessibleName(tr("First night"));
    to_->setObjectName(QStringLiteral("reports.to"));
    to_->setAccessibleName(tr("Last night"));
    wrong_->setObjectName(QStringLiteral("reports.wrong"));
    style::setTone(wrong_, Tone::Bad);

    auto *inside = style::withoutMargins<QHBoxLayout>(dates_);
    inside->setSpacing(style::kSmallGap);
    inside->addWidget(from_);
    inside->addWidget(style::muted(tr("to", "between two dates")));
    inside->addWidget(to_);
    inside->addWidget(wrong_);
    auto *row = style::withoutMargins<QHBoxLayout>(this);
    row->setSpacing(style::kSmallGap);
    row->addWidget(choice_);
    row->addWidget(dates_);
    dates_->hide();
    wrong_->setTextFormat(Qt::PlainText);
    wrong_->setWordWrap(true);
    wrong_->setMinimumWidth(kProblemWidth);
    for (const DateField *field : {from_, to_}) {
        connect(field, &DateField::dateEdited, this, &PeriodPicker::apply);
        connect(field, &DateField::problemChanged, this, &PeriodPicker::apply);
    }
    connect(choice_, &QComboBox::currentIndexChanged, this, &PeriodPicker::apply);
}

void PeriodPicker::setToday(Night today)
{
    if (today == today_) return;
    const bool first = period_.nights() == 0;
    today_ = today;
    from_->setToday(today, YearlessDate::Nearest);
    to_->setToday(today, YearlessDate::Nearest);
    if (first) showDates(reports::periodOf(PeriodChoice::ThisMonth, today));
    apply();
}

PeriodChoice PeriodPicker::choice() const
{
    return PeriodChoice(choice_->currentData().toInt());
}

void PeriodPicker::setChoice(PeriodChoice choice)
{
    choice_->setCurrentIndex(choice_->findData(int(choice)));
}

void PeriodPicker::setCustom(const Stay &period)
{
    {
        const QSignalBlocker quiet(choice_);
        setChoice(PeriodChoice::Custom);
    }
    showDates(period);
    apply();
}

void PeriodPicker::showDates(const Stay &period)
{
    from_->setDate(period.checkIn().date());
    to_->setDate((period.checkOut() - 1).date());
}

void PeriodPicker::apply()
{
    const bool custom = choice() == PeriodChoice::Custom;
    dates_->setVisible(custom);
    const Result<Stay> asked = custom ? reports::customPeriod(from_->night(), to_->night())
                                      : reports::periodOf(choice(), today_);
    QString wrong = from_->problem().isEmpty() ? to_->problem() : from_->problem();
    if (wrong.isEmpty() && !asked) wrong = asked.error().reason;
    style::setWrong(to_, !asked || !to_->problem().isEmpty());
    wrong_->setText(wrong);
    wrong_->setVisible(!wrong.isEmpty());
    if (!asked || *asked == period_) return;
    period_ = *asked;
    if (!custom) showDates(period_);  // initial dates of a custom period
    emit periodChanged(period_);
}

}  // namespace roomrack::desktop
