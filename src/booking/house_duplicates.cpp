// SPDX-License-Identifier: GPL-3.0-or-later
// What comes twice: candidates that requests leave, what is concluded from those that are there,
// and what a person says about it (docs/decisions/0027, 0030).
#include "booking/guest_question.h"
#include "booking/house.h"
#include "booking/limits.h"

namespace roomrack::booking {

namespace {

using dedup::Product;
using dedup::What;

/// Whether the first says more than the second: a group, as much as its rooms.
bool isWorse(const dedup::Conclusion &a, Product product, const dedup::Conclusion &b)
{
    if (a.what != b.what) return a.what > b.what;
    return a.why > b.why || (a.why == b.why && product == Product::GroupBooking);
}

/// Other rooms of a reservation that its channel tells as one are nothing that came twice. `keys`:
/// bookings by channel, digest and part; `told`: the last of them is the one that is decided.
template <typename Keys>
void dropOwnRooms(const Keys &keys, const std::vector<ForeignKeyRow> &told, const Booking &wanted,
                  std::vector<dedup::Match> &matches)
{
    if (!wanted.id || told.empty() || told.back().booking != wanted.id) return;
    typename Keys::key_type key{told.back().channel.value, told.back().key.digest, 1};
    for (; keys.contains(key); ++key.occurrence)
        std::erase_if(matches, [&](const auto &m) { return m.booking == keys.value(key); });
}

/// The central store's matches that this hotel's own register does not have. The number of a
/// booking means something only in its own file, so it is left out.
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

/// The least ordinal that is greater than those of the same key.
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

/// What was kept of the other one of a question whose booking is not of this hotel's file.
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

/// The candidates of a request, one a room, and of several one more.
std::vector<dedup::Asked> House::ask(const Asking &asking, const Booking &wanted, Instant at) const
{
    return dedup::candidatesOf(
        {asking.person, wanted.stay, wanted.reserved, wanted.rooms, wanted.channel, at},
        asking.numbers);
}

/// To be asked of the central store before it is decided. None: it books nothing, or nothing that
/// could be a duplicate. `who` and `at` are left to the caller.
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

/// What is concluded from the candidates of both stores; nothing goes in.
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

/// They are active from now on, each with the first ordinal that is free: here, and `elsewhere`,
/// where the central store has candidates with the same key.
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

/// The booking is found by what it is now, and as old as it was.
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
              : ErrorText::tr("a booking of another hotel");
}

/// At the desk whoever books is asked before anything is written.
Result<void> House::refuseRepeated(const AskingPtr &asking, const Booking &wanted, Decision &d)
{
    if (!asking) return {};
    const Found found = lookUp(*asking, wanted, d);
    if (found.conclusion.what == What::New) return {};
    return refuse(ErrorCode::Duplicate, QStringLiteral("guest"),
                  ErrorText::tr("this may be %1 again").arg(bookingName(found.conclusion.booking)),
                  d);
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

/// A channel's own reservation is sold there already: it is taken, and somebody is asked.
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

/// What is wrong with the decision, before anything is done.
Result<void> House::checkDecision(const DecideDuplicate &c, const DuplicateRow &row, Decision &d)
{
    const SagaRow *waiting = requests_.waitingOf(HoldId{row.booking.value});
    const bool waits = waiting != nullptr;
    if (!c.question.isEmpty()) {
        const bool asked = waits && row.channel == c.caller.channel
                           && isGuestQuestion(c.question, *waiting, row.id);
        if (!asked || c.decision == DuplicateDecision::Replace)
            return fail(ErrorCode::Forbidden, QStringLiteral("question"),
                        ErrorText::tr("is not the one that the guest was asked"));
    }
    if (waits && c.decision != DuplicateDecision::IsOne) {
        const Hold *hold = holds_.find(HoldId{row.booking.value});
        if (!hold || d.now >= hold->deadline)
            return refuse(ErrorCode::Expired, QStringLiteral("hold"),
                          ErrorText::tr("its rooms were let go meanwhile; book it anew"), d);
    }
    const auto endable = [&](BookingId id) -> Result<void> {
        const auto at = bookings_.constFind(id);
        if (at != bookings_.cend() && at->status == BookingStatus::Confirmed) return {};
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("%1 cannot be cancelled any more").arg(bookingName(id)), d);
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
                      ErrorText::tr("there is nothing to decide: it is decided, or not there"), d);
    }
    const DuplicateRow row = *at;
    if (const auto ok = checkDecision(c, row, d); !ok) return tl::unexpected(ok.error());
    Answer answer;
    const auto cancel = [&](BookingId id) {
        // Nobody pays a fee for what was booked twice.
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
