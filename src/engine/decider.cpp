// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decider.h"

#include "booking/rules/sister_rules.h"

namespace roomrack::engine {

booking::Decision Decider::decisionAt(size_t house, const Recalled &recalled)
{
    booking::Decision d = state_.decisionFor(house);
    d.ended = &recalled.ended;
    d.cancelled = &recalled.cancelled;
    d.hotels = &state_.hotels;
    d.committed = state_.committed.load(std::memory_order_relaxed);
    return d;
}

Decider::Decided Decider::settle(const booking::Decision &d, Result<Answer> &&decision)
{
    Decided decided{std::move(decision)};
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

Decider::Decided Decider::walkToSister(const booking::WalkBooking &command,
                                       const Recalled &recalled)
{
    const size_t here = state_.houseAt(command.caller.property);
    const size_t there = state_.houseAt(command.sister);
    booking::WalkBooking walk = command;
    walk.stay.reset();
    booking::Decision asked = decisionAt(here, recalled);
    const auto would = state_.houses[here]->wouldWalk(command, asked);
    // What refuses the walk must do so before anything is booked.
    if (!would) return settle(asked, tl::unexpected(would.error()));
    if (!*would) return decideNow(Command(walk), recalled);
    const booking::Booking *walked = state_.houses[here]->booking(command.booking);
    const QString from = state_.houses[here]->catalogue().property.name;
    const auto stay = booking::SisterRules::withNote(*command.stay, command.reason);
    booking::Decision d = decisionAt(there, recalled);
    Decided sold = settle(d, state_.houses[there]->bookWalked(stay, *walked, from, d));
    if (!sold.answer) {
        sold.refusedBy = command.sister;
        return sold;
    }
    booking::Decision own = decisionAt(here, recalled);
    own.sisterBooking = sold.answer->booking;
    Decided decided = settle(own, state_.houses[here]->decide(Command(walk), own));
    if (decided.answer) decided.answer->sisterBooking = own.sisterBooking;
    return decided;
}

template <typename C>
Decider::Decided Decider::decideNow(const C &command, const Recalled &recalled)
{
    if (!state_.mayDecide()) return {tl::unexpected(state_.down)};
    if (state_.open.waiters.size() >= static_cast<size_t>(state_.options.maxPending)) {
        return {fail(ErrorCode::Busy, {},
                     ErrorText::tr("too many changes are waiting to be saved; try again"))};
    }
    const PropertyId property = booking::callerOf(command).property;
    const size_t at = state_.houseAt(property);
    if (at == state_.hotels.size()) return {EngineState::noHouse()};
    if constexpr (std::is_same_v<C, Command>) {
        const auto why = recalled.others.isEmpty()
                             ? std::nullopt
                             : recalled.others.value(state_.houses[at]->forgotten(command));
        if (why) return {tl::unexpected(*why)};
        const auto *walk = std::get_if<booking::WalkBooking>(&command);
        if (walk && walk->stay) return walkToSister(*walk, recalled);
    }
    booking::Decision d = decisionAt(at, recalled);
    return settle(d, state_.houses[at]->decide(command, d));
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
    const PropertyId concerned =
        decided.refusedBy ? decided.refusedBy : booking::callerOf(command).property;
    commitBatch.waiters.push_back(
        {std::exchange(done, nullptr), answer, concerned, again ? again : anew()});
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
