// SPDX-License-Identifier: GPL-3.0-or-later
// Requests with a key, and what commands about guests need that is worked out before the lock is
// taken: normal forms, numbers for candidates, what was paid.
#include "dedup/booking_candidates.h"
#include "engine/engine_impl.h"
#include "engine/home_country.h"

namespace roomrack::engine {

namespace {

/// Numbers for as many rooms as a hold may have that is only known under the lock.
constexpr int kRoomsOfHold = 32;

/// What was refused before it was decided, or repeated, has left no candidates.
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
    asking->numbers = candidateNumbers(dedup::numbersFor(rooms));
    return asking;
}

/// With the lock let go: a question to the file. Where it cannot be asked nothing may be decided:
/// what was paid would be kept.
Result<std::vector<booking::Paid>> Engine::Impl::paidFor(PropertyId property, BookingId booking)
{
    if (booking.value <= 0) return std::vector<booking::Paid>();
    const std::lock_guard alone(storeLock_);
    if (store_) return store_->sagasOf(property, booking).map(booking::paidFor);
    return fail(ErrorCode::Busy, QStringLiteral("booking"),
                ErrorText::tr("what was paid for it cannot be read at the moment; try again"));
}

Engine::Impl::Completed Engine::Impl::completeCancellation(const booking::CancelBooking &c)
{
    if (c.caller.isHistory() || !c.paid.empty()) return std::nullopt;
    auto paid = paidFor(c.caller.property, c.booking);
    if (!paid) return tl::unexpected(paid.error());
    if (paid->empty()) return std::nullopt;
    booking::CancelBooking whole = c;
    whole.paid = std::move(*paid);
    return Command(std::move(whole));
}

/// Who a booking is for after a change, numbers for its candidates, and what was paid for it.
Engine::Impl::Completed Engine::Impl::completeChange(const booking::ChangeBooking &c)
{
    if (c.caller.isHistory()) return std::nullopt;
    const bool moves = c.stay || c.roomType || c.rooms || c.guest;
    const bool asks = moves && !c.asking;
    const bool wantsPaid = !c.always && c.paid.empty();
    auto paid = wantsPaid ? paidFor(c.caller.property, c.booking) : std::vector<booking::Paid>();
    if (!paid) return tl::unexpected(paid.error());
    if (!asks && paid->empty()) return std::nullopt;
    booking::ChangeBooking whole = c;
    if (!paid->empty()) whole.paid = std::move(*paid);
    if (asks && c.guest) whole.asking = askingFor(c.caller.property, *c.guest, kRoomsOfHold);
    if (asks && !whole.asking) {
        auto nobody = std::make_shared<booking::Asking>();
        nobody->numbers = candidateNumbers(dedup::numbersFor(kRoomsOfHold));
        whole.asking = std::move(nobody);
    }
    return Command(std::move(whole));
}

/// What was paid for the bookings that it may cancel.
Engine::Impl::Completed Engine::Impl::completeDecision(const booking::DecideDuplicate &c)
{
    std::optional<booking::DuplicateRow> row;
    {
        const std::lock_guard held(lock_);
        if (const booking::House *h = house(c.caller.property)) {
            const auto at = h->requests().undecided.constFind(c.duplicate);
            if (at != h->requests().undecided.cend()) row = *at;
        }
    }
    if (!row) return std::nullopt;
    booking::DecideDuplicate whole = c;
    whole.numbers = candidateNumbers(dedup::numbersFor(kRoomsOfHold));
    for (const BookingId id : {row->booking, row->other}) {
        const auto paid = paidFor(c.caller.property, id);
        if (!paid) return tl::unexpected(paid.error());
        whole.paid.insert(whole.paid.end(), paid->begin(), paid->end());
    }
    return Command(std::move(whole));
}

Engine::Impl::Completed Engine::Impl::complete(const Command &command)
{
    const auto withGuest = [&](const auto &c, const booking::Caller &caller,
                               int rooms) -> Completed {
        if (c.asking || caller.isHistory()) return std::nullopt;
        auto asking = askingFor(caller.property, c.guest, rooms);
        if (!asking) return std::nullopt;
        auto whole = c;
        whole.asking = std::move(asking);
        return Command(std::move(whole));
    };
    if (const auto *c = std::get_if<booking::RecordReservation>(&command))
        return withGuest(*c, c->caller, c->rooms);
    if (const auto *c = std::get_if<booking::BookAtDesk>(&command))
        return withGuest(*c, c->what.caller, c->what.rooms);
    if (const auto *c = std::get_if<booking::ConfirmHold>(&command))
        return withGuest(*c, c->caller, kRoomsOfHold);
    if (const auto *c = std::get_if<booking::RequestBooking>(&command))
        return withGuest(*c, c->caller, c->what ? c->what->rooms : kRoomsOfHold);
    if (const auto *c = std::get_if<booking::CancelBooking>(&command))
        return completeCancellation(*c);
    if (const auto *c = std::get_if<booking::ChangeBooking>(&command)) return completeChange(*c);
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

/// With the lock let go while the file is asked.
Result<booking::ClaimAnswer> Engine::Impl::answerInFile(PropertyId property,
                                                        const booking::Claim &claim,
                                                        std::unique_lock<Lock> &held)
{
    held.unlock();
    Result<std::optional<booking::ClaimAnswer>> kept;
    {
        const std::lock_guard alone(storeLock_);
        if (store_) kept = store_->claimAnswer(property, claim.caller, claim.key);
    }
    held.lock();
    if (!kept) return tl::unexpected(kept.error());
    if (*kept) return **kept;
    return fail(ErrorCode::Busy, {},
                ErrorText::tr("what it was answered cannot be read at the moment; ask again"));
}

void Engine::Impl::once(booking::Claim claim, std::vector<Command> commands, const Render &render,
                        OnceDone done)
{
    if (const auto ok = booking::checkClaimKey(claim.key); !ok)
        return done(tl::unexpected(ok.error()));
    if (const auto failed = completeAll(commands); !failed.empty())
        return done(tl::unexpected(failed.begin()->second));
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
    const auto later = [&](Result<Once> once) {
        const auto kept = std::make_shared<Result<Once>>(std::move(once));
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
    Once once;
    const booking::ClaimTable::Found found = h->requests().claims.find(claim);
    // With a commit: the request that it came with before may be on its way to the disk.
    if (found.is == Is::OtherBody)
        return later(fail(ErrorCode::Invalid, QStringLiteral("Idempotency-Key"),
                          ErrorText::tr("it came with another request before; take a new one")));
    if (found.is != Is::New) {
        once.repeated = true;
        once.saga = found.saga;
        once.answer = found.answer;
        if (found.is == Is::InFile) {
            const auto kept = answerInFile(property, claim, held);
            if (state_ != State::Running) return tl::unexpected(down_);
            if (!kept) return tl::unexpected(kept.error());
            once.answer = *kept;
            h = house(property);  // it may have been read anew meanwhile
            if (!h) return noHouse(property);
        }
        noteRepeat(*h, claim);
        return later(std::move(once));
    }
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

void Engine::Impl::noteRepeat(booking::House &house, const booking::Claim &claim)
{
    booking::Decision d = tickDecision(indexOf(house));
    booking::DuplicateRow row;
    row.id = candidateNumbers(1).front();
    row.product = dedup::Product::ApiRequest;
    row.reference = QString::number(claim.caller.value) + u' ' + QString::fromLatin1(claim.key);
    house.noteRepeat(std::move(row), d);
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
