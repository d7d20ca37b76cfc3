// SPDX-License-Identifier: GPL-3.0-or-later
// Duplicates: candidates that requests leave, the conclusions drawn from existing ones, and users'
// decisions (docs/decisions/0027, 0030).
#include "booking/guest_question.h"
#include "booking/house.h"
#include "booking/limits.h"

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

/// Drops other rooms of the same reservation, as the channel identifies it: they are no duplicates.
/// `keys`: bookings by channel, digest and part; `told`: the last is the one being decided.
template <typename Keys>
void dropOwnRooms(const Keys &keys, const std::vector<ForeignKeyRow> &told, const Booking &wanted,
                  std::vector<dedup::Match> &matches)
{
    if (!wanted.id || told.empty() || told.back().booking != wanted.id) return;
    typename Keys::key_type key{told.back().channel.value, told.back().key.digest, 1};
    for (; keys.contains(key); ++key.occurrence)
        std::erase_if(matches, [&](const auto &m) { return m.booking == keys.value(key); });
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

bool haveKeyOf(const std::vector<dedup::Asked> &own, const std::vector<dedup::Match> &matches)
{
    return std::any_of(matches.begin(), matches.end(), [&](const dedup::Match &m) {
        return std::any_of(own.begin(), own.end(), [&](const dedup::Asked &one) {
            return one.candidate.product == m.product && one.candidate.hash == m.hash;
        });
    });
}

/// The smallest ordinal greater than those of the same key.
qint32 ordinalAfter(const dedup::Candidate &own, const std::vector<dedup::Match> &others)
{
    qint32 next = 1;
    for (const dedup::Match &m : others) {
        const bool same = m.product == own.product && m.hash == own.hash;
        const bool lives = m.status == dedup::Status::Active && !m.over;
        if (same && lives) next = std::max(next, m.ordinal + 1);
    }
    return next;
}

/// What is stored of the other booking of a match, if that is not in this file.
std::vector<dedup::Match> otherOf(const DuplicateRow &row)
{
    if (row.other || row.theirs.isEmpty()) return {};
    dedup::Match other;
    other.hash = dedup::ContextHash::of(row.theirs);
    return {other};
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

/// The candidates of a request, one per room, and a further one for several rooms.
std::vector<dedup::Asked> House::ask(const Asking &asking, const Booking &wanted, Instant at) const
{
    return dedup::candidatesOf(
        {asking.person, wanted.stay, wanted.reserved, wanted.rooms, wanted.channel, at},
        asking.numbers);
}

/// The query for the central store before the command is decided. None: it books nothing, or
/// nothing that could be a duplicate. The caller sets `who` and `at`.
std::optional<dedup::RoomsAsked> House::roomsAsked(const Command &command) const
{
    const auto wished = [](const TakeHold &h) {
        return dedup::RoomsAsked{{}, h.stay, h.roomType, h.rooms, h.caller.channel, {}};
    };
    const auto held = [this](HoldId id) -> std::optional<dedup::RoomsAsked> {
        const Hold *hold = holds_.find(id);
        if (!hold) return std::nullopt;
        return dedup::RoomsAsked{{}, hold->stay, hold->roomType, hold->rooms, hold->channel, {}};
    };
    std::optional<dedup::RoomsAsked> rooms;
    if (const auto *desk = std::get_if<BookAtDesk>(&command)) {
        rooms = wished(desk->what);
    } else if (const auto *confirm = std::get_if<ConfirmHold>(&command)) {
        rooms = held(confirm->hold);
    } else if (const auto *told = std::get_if<RecordReservation>(&command)) {
        rooms = {{}, told->stay, told->roomType, told->rooms, told->caller.channel, {}};
    } else if (const auto *request = std::get_if<RequestBooking>(&command)) {
        if (request->hold)
            rooms = held(request->hold);
        else if (request->what)
            rooms = wished(*request->what);
    }
    const bool some = rooms && rooms->rooms > 0 && rooms->rooms <= kMostRooms;
    return some && rooms->stay.nights() > 0 ? rooms : std::nullopt;
}

/// Concludes from the candidates of both stores; inserts nothing.
House::Found House::lookUp(const Asking &asking, const Booking &wanted, Decision &d) const
{
    Found found;
    found.own = ask(asking, wanted, d.now);
    dedup::Answer local = requests_.candidates.look(found.own, d.now);
    const dedup::Combined both = dedup::combine(asking.central, local.verdict);
    std::vector<dedup::Match> matches = std::move(local.matches);
    addElsewhere(asking.centralMatches, matches);
    const bool explained = haveKeyOf(found.own, matches);
    dropOwnRooms(keys_, d.batch->keys, wanted, matches);
    for (const dedup::Asked &own : found.own) {
        const Product product = own.candidate.product;
        dedup::Conclusion c =
            dedup::conclude(own, matches, dedup::windowOf(product, requests_.rules));
        if (found.conclusion.other && !isWorse(c, product, found.conclusion)) continue;
        for (const dedup::Match &m : matches) {
            if (m.id == c.other) found.other = m;
        }
        found.conclusion = std::move(c);
    }
    found.conclusion = dedup::conclude(both, std::move(found.conclusion), explained);
    return found;
}

/// Inserts candidates as active, each with the first free ordinal: here, and in `elsewhere`, the
/// central store's matches with the same key.
void House::leave(std::vector<dedup::Asked> own, BookingId booking, Decision &d,
                  const std::vector<dedup::Match> &elsewhere)
{
    for (dedup::Asked &one : own) {
        one.candidate.ordinal =
            std::max(requests_.candidates.nextOrdinal(one.candidate.product, one.candidate.hash),
                     ordinalAfter(one.candidate, elsewhere));
        one.candidate.booking = booking;
        requests_.candidates.insert(one);
        d.batch->candidates.candidates.push_back({catalogue_.property.id, one.candidate, false});
    }
}

void House::leave(const AskingPtr &asking, const Booking &b, Decision &d)
{
    if (asking) leave(ask(*asking, b, d.now), b.id, d, asking->centralMatches);
}

/// Replaces a changed booking's candidates, keeping their age.
void House::moveCandidates(const ChangeBooking &c, const Booking &was, const Booking &now,
                           Decision &d)
{
    if (!c.asking) return;
    const bool moved =
        was.stay != now.stay || was.reserved != now.reserved || was.rooms != now.rooms;
    const std::vector<dedup::Match> before = requests_.candidates.of(now.id);
    if ((!moved && !c.guest) || (before.empty() && !c.guest)) return;
    Asking asking = *c.asking;
    if (!c.guest) asking.person = dedup::personOf(before.front().traits);
    endCandidates(now.id, d);
    leave(ask(asking, now, before.empty() ? d.now : before.front().created), now.id, d);
}

void House::endCandidates(BookingId booking, Decision &d)
{
    for (const dedup::CandidateId id : requests_.candidates.endBooking(booking)) {
        d.batch->candidates.candidates.push_back(endOfCandidate(catalogue_.property.id, id, d.now));
    }
}

QString House::bookingName(BookingId id) const
{
    return id ? ErrorText::tr("booking %1").arg(id.value)
              : ErrorText::tr("a booking at another hotel");
}

/// Bookings at the desk are checked for duplicates before anything is written.
Result<void> House::refuseRepeated(const AskingPtr &asking, const Booking &wanted, Decision &d)
{
    if (!asking) return {};
    const Found found = lookUp(*asking, wanted, d);
    if (found.conclusion.what == What::New) return {};
    return refuse(
        ErrorCode::Duplicate, QStringLiteral("guest"),
        ErrorText::tr("possible duplicate of %1").arg(bookingName(found.conclusion.booking)), d);
}

DuplicateRow House::duplicateRow(const Found &found, const Booking &wanted, const Guest &guest,
                                 DuplicateOutcome outcome, Decision &d) const
{
    DuplicateRow row;
    row.property = catalogue_.property.id;
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

void House::keepDuplicate(DuplicateRow row, const Caller &caller, Decision &d)
{
    Record r = record(RecordKind::DuplicateFound, caller, d);
    r.channel = row.channel;
    r.subject = row.booking.value;
    r.value = row.id.value;
    r.cause = row.other.value;
    r.rooms = qint32(row.why);
    r.adults = qint32(row.what);
    append(r, d);
    if (isUndecided(row.outcome)) requests_.undecided.insert(row.id, row);
    d.batch->requests.duplicates.push_back(std::move(row));
}

/// A channel's reservation is already sold there: it is accepted, and a user must decide.
void House::askAboutTaken(const AskingPtr &asking, const Booking &b, const Guest &guest,
                          Decision &d)
{
    if (!asking) return;
    Found found = lookUp(*asking, b, d);
    if (found.conclusion.what != What::New) {
        const Caller caller{b.property, kEngineActor, b.channel, {}};
        keepDuplicate(duplicateRow(found, b, guest, DuplicateOutcome::Open, d), caller, d);
    }
    leave(std::move(found.own), b.id, d, asking->centralMatches);
}

void House::noteRepeat(DuplicateRow row, Decision &d)
{
    row.property = catalogue_.property.id;
    row.what = What::Duplicate;
    row.why = dedup::Why::SameKey;
    row.outcome = row.product == Product::ApiRequest ? DuplicateOutcome::SameAnswer
                                                     : DuplicateOutcome::Stopped;
    row.at = row.last = d.now;
    d.batch->requests.duplicates.push_back(std::move(row));
}

void House::closeQuestion(DuplicateRow row, DuplicateOutcome outcome, const Caller &caller,
                          Decision &d)
{
    row.outcome = outcome;
    row.decidedBy = caller.actor;
    row.decided = d.now;
    Record r = record(RecordKind::DuplicateDecided, caller, d);
    r.channel = row.channel;
    r.subject = row.booking.value;
    r.value = row.id.value;
    r.cause = row.other.value;
    r.rooms = qint32(outcome);
    append(r, d);
    requests_.undecided.remove(row.id);
    d.batch->requests.duplicates.push_back(std::move(row));
}

/// Validates the decision before anything is changed.
Result<void> House::checkDecision(const DecideDuplicate &c, const DuplicateRow &row, Decision &d)
{
    const SagaRow *waiting = requests_.waitingOf(HoldId{row.booking.value});
    const bool waits = waiting != nullptr;
    if (!c.question.isEmpty()) {
        const bool asked = waits && row.channel == c.caller.channel
                           && isGuestQuestion(c.question, *waiting, row.id);
        if (!asked || c.decision == DuplicateDecision::Replace)
            return fail(ErrorCode::Forbidden, QStringLiteral("question"),
                        ErrorText::tr("does not match the question sent to the guest"));
    }
    if (waits && c.decision != DuplicateDecision::IsOne) {
        const Hold *hold = holds_.find(HoldId{row.booking.value});
        if (!hold || d.now >= hold->deadline)
            return refuse(
                ErrorCode::Expired, QStringLiteral("hold"),
                ErrorText::tr("the rooms were released in the meantime; create a new booking"), d);
    }
    const auto endable = [&](BookingId id) -> Result<void> {
        const auto at = bookings_.constFind(id);
        if (at != bookings_.cend() && at->status == BookingStatus::Confirmed) return {};
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("%1 can no longer be cancelled").arg(bookingName(id)), d);
    };
    if (c.decision == DuplicateDecision::Replace) return endable(row.other);
    if (c.decision == DuplicateDecision::IsOne && !waits) return endable(row.booking);
    return {};
}

Result<Answer> House::on(const DecideDuplicate &c, Decision &d)
{
    const auto at = requests_.undecided.constFind(c.duplicate);
    if (at == requests_.undecided.cend()) {
        return refuse(ErrorCode::WrongState, QStringLiteral("duplicate"),
                      ErrorText::tr("already reviewed or not found"), d);
    }
    const DuplicateRow row = *at;
    if (const auto ok = checkDecision(c, row, d); !ok) return tl::unexpected(ok.error());
    Answer answer;
    const auto cancel = [&](BookingId id) {
        // A duplicate booking is cancelled without a fee.
        const CancelBooking end{c.caller, id, 0, 0};
        if (const auto ended = on(end, d); ended && ended->saga) answer.saga = ended->saga;
    };
    const HoldId hold{row.booking.value};
    const bool waits = requests_.waitingOf(hold) != nullptr;
    const bool isOne = c.decision == DuplicateDecision::IsOne;
    closeQuestion(row, outcomeOf(c.decision), c.caller, d);
    if (c.decision == DuplicateDecision::Replace) cancel(row.other);
    if (isOne && waits) {
        letGo(*holds_.find(hold), c.caller, d);
    } else if (isOne) {
        cancel(row.booking);
    } else if (waits) {
        const dedup::Traits mine = dedup::traitsOf(row.mine);
        leave(dedup::candidatesOf({dedup::personOf(mine), mine.stay, RoomTypeId{mine.type},
                                   row.request.rooms, row.channel, d.now},
                                  c.numbers),
              row.booking, d, otherOf(row));
        answer = goOn(*requests_.waitingOf(hold), c.caller, d);
    }
    answer.booking = row.booking;
    answer.duplicate = row.id;
    answer.seq = d.lastSeq;
    return answer;
}

}  // namespace roomrack::booking
