// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/filter_bar.h"

#include "desktop/bookings/dates_button.h"
#include "desktop/words/record_words.h"
#include "desktop/words/stay_words.h"

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
    : SearchFilters(tr("Number, guest, email or reference"), tr("Search bookings"), parent),
      status_(add(new ChoiceButton(tr("Status")))), dates_(add(new DatesButton)),
      types_(add(new ChoiceButton(tr("Room type")))),
      channels_(add(new ChoiceButton(tr("Channel")))),
      segments_(add(new ChoiceButton(tr("Market segment"))))
{
    status_->setChoices(statusChoices());
}

void FilterBar::setHouse(const HotelView &view)
{
    std::vector<ChoiceButton::Choice> types;
    for (const auto &t : view.catalogue().roomTypes) types.push_back({t.name, t.id.value});
    types_->setChoices(types);
    std::vector<ChoiceButton::Choice> channels;
    for (const auto &c : view.catalogue().channels)
        channels.push_back({channelTitle(c), c.id.value});
    channels_->setChoices(channels);
    channels_->setVisible(channels.size() > 1);
    std::vector<ChoiceButton::Choice> segments;
    for (const auto &s : view.catalogue().segments) segments.push_back({s.name, s.id.value});
    segments_->setChoices(segments);
    segments_->setVisible(!segments.empty());
    dates_->setToday(view.property().businessDate);
}

void FilterBar::fill(storage::BookingQuery &query) const
{
    query.search = searchWords(searched());
    query.statuses.clear();
    for (const QVariant &v : status_->chosen()) query.statuses.push_back(BookingStatus(v.toInt()));
    query.roomTypes = keys<RoomTypeId>(types_->chosen());
    query.channels = keys<ChannelId>(channels_->chosen());
    query.segments = keys<SegmentId>(segments_->chosen());
    query.arriving.reset();
    query.overlaps.reset();
    const DatesChoice dates = dates_->choice();
    if (dates.kind == DatesChoice::Kind::Arriving) query.arriving = dates.nights;
    if (dates.kind == DatesChoice::Kind::InHouse) query.overlaps = dates.nights;
}

void FilterBar::showArrivals(Night night)
{
    replace([&] {
        status_->setChosen({int(BookingStatus::Confirmed)});
        dates_->setChoice({DatesChoice::Kind::Arriving, Stay(night, 1)});
    });
}

void FilterBar::showInHouse()
{
    replace([this] { status_->setChosen({int(BookingStatus::CheckedIn)}); });
}

}  // namespace roomrack::desktop

#include "moc_filter_bar.cpp"
