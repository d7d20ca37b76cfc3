// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/range_button.h"

#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/date_field.h"
#include "desktop/widgets/date_problem.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QWidgetAction>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kProblemWidth = 240;

}  // namespace

RangeButton::RangeButton(const QString &name, QWidget *parent) : QPushButton(parent), name_(name)
{
    setProperty("menu", true);
    setAutoDefault(false);
    setAccessibleName(name);
    auto *menu = new QMenu(this);
    panel_ = new QWidgetAction(menu);
    panel_->setDefaultWidget(makePanel());
    menu->addAction(panel_);
    setMenu(menu);
    openWith(from_);
    keepRoomFor({name_});
    showName(name_);
}

QSize RangeButton::sizeHint() const
{
    return style::withRoomFor(usual_, *this, QPushButton::sizeHint());
}

void RangeButton::keepRoomFor(const QStringList &prefixes)
{
    const QFontMetrics strong(Theme::font(TextSize::Body, QFont::DemiBold));
    usual_ = 0;
    for (int month = 1; month < 12; ++month) {
        const QString dates = stayDates(Stay(Night::of(2026, month, 28), 20), locale());
        for (const QString &prefix : prefixes)
            usual_ = std::max(usual_, strong.horizontalAdvance(wordsOf(prefix, dates)));
    }
    updateGeometry();
}

QString RangeButton::wordsOf(const QString &prefix, const QString &dates)
{
    return tr("%1 %2", "the name of a filter and dates").arg(prefix, dates);
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
    from_ = new DateField;
    to_ = new DateField;
    from_->setAccessibleName(tr("From"));
    to_->setAccessibleName(tr("To"));
    auto *any = new QPushButton(tr("A&ny date"));
    auto *show = new QPushButton(tr("&Apply"));
    style::primary(show);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(any);
    buttons->addWidget(show);
    form_->addRow(tr("&From"), from_);
    form_->addRow(tr("&To"), to_);
    QLabel *wrong = dateProblemLine({from_, to_});
    wrong->setMinimumWidth(kProblemWidth);
    form_->addRow(wrong);
    form_->addRow(buttons);
    connect(from_, &DateField::dateChanged, this, &RangeButton::fromMoved);
    for (const DateField *field : {from_, to_})
        connect(field, &DateField::problemChanged, this, &RangeButton::showProblem);
    connect(show, &QPushButton::clicked, this, [this] {
        if (!DateField::firstProblem({from_, to_}).isEmpty()) return;
        apply();
        menu()->close();
    });
    connect(any, &QPushButton::clicked, this, [this] {
        setRange({});
        menu()->close();
    });
    return panel;
}

/// The last date moves along with a first date after it.
void RangeButton::fromMoved()
{
    const Night from = from_->night();
    to_->setEarliest(from);
    if (to_->night() < from) to_->setDate(from.date());
}

/// Makes room in the menu for the line with the problem.
void RangeButton::showProblem(const QString &problem)
{
    panel_->defaultWidget()->layout()->activate();
    panel_->setData(problem);
}

Stay RangeButton::dates() const
{
    const Night first = from_->night();
    return Stay(first, to_->night() - first + 1);
}

void RangeButton::setToday(Night today, YearlessDate yearless)
{
    from_->setToday(today, yearless);
    to_->setToday(today, yearless);
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
        setText(wordsOf(prefix, dates));
    } else {
        setText(prefix);
    }
    style::emphasize(this, range_.has_value());
    setAccessibleDescription(text());
}

}  // namespace roomrack::desktop

#include "moc_range_button.cpp"
