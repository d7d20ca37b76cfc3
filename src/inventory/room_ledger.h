// SPDX-License-Identifier: GPL-3.0-or-later
// Which numbered room is whose, by night. Beside the Ledger because it answers another question:
// not how many rooms are left but which. A night has one bit a room (free) and one number a room
// (who has it), so that a free room for a stay is found by AND over a few words.
#pragma once

#include "core/stay.h"
#include "inventory/catalogue.h"

#include <limits>
#include <span>
#include <vector>

namespace roomrack::inventory {

/// Has a room that cannot be used.
inline constexpr qint64 kOutOfOrderTaker = std::numeric_limits<qint64>::min();

class RoomLedger {
public:
    RoomLedger() = default;
    /// Everything free; nights [first, first + nights).
    RoomLedger(const Catalogue &catalogue, Night first, int nights);

    int rooms() const { return static_cast<int>(ids_.size()); }
    bool covers(Night n) const { return n >= first_ && n - first_ < nights_; }
    /// Places of a pool's rooms: [begin, end).
    int begin(int pool) const { return starts_[size_t(pool)]; }
    int end(int pool) const { return starts_[size_t(pool) + 1]; }
    /// A room's place; -1 if there is none.
    int placeOf(RoomId room) const
    {
        const auto at = static_cast<size_t>(room.value);
        return room.value > 0 && at < placeOfId_.size() ? placeOfId_[at] : -1;
    }
    RoomId roomAt(int place) const { return ids_[size_t(place)]; }
    int poolAt(int place) const { return pools_[size_t(place)]; }

    /// Who has the room: a hold or the booking that it became (they share a number),
    /// kOutOfOrderTaker, or 0. Nights that are not covered belong to nobody.
    qint64 taker(int place, Night n) const { return covers(n) ? takers_[cell(place, n)] : 0; }
    /// Whether nobody but `except` has the room on any of the nights.
    bool isFree(int place, Stay stay, qint64 except = 0) const;
    /// The first room of the pool, from place `from` on, that is free on all nights; -1: none.
    int firstFree(int pool, Stay stay, int from = 0) const;
    /// Rooms of the pool that `who` has that night.
    int countOf(int pool, Night n, qint64 who) const;

    /// `who` 0 gives it back. Nights that are not covered are left out.
    void set(int place, Stay stay, qint64 who);
    /// Makes room for nights up to `end`; what is there stays.
    void extendTo(Night end);

    /// Calls visit(place, nights) for each room of the pool and each run of nights that `who` has.
    template <typename Visit>
    void forEachOf(int pool, Stay stay, qint64 who, Visit visit) const;

private:
    size_t cell(int place, Night n) const
    {
        return size_t(n - first_) * ids_.size() + size_t(place);
    }
    quint64 *words(Night n) { return free_.data() + size_t(n - first_) * size_t(words_); }
    const quint64 *words(Night n) const
    {
        return free_.data() + size_t(n - first_) * size_t(words_);
    }
    /// A pool's bits begin at a word of their own.
    int bitOf(int place) const
    {
        const int pool = poolAt(place);
        return wordStarts_[size_t(pool)] * 64 + place - starts_[size_t(pool)];
    }
    void addNights(int nights);

    Night first_;
    int nights_ = 0;
    int words_ = 0;  ///< a night
    std::vector<RoomId> ids_;
    std::vector<int> pools_;
    std::vector<int> starts_, wordStarts_;  ///< by pool, and one past the last
    std::vector<int> placeOfId_;            ///< room id -> place; ids are small
    std::vector<qint64> takers_;
    std::vector<int> taken_;  ///< rooms by night that somebody has: most nights have none
    std::vector<quint64> free_;
};

template <typename Visit>
void RoomLedger::forEachOf(int pool, Stay stay, qint64 who, Visit visit) const
{
    const Night from = std::max(stay.checkIn(), first_);
    const Night to = std::min(stay.checkOut(), first_ + nights_);
    Night n = from;
    while (n < to && taken_[size_t(n - first_)] == 0) ++n;
    if (n >= to) return;
    for (int place = begin(pool); place < end(pool); ++place) {
        for (Night run = n; run < to; ++run) {
            if (takers_[cell(place, run)] != who) continue;
            const Night start = run;
            while (run < to && takers_[cell(place, run)] == who) ++run;
            visit(place, Stay(start, run - start));
        }
    }
}

}  // namespace roomrack::inventory
