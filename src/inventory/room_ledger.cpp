// SPDX-License-Identifier: GPL-3.0-or-later
#include "inventory/room_ledger.h"

#include <bit>

namespace roomrack::inventory {

RoomLedger::RoomLedger(const Catalogue &catalogue, Night first, int nights) : first_(first)
{
    starts_.push_back(0);
    wordStarts_.push_back(0);
    for (size_t pool = 0; pool < catalogue.pools.size(); ++pool) {
        for (const Room &room : catalogue.rooms) {
            if (room.pool != catalogue.pools[pool].id) continue;
            const auto id = static_cast<size_t>(room.id.value);
            if (placeOfId_.size() <= id) placeOfId_.resize(id + 1, -1);
            placeOfId_[id] = rooms();
            if (room.inServiceFrom || room.retiredFrom) dated_.push_back({rooms(), room});
            ids_.push_back(room.id);
            pools_.push_back(static_cast<int>(pool));
        }
        starts_.push_back(rooms());
        wordStarts_.push_back(wordStarts_.back() + (end(int(pool)) - begin(int(pool)) + 63) / 64);
    }
    words_ = wordStarts_.back();
    addNights(nights);
}

void RoomLedger::addNights(int nights)
{
    const int before = nights_;
    nights_ += nights;
    takers_.resize(size_t(nights_) * ids_.size(), 0);
    taken_.resize(size_t(nights_), 0);
    free_.resize(size_t(nights_) * size_t(words_), 0);
    for (int i = before; i < nights_; ++i) {
        quint64 *night = words(first_ + i);
        for (int place = 0; place < rooms(); ++place) {
            const int bit = bitOf(place);
            night[bit / 64] |= quint64(1) << (bit % 64);
        }
    }
    for (const Service &dated : dated_) {
        for (Night n = first_ + before; n < first_ + nights_; ++n) {
            if (!dated.room.isInService(n)) set(dated.place, Stay(n, 1), kNoRoomTaker);
        }
    }
}

void RoomLedger::extendTo(Night end)
{
    if (end - first_ > nights_) addNights(end - first_ - nights_);
}

bool RoomLedger::isFree(int place, Stay stay, qint64 except) const
{
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
        const qint64 who = taker(place, n);
        if (who != 0 && who != except) return false;
    }
    return true;
}

int RoomLedger::firstFree(int pool, Stay stay, int from) const
{
    if (stay.nights() < 1 || !covers(stay.checkIn()) || !covers(stay.checkOut() - 1)) return -1;
    const int skipped = std::max(0, from - begin(pool));
    for (int word = wordStarts_[size_t(pool)]; word < wordStarts_[size_t(pool) + 1]; ++word) {
        const int before = (word - wordStarts_[size_t(pool)]) * 64;
        if (skipped >= before + 64) continue;
        quint64 all = skipped > before ? ~quint64(0) << (skipped - before) : ~quint64(0);
        for (Night n = stay.checkIn(); all != 0 && n < stay.checkOut(); ++n) all &= words(n)[word];
        if (all != 0) return begin(pool) + before + std::countr_zero(all);
    }
    return -1;
}

int RoomLedger::countOf(int pool, Night n, qint64 who) const
{
    return countAmong(begin(pool), end(pool), n, who);
}

int RoomLedger::countOf(Night n, qint64 who) const
{
    return countAmong(0, rooms(), n, who);
}

int RoomLedger::countAmong(int first, int last, Night n, qint64 who) const
{
    if (!covers(n) || taken_[size_t(n - first_)] == 0) return 0;
    const auto row = takers_.begin() + qptrdiff(cell(0, n));
    return static_cast<int>(std::count(row + first, row + last, who));
}

void RoomLedger::set(int place, Stay stay, qint64 who)
{
    const int bit = bitOf(place);
    const quint64 mask = quint64(1) << (bit % 64);
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
        if (!covers(n)) continue;
        qint64 &taker = takers_[cell(place, n)];
        taken_[size_t(n - first_)] += int(who != 0) - int(taker != 0);
        taker = who;
        quint64 &word = words(n)[bit / 64];
        word = who != 0 ? word & ~mask : word | mask;
    }
}

}  // namespace roomrack::inventory
