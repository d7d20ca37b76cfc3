// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/candidate_rules.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

/// The smallest ordinal greater than those of the same key.
qint32 ordinalAfter(const dedup::Candidate &own, const std::vector<dedup::Match> &others)
{
    qint32 next = 1;
    for (const dedup::Match &m : others) {
        const bool same = m.product == own.product && m.hash == own.hash;
        const bool lives = m.status == dedup::Status::Active && !m.over;
        if (same && lives) next = std::max(next, m.ordinal + 1);
    }
    return next;
}

}  // namespace

std::vector<dedup::Asked> CandidateRules::candidatesFor(const GuestProbe &guestProbe,
                                                        const Booking &wanted, Instant at) const
{
    return dedup::candidatesOf(
        {guestProbe.person, wanted.stay, wanted.reserved, wanted.rooms, wanted.channel, at},
        guestProbe.numbers);
}

void CandidateRules::insert(std::vector<dedup::Asked> own, BookingId booking, Decision &d,
                            const std::vector<dedup::Match> &elsewhere)
{
    for (dedup::Asked &one : own) {
        one.candidate.ordinal = std::max(
            state_.requests.candidates.nextOrdinal(one.candidate.product, one.candidate.hash),
            ordinalAfter(one.candidate, elsewhere));
        one.candidate.booking = booking;
        state_.requests.candidates.insert(one);
        d.batch->candidates.candidates.push_back({state_.id(), one.candidate, false});
    }
}

void CandidateRules::insert(const GuestProbePtr &guestProbe, const Booking &b, Decision &d)
{
    if (guestProbe)
        insert(candidatesFor(*guestProbe, b, d.now), b.id, d, guestProbe->centralMatches);
}

void CandidateRules::move(const ChangeBooking &c, const Booking &was, const Booking &now,
                          Decision &d)
{
    if (!c.guestProbe) return;
    const bool moved =
        was.stay != now.stay || was.reserved != now.reserved || was.rooms != now.rooms;
    const std::vector<dedup::Match> before = state_.requests.candidates.of(now.id);
    if ((!moved && !c.guest) || (before.empty() && !c.guest)) return;
    GuestProbe guestProbe = *c.guestProbe;
    if (!c.guest) guestProbe.person = dedup::personOf(before.front().traits);
    end(now.id, d);
    insert(candidatesFor(guestProbe, now, before.empty() ? d.now : before.front().created), now.id,
           d);
}

void CandidateRules::end(BookingId booking, Decision &d)
{
    for (const dedup::CandidateId id : state_.requests.candidates.endBooking(booking)) {
        d.batch->candidates.candidates.push_back(endOfCandidate(state_.id(), id, d.now));
    }
}

}  // namespace roomrack::booking
