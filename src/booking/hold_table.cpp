// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/hold_table.h"

#include <algorithm>
#include <utility>

namespace roomrack::booking {

bool HoldTable::isOfEarlierEpoch(HoldId id, qint64 epoch)
{
    return id.value < 0 && (-(id.value + 1) >> kCounterBits) != (epoch & kLastEpoch);
}

Hold *HoldTable::add(const Hold &hold)
{
    if (hold.id.value <= 0) return addVolatile(hold);
    quint32 at = static_cast<quint32>(slots_.size());
    if (free_.empty()) {
        slots_.emplace_back();
    } else {
        at = free_.back();
        free_.pop_back();
    }
    Slot &slot = slots_[at];
    slot.hold = hold;
    slot.used = true;
    ++size_;
    durable_.insert(hold.id.value, at);
    order_.push_back(hold.id.value);
    schedule(slot, static_cast<Place>(at));
    return &slot.hold;
}

/// Assigns the next number whose place is free. As the ring is at most half full and each round
/// passes every place once, that takes one or two steps on average.
Hold *HoldTable::addVolatile(const Hold &hold)
{
    if ((volatile_ + 1) * 2 > ring_.size()) growRing();
    do {
        counter_ = counter_ == kLastCounter ? 1 : counter_ + 1;
    } while (ring_[size_t(counter_) & (ring_.size() - 1)].used);
    Slot &slot = ring_[size_t(counter_) & (ring_.size() - 1)];
    slot.hold = hold;
    slot.hold.id = HoldId{-(((epoch_ & kLastEpoch) << kCounterBits) | counter_)};
    slot.used = true;
    ++volatile_;
    ++size_;
    schedule(slot, placeOf(slot));
    return &slot.hold;
}

/// Slots that do not collide in the small ring do not collide in the larger one.
void HoldTable::growRing()
{
    std::vector<Slot> small(std::max<size_t>(64, ring_.size() * 2));
    small.swap(ring_);
    for (Slot &slot : small) {
        if (slot.used) ringSlot(slot.hold.id) = slot;
    }
    scheduleRing();
}

/// Schedules all ring places: after growing, the wheel has no entry for them, or one for another
/// slot.
void HoldTable::scheduleRing()
{
    for (Slot &slot : ring_) {
        slot.looked = kNever;
        if (slot.used) schedule(slot, placeOf(slot));
    }
}

void HoldTable::adoptVolatile(HoldTable &from)
{
    ring_ = std::exchange(from.ring_, {});
    volatile_ = std::exchange(from.volatile_, 0);
    counter_ = from.counter_;
    from.size_ -= static_cast<int>(volatile_);
    size_ += static_cast<int>(volatile_);
    scheduleRing();
}

void HoldTable::restore(const Hold &hold)
{
    while ((volatile_ + 1) * 2 > ring_.size() || ringSlot(hold.id).used) growRing();
    Slot &slot = ringSlot(hold.id);
    slot.hold = hold;
    slot.used = true;
    ++volatile_;
    ++size_;
    schedule(slot, placeOf(slot));
}

Hold *HoldTable::find(HoldId id)
{
    if (id.value > 0) {
        const auto at = durable_.constFind(id.value);
        return at == durable_.cend() ? nullptr : &slots_[*at].hold;
    }
    if (ring_.empty()) return nullptr;
    Slot &slot = ringSlot(id);
    return slot.used && slot.hold.id == id ? &slot.hold : nullptr;
}

void HoldTable::remove(HoldId id)
{
    const Hold *hold = find(id);
    if (!hold) return;
    --size_;
    if (hold->isVolatile()) {
        ringSlot(id).used = false;
        --volatile_;
        return;
    }
    const auto at = static_cast<quint32>(reinterpret_cast<const Slot *>(hold) - slots_.data());
    slots_[at].used = false;
    free_.push_back(at);
    durable_.remove(id.value);
}

void HoldTable::schedule(Slot &slot, Place at)
{
    nextDeadline_ = std::min(nextDeadline_, slot.hold.deadline);
    const qint64 second = slot.hold.deadline.micros / kSecond;
    if (slot.looked <= second) return;  // it is looked at soon enough
    slot.looked = second;
    spoke(second).push_back(at);
    hand_ = std::min(hand_, second);
}

/// Removes from the wheel the places due in this second (or a whole turn ago).
void HoldTable::visit(qint64 second, Instant now, Spoke &out)
{
    Spoke early;
    std::erase_if(spoke(second), [&](Place at) {
        Slot &s = slot(at);
        const bool here = s.looked != kNever && ((s.looked ^ second) & (kWheel - 1)) == 0;
        if (!here || s.looked > second) return !here;
        const Instant deadline = s.hold.deadline;
        if (s.used && deadline > now && deadline.micros / kSecond == second) return false;
        s.looked = kNever;
        if (s.used) (deadline > now ? early : out).push_back(at);
        return true;
    });
    for (const Place at : early) schedule(slot(at), at);
}

/// After processing this second: the earliest time at which a hold can expire.
Instant HoldTable::soonest(qint64 second)
{
    if (size_ == 0) return {kNever};
    Instant first{(second + 1) * kSecond};
    for (const Place at : spoke(second)) {
        if (slot(at).used) first = std::min(first, slot(at).hold.deadline);
    }
    return first;
}

std::vector<HoldId> HoldTable::collectExpired(Instant now)
{
    if (!mayHaveExpired(now)) return {};
    Spoke due;
    const qint64 second = now.micros / kSecond;
    for (qint64 s = std::max(hand_, second - kWheel + 1); s <= second; ++s) visit(s, now, due);
    hand_ = second;
    nextDeadline_ = soonest(second);
    const auto order = [this](Place at) {
        const Hold &hold = slot(at).hold;
        return std::pair(hold.deadline, std::abs(hold.id.value));
    };
    std::sort(due.begin(), due.end(), [&](Place a, Place b) { return order(a) < order(b); });
    std::vector<HoldId> out;
    for (const Place at : due) out.push_back(slot(at).hold.id);
    return out;
}

qint64 HoldTable::oldestDurable(qint64 none)
{
    while (!order_.empty() && !durable_.contains(order_.front())) order_.pop_front();
    return order_.empty() ? none : order_.front();
}

}  // namespace roomrack::booking
