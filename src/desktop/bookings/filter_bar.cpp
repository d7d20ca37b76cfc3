// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/filter_bar.h"

#include "desktop/bookings/dates_button.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/choice_button.h"
#include "desktop/widgets/search_field.h"
#include "desktop/words/record_words.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QHBoxLayout>

namespace roomrack::desktop {

using booking::BookingStatus;

namespace {

std::vector<ChoiceButton::Choice> statusChoices()
{
    std::vector<ChoiceButton::Choice> choices;
    for (const auto s :
         {BookingStatus::Confirmed, BookingStatus::CheckedIn, BookingStatus::CheckedOut,
          BookingStatus::Cancelled, BookingStatus::NoShow}) {
        choices.push_back({statusText(s), int(s)});
    }
    return choices;
}

template <typename Key>
std::vector<Key> keys(const QVariantList &values)
{
    std::vector<Key> found;
    for (const QVariant &v : values) found.push_back(Key{v.toLongLong()});
    return found;
}

}  // namespace

FilterBar::FilterBar(QWidget *parent)
    : QWidget(parent), search_(new SearchField(tr("Number, guest, email or reference"))),
      status_(new ChoiceButton(tr("Status"))), dates_(new DatesButton),
      types_(new ChoiceButton(tr("Room type"))), channels_(new ChoiceButton(tr("Channel"))),
      clear_(new QPushButton(tr("Clear")))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(style::kPadding, 9, style::kPadding, 9);
    row->setSpacing(style::kSmallGap);
    search_->setAccessibleName(tr("Search bookings"));
    style::flat(clear_);
    clear_->setAutoDefault(false);
    row->addWidget(search_, 1);
    for (QWidget *w : {static_cast<QWidget *>(status_), static_cast<QWidget *>(dates_),
                       static_cast<QWidget *>(types_), static_cast<QWidget *>(channels_),
                       static_cast<QWidget *>(clear_)}) {
        row->addWidget(w);
    }
    status_->setChoices(statusChoices());
    connect(search_, &SearchField::searched, this, &FilterBar::announce);
    connect(search_, &SearchField::leftDownwards, this, &FilterBar::leftDownwards);
    for (ChoiceButton *choice : {status_, types_, channels_}) {
        connect(choice, &ChoiceButton::changed, this, &FilterBar::announce);
    }
    connect(dates_, &RangeButton::changed, this, &FilterBar::announce);
    connect(clear_, &QPushButton::clicked, this, &FilterBar::clear);
    clear_->setVisible(false);
}

void FilterBar::setHouse(const HotelView &view)
{
    std::vector<ChoiceButton::Choice> types;
    for (const auto &t : view.catalogue().roomTypes) types.push_back({t.name, t.id.value});
    types_->setChoices(types);
    std::vector<ChoiceButton::Choice> channels;
    for (const auto &c : view.catalogue().channels) channels.push_back({c.name, c.id.value});
    channels_->setChoices(channels);
    channels_->setVisible(channels.size() > 1);
    dates_->setToday(view.property().businessDate);
}

void FilterBar::fill(storage::BookingQuery &query) const
{
    query.search = searchWords(search_->text());
    query.statuses.clear();
    for (const QVariant &v : status_->chosen()) query.statuses.push_back(BookingStatus(v.toInt()));
    query.roomTypes = keys<RoomTypeId>(types_->chosen());
    query.channels = keys<ChannelId>(channels_->chosen());
    query.arriving.reset();
    query.overlaps.reset();
    const DatesChoice dates = dates_->choice();
    if (dates.kind == DatesChoice::Kind::Arriving) query.arriving = dates.nights;
    if (dates.kind == DatesChoice::Kind::InHouse) query.overlaps = dates.nights;
}

bool FilterBar::isEmpty() const
{
    return search_->isBlank() && status_->chosen().isEmpty() && types_->chosen().isEmpty()
           && channels_->chosen().isEmpty() && dates_->choice().kind == DatesChoice::Kind::Any;
}

QString FilterBar::searched() const
{
    return search_->text().trimmed();
}

void FilterBar::announce()
{
    search_->settle();
    clear_->setVisible(!isEmpty());
    if (!quiet_) emit changed();
}

void FilterBar::showArrivals(Night night)
{
    quiet_ = true;
    clear();
    status_->setChosen({int(BookingStatus::Confirmed)});
    dates_->setChoice({DatesChoice::Kind::Arriving, Stay(night, 1)});
    quiet_ = false;
    announce();
}

void FilterBar::showInHouse()
{
    quiet_ = true;
    clear();
    status_->setChosen({int(BookingStatus::CheckedIn)});
    quiet_ = false;
    announce();
}

void FilterBar::clear()
{
    const bool outer = quiet_;
    quiet_ = true;
    search_->clear();
    status_->clear();
    types_->clear();
    channels_->clear();
    dates_->setChoice({});
    quiet_ = outer;
    announce();
}

void FilterBar::focusSearch()
{
    search_->begin();
}

}  // namespace roomrack::desktop

#include "moc_filter_bar.cpp"
