// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/group/group_reader.h"

#include <mutex>
#include <utility>

namespace roomrack::desktop {

namespace {

/// Commits follow each other; their figures are read together.
constexpr int kSoonMs = 2'000;

struct Stored {
    std::vector<storage::DayFigures> days;
    int channels = 0;
};

/// In the reading thread.
Result<Stored> stored(storage::Reader &reader, PropertyId hotel, Stay nights)
{
    auto days = reader.ask(storage::NightFigures{hotel, nights});
    if (!days) return tl::unexpected(days.error());
    const auto channels = reader.ask(storage::ChannelSetups{hotel});
    return Stored{std::move(*days), channels ? int(channels->size()) : 0};
}

}  // namespace

/// The hotels with commits since the last look. One event is posted for all of them.
struct GroupReader::Inbox {
    std::mutex lock;
    std::set<PropertyId> hotels;
};

GroupReader::GroupReader(HotelSession &session, QObject *parent)
    : QObject(parent), session_(session), inbox_(std::make_shared<Inbox>())
{
    soon_.setSingleShot(true);
    soon_.setInterval(kSoonMs);
    connect(&soon_, &QTimer::timeout, this, qOverload<>(&GroupReader::read));
    connect(&session, &HotelSession::loaded, this, &GroupReader::outdateAll);
    subscription_ =
        session.service().listeners().add([this, inbox = inbox_](const engine::ChangeSetPtr &set) {
            const std::lock_guard held(inbox->lock);
            const bool first = inbox->hotels.empty();
            inbox->hotels.insert(set->property);
            if (first)
                QMetaObject::invokeMethod(this, &GroupReader::takeNews, Qt::QueuedConnection);
        });
    outdateAll();
}

GroupReader::~GroupReader()
{
    session_.service().listeners().remove(subscription_);
}

void GroupReader::setActive(bool active)
{
    active_ = active;
    if (active_) read();
}

std::vector<HotelFigures> GroupReader::all() const
{
    std::vector<HotelFigures> figures;
    for (const inventory::Property &hotel : session_.properties()) {
        const auto at = known_.find(hotel.id);
        if (at != known_.end()) figures.push_back(at->second);
    }
    return figures;
}

void GroupReader::takeNews()
{
    {
        const std::lock_guard held(inbox_->lock);
        outdated_.merge(std::exchange(inbox_->hotels, {}));
    }
    if (active_ && !soon_.isActive()) soon_.start();
}

void GroupReader::outdateAll()
{
    for (const inventory::Property &hotel : session_.properties()) outdated_.insert(hotel.id);
    if (active_) read();
}

/// A hotel that is being read is read again afterwards.
void GroupReader::read()
{
    if (!active_) return;
    std::set<PropertyId> later;
    for (const PropertyId hotel : std::exchange(outdated_, {})) {
        if (reading_.insert(hotel).second)
            read(hotel);
        else
            later.insert(hotel);
    }
    outdated_ = std::move(later);
}

void GroupReader::read(PropertyId hotel)
{
    const auto taken = session_.service().snapshotLater(hotel);
    engine::whenDone(taken, this, [this, hotel](const Result<engine::SnapshotPtr> &snapshot) {
        if (!snapshot) return done(hotel, tl::unexpected(snapshot.error()));
        const Stay nights((*snapshot)->catalogue.property.businessDate, kGroupNights);
        const auto asked = session_.reads().ask(
            [hotel, nights, now = *snapshot](storage::Reader &reader) -> Result<HotelFigures> {
                const auto found = stored(reader, hotel, nights);
                if (!found) return tl::unexpected(found.error());
                HotelFigures figures = figuresOf(*now, found->days);
                figures.channels = found->channels;
                return figures;
            });
        engine::whenDone(asked, this, [this, hotel](const Result<HotelFigures> &figures) {
            done(hotel, figures);
        });
    });
}

void GroupReader::done(PropertyId hotel, Result<HotelFigures> figures)
{
    reading_.erase(hotel);
    HotelFigures &known = known_[hotel];
    if (figures) {
        known = std::move(*figures);
    } else {
        for (const inventory::Property &property : session_.properties()) {
            if (property.id == hotel) known.property = property;
        }
        known.wrong = figures.error().text();
    }
    emit changed();
    if (active_ && !outdated_.empty() && !soon_.isActive()) soon_.start();
}

}  // namespace roomrack::desktop

#include "moc_group_reader.cpp"
