// SPDX-License-Identifier: GPL-3.0-or-later
// Requests with an idempotency key, and values that guest commands need before the lock is taken:
// normal forms, and numbers for candidates.
#include "booking/rules/claim_rules.h"
#include "booking/rules/duplicate_rules.h"
#include "dedup/booking_candidates.h"
#include "engine/engine_impl.h"
#include "engine/home_country.h"

namespace roomrack::engine {

namespace {

/// Candidate numbers reserved for a hold whose room count is known only under the lock.
constexpr int kRoomsOfHold = 32;

/// A cancellation whose key waits for a payment that ended without an answer to it: what is left to
/// cancel is decided now.
bool isDue(const Command &command, booking::SagaId saga, const booking::House &house)
{
    if (!std::holds_alternative<booking::CancelBooking>(command)) return false;
    const auto at = house.requests().sagas.constFind(saga);
    return at == house.requests().sagas.cend() || at->state.end != booking::SagaEnd::Open;
}

/// Requests refused before a decision, and repeats, leave no candidates.
void tellDecided(const Consulted &consulted, const Result<Once> &once)
{
    for (size_t i = 0; i < consulted.own.size(); ++i) {
        const bool decided = once && !once->repeated && i < once->answers.size();
        consulted.decided(i, decided ? once->answers[i] : Result<Answer>(tl::unexpect, Error()));
    }
}

}  // namespace

std::vector<dedup::CandidateId> Engine::Impl::candidateNumbers(int count)
{
    std::vector<dedup::CandidateId> numbers;
    const std::lock_guard alone(numbersLock_);
    for (int i = 0; i < count; ++i)
        numbers.push_back(numbers_.next(clock_.wall(), chance_.generate64()));
    return numbers;
}

/// The country of the property's time zone, used to parse telephone numbers.
QString Engine::Impl::homeOf(PropertyId property)
{
    {
        const std::lock_guard alone(numbersLock_);
        if (const auto at = homes_.constFind(property.value); at != homes_.cend()) return *at;
    }
    QString zone;
    {
        const std::lock_guard held(lock_);
        if (const booking::House *h = house(property)) zone = h->catalogue().property.timeZone;
    }
    if (zone.isEmpty()) return {};
    const QString home = homeCountry(zone);
    const std::lock_guard alone(numbersLock_);
    homes_.insert(property.value, home);
    return home;
}

booking::GuestProbePtr Engine::Impl::probeFor(PropertyId property, const booking::Guest &guest,
                                              int rooms)
{
    if (guest.name.isEmpty() && guest.email.isEmpty() && guest.phone.isEmpty()) return {};
    auto guestProbe = std::make_shared<booking::GuestProbe>();
    guestProbe->person =
        dedup::person(guest.name, guest.email, guest.phone, homeOf(property), guest.country);
    if (!guestProbe->person.isKnown()) return {};
    guestProbe->numbers = candidateNumbers(dedup::numbersFor(rooms));
    return guestProbe;
}

/// The guest of a booking after a change, and numbers for its candidates.
Engine::Impl::Completed Engine::Impl::completeChange(const booking::ChangeBooking &c)
{
    const bool moves = c.stay || c.roomType || c.rooms || c.guest;
    if (c.caller.isHistory() || !moves || c.guestProbe) return std::nullopt;
    booking::ChangeBooking whole = c;
    if (c.guest) whole.guestProbe = probeFor(c.caller.property, *c.guest, kRoomsOfHold);
    if (!whole.guestProbe) {
        auto noGuest = std::make_shared<booking::GuestProbe>();
        noGuest->numbers = candidateNumbers(dedup::numbersFor(kRoomsOfHold));
        whole.guestProbe = std::move(noGuest);
    }
    return Command(std::move(whole));
}

/// The guest of a cancelled booking is in the file only.
Engine::Impl::Completed Engine::Impl::completeReinstatement(const booking::ReinstateBooking &c)
{
    if (c.guestProbe) return std::nullopt;
    Result<booking::Guest> guest;
    {
        const std::lock_guard alone(storeLock_);
        if (store_) guest = store_->guestOf(c.caller.property, c.booking);
    }
    if (!guest) return tl::unexpected(guest.error());
    const auto probe = probeFor(c.caller.property, *guest, kRoomsOfHold);
    if (!probe) return std::nullopt;
    auto guestProbe = std::make_shared<booking::GuestProbe>(*probe);
    guestProbe->stored = std::move(*guest);
    booking::ReinstateBooking whole = c;
    whole.guestProbe = std::move(guestProbe);
    return Command(std::move(whole));
}

Engine::Impl::Completed Engine::Impl::completeDecision(const booking::DecideDuplicate &c)
{
    booking::DecideDuplicate whole = c;
    whole.numbers = candidateNumbers(dedup::numbersFor(kRoomsOfHold));
    return Command(std::move(whole));
}

Engine::Impl::Completed Engine::Impl::complete(const Command &command)
{
    const auto withGuest = [&](const auto &c, const booking::Caller &caller,
                               int rooms) -> Completed {
        if (c.guestProbe || caller.isHistory()) return std::nullopt;
        auto guestProbe = probeFor(caller.property, c.guest, rooms);
        if (!guestProbe) return std::nullopt;
        auto whole = c;
        whole.guestProbe = std::move(guestProbe);
        return Command(std::move(whole));
    };
    if (const auto *c = std::get_if<booking::RecordReservation>(&command))
        return withGuest(*c, c->caller, c->rooms);
    if (const auto *c = std::get_if<booking::HoldAndConfirm>(&command))
        return withGuest(*c, c->what.caller, c->what.rooms);
    if (const auto *c = std::get_if<booking::ConfirmHold>(&command))
        return withGuest(*c, c->caller, kRoomsOfHold);
    if (const auto *c = std::get_if<booking::RequestBooking>(&command))
        return withGuest(*c, c->caller, c->what ? c->what->rooms : kRoomsOfHold);
    if (const auto *c = std::get_if<booking::ChangeBooking>(&command)) return completeChange(*c);
    if (const auto *c = std::get_if<booking::ReinstateBooking>(&command))
        return completeReinstatement(*c);
    if (const auto *c = std::get_if<booking::DecideDuplicate>(&command))
        return completeDecision(*c);
    return std::nullopt;
}

std::map<size_t, Error> Engine::Impl::completeAll(std::vector<Command> &commands)
{
    std::map<size_t, Error> failed;
    for (size_t i = 0; i < commands.size(); ++i) {
        auto whole = complete(commands[i]);
        if (!whole)
            failed.emplace(i, whole.error());
        else if (*whole)
            commands[i] = std::move(**whole);
    }
    return failed;
}

/// If `held` is given, the lock is released during the file query.
Result<booking::ClaimAnswer> Engine::Impl::answerInFile(PropertyId property,
                                                        const booking::Claim &claim,
                                                        std::unique_lock<Lock> *held)
{
    if (held) held->unlock();
    Result<std::optional<booking::ClaimAnswer>> kept;
    {
        const std::lock_guard alone(storeLock_);
        if (store_) kept = store_->claimAnswer(property, claim.caller, claim.key);
    }
    if (held) held->lock();
    if (!kept) return tl::unexpected(kept.error());
    if (*kept) return **kept;
    return fail(ErrorCode::Busy, {},
                ErrorText::tr("the stored response cannot be read at the moment; try again"));
}

void Engine::Impl::once(booking::Claim claim, std::vector<Command> commands, const Render &render,
                        OnceDone done)
{
    if (const auto ok = booking::checkClaim(claim); !ok) return done(tl::unexpected(ok.error()));
    if (const auto failed = completeAll(commands); !failed.empty())
        return done(tl::unexpected(failed.begin()->second));
    const auto call = std::make_shared<OnceCall>(
        OnceCall{std::move(claim), std::move(commands), render, std::move(done)});
    std::optional<Result<Once>> now;
    {
        std::unique_lock held(lock_);
        const Recalled recalled = recall(call->commands, held);
        now = decideOnce(call, recalled, &held);
    }
    if (now) call->done(std::move(*now));
}

/// Delivered when everything decided with it, or before it, is durable.
std::nullopt_t Engine::Impl::onceLater(const OnceCallPtr &call, Result<Once> once)
{
    const auto kept = std::make_shared<Result<Once>>(std::move(once));
    const auto tell = [kept, call](const Result<Answer> &saved) {
        if (saved)
            call->done(std::move(*kept));
        else
            call->done(tl::unexpected(saved.error()));
    };
    const auto again = [this, call](Done &done) -> Result<Answer> {
        const auto now = decideOnce(call, recallNow(call->commands), nullptr);
        if (now)
            done = [call, now](const Result<Answer> &) { call->done(Result<Once>(*now)); };
        else
            done = nullptr;
        return Answer();
    };
    open_.waiters.push_back({tell, Answer(), call->property(), again});
    wakeWriter();
    return std::nullopt;
}

/// Nothing: the call joined the open batch. Without `held` the lock is kept throughout.
std::optional<Result<Once>> Engine::Impl::decideOnce(const OnceCallPtr &call,
                                                     const Recalled &recalled,
                                                     std::unique_lock<Lock> *held)
{
    using Is = booking::ClaimTable::Is;
    const booking::Claim &claim = call->claim;
    const PropertyId property = call->property();
    if (!mayDecide()) return tl::unexpected(down_);
    booking::House *h = house(property);
    if (!h) return noHouse();
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
        if (!mayDecide()) return tl::unexpected(down_);
        if (!kept) return tl::unexpected(kept.error());
        once.answer = *kept;
        h = house(property);  // may have been reloaded meanwhile
        if (!h) return noHouse();
    }
    noteRepeat(*h, claim);
    return onceLater(call, std::move(once));
}

/// An error: the outcome must not be stored.
Result<Once> Engine::Impl::decideFirst(const OnceCallPtr &call, booking::House &house,
                                       const Recalled &recalled)
{
    Once once;
    for (const Command &command : call->commands) {
        once.answers.push_back(decideNow(command, recalled).answer);
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
    booking::Decision d = tickDecision(indexOf(house));
    d.committed = committed_.load();
    booking::ClaimRules(house.state()).keep(call->claim, once.saga, once.answer, d);
    return once;
}

void Engine::Impl::noteRepeat(booking::House &house, const booking::Claim &claim)
{
    booking::Decision d = tickDecision(indexOf(house));
    booking::DuplicateRow row;
    row.id = candidateNumbers(1).front();
    row.product = dedup::Product::ApiRequest;
    row.reference = QString::number(claim.caller.value) + u' ' + QString::fromLatin1(claim.key);
    booking::DuplicateRules(house.state()).noteRepeat(std::move(row), d);
}

size_t Engine::Impl::indexOf(const booking::House &house) const
{
    size_t at = 0;
    while (houses_[at].get() != &house) ++at;
    return at;
}

void Engine::once(booking::Claim claim, std::vector<Command> commands, Render render, OnceDone done)
{
    if (!impl_->consults(commands))
        return impl_->once(std::move(claim), std::move(commands), render, std::move(done));
    impl_->consult(std::move(commands), [impl = impl_.get(), claim = std::move(claim),
                                         render = std::move(render), done = std::move(done)](
                                            std::vector<Command> &&all, ConsultedPtr consulted) {
        if (!consulted) return impl->once(claim, std::move(all), render, done);
        impl->once(claim, std::move(all), render, [consulted, done](Result<Once> &&once) {
            tellDecided(*consulted, once);
            done(std::move(once));
        });
    });
}

std::vector<dedup::CandidateId> Engine::candidateNumbers(int count)
{
    return impl_->candidateNumbers(count);
}

}  // namespace roomrack::engine
