// SPDX-License-Identifier: GPL-3.0-or-later
// The assignments of numbered rooms, by night. Separate from the Ledger, which counts rooms left
// but does not identify them. Per night there is one bit a room (free) and one number a room (its
// holder), so that a free room for a stay is found by AND over a few words.
#pragma once

#include "core/stay.h"
#include "inventory/catalogue.h"

#include <limits>
#include <span>
#include <vector>

namespace roomrack::inventory {

/// The holder of a room that is out of order.
inline constexpr qint64 kOutOfOrderTaker = std::numeric_limits<qint64>::min();
/// The holder of a room on nights on which it does not exist: retired, or not there yet.
inline constexpr qint64 kNoRoomTaker = kOutOfOrderTaker + 1;

class RoomLedger {
public:
    RoomLedger() = default;
    /// All rooms free, except on nights on which they do not exist; nights [first, first + nights).
    RoomLedger(const Catalogue &catalogue, Night first, int nights);

    int rooms() const { return static_cast<int>(ids_.size()); }
    bool covers(Night n) const { return n >= first_ && n - first_ < nights_; }
    /// Indexes of a pool's rooms: [begin, end).
    int begin(int pool) const { return starts_[size_t(pool)]; }
    int end(int pool) const { return starts_[size_t(pool) + 1]; }
    /// A room's index; -1: not found.
    int placeOf(RoomId room) const
    {
        const auto at = static_cast<size_t>(room.value);
        return room.value > 0 && at < placeOfId_.size() ? placeOfId_[at] : -1;
    }
    RoomId roomAt(int place) const { return ids_[size_t(place)]; }
    int poolAt(int place) const { return pools_[size_t(place)]; }

    /// The holder of the room: a hold or the booking that it became (they share a number),
    /// kOutOfOrderTaker, kNoRoomTaker, or 0. 0 for nights that are not covered.
    qint64 taker(int place, Night n) const { return covers(n) ? takers_[cell(place, n)] : 0; }
    /// Whether the room is free on all the nights, or held by `except`.
    bool isFree(int place, Stay stay, qint64 except = 0) const;
    /// The first room of the pool, from index `from` on, that is free on all nights; -1: none.
    int firstFree(int pool, Stay stay, int from = 0) const;
    /// The number of rooms of the pool that `who` holds that night.
    int countOf(int pool, Night n, qint64 who) const;
    /// The same in all pools: a guest in house may still be in a room of the type before.
    int countOf(Night n, qint64 who) const;

    /// `who` 0 frees the room. Nights that are not covered are skipped.
    void set(int place, Stay stay, qint64 who);
    /// Extends the nights to `end`; existing assignments stay.
    void extendTo(Night end);

    /// Calls visit(place, nights) for each room of the pool and each run of nights that `who`
    /// holds.
    template <typename Visit>
    void forEachOf(int pool, Stay stay, qint64 who, Visit visit) const
    {
        forEachAmong(begin(pool), end(pool), stay, who, visit);
    }
    /// The same in all pools.
    template <typename Visit>
    void forEachOf(Stay stay, qint64 who, Visit visit) const
    {
        forEachAmong(0, rooms(), stay, who, visit);
    }

private:
    template <typename Visit>
    void forEachAmong(int first, int last, Stay stay, qint64 who, Visit visit) const;
    int countAmong(int first, int last, Night n, qint64 who) const;
    size_t cell(int place, Night n) const
    {
        return size_t(n - first_) * ids_.size() + size_t(place);
    }
    quint64 *words(Night n) { return free_.data() + size_t(n - first_) * size_t(words_); }
    const quint64 *words(Night n) const
    {
        return free_.data() + size_t(n - first_) * size_t(words_);
    }
    /// A pool's bits start at a word boundary.
    int bitOf(int place) const
    {
        const int pool = poolAt(place);
        return wordStarts_[size_t(pool)] * 64 + place - starts_[size_t(pool)];
    }
    void addNights(int nights);

    /// A room that exists on some nights only.
    struct Service {
        int place;
        Room room;
    };

    Night first_;
    int nights_ = 0;
    int words_ = 0;  ///< per night
    std::vector<RoomId> ids_;
    std::vector<int> pools_;
    std::vector<int> starts_, wordStarts_;  ///< by pool, and one past the last
    std::vector<int> placeOfId_;            ///< room id -> place; ids are small
    std::vector<Service> dated_;
    std::vector<qint64> takers_;
    std::vector<int> taken_;  ///< number of rooms held, by night: most nights have none
    std::vector<quint64> free_;
};

template <typename Visit>
void RoomLedger::forEachAmong(int first, int last, Stay stay, qint64 who, Visit visit) const
{
    const Night from = std::max(stay.checkIn(), first_);
    const Night to = std::min(stay.checkOut(), first_ + nights_);
    Night n = from;
    while (n < to && taken_[size_t(n - first_)] == 0) ++n;
    if (n >= to) return;
    for (int place = first; place < last; ++place) {
        for (Night run = n; run < to; ++run) {
            if (takers_[cell(place, run)] != who) continue;
            const Night start = run;
            while (run < to && takers_[cell(place, run)] == who) ++run;
            visit(place, Stay(start, run - start));
        }
    }
}

}  // namespace roomrack::inventory
