// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/inbound/reservation_order.h"

#include <algorithm>

namespace roomrack::channels {

using booking::InboxRow;
using booking::InboxState;
using protocols::Reservation;
using protocols::ReservationStatus;

namespace {

/// A clock in the wrong time zone is wrong by less; a time further ahead is ignored.
constexpr qint64 kFarAhead = kDay;
/// Two maintained clocks differ by less.
constexpr qint64 kClocksDiffer = 300 * kSecond;

constexpr QLatin1String kAgain("@again-");

QString plainName(const QString &revision)
{
    const qsizetype at = revision.lastIndexOf(kAgain);
    return at < 0 ? revision : revision.left(at);
}

struct Counted {
    const InboxRow *row = nullptr;
    qint64 time = 0;
    std::optional<Reservation> told;  ///< empty: it cannot be read
};

/// In order of reception, except those that waited while a newer one counted. `newest` is the time
/// of the newest version that has one.
Counted lastOf(const HeardBefore &before, qint64 newest, const ReadAgain &read)
{
    Counted last;
    for (const InboxRow &row : before.messages) {
        if (row.state != InboxState::Understood) continue;
        auto told = read(row.body);
        // If it can no longer be parsed (another protocol), its effect is still known.
        const qint64 time = told ? timeOf(*told, row.received) : newest;
        if (last.row && time != 0 && last.time != 0 && time < last.time) continue;
        last = {&row, time, std::move(told)};
    }
    return last;
}

class Orderer {
public:
    Orderer(const Received &message, Instant received, const HeardBefore &before,
            const ReadAgain &read)
        : message_(message), told_(*message.understood), received_(received), before_(before),
          read_(read), name_(plainName(message.revision))
    {
        if (before_.row) newest_ = newestTime(*before_.row, received);
        findWords();
        time_ = timeOf(told_, first_);
        findLast();
    }
    Order order() const;

private:
    void findLast();
    void findWords();
    bool wasHeard() const;
    bool isSettled() const;
    Order byTimes() const;
    Order byKinds() const;
    bool wasNewBefore() const;

    const Received &message_;
    const Reservation &told_;
    const Instant received_;
    const HeardBefore &before_;
    const ReadAgain &read_;
    const QString name_;
    Instant first_ = received_;  ///< when this exact content came first
    bool done_ = false;          ///< whether it was settled then
    qint64 time_ = 0;
    const InboxRow *last_ = nullptr;  ///< the last message that counted
    qint64 lastTime_ = 0;
    bool lastWasNew_ = false;
    qint64 newest_ = 0;  ///< time of the newest version that has one
};

void Orderer::findLast()
{
    const Counted last = lastOf(before_, newest_, read_);
    last_ = last.row;
    lastTime_ = last.time;
    lastWasNew_ = last.told && last.told->status == ReservationStatus::New;
}

void Orderer::findWords()
{
    for (const InboxRow &row : before_.messages) {
        if (row.revision != name_) continue;
        first_ = std::min(first_, row.received);
        done_ = row.state != InboxState::Waiting;
    }
}

/// This exact content was settled before, or came before another message that counted since.
bool Orderer::wasHeard() const
{
    return done_ || (first_ < received_ && last_ && first_ < last_->received);
}

/// No message has counted since this content was last received, and it was settled then, or was
/// passed to a user.
bool Orderer::isSettled() const
{
    return std::any_of(before_.messages.begin(), before_.messages.end(), [&](const InboxRow &row) {
        if (plainName(row.revision) != name_) return false;
        if (last_ == &row) return true;
        const bool since = !last_ || row.received > last_->received;
        // Without a time, a message dismissed as late may be valid this time.
        return since
               && (isAgain(row.revision)
                   || ((time_ != 0 || !last_) && row.state != InboxState::Waiting));
    });
}

Order Orderer::order() const
{
    const bool waited = message_.waitsSince != Instant();
    if (waited && isAgain(message_.revision))
        return last_ && last_->received > received_ ? Order::Older : Order::Unclear;
    if (waited && done_) return Order::Copy;
    const bool heard = !waited && wasHeard();
    if (heard && (message_.named || isSettled())) return Order::Copy;
    const Order order = byTimes();
    if (!heard) return order;
    if (order == Order::Older || message_.followed) return Order::Copy;
    return !done_ && time_ > newest_ ? order : Order::Again;
}

Order Orderer::byTimes() const
{
    if (!before_.row) return Order::Newer;
    if (time_ == 0 || newest_ == 0 || time_ == newest_) return byKinds();
    if (time_ < newest_) {
        // A time that was ahead of the clock proves nothing.
        const bool ahead = last_ && newest_ > (last_->received + kClocksDiffer).micros;
        return ahead ? Order::Unclear : Order::Older;
    }
    // The last message that counted has no time: it may be newer than this one.
    const bool between = last_ && lastTime_ == 0 && time_ < last_->received.micros;
    return between ? Order::Unclear : Order::Newer;
}

Order Orderer::byKinds() const
{
    if (last_ && received_ < last_->received) return Order::Older;
    const bool isNew = told_.status == ReservationStatus::New;
    if (told_.status == ReservationStatus::Cancelled) return Order::Newer;
    if (before_.row->cancelled) {
        const bool late = isNew && !before_.booked && !done_ && !wasNewBefore();
        return late ? Order::Older : Order::Unclear;
    }
    if (isNew) return wasNewBefore() ? Order::Unclear : Order::Older;
    // One of two changes has a time and the other has none.
    return time_ == 0 && lastTime_ != 0 && !lastWasNew_ ? Order::Unclear : Order::Newer;
}

/// As a version other than this, so that this one is not merely late.
bool Orderer::wasNewBefore() const
{
    return std::any_of(before_.messages.begin(), before_.messages.end(), [&](const InboxRow &row) {
        if (row.state == InboxState::Waiting) return false;
        const auto told = read_(row.body);
        return told && told->status == ReservationStatus::New && *told != told_;
    });
}

}  // namespace

std::optional<Reservation> lastThatCounted(const HeardBefore &before, Instant received,
                                           const ReadAgain &read)
{
    const qint64 newest = before.row ? newestTime(*before.row, received) : 0;
    return lastOf(before, newest, read).told;
}

qint64 timeOf(const Reservation &reservation, Instant received)
{
    const bool isNew = reservation.status == ReservationStatus::New;
    const auto said = reservation.modified ? reservation.modified
                      : isNew              ? reservation.created
                                           : std::nullopt;
    return said && *said <= received + kFarAhead ? said->micros : 0;
}

qint64 newestTime(const booking::ChannelReservationRow &row, Instant received)
{
    return row.stamp <= (received + kFarAhead).micros ? row.stamp : 0;
}

QString nameOfAgain(const QString &revision, Instant received)
{
    return plainName(revision) + kAgain + QString::number(received.micros);
}

bool isAgain(const QString &revision)
{
    return revision.contains(kAgain);
}

Order orderOf(const Received &message, Instant received, const HeardBefore &before,
              const ReadAgain &read)
{
    return Orderer(message, received, before, read).order();
}

}  // namespace roomrack::channels
