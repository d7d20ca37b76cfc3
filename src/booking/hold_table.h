// SPDX-License-Identifier: GPL-3.0-or-later
// The unresolved holds, found by number in constant time and swept by deadline. Lives apart from
// House because it is the one structure that every hold, heartbeat and confirmation goes through.
#pragma once

#include "booking/booking.h"

#include <QtCore/QHash>

#include <deque>
#include <limits>
#include <map>
#include <vector>

namespace roomrack::booking {

class HoldTable {
public:
    /// Every number of a volatile hold begins with the epoch, which grows durably at every opening:
    /// those of an earlier run of the program mean nothing to this one, however many it gave out.
    void setEpoch(qint64 epoch) { epoch_ = epoch; }

    /// Durable: `hold.id` is its sequence number, greater than all before. Volatile: the number
    /// is given out here and written to the stored hold. The pointer is valid until the next add().
    Hold *add(const Hold &hold);
    /// Takes over the volatile holds of another table, numbers included; this one has none yet.
    void adoptVolatile(HoldTable &from);
    Hold *find(HoldId id);
    const Hold *find(HoldId id) const { return const_cast<HoldTable *>(this)->find(id); }
    void remove(HoldId id);
    /// After its deadline was moved to a later time.
    void rescheduled(const Hold &hold) { schedule(hold); }

    int size() const { return size_; }
    /// No more volatile holds can be taken.
    bool isFull() const { return volatile_ >= kMostVolatile || counter_ >= kMostNumbers; }
    /// False: surely nothing has run out. True: collectExpired() will tell.
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
    struct Slot {
        Hold hold;
        bool used = false;
    };
    struct Due {
        HoldId id;
        Instant deadline;
    };
    /// A volatile number is -(epoch << 43 | counter), and its place in the ring the lowest bits of
    /// the counter: found without a search, never given out twice. A million openings and, in each,
    /// a million holds a second for a hundred days fit in.
    static constexpr int kCounterBits = 43, kEpochBits = 20;
    static constexpr qint64 kMostNumbers = (qint64(1) << kCounterBits) - 1;
    static constexpr size_t kMostVolatile = size_t(1) << 23;
    Hold *addVolatile(const Hold &hold);
    void growRing();
    Slot &placeOf(HoldId id) { return ring_[(0 - size_t(id.value)) & (ring_.size() - 1)]; }
    void schedule(const Hold &hold);
    void collectBucket(std::vector<Due> &bucket, Instant now, std::vector<Due> &out);
    static Instant earliest(const std::vector<Due> &bucket);

    std::vector<Slot> slots_;  ///< durable holds
    std::vector<quint32> free_;
    std::vector<Slot> ring_;  ///< volatile ones; a power of two, at most half full
    size_t volatile_ = 0;
    qint64 counter_ = 0;  ///< of volatile numbers
    qint64 epoch_ = 0;
    QHash<qint64, quint32> durable_;
    std::deque<qint64> order_;  ///< durable numbers, oldest first; resolved ones linger until asked
    std::map<qint64, std::vector<Due>> buckets_;  ///< by the deadline's second
    /// Where the last hold was scheduled: the next one mostly lands there too. Nodes stay put.
    std::map<qint64, std::vector<Due>>::iterator last_ = buckets_.end();
    Instant nextDeadline_{std::numeric_limits<qint64>::max()};
    int size_ = 0;
};

}  // namespace roomrack::booking
