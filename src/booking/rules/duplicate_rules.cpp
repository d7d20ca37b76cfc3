// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/duplicate_rules.h"

#include "booking/booking_of.h"
#include "booking/limits.h"
#include "booking/rules/candidate_rules.h"

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

bool isAmong(BookingId id, const std::vector<BookingId> &among)
{
    return std::find(among.begin(), among.end(), id) != among.end();
}

}  // namespace

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
    state_.requests.replacing.remove(row.id);
    if (outcome == DuplicateOutcome::Replacing) state_.requests.replacing.insert(row.id, row);
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
    for (const DuplicateRow &row : std::as_const(state_.requests.replacing))
        if (row.booking == booking || row.other == booking) about.push_back(row);
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

/// Whether it is a request that is being paid, and becomes the booking of this number unless the
/// payment fails.
bool DuplicateRules::isPaying(BookingId id) const
{
    const SagaRow *row = state_.requests.sagaOf(HoldId{id.value});
    return row && row->booking == id && !row->waits && row->state.purpose == SagaPurpose::Book
           && row->state.end == SagaEnd::Open && row->state.why != SagaEnd::Cancelled;
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
