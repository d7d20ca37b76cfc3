// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_feed.h"

#include <QtCore/QUuid>

namespace roomrack::remote {

namespace {

/// Cells, bookings and records that are kept for desks whose line was cut for a moment; beyond
/// that a snapshot is cheaper anyway.
constexpr qint64 kMostKept = 300'000;
/// In one answer.
constexpr qint64 kMostTold = 60'000;
constexpr int kPatienceTicks = 5;

qint64 weightOf(const engine::ChangeSet &change)
{
    return 1 + std::ssize(change.types) + std::ssize(change.pools) + std::ssize(change.rates)
           + std::ssize(change.holdsTaken) + std::ssize(change.holdsGone)
           + std::ssize(change.booked) + std::ssize(change.roomsGiven) + std::ssize(change.roomsOut)
           + std::ssize(change.records) + std::ssize(change.steps);
}

}  // namespace

DeskFeed::DeskFeed(engine::FrontOffice &office)
    : office_(office), hub_(QUuid::createUuid().toRfc4122())
{
    subscription_ =
        office.subscribe([this](engine::ChangeSetPtr change) { keep(std::move(change)); });
}

DeskFeed::~DeskFeed()
{
    office_.unsubscribe(subscription_);
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

FeedNews DeskFeed::newsFor(qint64 after, PropertyId property) const
{
    FeedNews news;
    news.hub = hub_;
    news.upTo = last_;
    const qint64 oldest = kept_.empty() ? last_ + 1 : kept_.front().number;
    if (after > last_ || after + 1 < oldest) {
        news.lost = true;
        return news;
    }
    qint64 told = 0;
    for (auto one = kept_.begin() + (after + 1 - oldest); one != kept_.end(); ++one) {
        news.upTo = one->number;
        if (property && one->change->property != property) continue;
        news.changes.push_back(*one->change);
        told += one->weight;
        if (told > kMostTold) break;
    }
    return news;
}

void DeskFeed::wait(const FeedWish &wish, const QByteArray &visit, PropertyId property, Told told)
{
    const std::lock_guard held(lock_);
    Waiting waiting{wish.after, property, 0, std::move(told)};
    if (wish.hub != hub_) waiting.after = -1;
    auto &place = waiting_[visit];
    if (place.told) {
        // It has given up that line.
        thread_.post([this, old = std::move(place)] {
            FeedNews nothing;
            nothing.hub = hub_;
            nothing.upTo = old.after;
            old.told(std::move(nothing));
        });
    }
    place = std::move(waiting);
    // From now on: that is told at once, so that a snapshot can be taken.
    if (wish.hub.isEmpty()) place.after = last_;
    if (wish.hub.isEmpty()) place.ticks = kPatienceTicks;
    if ((wish.hub.isEmpty() || hasNews(place)) && !std::exchange(called_, true))
        thread_.post([this] { tellAll(); });
}

void DeskFeed::tick()
{
    const std::lock_guard held(lock_);
    bool late = false;
    for (auto &[visit, waiting] : waiting_) late = ++waiting.ticks >= kPatienceTicks || late;
    if (late && !std::exchange(called_, true)) thread_.post([this] { tellAll(); });
}

/// Copies and encodes in a thread of its own, so that no commit waits for a desk.
void DeskFeed::tellAll()
{
    std::vector<std::pair<Told, FeedNews>> told;
    {
        const std::lock_guard held(lock_);
        called_ = false;
        for (auto one = waiting_.begin(); one != waiting_.end();) {
            if (!hasNews(one->second) && one->second.ticks < kPatienceTicks) {
                ++one;
                continue;
            }
            told.emplace_back(std::move(one->second.told),
                              newsFor(one->second.after, one->second.property));
            one = waiting_.erase(one);
        }
    }
    const Instant now = office_.now();
    const qint64 committed = office_.committedSeq();
    for (auto &[tell, news] : told) {
        news.now = now;
        news.committed = committed;
        tell(std::move(news));
    }
}

}  // namespace roomrack::remote
