// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/session/hotel_changes.h"

#include <QtCore/QMutex>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

/// Commits are collected for about a frame, so that a thousand of them cause one repaint.
constexpr int kFrameMs = 20;

}  // namespace

/// Receives the commits from the writer thread; shared, so that it outlives both sides.
struct HotelChanges::Inbox {
    QMutex mutex;
    std::vector<engine::ChangeSetPtr> changes;
    bool called = false;  ///< the GUI thread has been notified
};

/// The combined changes of several commits.
struct HotelChanges::News {
    std::vector<CellSpan> spans;
    std::vector<BookingId> bookings;
    std::vector<booking::Record> records;
    std::vector<booking::Step> steps;
    Instant at;
    qint64 seq = 0;
    bool holds = false;
    bool dateMoved = false;
    bool users = false;
    bool sagas = false;
    bool duplicates = false;
    bool notices = false;
    bool tokens = false;
    bool setups = false;
    bool reload = false;
};

HotelChanges::HotelChanges(engine::PropertyService &service, HotelView &view)
    : service_(service), view_(view), inbox_(std::make_shared<Inbox>())
{
    frame_.setSingleShot(true);
    frame_.setInterval(kFrameMs);
    connect(&frame_, &QTimer::timeout, this, &HotelChanges::deliver);
    subscription_ = service_.listeners().add(
        [this](engine::ChangeSetPtr change) { receive(std::move(change)); });
}

HotelChanges::~HotelChanges()
{
    service_.listeners().remove(subscription_);
}

void HotelChanges::resume()
{
    --held_;
    deliver();
}

// Called in the writer thread: must not access any member but the inbox.
void HotelChanges::receive(engine::ChangeSetPtr change)
{
    {
        const QMutexLocker lock(&inbox_->mutex);
        inbox_->changes.push_back(std::move(change));
        if (std::exchange(inbox_->called, true)) return;
    }
    QMetaObject::invokeMethod(
        this, [this] { frame_.start(); }, Qt::QueuedConnection);
}

void HotelChanges::deliver()
{
    if (held_ > 0) return;
    std::vector<engine::ChangeSetPtr> changes;
    {
        const QMutexLocker lock(&inbox_->mutex);
        changes.swap(inbox_->changes);
        inbox_->called = false;
    }
    News news;
    for (const engine::ChangeSetPtr &change : changes) {
        if (change->property == view_.property().id) collect(*change, news);
        news.at = std::max(news.at, change->at);
        news.seq = std::max(news.seq, change->seq);
    }
    if (!changes.empty()) announce(news);
    if (news.reload) emit outdated();
}

void HotelChanges::collect(const engine::ChangeSet &change, News &news)
{
    if (change.reload) {
        news.reload = true;
        return;
    }
    if (change.commitNumber <= view_.commitNumber()) return;
    const std::vector<CellSpan> spans = view_.apply(change);
    news.spans.insert(news.spans.end(), spans.begin(), spans.end());
    news.bookings.insert(news.bookings.end(), change.bookings.begin(), change.bookings.end());
    news.records.insert(news.records.end(), change.records.begin(), change.records.end());
    news.steps.insert(news.steps.end(), change.steps.begin(), change.steps.end());
    news.users = news.users || change.users.has_value();
    news.sagas = news.sagas || !change.sagas.empty();
    news.duplicates = news.duplicates || !change.duplicates.empty();
    news.notices = news.notices || !change.notices.empty();
    news.tokens = news.tokens || change.tokens.has_value();
    news.setups = news.setups || !change.setups.empty();
    news.holds = news.holds || !change.holdsTaken.empty() || !change.holdsGone.empty();
    for (const booking::Record &record : change.records) {
        if (record.kind == booking::RecordKind::BusinessDateMoved) news.dateMoved = true;
        if (engine::outdatesView(record)) news.reload = true;
    }
}

void HotelChanges::announce(const News &news)
{
    if (!news.spans.empty()) emit cellsChanged(news.spans);
    if (news.holds) emit holdsChanged();
    if (!news.bookings.empty()) emit bookingsChanged(news.bookings);
    if (news.dateMoved) emit businessDateMoved();
    if (!news.steps.empty()) emit stepsChanged(news.steps);
    if (news.users) emit usersChanged();
    if (news.sagas) emit sagasChanged();
    if (news.duplicates) emit duplicatesChanged();
    if (news.notices) emit noticesChanged();
    if (news.tokens) emit tokensChanged();
    if (news.setups) emit setupsChanged();
    if (!news.records.empty()) emit happened(news.records);
    if (news.seq > 0) emit committed(news.at, news.seq);
}

}  // namespace roomrack::desktop
