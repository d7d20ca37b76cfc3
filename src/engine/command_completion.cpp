// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/command_completion.h"

#include "dedup/booking_candidates.h"
#include "engine/home_country.h"

namespace roomrack::engine {

namespace {

/// Candidate numbers reserved for a hold whose room count is known only under the lock.
constexpr int kRoomsOfHold = 32;

}  // namespace

std::vector<dedup::CandidateId> CommandCompletion::candidateNumbers(int count)
{
    std::vector<dedup::CandidateId> numbers;
    const std::lock_guard alone(numbersLock_);
    for (int i = 0; i < count; ++i)
        numbers.push_back(numbers_.next(state_.time.wall(), chance_.generate64()));
    return numbers;
}

void CommandCompletion::forgetHome(PropertyId property)
{
    const std::lock_guard alone(numbersLock_);
    homes_.remove(property.value);
}

/// The country of the property's time zone, used to parse telephone numbers.
QString CommandCompletion::homeOf(PropertyId property)
{
    {
        const std::lock_guard alone(numbersLock_);
        if (const auto at = homes_.constFind(property.value); at != homes_.cend()) return *at;
    }
    QString zone;
    {
        const std::lock_guard held(state_.lock);
        if (const booking::House *h = state_.house(property))
            zone = h->catalogue().property.timeZone;
    }
    if (zone.isEmpty()) return {};
    const QString home = homeCountry(zone);
    const std::lock_guard alone(numbersLock_);
    homes_.insert(property.value, home);
    return home;
}

booking::GuestProbePtr CommandCompletion::probeFor(PropertyId property, const booking::Guest &guest,
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
CommandCompletion::Completed CommandCompletion::completeChange(const booking::ChangeBooking &c)
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

/// The guest of a cancelled booking is in the file only. Where that cannot be read, the booking
/// cannot be looked up either, which is the command's answer.
CommandCompletion::Completed CommandCompletion::completeReinstatement(
    const booking::ReinstateBooking &c)
{
    if (c.guestProbe) return std::nullopt;
    Result<booking::Guest> guest;
    Result<Instant> ended;
    {
        const std::lock_guard alone(state_.storeLock);
        if (state_.store) guest = state_.store->guestOf(c.caller.property, c.booking);
        if (state_.store) ended = state_.store->endOf(c.caller.property, c.booking);
    }
    const auto probe = guest && ended ? probeFor(c.caller.property, *guest, kRoomsOfHold) : nullptr;
    if (!probe) return std::nullopt;
    auto guestProbe = std::make_shared<booking::GuestProbe>(*probe);
    guestProbe->stored = std::move(*guest);
    guestProbe->ended = *ended;
    booking::ReinstateBooking whole = c;
    whole.guestProbe = std::move(guestProbe);
    return Command(std::move(whole));
}

CommandCompletion::Completed CommandCompletion::completeDecision(const booking::DecideDuplicate &c)
{
    booking::DecideDuplicate whole = c;
    whole.numbers = candidateNumbers(dedup::numbersFor(kRoomsOfHold));
    return Command(std::move(whole));
}

CommandCompletion::Completed CommandCompletion::complete(const Command &command)
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

void CommandCompletion::completeAll(std::vector<Command> &commands)
{
    for (Command &command : commands) {
        if (auto whole = complete(command)) command = std::move(*whole);
    }
}

}  // namespace roomrack::engine
