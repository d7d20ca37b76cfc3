// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/hold_table.h"

#include <algorithm>
#include <utility>

namespace roomrack::booking {

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
    schedule(slot.hold);
    return &slot.hold;
}

/// The next number whose place is free. As the ring is at most half full, and each round passes
/// every place once, that is a step or two on average.
Hold *HoldTable::addVolatile(const Hold &hold)
{
    if ((volatile_ + 1) * 2 > ring_.size()) growRing();
    do {
        ++counter_;
    } while (ring_[size_t(counter_) & (ring_.size() - 1)].used);
    const qint64 epoch = epoch_ & ((qint64(1) << kEpochBits) - 1);
    Slot &slot = ring_[size_t(counter_) & (ring_.size() - 1)];
    slot.hold = hold;
    slot.hold.id = HoldId{-((epoch << kCounterBits) | counter_)};
    slot.used = true;
    ++volatile_;
    ++size_;
    schedule(slot.hold);
    return &slot.hold;
}

/// Places differ in the small ring, so they do in the larger one.
void HoldTable::growRing()
{
    std::vector<Slot> small(std::max<size_t>(64, ring_.size() * 2));
    small.swap(ring_);
    for (Slot &slot : small) {
        if (slot.used) placeOf(slot.hold.id) = slot;
    }
}

void HoldTable::adoptVolatile(HoldTable &from)
{
    ring_ = std::exchange(from.ring_, {});
    volatile_ = std::exchange(from.volatile_, 0);
    counter_ = from.counter_;
    from.size_ -= static_cast<int>(volatile_);
    size_ += static_cast<int>(volatile_);
    for (const Slot &slot : ring_) {
        if (slot.used) schedule(slot.hold);
    }
}

Hold *HoldTable::find(HoldId id)
{
    if (id.value > 0) {
        const auto at = durable_.constFind(id.value);
        return at == durable_.cend() ? nullptr : &slots_[*at].hold;
    }
    if (ring_.empty()) return nullptr;
    Slot &slot = placeOf(id);
    return slot.used && slot.hold.id == id ? &slot.hold : nullptr;
}

void HoldTable::remove(HoldId id)
{
    const Hold *hold = find(id);
    if (!hold) return;
    --size_;
    if (hold->isVolatile()) {
        placeOf(id).used = false;
        --volatile_;
        return;
    }
    const auto at = static_cast<quint32>(reinterpret_cast<const Slot *>(hold) - slots_.data());
    slots_[at].used = false;
    free_.push_back(at);
    durable_.remove(id.value);
}

void HoldTable::schedule(const Hold &hold)
{
    const qint64 second = hold.deadline.micros / kSecond;
    if (last_ == buckets_.end() || last_->first != second) {
        last_ = buckets_.try_emplace(second).first;
    }
    last_->second.push_back({hold.id, hold.deadline});
    nextDeadline_ = std::min(nextDeadline_, hold.deadline);
}

void HoldTable::collectBucket(std::vector<Due> &bucket, Instant now, std::vector<Due> &out)
{
    std::erase_if(bucket, [&](const Due &due) {
        const Hold *hold = find(due.id);
        if (!hold || hold->deadline != due.deadline) return true;  // resolved, or moved on
        if (due.deadline > now) return false;
        out.push_back(due);
        return true;
    });
}

Instant HoldTable::earliest(const std::vector<Due> &bucket)
{
    Instant first{std::numeric_limits<qint64>::max()};
    for (const Due &due : bucket) first = std::min(first, due.deadline);
    return first;
}

std::vector<HoldId> HoldTable::collectExpired(Instant now)
{
    if (!mayHaveExpired(now)) return {};
    std::vector<Due> due;
    auto bucket = buckets_.begin();
    while (bucket != buckets_.end() && bucket->first <= now.micros / kSecond) {
        collectBucket(bucket->second, now, due);
        bucket = bucket->second.empty() ? buckets_.erase(bucket) : std::next(bucket);
    }
    last_ = buckets_.end();
    // Only the bucket of this very second is still to be looked into; for a later one its first
    // moment is bound enough.
    nextDeadline_ = Instant{std::numeric_limits<qint64>::max()};
    if (!buckets_.empty()) {
        const auto &[second, first] = *buckets_.begin();
        nextDeadline_ =
            second <= now.micros / kSecond ? earliest(first) : Instant{second * kSecond};
    }
    std::sort(due.begin(), due.end(), [](const Due &a, const Due &b) {
        return std::pair(a.deadline, std::abs(a.id.value))
               < std::pair(b.deadline, std::abs(b.id.value));
    });
    std::vector<HoldId> out;
    for (const Due &d : due) out.push_back(d.id);
    return out;
}

qint64 HoldTable::oldestDurable(qint64 none)
{
    while (!order_.empty() && !durable_.contains(order_.front())) order_.pop_front();
    return order_.empty() ? none : order_.front();
}

}  // namespace roomrack::booking
