// SPDX-License-Identifier: GPL-3.0-or-later
// The minimum cost of a volatile hold: bare arrays in one thread, with the same checks (limits of
// the request, restrictions, both limits of every night) and the same bookkeeping of holds (number,
// owner, deadline), but no queue, lock, listener or asynchronous answer.
#pragma once

#include "workload.h"

namespace roomrack::bench {

class ArrayPeer {
public:
    explicit ArrayPeer(int roomsPerType);

    struct Ask {
        qint32 type, night, nights, rooms, adults, children, ttlSeconds;
        qint64 actor;
    };
    struct Told {
        qint64 hold = 0;  ///< 0: refused
        qint64 deadline = 0;
    };
    Told takeHold(const Ask &ask, qint64 now);
    /// False if there is no such hold, it is another actor's, or it expired (then removed).
    bool release(qint64 hold, qint64 actor, qint64 now);
    int held() const { return held_; }

private:
    struct TypeCell {
        qint32 limit, sold, held;
        quint16 minStay, maxStay;
        quint8 flags;
    };
    struct PoolCell {
        qint32 limit, sold, held;
    };
    struct Slot {
        qint64 hold, actor, deadline;
        qint32 type, night, nights, rooms;
    };
    void add(const Slot &slot, int rooms);

    std::vector<TypeCell> types_;
    std::vector<PoolCell> pools_;
    std::vector<qint32> poolOf_;
    std::vector<qint32> maxGuests_;
    std::vector<Slot> slots_;
    std::vector<quint32> free_;
    qint64 generation_ = 0;
    int held_ = 0;
};

/// Plays the workload (a confirmation is a release here, as it would make the hold durable);
/// returns calls per second.
double playArray(const Workload &workload);

}  // namespace roomrack::bench
