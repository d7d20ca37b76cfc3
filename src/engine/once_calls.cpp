// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/once_calls.h"

#include "booking/rules/claim_rules.h"
#include "booking/rules/duplicate_rules.h"
#include "storage/lookups.h"

namespace roomrack::engine {

namespace {

/// A cancellation whose key waits for a payment that ended without an answer to it: what is left to
/// cancel is decided now.
bool isDue(const Command &command, booking::SagaId saga, const booking::House &house)
{
    if (!std::holds_alternative<booking::CancelBooking>(command)) return false;
    const auto at = house.requests().sagas.constFind(saga);
    return at == house.requests().sagas.cend() || at->state.end != booking::SagaEnd::Open;
}

/// Requests refused before a decision, and repeats, leave no candidates.
void tellOnce(const Consulted &consulted, const Result<Once> &once)
{
    for (size_t i = 0; i < consulted.own.size(); ++i) {
        const bool decided = once && !once->repeated && i < once->answers.size();
        consulted.decided(i, decided ? once->answers[i] : Result<Answer>(tl::unexpect, Error()));
    }
}

}  // namespace

/// If `held` is given, the lock is released during the file query.
Result<booking::ClaimAnswer> OnceCalls::answerInFile(PropertyId property,
                                                     const booking::Claim &claim, HeldLock *held)
{
    if (held) held->unlock();
    Result<std::optional<booking::ClaimAnswer>> kept;
    {
        const std::lock_guard alone(state_.storeLock);
        if (state_.store)
            kept = state_.store->lookups().claimAnswer(property, claim.caller, claim.key);
    }
    if (held) held->lock();
    if (!kept) return tl::unexpected(kept.error());
    if (*kept) return **kept;
    return fail(ErrorCode::Busy, {},
                ErrorText::tr("the stored response cannot be read at the moment; try again"));
}

void OnceCalls::answer(booking::Claim claim, std::vector<Command> commands, const Render &render,
                       OnceDone done)
{
    if (const auto ok = booking::checkClaim(claim); !ok) return done(tl::unexpected(ok.error()));
    if (const auto ok = completion_.completeAll(commands); !ok)
        return done(tl::unexpected(ok.error()));
    const auto call = std::make_shared<OnceCall>(
        OnceCall{std::move(claim), std::move(commands), render, std::move(done)});
    std::optional<Result<Once>> now;
    {
        std::unique_lock held(state_.lock);
        const Recalled recalled = Recall(state_).before(call->commands, held);
        now = decideOnce(call, recalled, &held);
    }
    if (now) call->done(std::move(*now));
}

/// Delivered when everything decided with it, or before it, is durable.
std::nullopt_t OnceCalls::onceLater(const OnceCallPtr &call, Result<Once> once)
{
    const auto kept = std::make_shared<Result<Once>>(std::move(once));
    const auto tell = [kept, call](const Result<Answer> &saved) {
        if (saved)
            call->done(std::move(*kept));
        else
            call->done(tl::unexpected(saved.error()));
    };
    const auto again = [this, call](Engine::Done &done) -> Result<Answer> {
        const auto now = decideOnce(call, Recall(state_).now(call->commands), nullptr);
        if (now)
            done = [call, now](const Result<Answer> &) { call->done(Result<Once>(*now)); };
        else
            done = nullptr;
        return Answer();
    };
    state_.open.waiters.push_back({tell, Answer(), call->property(), again});
    state_.wakeWriter();
    return std::nullopt;
}

/// Nothing: the call joined the open batch. Without `held` the lock is kept throughout.
std::optional<Result<Once>> OnceCalls::decideOnce(const OnceCallPtr &call, const Recalled &recalled,
                                                  HeldLock *held)
{
    using Is = booking::ClaimTable::Is;
    const booking::Claim &claim = call->claim;
    const PropertyId property = call->property();
    if (!state_.mayDecide()) return tl::unexpected(state_.down);
    booking::House *h = state_.house(property);
    if (!h) return EngineState::noHouse();
    booking::ClaimTable::Found found = h->requests().claims.find(claim);
    // With a commit: the request that first used the key may not be durable yet.
    if (found.is == Is::OtherBody)
        return onceLater(
            call, fail(ErrorCode::Duplicate, QStringLiteral("Idempotency-Key"),
                       ErrorText::tr("was already used for a different request; use a new key")));
    if (found.is == Is::Open && isDue(call->commands.front(), found.saga, *h)) found.is = Is::New;
    if (found.is == Is::New) {
        auto once = decideFirst(call, *h, recalled);
        if (!once) return once;
        return onceLater(call, std::move(once));
    }
    Once once;
    once.repeated = true;
    once.saga = found.saga;
    once.answer = found.answer;
    if (found.is == Is::InFile) {
        const auto kept = answerInFile(property, claim, held);
        if (!state_.mayDecide()) return tl::unexpected(state_.down);
        if (!kept) return tl::unexpected(kept.error());
        once.answer = *kept;
        h = state_.house(property);  // may have been reloaded meanwhile
        if (!h) return EngineState::noHouse();
    }
    noteRepeat(*h, claim);
    return onceLater(call, std::move(once));
}

/// An error: the outcome must not be stored.
Result<Once> OnceCalls::decideFirst(const OnceCallPtr &call, booking::House &house,
                                    const Recalled &recalled)
{
    Once once;
    for (const Command &command : call->commands) {
        once.answers.push_back(decider_.decideNow(command, recalled).answer);
        const auto &answer = once.answers.back();
        if (answer && answer->saga && answer->pending && !answer->duplicate)
            once.saga = answer->saga;
    }
    const auto answer = call->render(once.answers);
    if (!answer) {
        for (const auto &a : once.answers) {
            if (!a) return tl::unexpected(a.error());
        }
        return fail(ErrorCode::Internal, {}, ErrorText::tr("no response available"));
    }
    once.answer = *answer;
    if (once.answer.status != 0) once.saga = {};
    booking::Decision d = state_.decisionFor(state_.indexOf(house));
    d.committed = state_.committed.load();
    booking::ClaimRules(house.state()).keep(call->claim, once.saga, once.answer, d);
    return once;
}

void OnceCalls::noteRepeat(booking::House &house, const booking::Claim &claim)
{
    booking::Decision d = state_.decisionFor(state_.indexOf(house));
    booking::DuplicateRow row;
    row.id = completion_.candidateNumbers(1).front();
    row.product = dedup::Product::ApiRequest;
    row.reference = QString::number(claim.caller.value) + u' ' + QString::fromLatin1(claim.key);
    booking::DuplicateRules(house.state()).noteRepeat(std::move(row), d);
}

void OnceCalls::once(booking::Claim claim, std::vector<Command> commands, Render render,
                     OnceDone done)
{
    if (!central_.consults(commands))
        return answer(std::move(claim), std::move(commands), render, std::move(done));
    central_.consult(std::move(commands), [this, claim = std::move(claim),
                                           render = std::move(render), done = std::move(done)](
                                              std::vector<Command> &&all, ConsultedPtr consulted) {
        if (!consulted) return answer(claim, std::move(all), render, done);
        answer(claim, std::move(all), render, [consulted, done](Result<Once> &&once) {
            tellOnce(*consulted, once);
            done(std::move(once));
        });
    });
}

}  // namespace roomrack::engine
