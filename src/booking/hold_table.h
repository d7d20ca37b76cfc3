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
    /// Volatile holds are numbered from `generation` on, so that numbers of an earlier run of the
    /// program mean nothing to this one.
    explicit HoldTable(qint64 generation = 1) : generation_(generation) {}

    /// Durable: `hold.id` is its sequence number, greater than all before. Volatile: the number
    /// is given out here and written to the stored hold. The pointer is valid until the next add().
    Hold *add(const Hold &hold);
    Hold *find(HoldId id);
    const Hold *find(HoldId id) const { return const_cast<HoldTable *>(this)->find(id); }
    void remove(HoldId id);
    /// After its deadline was moved to a later time.
    void rescheduled(const Hold &hold) { schedule(hold); }

    int size() const { return size_; }
    bool isFull() const { return slots_.size() >= (size_t(1) << kSlotBits) && free_.empty(); }
    /// False: surely nothing has run out. True: collectExpired() will tell.
    bool mayHaveExpired(Instant now) const { return now >= nextDeadline_; }
    /// Numbers of all holds whose deadline is at or before `now`, in the order of their deadlines.
    std::vector<HoldId> collectExpired(Instant now);
    /// Sequence of the oldest durable hold, or `none`.
    qint64 oldestDurable(qint64 none);

    template <typename Visit>
    void forEach(Visit visit) const
    {
        for (const Slot &s : slots_) {
            if (s.used) visit(s.hold);
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
    static constexpr int kSlotBits = 24;  ///< a volatile number is -(generation << 24 | slot)
    void schedule(const Hold &hold);
    void collectBucket(std::vector<Due> &bucket, Instant now, std::vector<Due> &out);
    static Instant earliest(const std::vector<Due> &bucket);

    std::vector<Slot> slots_;
    std::vector<quint32> free_;
    QHash<qint64, quint32> durable_;
    std::deque<qint64> order_;  ///< durable numbers, oldest first; resolved ones linger until asked
    std::map<qint64, std::vector<Due>> buckets_;  ///< by the deadline's second
    /// Where the last hold was scheduled: the next one mostly lands there too. Nodes stay put.
    std::map<qint64, std::vector<Due>>::iterator last_ = buckets_.end();
    Instant nextDeadline_{std::numeric_limits<qint64>::max()};
    qint64 generation_;
    int size_ = 0;
};

}  // namespace roomrack::booking
