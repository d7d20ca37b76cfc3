// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_feed.h"

#include <QtCore/QUuid>

namespace roomrack::remote {

namespace {

/// Cells, bookings and records kept for desks that were briefly disconnected; beyond that a
/// snapshot is cheaper.
constexpr qint64 kMostKept = 300'000;
/// Per response.
constexpr qint64 kMostTold = 60'000;
constexpr int kPatienceTicks = 5;

qint64 weightOf(const engine::ChangeSet &change)
{
    return 1 + std::ssize(change.types) + std::ssize(change.scopes) + std::ssize(change.pools)
           + std::ssize(change.rates) + std::ssize(change.holdsTaken) + std::ssize(change.roomsHeld)
           + std::ssize(change.holdsGone) + std::ssize(change.booked)
           + std::ssize(change.roomsGiven) + std::ssize(change.roomsOut)
           + std::ssize(change.housekeeping) + std::ssize(change.records)
           + std::ssize(change.steps);
}

}  // namespace

DeskFeed::DeskFeed(engine::PropertyService &service)
    : service_(service), hub_(QUuid::createUuid().toRfc4122())
{
    subscription_ =
        service.listeners().add([this](engine::ChangeSetPtr change) { keep(std::move(change)); });
}

DeskFeed::~DeskFeed()
{
    service_.listeners().remove(subscription_);
    thread_.finish();
}

// In the writer's thread.
void DeskFeed::keep(engine::ChangeSetPtr change)
{
    const std::lock_guard held(lock_);
    const qint64 weight = weightOf(*change);
    weight_ += weight;
    kept_.push_back({++last_, weight, std::move(change)});
    while (weight_ > kMostKept && kept_.size() > 1) {
        weight_ -= kept_.front().weight;
        kept_.pop_front();
    }
    if (waiting_.empty() || std::exchange(called_, true)) return;
    thread_.post([this] { tellAll(); });
}

bool DeskFeed::hasNews(const Waiting &waiting) const
{
    return waiting.after != last_;
}

DeskFeed::Telling DeskFeed::tellingOf(Waiting waiting) const
{
    Telling telling{std::move(waiting.told), {}, {}};
    telling.news.hub = hub_;
    telling.news.upTo = last_;
    const qint64 after = waiting.after;
    const qint64 oldest = kept_.empty() ? last_ + 1 : kept_.front().number;
    if (after > last_ || after + 1 < oldest) {
        telling.news.lost = true;
        return telling;
    }
    qint64 weight = 0;
    for (auto one = kept_.begin() + (after + 1 - oldest); one != kept_.end(); ++one) {
        telling.news.upTo = one->number;
        if (waiting.property && one->change->property != waiting.property) continue;
        telling.changes.push_back(one->change);
        weight += one->weight;
        if (weight > kMostTold) break;
    }
    return telling;
}

FeedPosition DeskFeed::here()
{
    const std::lock_guard held(lock_);
    return {hub_, last_};
}

void DeskFeed::wait(const FeedPosition &position, const QByteArray &visit, PropertyId property,
                    Told told)
{
    const std::lock_guard held(lock_);
    Waiting waiting{position.after, property, 0, std::move(told)};
    if (position.hub != hub_) waiting.after = -1;
    auto &place = waiting_[visit];
    if (place.told) {
        // The desk has abandoned the earlier connection.
        thread_.post([this, old = std::move(place)] {
            FeedNews nothing;
            nothing.hub = hub_;
            nothing.upTo = old.after;
            old.told(std::move(nothing));
        });
    }
    place = std::move(waiting);
    if (hasNews(place) && !std::exchange(called_, true)) thread_.post([this] { tellAll(); });
}

void DeskFeed::tick()
{
    const std::lock_guard held(lock_);
    bool late = false;
    for (auto &[visit, waiting] : waiting_) late = ++waiting.ticks >= kPatienceTicks || late;
    if (late && !std::exchange(called_, true)) thread_.post([this] { tellAll(); });
}

/// Copies and encodes in a thread of its own, so that commits do not wait for desks.
void DeskFeed::tellAll()
{
    std::vector<Telling> all;
    {
        const std::lock_guard held(lock_);
        called_ = false;
        for (auto one = waiting_.begin(); one != waiting_.end();) {
            if (!hasNews(one->second) && one->second.ticks < kPatienceTicks) {
                ++one;
                continue;
            }
            all.push_back(tellingOf(std::move(one->second)));
            one = waiting_.erase(one);
        }
    }
    for (Telling &telling : all) {
        for (const engine::ChangeSetPtr &change : telling.changes)
            telling.news.changes.push_back(*change);
        telling.news.now = service_.now();
        telling.news.committed = service_.committedSeq();
        telling.news.clock = service_.clockDoubt();
        telling.told(std::move(telling.news));
    }
}

}  // namespace roomrack::remote
