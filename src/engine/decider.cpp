// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decider.h"

namespace roomrack::engine {

template <typename C>
Decider::Decided Decider::decideNow(const C &command, const Recalled &recalled)
{
    if (!state_.mayDecide()) return {tl::unexpected(state_.down)};
    if (state_.open.waiters.size() >= static_cast<size_t>(state_.options.maxPending)) {
        return {fail(ErrorCode::Busy, {},
                     ErrorText::tr("too many changes are waiting to be saved; try again"))};
    }
    const PropertyId property = booking::callerOf(command).property;
    size_t at = 0;
    while (at < state_.hotels.size() && state_.hotels[at] != property) ++at;
    if (at == state_.hotels.size()) return {EngineState::noHouse()};
    if constexpr (std::is_same_v<C, Command>) {
        const auto why = recalled.others.isEmpty()
                             ? std::nullopt
                             : recalled.others.value(state_.houses[at]->forgotten(command));
        if (why) return {tl::unexpected(*why)};
    }
    booking::Decision d;
    d.now = state_.now();
    d.lastSeq = state_.lastSeq;
    d.batch = &state_.open.batch;
    d.lastItemIds = &state_.lastItemIds;
    d.ended = &recalled.ended;
    d.cancelled = &recalled.cancelled;
    d.hotels = &state_.hotels;
    d.committed = state_.committed.load(std::memory_order_relaxed);
    if (state_.listeners.any()) {
        state_.open.changes.resize(state_.houses.size());
        d.changes = &state_.open.changes[at];
    }
    Decided decided{state_.houses[at]->decide(command, d)};
    const Result<Answer> &answer = decided.answer;
    const bool wrote = d.lastSeq != state_.lastSeq;
    state_.lastSeq = d.lastSeq;
    if (wrote || d.unrecorded || (d.changes && !d.changes->isEmpty())) state_.wakeWriter();
    decided.restsOn = wrote ? state_.lastSeq : answer && !answer->repeated ? 0 : d.restsOn;
    decided.unrecorded = d.unrecorded;
    decided.saved =
        decided.restsOn <= state_.committed.load(std::memory_order_relaxed) && !d.unrecorded;
    return decided;
}

template <typename C>
Result<Answer> Decider::decide(const C &command, Engine::Done &done, const Recalled &recalled,
                               BookingId *about, const Again &again)
{
    Decided decided = decideNow(command, recalled);
    Result<Answer> &answer = decided.answer;
    if (about && answer) *about = answer->booking;
    if (decided.saved) return std::move(answer);
    const auto anew = [&]() -> Again {
        return [this, command](Engine::Done &waits) {
            if constexpr (std::is_same_v<C, Command>)
                return decide(command, waits, Recall(state_).now({&command, 1}));
            else
                return decide(command, waits, {});
        };
    };
    const bool early =
        decided.restsOn <= state_.sent.lastSeq && !decided.unrecorded && !state_.repairing;
    CommitBatch &commitBatch = early ? state_.sent : state_.open;
    commitBatch.waiters.push_back({std::exchange(done, nullptr), answer,
                                   booking::callerOf(command).property, again ? again : anew()});
    return std::move(answer);
}

template Decider::Decided Decider::decideNow(const Command &, const Recalled &);
template Result<Answer> Decider::decide(const Command &, Engine::Done &, const Recalled &,
                                        BookingId *, const Again &);

template <typename C>
void Decider::call(const C &command, Engine::Done &done)
{
    Result<Answer> answer = [&]() -> Result<Answer> {
        if constexpr (std::is_same_v<C, Command>) {
            const auto more = completion_.complete(command);
            if (!more) return tl::unexpected(more.error());
            const Command &whole = *more ? **more : command;
            std::unique_lock held(state_.lock);
            return decide(whole, done, Recall(state_).before({&whole, 1}, held));
        } else {
            std::unique_lock held(state_.lock);
            return decide(command, done, {});
        }
    }();
    if (done) done(std::move(answer));
}

template void Decider::call(const Command &, Engine::Done &);
template void Decider::call(const booking::TakeHold &, Engine::Done &);
template void Decider::call(const booking::ReleaseHold &, Engine::Done &);

}  // namespace roomrack::engine
