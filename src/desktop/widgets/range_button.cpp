// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/range_button.h"

#include "desktop/theme/look.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QDateEdit>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QMenu>
#include <QtWidgets/QWidgetAction>

namespace roomrack::desktop {

RangeButton::RangeButton(const QString &name, QWidget *parent) : QPushButton(parent), name_(name)
{
    setProperty("menu", true);
    setAutoDefault(false);
    setAccessibleName(name);
    auto *menu = new QMenu(this);
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(makePanel());
    menu->addAction(action);
    setMenu(menu);
    openWith(from_);
    showName(name_);
}

void RangeButton::openWith(QWidget *first)
{
    disconnect(menu(), &QMenu::aboutToShow, this, nullptr);
    connect(menu(), &QMenu::aboutToShow, this, [first] { first->setFocus(); });
}

QWidget *RangeButton::makePanel()
{
    auto *panel = new QWidget;
    form_ = new QFormLayout(panel);
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
    form_->addRow(tr("&From"), from_);
    form_->addRow(tr("&To"), to_);
    form_->addRow(buttons);
    connect(from_, &QDateEdit::dateChanged, to_, &QDateEdit::setMinimumDate);
    connect(show, &QPushButton::clicked, this, [this] {
        apply();
        menu()->close();
    });
    connect(any, &QPushButton::clicked, this, [this] {
        setRange({});
        menu()->close();
    });
    return panel;
}

Stay RangeButton::dates() const
{
    const Night first = Night::fromDate(from_->date());
    return Stay(first, Night::fromDate(to_->date()) - first + 1);
}

void RangeButton::apply()
{
    setRange(dates());
}

void RangeButton::suggest(Night first, Night last)
{
    const Stay days(first, last - first + 1);
    if (suggested_ == days) return;
    suggested_ = days;
    if (range_) return;
    from_->setDate(first.date());
    to_->setDate(last.date());
}

void RangeButton::setRange(std::optional<Stay> range)
{
    if (range == range_) return;
    range_ = range;
    if (range) {
        from_->setDate(range->checkIn().date());
        to_->setDate((range->checkOut() - 1).date());
    }
    showName(name_);
    emit changed();
}

void RangeButton::showName(const QString &prefix)
{
    if (range_) {
        const Stay &n = *range_;
        const QString dates = n.nights() == 1
                                  ? dateText(n.checkIn(), locale())
                                  : stayDates(Stay(n.checkIn(), n.nights() - 1), locale());
        setText(tr("%1 %2", "the name of a filter and dates").arg(prefix, dates));
    } else {
        setText(prefix);
    }
    setProperty("strong", range_.has_value());
    setAccessibleDescription(text());
}

}  // namespace roomrack::desktop

#include "moc_range_button.cpp"
