// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/search_filters.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/flow_layout.h"
#include "desktop/widgets/kept_place.h"
#include "desktop/widgets/search_field.h"

#include <algorithm>

namespace roomrack::desktop {

SearchFilters::SearchFilters(const QString &hint, const QString &accessibleName, QWidget *parent)
    : QWidget(parent), row_(new FlowLayout(this)), search_(new SearchField(hint)),
      clear_(new QPushButton(tr("Clear")))
{
    row_->setContentsMargins(style::kPadding, 9, style::kPadding, 9);
    row_->setSpacing(style::kSmallGap);
    search_->setAccessibleName(accessibleName);
    style::flat(clear_);
    clear_->setAutoDefault(false);
    row_->addWidget(search_);
    row_->addWidget(clear_);
    // The filters stay where they are when it comes and goes.
    keepPlace(clear_);
    clear_->hide();
    connect(search_, &SearchField::searched, this, &SearchFilters::announce);
    connect(search_, &SearchField::leftDownwards, this, &SearchFilters::leftDownwards);
    connect(clear_, &QPushButton::clicked, this, &SearchFilters::clear);
}

ChoiceButton *SearchFilters::add(ChoiceButton *choice)
{
    choices_.push_back(choice);
    choice->giveWay();
    connect(choice, &ChoiceButton::changed, this, &SearchFilters::announce);
    place(choice);
    return choice;
}

void SearchFilters::place(QWidget *filter)
{
    row_->removeWidget(clear_);
    row_->addWidget(filter);
    row_->addWidget(clear_);
    setTabOrder(filter, clear_);
}

bool SearchFilters::isEmpty() const
{
    return search_->isBlank()
           && std::all_of(choices_.begin(), choices_.end(),
                          [](const ChoiceButton *c) { return c->chosen().isEmpty(); })
           && std::none_of(ranges_.begin(), ranges_.end(),
                           [](const RangeButton *r) { return r->range().has_value(); });
}

QString SearchFilters::searched() const
{
    return search_->text().trimmed();
}

void SearchFilters::announce()
{
    if (quiet_) return;
    search_->settle();
    clear_->setVisible(!isEmpty());
    emit changed();
}

void SearchFilters::replace(const std::function<void()> &set)
{
    quiet_ = true;
    search_->clear();
    for (ChoiceButton *choice : choices_) choice->clear();
    for (RangeButton *range : ranges_) range->setRange({});
    set();
    quiet_ = false;
    announce();
}

void SearchFilters::clear()
{
    replace([] {});
}

void SearchFilters::focusSearch()
{
    search_->begin();
}

}  // namespace roomrack::desktop

#include "moc_search_filters.cpp"
