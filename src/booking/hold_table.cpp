// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/hold_table.h"

#include <algorithm>

namespace roomrack::booking {

Hold *HoldTable::add(const Hold &hold)
{
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
    if (hold.id.value > 0) {
        durable_.insert(hold.id.value, at);
        order_.push_back(hold.id.value);
    } else {
        slot.hold.id = HoldId{-((generation_++ << kSlotBits) | static_cast<qint64>(at))};
    }
    schedule(slot.hold);
    return &slot.hold;
}

Hold *HoldTable::find(HoldId id)
{
    if (id.value > 0) {
        const auto at = durable_.constFind(id.value);
        return at == durable_.cend() ? nullptr : &slots_[*at].hold;
    }
    const size_t at = (size_t(0) - static_cast<size_t>(id.value)) & ((size_t(1) << kSlotBits) - 1);
    return at < slots_.size() && slots_[at].used && slots_[at].hold.id == id ? &slots_[at].hold
                                                                             : nullptr;
}

void HoldTable::remove(HoldId id)
{
    const Hold *hold = find(id);
    if (!hold) return;
    const auto at = static_cast<quint32>(reinterpret_cast<const Slot *>(hold) - slots_.data());
    slots_[at].used = false;
    free_.push_back(at);
    if (id.value > 0) durable_.remove(id.value);
    --size_;
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
