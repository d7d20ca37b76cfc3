// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/packed.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace roomrack::dedup {

namespace {

constexpr size_t kSmallest = 64;
constexpr size_t kFullPercent = 80;

}  // namespace

/// The upper half of the product: works for any table size, without a division (Lemire, 2016).
size_t SlotTable::home(quint64 hash) const
{
    __extension__ using Wide = unsigned __int128;
    const quint64 mixed = hash * 0x9e3779b97f4a7c15ULL;
    return static_cast<size_t>((static_cast<Wide>(mixed) * slots_.size()) >> 64);
}

void SlotTable::put(quint64 hash, Slot slot)
{
    size_t i = home(hash);
    while (slots_[i] != kNoSlot) i = next(i);
    slots_[i] = slot;
}

void SlotTable::grow()
{
    std::vector<Slot> before(std::max(kSmallest, slots_.size() * 5 / 4), kNoSlot);
    slots_.swap(before);
    for (const Slot slot : before) {
        if (slot != kNoSlot) put(hashOf_(slot), slot);
    }
}

void SlotTable::insert(quint64 hash, Slot slot)
{
    if ((used_ + 1) * 100 > slots_.size() * kFullPercent) grow();
    put(hash, slot);
    ++used_;
}

void SlotTable::erase(quint64 hash, Slot slot)
{
    size_t gap = home(hash);
    while (slots_[gap] != slot) {
        Q_ASSERT(slots_[gap] != kNoSlot);
        gap = next(gap);
    }
    // Later entries are moved into the gap if it is between their home and their place (Knuth, 6.4
    // R).
    for (size_t i = next(gap); slots_[i] != kNoSlot; i = next(i)) {
        const size_t wanted = home(hashOf_(slots_[i]));
        const bool between =
            gap <= i ? (wanted > gap && wanted <= i) : (wanted > gap || wanted <= i);
        if (between) continue;
        slots_[gap] = slots_[i];
        gap = i;
    }
    slots_[gap] = kNoSlot;
    --used_;
}

void NightList::insert(Slot slot, const KeyTags &tags)
{
    // Doubling would leave a third of it empty.
    if (slots_.size() == slots_.capacity()) {
        const size_t room = slots_.size() + slots_.size() / 8 + 4;
        slots_.reserve(room);
        mails_.reserve(room);
        phones_.reserve(room);
        names_.reserve(room);
    }
    slots_.push_back(slot);
    mails_.push_back(tags.mail);
    phones_.push_back(tags.phone);
    names_.push_back(tags.names);
}

void NightList::erase(Slot slot)
{
    const auto found = std::find(slots_.begin(), slots_.end(), slot);
    Q_ASSERT(found != slots_.end());
    const auto i = static_cast<size_t>(found - slots_.begin());
    const auto drop = [i](auto &column) {
        column[i] = column.back();
        column.pop_back();
    };
    drop(slots_);
    drop(mails_);
    drop(phones_);
    drop(names_);
}

size_t NightList::bytes() const
{
    return slots_.capacity() * sizeof(Slot) + (mails_.capacity() + phones_.capacity()) * 2
           + names_.capacity() * 8;
}

Slot PackedList::take()
{
    ++count_;
    if (free_ != kNoSlot) {
        const Slot slot = free_;
        free_ = (*this)[slot].text;
        return slot;
    }
    if (end_ % kPiece == 0) pieces_.push_back(std::make_unique<Packed[]>(kPiece));
    return end_++;
}

void PackedList::give(Slot slot)
{
    (*this)[slot] = {};
    (*this)[slot].text = free_;
    free_ = slot;
    --count_;
}

quint32 TextHeap::add(std::string_view text)
{
    Q_ASSERT(text.size() <= kPiece);
    if (pieces_.empty() || end_ % kPiece + text.size() > kPiece
        || end_ == pieces_.size() * kPiece) {
        end_ = pieces_.size() * kPiece;
        pieces_.push_back(std::make_unique<char[]>(kPiece));
    }
    const size_t place = end_;
    if (!text.empty()) std::memcpy(pieces_.back().get() + place % kPiece, text.data(), text.size());
    end_ += text.size();
    live_ += text.size();
    Q_ASSERT(place <= std::numeric_limits<quint32>::max());
    return static_cast<quint32>(place);
}

}  // namespace roomrack::dedup
