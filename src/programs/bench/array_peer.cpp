// SPDX-License-Identifier: GPL-3.0-or-later
#include "array_peer.h"

#include "harness.h"
#include "inventory/ledger.h"

namespace roomrack::bench {

namespace {
constexpr int kSlotBits = 24;
}

ArrayPeer::ArrayPeer(int roomsPerType)
    : types_(size_t(kTypes) * kNights, TypeCell{roomsPerType, 0, 0, 0, 0, 0}),
      pools_(size_t(kTypes) * kNights, PoolCell{roomsPerType, 0, 0}), maxGuests_(size_t(kTypes), 2)
{
    for (int t = 0; t < kTypes; ++t) poolOf_.push_back(t);
}

ArrayPeer::Told ArrayPeer::takeHold(const Ask &a, qint64 now)
{
    if (a.type < 0 || a.type >= kTypes || a.rooms < 1 || a.nights < 1 || a.adults < 1
        || a.children < 0)
        return {};
    if (a.adults + a.children > a.rooms * maxGuests_[size_t(a.type)]) return {};
    if (a.night < 0 || a.night + a.nights > kNights || a.ttlSeconds < 0) return {};
    const size_t row = size_t(a.type) * kNights;
    const TypeCell *type = &types_[row + size_t(a.night)];
    const PoolCell *pool = &pools_[size_t(poolOf_[size_t(a.type)]) * kNights + size_t(a.night)];
    if (type->flags & inventory::ClosedToArrival) return {};
    if (type->minStay > a.nights || (type->maxStay > 0 && type->maxStay < a.nights)) return {};
    if (a.night + a.nights < kNights && (type[a.nights].flags & inventory::ClosedToDeparture))
        return {};
    for (int i = 0; i < a.nights; ++i) {
        const int left = std::min(type[i].limit - type[i].sold - type[i].held,
                                  pool[i].limit - pool[i].sold - pool[i].held);
        if (left < a.rooms || (type[i].flags & inventory::StopSell)) return {};
    }
    quint32 at = quint32(slots_.size());
    if (free_.empty()) {
        slots_.emplace_back();
    } else {
        at = free_.back();
        free_.pop_back();
    }
    Slot &slot = slots_[at];
    slot = {(++generation_ << kSlotBits) | at,
            a.actor,
            now + a.ttlSeconds * kSecond,
            a.type,
            a.night,
            a.nights,
            a.rooms};
    add(slot, a.rooms);
    ++held_;
    return {slot.hold, slot.deadline};
}

bool ArrayPeer::release(qint64 hold, qint64 actor, qint64 now)
{
    const size_t at = size_t(hold) & ((size_t(1) << kSlotBits) - 1);
    if (at >= slots_.size() || slots_[at].hold != hold || slots_[at].actor != actor) return false;
    Slot &slot = slots_[at];
    add(slot, -slot.rooms);
    slot.hold = 0;
    free_.push_back(quint32(at));
    --held_;
    return now < slot.deadline;
}

void ArrayPeer::add(const Slot &slot, int rooms)
{
    TypeCell *type = &types_[size_t(slot.type) * kNights + size_t(slot.night)];
    PoolCell *pool = &pools_[size_t(poolOf_[size_t(slot.type)]) * kNights + size_t(slot.night)];
    for (int i = 0; i < slot.nights; ++i) {
        type[i].held += rooms;
        pool[i].held += rooms;
    }
}

double playArray(const Workload &workload)
{
    ArrayPeer peer(workload.roomsPerType);
    std::vector<qint64> holds(workload.stayRequests.size());
    int wrong = 0;
    const double start = nowSeconds();
    for (size_t i = 0; i < workload.steps.size(); ++i) {
        const Step step = workload.steps[i];
        const StayRequest &stayRequest = workload.stayRequests[size_t(step.stayRequest)];
        const qint64 now = workload.at(i).micros;
        const bool expires = stayRequest.outcome == Outcome::Expire;
        if (!step.resolves) {
            const qint64 ttl = expires ? kShortTtlSeconds : kLongTtlSeconds;
            const auto told = peer.takeHold({stayRequest.type, stayRequest.night, kStayNights, 1, 2,
                                             0, qint32(ttl), kDeskActor.value},
                                            now);
            holds[size_t(step.stayRequest)] = told.hold;
            wrong += told.hold == 0;
        } else {
            wrong +=
                peer.release(holds[size_t(step.stayRequest)], kDeskActor.value, now) == expires;
        }
    }
    const double seconds = nowSeconds() - start;
    if (wrong > 0 || peer.held() != 0) throw Wrong("the array peer: wrong responses");
    return double(workload.steps.size()) / seconds;
}

}  // namespace roomrack::bench
