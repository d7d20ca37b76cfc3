// SPDX-License-Identifier: GPL-3.0-or-later
// Requests with a key, and what commands about guests need that is worked out before the lock is
// taken: normal forms, numbers for candidates, what was paid.
#include "engine/engine_impl.h"
#include "engine/home_country.h"

namespace roomrack::engine {

namespace {

/// Numbers for as many rooms as a hold may have that is only known under the lock.
constexpr int kRoomsOfHold = 32;

}  // namespace

std::vector<dedup::CandidateId> Engine::Impl::candidateNumbers(int count)
{
    std::vector<dedup::CandidateId> numbers;
    const std::lock_guard alone(numbersLock_);
    for (int i = 0; i < count; ++i)
        numbers.push_back(numbers_.next(clock_.wall(), chance_.generate64()));
    return numbers;
}

/// The country in which the hotel's clocks go as they do, by which telephone numbers are read.
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

booking::AskingPtr Engine::Impl::askingFor(PropertyId property, const booking::Guest &guest,
                                           int rooms)
{
    if (guest.name.isEmpty() && guest.email.isEmpty() && guest.phone.isEmpty()) return {};
    auto asking = std::make_shared<booking::Asking>();
    asking->person =
        dedup::person(guest.name, guest.email, guest.phone, homeOf(property), guest.country);
    if (!asking->person.isKnown()) return {};
    asking->numbers = candidateNumbers(rooms);
    return asking;
}

/// With the lock let go: a question to the file.
std::vector<booking::Paid> Engine::Impl::paidFor(PropertyId property, BookingId booking)
{
    const std::lock_guard alone(storeLock_);
    if (!store_ || booking.value <= 0) return {};
    const auto sagas = store_->sagasOf(property, booking);
    return sagas ? booking::paidFor(*sagas) : std::vector<booking::Paid>();
}

/// Who a booking is for after a change, and numbers for its candidates.
bool Engine::Impl::addAsking(booking::ChangeBooking &c)
{
    const bool matters = c.stay || c.roomType || c.rooms || c.guest;
    if (!matters || c.asking || c.caller.isHistory()) return false;
    if (c.guest) c.asking = askingFor(c.caller.property, *c.guest, kRoomsOfHold);
    if (!c.asking) {
        auto nobody = std::make_shared<booking::Asking>();
        nobody->numbers = candidateNumbers(kRoomsOfHold);
        c.asking = std::move(nobody);
    }
    return true;
}

/// The command with what is missing in it; nothing where nothing is.
std::optional<Command> Engine::Impl::complete(const Command &command)
{
    const auto withGuest = [&](auto c, PropertyId property, int rooms) -> std::optional<Command> {
        if (c.asking) return std::nullopt;
        c.asking = askingFor(property, c.guest, rooms);
        if (!c.asking) return std::nullopt;
        return Command(std::move(c));
    };
    const auto addPaid = [&](auto &c) {
        if (c.caller.isHistory() || !c.paid.empty()) return false;
        c.paid = paidFor(c.caller.property, c.booking);
        return !c.paid.empty();
    };
    if (const auto *c = std::get_if<booking::RecordReservation>(&command)) {
        return c->caller.isHistory() ? std::nullopt : withGuest(*c, c->caller.property, c->rooms);
    }
    if (const auto *c = std::get_if<booking::BookAtDesk>(&command)) {
        return c->what.caller.isHistory() ? std::nullopt
                                          : withGuest(*c, c->what.caller.property, c->what.rooms);
    }
    if (const auto *c = std::get_if<booking::ConfirmHold>(&command))
        return withGuest(*c, c->caller.property, kRoomsOfHold);
    if (const auto *c = std::get_if<booking::RequestBooking>(&command))
        return withGuest(*c, c->caller.property, c->what ? c->what->rooms : kRoomsOfHold);
    if (const auto *c = std::get_if<booking::CancelBooking>(&command)) {
        booking::CancelBooking whole = *c;
        if (!addPaid(whole)) return std::nullopt;
        return Command(std::move(whole));
    }
    if (const auto *c = std::get_if<booking::ChangeBooking>(&command)) {
        booking::ChangeBooking whole = *c;
        const bool paid = !c->always && addPaid(whole);
        if (!addAsking(whole) && !paid) return std::nullopt;
        return Command(std::move(whole));
    }
    if (const auto *c = std::get_if<booking::DecideDuplicate>(&command)) {
        booking::DecideDuplicate whole = *c;
        whole.numbers = candidateNumbers(kRoomsOfHold);
        const PropertyId property = c->caller.property;
        std::optional<booking::DuplicateRow> row;
        {
            const std::lock_guard held(lock_);
            const booking::House *h = house(property);
            if (h) {
                const auto at = h->requests().undecided.constFind(c->duplicate);
                if (at != h->requests().undecided.cend()) row = *at;
            }
        }
        if (!row) return std::nullopt;
        for (const BookingId id : {row->booking, row->other}) {
            const auto paid = paidFor(property, id);
            whole.paid.insert(whole.paid.end(), paid.begin(), paid.end());
        }
        return Command(std::move(whole));
    }
    return std::nullopt;
}

void Engine::Impl::completeAll(std::vector<Command> &commands)
{
    for (Command &command : commands) {
        if (auto whole = complete(command)) command = std::move(*whole);
    }
}

/// What is known of a key already; the file is asked with the lock let go.
std::optional<Once> Engine::Impl::known(booking::House &house, const booking::Claim &claim,
                                        std::unique_lock<Lock> &held)
{
    using Is = booking::ClaimTable::Is;
    const booking::ClaimTable::Found found = house.requests().claims.find(claim);
    if (found.is == Is::New || found.is == Is::OtherBody) return std::nullopt;
    Once once;
    once.repeated = true;
    once.saga = found.saga;
    once.answer = found.answer;
    if (found.is == Is::InFile) {
        const PropertyId property = house.catalogue().property.id;
        held.unlock();
        {
            const std::lock_guard alone(storeLock_);
            const auto kept = store_ ? store_->claimAnswer(property, claim.caller, claim.key)
                                     : Result<std::optional<booking::ClaimAnswer>>(std::nullopt);
            if (kept && *kept) once.answer = **kept;
        }
        held.lock();
    }
    return once;
}

void Engine::Impl::once(booking::Claim claim, std::vector<Command> commands, const Render &render,
                        OnceDone done)
{
    if (const auto ok = booking::checkClaimKey(claim.key); !ok)
        return done(tl::unexpected(ok.error()));
    completeAll(commands);
    std::optional<Result<Once>> now;
    {
        std::unique_lock held(lock_);
        now = decideOnce(claim, commands, render, done, held);
    }
    if (now) done(std::move(*now));
}

/// Nothing: the open wave has taken `done` along.
std::optional<Result<Once>> Engine::Impl::decideOnce(const booking::Claim &claim,
                                                     std::vector<Command> &commands,
                                                     const Render &render, OnceDone &done,
                                                     std::unique_lock<Lock> &held)
{
    using Is = booking::ClaimTable::Is;
    const PropertyId property = booking::callerOf(commands.front()).property;
    const Recalled recalled = recall(commands, held);
    if (state_ != State::Running) return tl::unexpected(down_);
    booking::House *h = house(property);
    if (!h) return noHouse(property);
    if (h->requests().claims.find(claim).is == Is::OtherBody)
        return fail(ErrorCode::Invalid, QStringLiteral("Idempotency-Key"),
                    ErrorText::tr("it came with another request before; take a new one"));
    const auto later = [&](Once once) {
        const auto kept = std::make_shared<Once>(std::move(once));
        open_.waiters.push_back({[kept, done = std::move(done)](const Result<Answer> &saved) {
                                     if (saved)
                                         done(std::move(*kept));
                                     else
                                         done(tl::unexpected(saved.error()));
                                 },
                                 Answer()});
        wakeWriter();
        return std::nullopt;
    };
    if (auto before = known(*h, claim, held)) {
        if (state_ != State::Running) return tl::unexpected(down_);
        noteRepeat(property, claim);
        return later(std::move(*before));
    }
    Once once;
    for (const Command &command : commands) {
        Done nobody;
        once.answers.push_back(decide(command, nobody, recalled));
        const auto &answer = once.answers.back();
        if (answer && answer->saga && answer->pending && !answer->duplicate)
            once.saga = answer->saga;
    }
    const auto answer = render(once.answers);
    if (!answer) {
        for (const auto &a : once.answers) {
            if (!a) return tl::unexpected(a.error());
        }
        return fail(ErrorCode::Internal, {}, ErrorText::tr("there is no answer to that"));
    }
    once.answer = *answer;
    if (once.answer.status != 0) once.saga = {};
    booking::Decision d = tickDecision(indexOf(*h));
    d.committed = committed_.load();
    h->keepClaim(claim, once.saga, once.answer, d);
    return later(std::move(once));
}

void Engine::Impl::noteRepeat(PropertyId property, const booking::Claim &claim)
{
    for (size_t i = 0; i < houses_.size(); ++i) {
        if (houses_[i]->catalogue().property.id != property) continue;
        booking::Decision d = tickDecision(i);
        const QString reference =
            QString::number(claim.caller.value) + u' ' + QString::fromLatin1(claim.key);
        houses_[i]->noteRepeat(dedup::Product::ApiRequest, {}, reference,
                               candidateNumbers(1).front(), d);
    }
}

size_t Engine::Impl::indexOf(const booking::House &house) const
{
    size_t at = 0;
    while (houses_[at].get() != &house) ++at;
    return at;
}

void Engine::once(booking::Claim claim, std::vector<Command> commands, Render render, OnceDone done)
{
    impl_->once(std::move(claim), std::move(commands), render, std::move(done));
}

std::vector<dedup::CandidateId> Engine::candidateNumbers(int count)
{
    return impl_->candidateNumbers(count);
}

booking::AskingPtr Engine::askingFor(PropertyId property, const booking::Guest &guest, int rooms)
{
    return impl_->askingFor(property, guest, rooms);
}

}  // namespace roomrack::engine
