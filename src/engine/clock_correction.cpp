// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clock_correction.h"

#include "booking/rules/hold_rules.h"
#include "booking/rules/night_audit_rules.h"

#include <cstdlib>

namespace roomrack::engine {

namespace {

/// Maximum time between showing the question and its answer.
constexpr qint64 kTimeToAnswer = 3600 * kSecond;

}  // namespace

void ClockCorrection::follow()
{
    if (const qint64 late = state_.time.correction(); late != 0) move(late);
}

/// Called with the lock held. Hold time keeps its value while a batch is repaired: the affected
/// property's deadlines are moved again (repair.h).
void ClockCorrection::move(qint64 late)
{
    for (size_t i = 0; i < state_.houses.size(); ++i) {
        booking::House &h = *state_.houses[i];
        booking::Decision d = state_.decisionFor(i);
        h.expireHolds(d);
        booking::HoldRules(h.state()).moveDeadlines(late, d);
        state_.lastSeq = d.lastSeq;
    }
    state_.time.advance(late);
    state_.open.timeMoved += late;
}

/// Called with the lock held: adds a record for the caller's property, decided again whenever its
/// batch is.
void ClockCorrection::note(const booking::Caller &caller, qint64 late, Engine::Done done)
{
    booking::House *h = state_.house(caller.property);
    booking::Decision d = state_.decisionFor(state_.indexOf(*h));
    booking::NightAuditRules(h->state()).noteClock(caller, late, d);
    state_.lastSeq = d.lastSeq;
    Answer answer;
    answer.seq = state_.lastSeq;
    const auto again = [&state = state_, caller, late](Engine::Done &waits) -> Result<Answer> {
        ClockCorrection(state).note(caller, late, std::exchange(waits, nullptr));
        return Answer();
    };
    state_.open.waiters.push_back({std::move(done), answer, caller.property, again});
}

/// Called with the lock held.
Result<void> ClockCorrection::mayConfirm(const booking::Caller &caller, Instant wall) const
{
    const auto found = state_.runningHouse(caller.property);
    if (!found) return tl::unexpected(found.error());
    if (const auto ok = (*found)->allow(caller.actor, booking::Act::DescribeHotel); !ok) return ok;
    const auto doubt = state_.time.doubt();
    const auto stale = [](const QString &why) {
        return fail(ErrorCode::Stale, QStringLiteral("clock"), why);
    };
    if (!doubt) return stale(ErrorText::tr("the clock no longer needs to be confirmed"));
    if (!doubt->isAhead())
        return stale(ErrorText::tr("the clock is behind the last recorded change; correct the "
                                   "computer's clock"));
    if (std::abs(doubt->wall - wall) > kTimeToAnswer)
        return stale(ErrorText::tr("the clock was changed in the meantime; check it again"));
    return {};
}

void ClockCorrection::confirm(const booking::Caller &caller, Instant wall, Engine::Done done)
{
    Result<void> ok;
    {
        const std::lock_guard held(state_.lock);
        ok = mayConfirm(caller, wall);
        if (ok) {
            const qint64 late = state_.time.wall() - state_.now();
            move(late);
            // Recorded with the new time, so that the next start finds it in the log. In the
            // caller's property the record names the user who confirmed; the other properties have
            // users of their own.
            for (const PropertyId property : state_.hotels) {
                if (property != caller.property)
                    note({property, kEngineActor, {}, {}}, late, nullptr);
            }
            note({caller.property, caller.actor, {}, {}}, late, std::move(done));
            state_.wakeWriter();
        }
    }
    if (!ok) done(tl::unexpected(ok.error()));
}

}  // namespace roomrack::engine
