// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/group/group_reader.h"

#include <QtCore/QThreadPool>

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

/// The commits since the last look. One event is posted for all of them.
struct GroupReader::Inbox {
    std::mutex lock;
    std::vector<engine::ChangeSetPtr> changes;
};

GroupReader::GroupReader(HotelSession &session, QObject *parent)
    : QObject(parent), session_(session), inbox_(std::make_shared<Inbox>())
{
    soon_.setSingleShot(true);
    soon_.setInterval(kSoonMs);
    connect(&soon_, &QTimer::timeout, this, &GroupReader::read);
    connect(&session, &HotelSession::loaded, this, &GroupReader::outdateAll);
    subscription_ =
        session.service().listeners().add([this, inbox = inbox_](const engine::ChangeSetPtr &set) {
            const std::lock_guard held(inbox->lock);
            const bool first = inbox->changes.empty();
            inbox->changes.push_back(set);
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
    if (active_)
        read();
    else
        dropStates();
}

/// Commits are not applied while the page is hidden. Freeing the memory of a large hotel takes as
/// long as filling it.
void GroupReader::dropStates()
{
    auto old = std::make_shared<std::vector<std::shared_ptr<GroupHotel>>>();
    for (auto &[id, hotel] : hotels_) {
        if (hotel.state) old->push_back(std::exchange(hotel.state, nullptr));
    }
    if (!old->empty()) QThreadPool::globalInstance()->start([old] { old->clear(); });
}

std::vector<HotelFigures> GroupReader::all() const
{
    std::vector<HotelFigures> figures;
    for (const inventory::Property &property : session_.properties()) {
        const auto at = hotels_.find(property.id);
        if (at != hotels_.end() && at->second.figures) figures.push_back(*at->second.figures);
    }
    return figures;
}

void GroupReader::takeNews()
{
    std::vector<engine::ChangeSetPtr> changes;
    {
        const std::lock_guard held(inbox_->lock);
        changes = std::exchange(inbox_->changes, {});
    }
    for (engine::ChangeSetPtr &change : changes) {
        Hotel &hotel = hotels_[change->property];
        hotel.outdated = true;
        if (hotel.state && !hotel.state->apply(*change))
            hotel.state.reset();
        else if (!hotel.state && hotel.reading)
            hotel.early.push_back(std::move(change));
    }
    if (active_ && !soon_.isActive()) soon_.start();
}

void GroupReader::outdateAll()
{
    for (const inventory::Property &property : session_.properties())
        hotels_[property.id].outdated = true;
    read();
}

/// A hotel that is being read is read again afterwards.
void GroupReader::read()
{
    if (!active_) return;
    for (auto &[id, hotel] : hotels_) {
        if (!hotel.outdated || hotel.reading) continue;
        hotel.outdated = false;
        hotel.reading = true;
        if (hotel.state)
            readNights(id);
        else
            takeSnapshot(id);
    }
}

void GroupReader::takeSnapshot(PropertyId id)
{
    hotels_[id].early.clear();
    const auto taken = session_.service().snapshotLater(id);
    engine::whenDone(taken, this, [this, id](const Result<engine::SnapshotPtr> &snapshot) {
        if (!snapshot) return done(id, tl::unexpected(snapshot.error()));
        // In the reading thread: for a large hotel it takes longer than a frame.
        const auto made = session_.reads().ask(
            [now = *snapshot](storage::Reader &) -> Result<std::shared_ptr<GroupHotel>> {
                return std::make_shared<GroupHotel>(*now);
            });
        engine::whenDone(made, this, [this, id](const Result<std::shared_ptr<GroupHotel>> &state) {
            adopt(id, *state);
        });
    });
}

void GroupReader::adopt(PropertyId id, std::shared_ptr<GroupHotel> state)
{
    if (!active_) return again(id);
    Hotel &hotel = hotels_[id];
    for (const engine::ChangeSetPtr &change : std::exchange(hotel.early, {})) {
        if (!state->apply(*change)) return again(id);
    }
    hotel.state = std::move(state);
    readNights(id);
}

void GroupReader::readNights(PropertyId id)
{
    const auto state = hotels_[id].state;
    const Stay nights(state->property().businessDate, kGroupNights);
    const auto asked = session_.reads().ask(
        [id, nights](storage::Reader &reader) { return stored(reader, id, nights); });
    engine::whenDone(asked, this, [this, id, state, nights](const Result<Stored> &found) {
        if (!found) return done(id, tl::unexpected(found.error()));
        // The night audit was run meanwhile.
        if (state->property().businessDate != nights.checkIn()) return again(id);
        HotelFigures figures = figuresOf(*state, found->days);
        figures.channels = found->channels;
        done(id, figures);
    });
}

void GroupReader::done(PropertyId id, const Result<HotelFigures> &figures)
{
    Hotel &hotel = hotels_[id];
    hotel.reading = false;
    if (!hotel.figures) hotel.figures.emplace();
    if (figures) {
        hotel.figures = *figures;
    } else {
        for (const inventory::Property &property : session_.properties()) {
            if (property.id == id) hotel.figures->property = property;
        }
        hotel.figures->wrong = figures.error().text();
    }
    emit changed();
    for (const auto &[other, its] : hotels_) {
        if (its.outdated && active_ && !soon_.isActive()) soon_.start();
    }
}

/// What was read is not valid any more.
void GroupReader::again(PropertyId id)
{
    hotels_[id].reading = false;
    hotels_[id].outdated = true;
    if (active_ && !soon_.isActive()) soon_.start();
}

}  // namespace roomrack::desktop

#include "moc_group_reader.cpp"
