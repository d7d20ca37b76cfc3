// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/duplicate_rules.h"

#include "booking/booking_of.h"
#include "booking/guest_question.h"
#include "booking/limits.h"
#include "booking/rules/candidate_rules.h"
#include "booking/rules/ending_rules.h"
#include "booking/rules/hold_rules.h"
#include "booking/rules/saga_rules.h"

#include <algorithm>
#include <tuple>

namespace roomrack::booking {

namespace {

using dedup::Product;
using dedup::What;

/// Whether the first is more severe than the second: a group is as severe as its rooms.
bool isWorse(const dedup::Conclusion &a, Product product, const dedup::Conclusion &b)
{
    if (a.what != b.what) return a.what > b.what;
    return a.why > b.why || (a.why == b.why && product == Product::GroupBooking);
}

using Reservations = QHash<SourceKey, BookingId>;

/// The channel's reservation of the booking that is decided. `told`: the keys of the commit, the
/// last of which may be its own. That of a reinstated booking is searched for among all.
std::optional<SourceKey> reservationOf(const Reservations &all,
                                       const std::vector<ForeignKeyRow> &told,
                                       const Booking &wanted, bool reinstated)
{
    if (!wanted.id) return std::nullopt;
    if (!told.empty() && told.back().booking == wanted.id)
        return SourceKey{told.back().channel.value, told.back().key.digest, 1};
    if (!reinstated || !wanted.channel) return std::nullopt;
    const auto at = std::find(all.cbegin(), all.cend(), wanted.id);
    if (at == all.cend()) return std::nullopt;
    return SourceKey{at.key().channel, at.key().digest, 1};
}

/// Drops other rooms of the same reservation, as the channel identifies it: they are no duplicates.
void dropOwnRooms(const Reservations &all, SourceKey key, std::vector<dedup::Match> &matches)
{
    for (; all.contains(key); ++key.occurrence)
        std::erase_if(matches, [&](const auto &m) { return m.booking == all.value(key); });
}

/// Adds matches of the central store that the local register lacks. A booking's number is valid in
/// its own file only, so it is omitted.
void addElsewhere(const std::vector<dedup::Match> &central, std::vector<dedup::Match> &matches)
{
    for (const dedup::Match &m : central) {
        const bool known = std::any_of(matches.begin(), matches.end(),
                                       [&](const dedup::Match &other) { return other.id == m.id; });
        if (known) continue;
        matches.push_back(m);
        matches.back().booking = {};
    }
}

/// Numbers equal candidates from 1 on, in order: those of bookings that ended leave gaps, and a
/// request for one room is a duplicate of whichever is left.
void closeGaps(std::vector<dedup::Match> &matches)
{
    std::vector<dedup::Match *> active;
    for (dedup::Match &m : matches)
        if (m.status == dedup::Status::Active && !m.over) active.push_back(&m);
    std::sort(active.begin(), active.end(), [](const auto *a, const auto *b) {
        return std::tie(a->product, a->hash, a->ordinal, a->id)
               < std::tie(b->product, b->hash, b->ordinal, b->id);
    });
    for (size_t i = 0; i < active.size(); ++i) {
        const bool isNext = i > 0 && active[i]->product == active[i - 1]->product
                            && active[i]->hash == active[i - 1]->hash;
        active[i]->ordinal = isNext ? active[i - 1]->ordinal + 1 : 1;
    }
}

bool haveKeyOf(const std::vector<dedup::Asked> &own, const std::vector<dedup::Match> &matches)
{
    return std::any_of(matches.begin(), matches.end(), [&](const dedup::Match &m) {
        return std::any_of(own.begin(), own.end(), [&](const dedup::Asked &one) {
            return one.candidate.product == m.product && one.candidate.hash == m.hash;
        });
    });
}

/// What is stored of the other booking of a match, if that is not in this file.
std::vector<dedup::Match> otherOf(const DuplicateRow &row)
{
    if (row.other || row.theirs.isEmpty()) return {};
    dedup::Match other;
    other.hash = dedup::ContextHash::of(row.theirs);
    return {other};
}

bool isAmong(BookingId id, const std::vector<BookingId> &among)
{
    return std::find(among.begin(), among.end(), id) != among.end();
}

DuplicateOutcome outcomeOf(DuplicateDecision decision)
{
    switch (decision) {
    case DuplicateDecision::KeepBoth: return DuplicateOutcome::KeptBoth;
    case DuplicateDecision::Replace: return DuplicateOutcome::Replaced;
    case DuplicateDecision::IsOne: break;
    }
    return DuplicateOutcome::IsOne;
}

}  // namespace

Result<Answer> DuplicateRules::on(const DecideDuplicate &c, Decision &d)
{
    const auto at = state_.requests.undecided.constFind(c.duplicate);
    if (at == state_.requests.undecided.cend()) {
        return refuse(ErrorCode::WrongState, QStringLiteral("duplicate"),
                      ErrorText::tr("already reviewed or not found"), d);
    }
    const DuplicateRow row = *at;
    if (const auto ok = checkDecision(c, row, d); !ok) return tl::unexpected(ok.error());
    Answer answer;
    const auto cancel = [&](BookingId id) {
        // A duplicate booking is cancelled without a fee.
        const CancelBooking end{c.caller, id, 0, 0};
        if (const auto ended = EndingRules(state_).on(end, d); ended && ended->saga)
            answer.saga = ended->saga;
    };
    const HoldId hold{row.booking.value};
    const bool waits = state_.requests.waitingOf(hold) != nullptr;
    const bool isOne = c.decision == DuplicateDecision::IsOne;
    closeQuestion(row, outcomeOf(c.decision), c.caller, d);
    if (c.decision == DuplicateDecision::Replace) cancel(row.other);
    if (isOne && waits) {
        HoldRules(state_).releaseOrExpire(*state_.holds.find(hold), c.caller, d);
    } else if (isOne) {
        cancel(row.booking);
    } else if (waits) {
        const dedup::Traits mine = dedup::traitsOf(row.mine);
        CandidateRules(state_).insert(
            dedup::candidatesOf({dedup::personOf(mine), mine.stay, RoomTypeId{mine.type},
                                 row.request.rooms, row.channel, d.now},
                                c.numbers),
            row.booking, d, otherOf(row));
        answer = SagaRules(state_).continueReviewed(*state_.requests.waitingOf(hold), c.caller, d);
    }
    answer.booking = row.booking;
    answer.duplicate = row.id;
    answer.seq = d.lastSeq;
    return answer;
}

DuplicateRules::Found DuplicateRules::lookUp(const GuestProbe &guestProbe, const Booking &wanted,
                                             Decision &d, const std::vector<BookingId> &asked) const
{
    Found found;
    found.own = CandidateRules(state_).candidatesFor(guestProbe, wanted, d.now);
    dedup::Answer local = state_.requests.candidates.look(found.own, d.now);
    const dedup::Combined both = dedup::combine(guestProbe.central, local.verdict);
    std::vector<dedup::Match> matches = std::move(local.matches);
    addElsewhere(guestProbe.centralMatches, matches);
    const bool explained = haveKeyOf(found.own, matches);
    std::erase_if(matches, [&](const dedup::Match &m) {
        return m.booking && (m.created <= guestProbe.ended || isAmong(m.booking, asked));
    });
    const bool reinstated = !matches.empty() && guestProbe.ended.micros != 0;
    if (const auto key = reservationOf(state_.keys, d.batch->keys, wanted, reinstated))
        dropOwnRooms(state_.keys, *key, matches);
    closeGaps(matches);
    for (const dedup::Asked &own : found.own) {
        const Product product = own.candidate.product;
        dedup::Conclusion c =
            dedup::conclude(own, matches, dedup::windowOf(product, state_.requests.rules));
        if (found.conclusion.other && !isWorse(c, product, found.conclusion)) continue;
        for (const dedup::Match &m : matches) {
            if (m.id == c.other) found.other = m;
        }
        found.conclusion = std::move(c);
    }
    found.conclusion = dedup::conclude(both, std::move(found.conclusion), explained);
    return found;
}

Result<void> DuplicateRules::refuseRepeated(const GuestProbePtr &guestProbe, const Booking &wanted,
                                            Decision &d)
{
    if (!guestProbe) return {};
    const Found found = lookUp(*guestProbe, wanted, d);
    if (found.conclusion.what == What::New) return {};
    return refuse(
        ErrorCode::Duplicate, QStringLiteral("guest"),
        ErrorText::tr("possible duplicate of %1").arg(bookingName(found.conclusion.booking)), d);
}

void DuplicateRules::askAboutTaken(const GuestProbePtr &guestProbe, const Booking &b,
                                   const Guest &guest, Decision &d,
                                   const std::vector<BookingId> &asked)
{
    if (!guestProbe) return;
    Found found = lookUp(*guestProbe, b, d, asked);
    if (found.conclusion.what != What::New) {
        const Caller caller{b.property, kEngineActor, b.channel, {}};
        keep(rowOf(found, b, guest, DuplicateOutcome::Open, d), caller, d);
    }
    CandidateRules(state_).insert(std::move(found.own), b.id, d, guestProbe->centralMatches);
}

DuplicateRow DuplicateRules::rowOf(const Found &found, const Booking &wanted, const Guest &guest,
                                   DuplicateOutcome outcome, Decision &d) const
{
    DuplicateRow row;
    row.property = state_.id();
    if (!found.own.empty()) {
        row.id = found.own.front().candidate.id;
        row.mine = found.own.front().candidate.context;
    }
    if (found.other.id) row.product = found.other.product;
    row.what = found.conclusion.what;
    row.why = found.conclusion.why;
    row.outcome = outcome;
    row.channel = wanted.channel;
    row.at = row.last = d.now;
    row.apartMicros = found.conclusion.evidence.apartMicros;
    row.booking = wanted.id;
    row.other = found.conclusion.booking;
    row.theirs = dedup::contextOf(found.other.traits);
    row.request = {guest,        wanted.stay,   wanted.reserved, wanted.plan,
                   wanted.rooms, wanted.adults, wanted.children, wanted.total};
    return row;
}

bool DuplicateRules::isTaken(BookingId id) const
{
    return state_.bookings.contains(id) || isPaying(id);
}

void DuplicateRules::keep(DuplicateRow row, const Caller &caller, Decision &d)
{
    Record r = recordOf(state_.id(), RecordKind::DuplicateFound, caller, d);
    r.channel = row.channel;
    r.subject = row.booking.value;
    r.value = row.id.value;
    r.cause = row.other.value;
    r.rooms = qint32(row.why);
    r.adults = qint32(row.what);
    append(r, d);
    if (isUndecided(row.outcome)) state_.requests.undecided.insert(row.id, row);
    d.batch->requests.duplicates.push_back(std::move(row));
}

void DuplicateRules::noteRepeat(DuplicateRow row, Decision &d)
{
    row.property = state_.id();
    row.what = What::Duplicate;
    row.why = dedup::Why::SameKey;
    row.outcome = row.product == Product::ApiRequest ? DuplicateOutcome::SameAnswer
                                                     : DuplicateOutcome::Stopped;
    row.at = row.last = d.now;
    d.batch->requests.duplicates.push_back(std::move(row));
}

void DuplicateRules::closeQuestion(DuplicateRow row, DuplicateOutcome outcome, const Caller &caller,
                                   Decision &d)
{
    row.outcome = outcome;
    row.decidedBy = caller.actor;
    row.decided = d.now;
    Record r = recordOf(state_.id(), RecordKind::DuplicateDecided, caller, d);
    r.channel = row.channel;
    r.subject = row.booking.value;
    r.value = row.id.value;
    r.cause = row.other.value;
    r.rooms = qint32(outcome);
    append(r, d);
    state_.requests.undecided.remove(row.id);
    d.batch->requests.duplicates.push_back(std::move(row));
}

void DuplicateRules::end(BookingId booking, Decision &d)
{
    CandidateRules(state_).end(booking, d);
    std::vector<DuplicateRow> about;
    for (const DuplicateRow &row : std::as_const(state_.requests.undecided)) {
        const bool concerned = row.booking == booking || row.other == booking;
        if (concerned && !state_.requests.waitingOf(HoldId{row.booking.value}))
            about.push_back(row);
    }
    std::sort(about.begin(), about.end(),
              [](const DuplicateRow &a, const DuplicateRow &b) { return a.id < b.id; });
    for (DuplicateRow &row : about) {
        const Caller engine{state_.id(), kEngineActor, row.channel, {}};
        closeQuestion(std::move(row), DuplicateOutcome::Ended, engine, d);
    }
}

std::vector<BookingId> DuplicateRules::askAgain(const std::vector<DuplicateRow> &undecided,
                                                const Booking &b, Decision &d)
{
    const Caller caller{b.property, kEngineActor, b.channel, {}};
    std::vector<BookingId> asked;
    for (DuplicateRow row : undecided) {
        const BookingId other = row.booking == b.id ? row.other : row.booking;
        if (other && (!isTaken(other) || isAmong(other, asked))) continue;
        if (other) asked.push_back(other);
        row.outcome = DuplicateOutcome::Open;
        row.decidedBy = {};
        row.decided = {};
        keep(std::move(row), caller, d);
    }
    return asked;
}

/// Validates the decision before anything is changed.
Result<void> DuplicateRules::checkDecision(const DecideDuplicate &c, const DuplicateRow &row,
                                           Decision &d)
{
    const SagaRow *waiting = state_.requests.waitingOf(HoldId{row.booking.value});
    const bool waits = waiting != nullptr;
    if (!c.question.isEmpty()) {
        const bool asked = waits && row.channel == c.caller.channel
                           && isGuestQuestion(c.question, *waiting, row.id);
        if (!asked || c.decision == DuplicateDecision::Replace)
            return fail(ErrorCode::Forbidden, QStringLiteral("question"),
                        ErrorText::tr("does not match the question sent to the guest"));
    }
    if (waits && c.decision != DuplicateDecision::IsOne) {
        const Hold *hold = state_.holds.find(HoldId{row.booking.value});
        if (!hold || d.now >= hold->deadline)
            return refuse(
                ErrorCode::Expired, QStringLiteral("hold"),
                ErrorText::tr("the rooms were released in the meantime; create a new booking"), d);
    }
    if (c.decision == DuplicateDecision::KeepBoth) return {};
    if (c.decision == DuplicateDecision::Replace) {
        if (const auto ok = waits ? Result<void>() : checkKept(row.booking, c, row, d); !ok)
            return ok;
        return checkEndable(row.other, d);
    }
    if (const auto ok = checkKept(row.other, c, row, d); !ok) return ok;
    return waits ? Result<void>() : checkEndable(row.booking, d);
}

/// Whether it is a request that is being paid, and becomes the booking of this number unless the
/// payment fails.
bool DuplicateRules::isPaying(BookingId id) const
{
    const SagaRow *row = state_.requests.sagaOf(HoldId{id.value});
    return row && row->booking == id && !row->waits && row->state.purpose == SagaPurpose::Book
           && row->state.end == SagaEnd::Open && row->state.why != SagaEnd::Cancelled;
}

/// The booking that is kept may have ended since the question was asked. If it is a request that is
/// being paid, one that waits is answered all the same: should the payment fail, the guest is told
/// so and can book again. A booking is not given up before the payment is complete.
Result<void> DuplicateRules::checkKept(BookingId id, const DecideDuplicate &c,
                                       const DuplicateRow &row, Decision &d)
{
    if (!id || state_.bookings.contains(id)) return {};
    const Hold *waiting = state_.requests.waitingOf(HoldId{row.booking.value})
                              ? state_.holds.find(HoldId{row.booking.value})
                              : nullptr;
    if (isPaying(id)) return waiting ? Result<void>() : refusePaying(id, d);
    if (waiting && hasAlike(*waiting, c, row, d)) return {};
    return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                  ErrorText::tr("%1, which would be kept, has ended; choose “Keep both”")
                      .arg(bookingName(id)),
                  d);
}

/// Whether a request that waits would be a duplicate if it were received now.
bool DuplicateRules::hasAlike(const Hold &waiting, const DecideDuplicate &c,
                              const DuplicateRow &row, Decision &d) const
{
    GuestProbe guestProbe;
    guestProbe.person = dedup::personOf(dedup::traitsOf(row.mine));
    guestProbe.numbers = c.numbers;
    std::vector<BookingId> ending;
    for (;;) {
        const dedup::Conclusion found =
            lookUp(guestProbe, bookingOf(waiting), d, ending).conclusion;
        if (found.what == What::New || isAmong(found.booking, ending)) return false;
        if (isTaken(found.booking)) return true;
        ending.push_back(found.booking);
    }
}

Result<void> DuplicateRules::checkEndable(BookingId id, Decision &d)
{
    const auto at = state_.bookings.constFind(id);
    if (at != state_.bookings.cend() && at->status == BookingStatus::Confirmed) return {};
    if (isPaying(id)) return refusePaying(id, d);
    return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                  ErrorText::tr("%1 can no longer be cancelled").arg(bookingName(id)), d);
}

Result<void> DuplicateRules::refusePaying(BookingId id, Decision &d)
{
    return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                  ErrorText::tr("payment for %1 is in progress; wait until it is completed")
                      .arg(bookingName(id)),
                  d);
}

QString bookingName(BookingId id)
{
    return id ? ErrorText::tr("booking %1").arg(id.value)
              : ErrorText::tr("a booking at another hotel");
}

std::optional<dedup::RoomsAsked> roomsAsked(const PropertyState &state, const Command &command)
{
    const auto asked = [](const TakeHold &h) {
        return dedup::RoomsAsked{{}, h.stay, h.roomType, h.rooms, h.caller.channel, {}};
    };
    const auto held = [&](HoldId id) -> std::optional<dedup::RoomsAsked> {
        const Hold *hold = state.holds.find(id);
        if (!hold) return std::nullopt;
        return dedup::RoomsAsked{{}, hold->stay, hold->roomType, hold->rooms, hold->channel, {}};
    };
    std::optional<dedup::RoomsAsked> rooms;
    if (const auto *desk = std::get_if<HoldAndConfirm>(&command)) {
        rooms = asked(desk->what);
    } else if (const auto *confirm = std::get_if<ConfirmHold>(&command)) {
        rooms = held(confirm->hold);
    } else if (const auto *told = std::get_if<RecordReservation>(&command)) {
        rooms = {{}, told->stay, told->roomType, told->rooms, told->caller.channel, {}};
    } else if (const auto *request = std::get_if<RequestBooking>(&command)) {
        if (request->hold)
            rooms = held(request->hold);
        else if (request->what)
            rooms = asked(*request->what);
    }
    const bool some = rooms && rooms->rooms > 0 && rooms->rooms <= kMostRooms;
    return some && rooms->stay.nights() > 0 ? rooms : std::nullopt;
}

}  // namespace roomrack::booking
