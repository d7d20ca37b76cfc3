// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/command_completion.h"

#include "booking/limits.h"
#include "dedup/booking_candidates.h"
#include "engine/home_country.h"
#include "storage/lookups.h"

#include <algorithm>
#include <iterator>

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

/// The guest of a booking after a change (null: as before), and numbers for its candidates.
booking::GuestProbePtr CommandCompletion::probeOfChange(PropertyId property,
                                                        const booking::Guest *guest)
{
    if (auto probe = guest ? probeFor(property, *guest, kRoomsOfHold) : nullptr) return probe;
    auto noGuest = std::make_shared<booking::GuestProbe>();
    noGuest->numbers = candidateNumbers(dedup::numbersFor(kRoomsOfHold));
    return noGuest;
}

CommandCompletion::Completed CommandCompletion::completeChange(const booking::ChangeBooking &c)
{
    const bool moves = c.stay || c.roomType || c.rooms || c.guest;
    if (c.caller.isHistory() || !moves || c.guestProbe) return std::nullopt;
    booking::ChangeBooking whole = c;
    whole.guestProbe = probeOfChange(c.caller.property, c.guest ? &*c.guest : nullptr);
    return Command(std::move(whole));
}

/// A change that was paid first is carried out by its saga.
CommandCompletion::Completed CommandCompletion::completePaid(const booking::AdvanceSaga &c)
{
    if (c.hold != booking::HoldWrite::Sell || c.guestProbe) return std::nullopt;
    booking::Guest guest;
    {
        const std::lock_guard held(state_.lock);
        const booking::House *h = state_.house(c.caller.property);
        if (!h) return std::nullopt;
        const auto row = h->state().requests.sagas.constFind(c.saga);
        if (row == h->state().requests.sagas.cend() || !booking::isChange(*row))
            return std::nullopt;
        guest = row->request.guest;
    }
    booking::AdvanceSaga whole = c;
    whole.guestProbe = probeOfChange(c.caller.property, guest.isEmpty() ? nullptr : &guest);
    return Command(std::move(whole));
}

CommandCompletion::Completed CommandCompletion::completeUndo(const booking::UndoStep &c)
{
    if (!c.content || !c.content->step.booking || c.guestProbe) return std::nullopt;
    const std::optional<booking::Guest> &guest = c.content->guestBefore;
    booking::UndoStep whole = c;
    whole.guestProbe = probeOfChange(c.caller.property, guest ? &*guest : nullptr);
    return Command(std::move(whole));
}

/// What is decided about a closed booking and not in the file yet.
booking::Batch CommandCompletion::unsavedAbout(PropertyId property, BookingId id)
{
    booking::Batch found;
    const std::lock_guard held(state_.lock);
    for (const CommitBatch *batch : {&state_.sent, &state_.open}) {
        std::copy_if(batch->batch.guests.begin(), batch->batch.guests.end(),
                     std::back_inserter(found.guests), [&](const auto &row) {
                         return row.property == property && row.booking == id;
                     });
        std::copy_if(batch->batch.records.begin(), batch->batch.records.end(),
                     std::back_inserter(found.records), [&](const booking::Record &r) {
                         return r.property == property && r.subject == id.value
                                && (r.kind == booking::RecordKind::BookingCancelled
                                    || r.kind == booking::RecordKind::BookingNoShow);
                     });
        std::copy_if(batch->batch.requests.duplicates.begin(),
                     batch->batch.requests.duplicates.end(),
                     std::back_inserter(found.requests.duplicates), [&](const auto &row) {
                         return row.property == property && (row.booking == id || row.other == id);
                     });
    }
    return found;
}

/// A closed booking's guest, end and undecided questions are in the file only. Without them it
/// would have no candidates for duplicates, so the command fails where they cannot be read. Its
/// questions are asked again even if its guest is unknown by now.
CommandCompletion::Completed CommandCompletion::completeReinstatement(
    const booking::ReinstateBooking &c)
{
    if (c.guestProbe) return std::nullopt;
    const PropertyId property = c.caller.property;
    // Before the file is read: what is saved in between is in both.
    const booking::Batch unsaved = unsavedAbout(property, c.booking);
    Result<storage::Lookups::Past> past =
        fail(ErrorCode::Busy, {}, ErrorText::tr("the file is being opened"));
    {
        const std::lock_guard alone(state_.storeLock);
        if (state_.store) past = state_.store->lookups().pastOf(property, c.booking);
    }
    if (!past) {
        return fail(past.error().code, QStringLiteral("booking"),
                    ErrorText::tr("its guest cannot be read at the moment (%1); try again")
                        .arg(past.error().reason));
    }
    if (!unsaved.guests.empty()) past->guest = unsaved.guests.back().guest;
    if (!unsaved.records.empty()) past->ended = unsaved.records.back().at;
    for (const booking::DuplicateRow &row : unsaved.requests.duplicates) {
        std::erase_if(past->undecided, [&row](const auto &known) { return known.id == row.id; });
        if (row.outcome == booking::DuplicateOutcome::Ended) past->undecided.push_back(row);
    }
    const auto probe = probeFor(property, past->guest, kRoomsOfHold);
    auto guestProbe = probe ? std::make_shared<booking::GuestProbe>(*probe)
                            : std::make_shared<booking::GuestProbe>();
    guestProbe->stored = std::move(past->guest);
    guestProbe->ended = past->ended;
    guestProbe->undecided = std::move(past->undecided);
    booking::ReinstateBooking whole = c;
    whole.guestProbe = std::move(guestProbe);
    return Command(std::move(whole));
}

/// One that is not found is refused by its rule, and so are too many.
CommandCompletion::Completed CommandCompletion::completeErasure(const booking::EraseGuests &c)
{
    if (c.bookings.size() > booking::kMostErased) return std::nullopt;
    const PropertyId property = c.caller.property;
    Result<booking::ClosedGuests> read =
        fail(ErrorCode::Busy, {}, ErrorText::tr("the file is being opened"));
    {
        const std::lock_guard alone(state_.storeLock);
        if (state_.store) read = state_.store->lookups().closedGuests(property, c.bookings);
    }
    if (!read) {
        return fail(read.error().code, QStringLiteral("booking"),
                    ErrorText::tr("its guest cannot be read at the moment (%1); try again")
                        .arg(read.error().reason));
    }
    booking::EraseGuests whole = c;
    whole.stored = std::make_shared<booking::ClosedGuests>(std::move(*read));
    return Command(std::move(whole));
}

/// The guest as a candidate of the sister hotel.
CommandCompletion::Completed CommandCompletion::completeWalk(const booking::WalkBooking &c)
{
    if (!c.stay || c.stay->guestProbe) return std::nullopt;
    booking::WalkBooking whole = c;
    whole.stay->guestProbe = probeFor(c.sister, c.stay->guest, kRoomsOfHold);
    return Command(std::move(whole));
}

CommandCompletion::Completed CommandCompletion::completeDecision(const booking::DecideDuplicate &c)
{
    booking::DecideDuplicate whole = c;
    whole.numbers = candidateNumbers(dedup::numbersFor(kRoomsOfHold));
    return Command(std::move(whole));
}

/// Numbers for the repeats of messages, and for questions that the central store raises: one about
/// the same candidate may have its number already.
CommandCompletion::Completed CommandCompletion::completeNotes(const booking::NoteRequests &c)
{
    const auto isNew = [](const booking::DuplicateRow &row) {
        return row.id.value == 0 || row.reference.isEmpty();
    };
    if (std::none_of(c.duplicates.begin(), c.duplicates.end(), isNew)) return std::nullopt;
    booking::NoteRequests whole = c;
    for (booking::DuplicateRow &row : whole.duplicates) {
        if (isNew(row)) row.id = candidateNumbers(1).front();
    }
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
    if (const auto *c = std::get_if<booking::AdvanceSaga>(&command)) return completePaid(*c);
    if (const auto *c = std::get_if<booking::UndoStep>(&command)) return completeUndo(*c);
    if (const auto *c = std::get_if<booking::ReinstateBooking>(&command))
        return completeReinstatement(*c);
    if (const auto *c = std::get_if<booking::EraseGuests>(&command)) return completeErasure(*c);
    if (const auto *c = std::get_if<booking::WalkBooking>(&command)) return completeWalk(*c);
    if (const auto *c = std::get_if<booking::DecideDuplicate>(&command))
        return completeDecision(*c);
    if (const auto *c = std::get_if<booking::NoteRequests>(&command)) return completeNotes(*c);
    return std::nullopt;
}

Result<void> CommandCompletion::completeAll(std::vector<Command> &commands)
{
    for (Command &command : commands) {
        auto whole = complete(command);
        if (!whole) return tl::unexpected(whole.error());
        if (*whole) command = std::move(**whole);
    }
    return {};
}

}  // namespace roomrack::engine
