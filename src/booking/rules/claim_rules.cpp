// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/claim_rules.h"

#include "booking/version_place.h"

namespace roomrack::booking {

void ClaimRules::keep(const Claim &claim, SagaId saga, const ClaimAnswer &answer, Decision &d)
{
    dropStrays(d);
    if (state_.requests.claims.find(claim).is == ClaimTable::Is::Open)
        return keepAnswer(claim, answer, d);
    state_.requests.claims.put(claim, d.now, saga, answer, d.lastSeq);
    state_.requests.claims.trim(d.committed);
    d.batch->requests.claims.push_back(
        {state_.id(), claim, d.now, answer.status == 0 ? saga.value : 0, answer});
}

void ClaimRules::keepAnswer(const Claim &claim, const ClaimAnswer &answer, Decision &d)
{
    state_.requests.claims.answer(claim.caller, claim.key, answer, d.lastSeq);
    d.batch->requests.claims.push_back({state_.id(), {claim.caller, claim.key, {}}, {}, 0, answer});
}

void ClaimRules::answerAll(const AdvanceSaga &c, const SagaRow &row, Decision &d)
{
    const auto booking = state_.bookings.constFind(row.booking);
    const qint32 version = booking == state_.bookings.cend() ? 0 : booking->version;
    for (const Claim &claim : state_.requests.claims.openFor(row.id)) {
        const bool own = claim.caller == row.caller && claim.key == row.key;
        const auto &answer = own ? c.answer : c.cancelled;
        if (answer && answer->status != 0) keepAnswer(claim, withVersion(*answer, version), d);
    }
}

/// Called before any other change of keys, so that stray ones can be used again.
void ClaimRules::dropStrays(Decision &d)
{
    for (const Claim &stray : std::exchange(state_.requests.strays, {})) {
        d.batch->requests.claims.push_back({state_.id(), {stray.caller, stray.key, {}}, {}, 0, {}});
    }
}

void ClaimRules::forget(Decision &d)
{
    dropStrays(d);
    const PropertyId property = state_.id();
    const Instant claims = d.now + -kClaimLives;
    if (state_.requests.claims.forget(claims))
        d.batch->requests.forget.push_back({property, claims});
    constexpr size_t kLookedAt = 10'000;
    for (const dedup::CandidateId id : state_.requests.candidates.evict(d.now, kLookedAt))
        d.batch->candidates.candidates.push_back(endOfCandidate(property, id, d.now));
    const qint64 kept = dedup::windowOf(dedup::Product::RoomBooking).kept;
    d.batch->candidates.forget.push_back({property, d.now + -kept});
}

}  // namespace roomrack::booking
