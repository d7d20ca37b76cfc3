// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ticker.h"

#include "booking/limits.h"
#include "booking/rules/claim_rules.h"
#include "engine/clock_correction.h"

namespace roomrack::engine {

namespace {
constexpr qint64 kForgetEvery = 3600 * kSecond;
}

void Ticker::tick()
{
    if (state_.phase != EngineState::Phase::Running) return;
    ClockCorrection(state_).follow();
    const bool doubtful = state_.time.doubt().has_value();
    nextForget_ = std::min(nextForget_, state_.now() + kForgetEvery);  // time was taken back
    for (size_t i = 0; i < state_.houses.size(); ++i) tick(i, doubtful);
    if (state_.now() >= nextForget_) nextForget_ = state_.now() + kForgetEvery;
    state_.wakeWriter();
}

void Ticker::tick(size_t house, bool doubtful)
{
    booking::House &h = *state_.houses[house];
    booking::Decision d = state_.decisionFor(house);
    h.expireHolds(d);
    if (state_.now() >= nextForget_) booking::ClaimRules(h.state()).forget(d);
    const inventory::Property &p = h.catalogue().property;
    if (p.audit == inventory::AuditMode::OnTime && !doubtful) {
        const auto zone = core::timeZone(p.timeZone);
        const Night due =
            core::businessDateAt(zone.value_or(QTimeZone::utc()), p.auditTime(), d.now);
        const booking::Caller engine{p.id, kEngineActor, {}, {}};
        // After a long pause the remaining days follow with the next ticks.
        const Night to = std::min(due, p.businessDate + booking::kMostDaysAtOnce);
        if (to > p.businessDate)
            static_cast<void>(h.decide(Command(booking::MoveBusinessDate{engine, to}), d));
    }
    state_.lastSeq = d.lastSeq;
}

}  // namespace roomrack::engine
