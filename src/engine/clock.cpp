// SPDX-License-Identifier: GPL-3.0-or-later
// Hold time and the wall clock: the start of hold time, when it follows a changed wall clock, and
// the confirmation required if that is far from the last recorded change (docs/decisions/0049).
#include "booking/rules/hold_rules.h"
#include "booking/rules/night_audit_rules.h"
#include "engine/engine_impl.h"

#include <cstdlib>

namespace roomrack::engine {

namespace {

/// Maximum time between showing the question and its answer.
constexpr qint64 kTimeToAnswer = 3600 * kSecond;

}  // namespace

/// Hold time starts at the later of the wall clock and the last recorded time, and never goes back
/// while the engine lives. A wall clock far ahead must be confirmed first. Without records there is
/// nothing to compare it with.
Instant Engine::Impl::startOfTime(Instant lastRecorded) const
{
    const Instant before{timeOffset_ != 0 ? timeOffset_ + clock_.steadyMicros() : 0};
    const Instant known = std::max(lastRecorded, before);
    const Instant wall = clock_.wall();
    if (known.micros != 0 && wall - known > kFarAhead) return known;
    return std::max(wall, known);
}

std::optional<ClockDoubt> Engine::Impl::clockDoubt() const
{
    const ClockDoubt doubt{clock_.wall(), now()};
    if (!isDoubtful(doubt.wall, doubt.hold)) return std::nullopt;
    return doubt;
}

/// Moves hold time, and the deadlines of all holds, to a wall clock that was set forward.
void Engine::Impl::correctTime()
{
    const qint64 steady = clock_.steadyMicros();
    const Instant hold{timeOffset_.load() + steady};
    const qint64 late = wallWatch_.correction(clock_.wall(), hold, steady);
    if (late != 0) moveTime(late);
}

/// Called with the lock held. Hold time keeps its value while a batch is repaired: the affected
/// property's deadlines are moved again (repair.cpp).
void Engine::Impl::moveTime(qint64 late)
{
    for (size_t i = 0; i < houses_.size(); ++i) {
        booking::House &h = *houses_[i];
        booking::Decision d = tickDecision(i);
        h.expireHolds(d);
        booking::HoldRules(h.state()).moveDeadlines(late, d);
        lastSeq_ = d.lastSeq;
    }
    timeOffset_ += late;
    open_.timeMoved += late;
}

/// Called with the lock held: adds a record for the caller's property, decided again whenever its
/// batch is.
void Engine::Impl::noteClock(const booking::Caller &caller, qint64 late, Done done)
{
    booking::House *h = house(caller.property);
    booking::Decision d = tickDecision(indexOf(*h));
    booking::NightAuditRules(h->state()).noteClock(caller, late, d);
    lastSeq_ = d.lastSeq;
    Answer answer;
    answer.seq = lastSeq_;
    const auto again = [this, caller, late](Done &waits) -> Result<Answer> {
        noteClock(caller, late, std::exchange(waits, nullptr));
        return Answer();
    };
    open_.waiters.push_back({std::move(done), answer, caller.property, again});
}

/// Called with the lock held.
Result<void> Engine::Impl::mayConfirm(const booking::Caller &caller, Instant wall) const
{
    const auto found = runningHouse(caller.property);
    if (!found) return tl::unexpected(found.error());
    if (const auto ok = (*found)->allow(caller.actor, booking::Act::DescribeHotel); !ok) return ok;
    const auto doubt = clockDoubt();
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

void Engine::Impl::confirmClock(const booking::Caller &caller, Instant wall, Done done)
{
    Result<void> ok;
    {
        const std::lock_guard held(lock_);
        ok = mayConfirm(caller, wall);
        if (ok) {
            const qint64 late = clock_.wall() - now();
            moveTime(late);
            // Recorded with the new time, so that the next start finds it in the log. In the
            // caller's property the record names the user who confirmed; the other properties have
            // users of their own.
            for (const PropertyId property : hotels_) {
                if (property != caller.property)
                    noteClock({property, kEngineActor, {}, {}}, late, nullptr);
            }
            noteClock({caller.property, caller.actor, {}, {}}, late, std::move(done));
            wakeWriter();
        }
    }
    if (!ok) done(tl::unexpected(ok.error()));
}

std::optional<ClockDoubt> Engine::clockDoubt() const
{
    return impl_->clockDoubt();
}

QFuture<Result<Answer>> Engine::confirmClockLater(booking::Caller caller, Instant wall)
{
    auto promise = std::make_shared<QPromise<Result<Answer>>>();
    promise->start();
    auto future = promise->future();
    impl_->submitThread_.post([this, promise, caller, wall] {
        impl_->confirmClock(caller, wall, [promise](Result<Answer> &&answer) {
            promise->addResult(std::move(answer));
            promise->finish();
        });
    });
    return future;
}

}  // namespace roomrack::engine
