// SPDX-License-Identifier: GPL-3.0-or-later
// The unresolved holds, found by number in constant time and expired by deadline. Separate from
// House because every hold, heartbeat and confirmation goes through it.
#pragma once

#include "booking/booking.h"

#include <QtCore/QHash>

#include <deque>
#include <limits>
#include <vector>

namespace roomrack::booking {

class HoldTable {
public:
    HoldTable() = default;
    /// As if so many volatile holds had been added before.
    explicit HoldTable(qint64 counter) : counter_(counter) {}

    /// Every number of a volatile hold starts with the epoch, which grows durably with each
    /// opening: numbers of an earlier run are invalid in this one, however many it assigned.
    void setEpoch(qint64 epoch) { epoch_ = epoch; }
    /// Whether it is the number of a volatile hold of an earlier epoch. Where none is found under
    /// it, the hold most likely ended with the run of the program that assigned it.
    static bool isOfEarlierEpoch(HoldId id, qint64 epoch);
    bool isOfEarlierEpoch(HoldId id) const { return isOfEarlierEpoch(id, epoch_); }

    /// Durable: `hold.id` is its sequence number, greater than all before. Volatile: the number is
    /// assigned here and written to the stored hold. The pointer is valid until the next add().
    Hold *add(const Hold &hold);
    /// Moves the volatile holds of another table here with their numbers; this one must have none.
    void adoptVolatile(HoldTable &from);
    /// Restores a volatile hold that was in the table before, under its number.
    void restore(const Hold &hold);
    Hold *find(HoldId id);
    const Hold *find(HoldId id) const { return const_cast<HoldTable *>(this)->find(id); }
    void remove(HoldId id);

    int size() const { return size_; }
    /// No more volatile holds can be added.
    bool isFull() const { return volatile_ >= kMostVolatile; }
    /// False: no hold has expired. True: collectExpired() determines which have.
    bool mayHaveExpired(Instant now) const { return now >= nextDeadline_; }
    /// Numbers of all holds whose deadline is at or before `now`, in the order of their deadlines.
    std::vector<HoldId> collectExpired(Instant now);
    /// Sequence of the oldest durable hold, or `none`.
    qint64 oldestDurable(qint64 none);

    template <typename Visit>
    void forEach(Visit visit) const
    {
        for (const auto *part : {&slots_, &ring_}) {
            for (const Slot &s : *part) {
                if (s.used) visit(s.hold);
            }
        }
    }

private:
    static constexpr qint64 kNever = std::numeric_limits<qint64>::max();
    static constexpr qint64 kWheel = 4096;  ///< seconds: more than an hour, few holds live longer
    struct Slot {
        Hold hold;
        bool used = false;
        qint64 looked = kNever;  ///< the second in which the wheel visits it
    };
    /// An index in slots_, or -1 - the index in the ring.
    using Place = qint32;
    using Spoke = std::vector<Place>;
    /// A volatile number is -(epoch << 35 | counter), and its place in the ring is the lowest bits
    /// of the counter: found without a search. Both parts together have 53 bits, which a JSON
    /// number keeps in every language. Both begin again after their last value: the counter
    /// after 3.4e10 holds (100,000 a second for four days, and a hold lives for one day at most),
    /// the epoch after 262,144 openings (one every five seconds for two weeks). The number of a
    /// hold that still exists is never assigned again: its place is in use.
    static constexpr int kCounterBits = 35, kEpochBits = 18;
    static constexpr qint64 kLastCounter = (qint64(1) << kCounterBits) - 1;
    static constexpr qint64 kLastEpoch = (qint64(1) << kEpochBits) - 1;
    static constexpr size_t kMostVolatile = size_t(1) << 23;
    Hold *addVolatile(const Hold &hold);
    void growRing();
    Slot &ringSlot(HoldId id) { return ring_[(0 - size_t(id.value)) & (ring_.size() - 1)]; }
    Slot &slot(Place at) { return at < 0 ? ring_[size_t(-1 - at)] : slots_[size_t(at)]; }
    Place placeOf(const Slot &volatileSlot) const
    {
        return static_cast<Place>(-1 - (&volatileSlot - ring_.data()));
    }
    void scheduleRing();
    Spoke &spoke(qint64 second) { return wheel_[size_t(second & (kWheel - 1))]; }
    void schedule(Slot &slot, Place at);
    void visit(qint64 second, Instant now, Spoke &out);
    Instant soonest(qint64 second);

    std::vector<Slot> slots_;  ///< durable holds
    std::vector<quint32> free_;
    std::vector<Slot> ring_;  ///< volatile ones; a power of two, at most half full
    size_t volatile_ = 0;
    qint64 counter_ = 0;  ///< of the last volatile number
    qint64 epoch_ = 0;
    QHash<qint64, quint32> durable_;
    std::deque<qint64> order_;  ///< durable numbers, oldest first; resolved ones are removed lazily
    /// Places by the second in which they are visited, modulo the wheel. Each place is on it once
    /// for all the holds stored there in turn; a place visited too early is rescheduled.
    std::vector<Spoke> wheel_ = std::vector<Spoke>(size_t(kWheel));
    qint64 hand_ = kNever;          ///< no place is due before this second
    Instant nextDeadline_{kNever};  ///< no deadline is before this
    int size_ = 0;
};

}  // namespace roomrack::booking
