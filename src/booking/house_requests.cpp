// SPDX-License-Identifier: GPL-3.0-or-later
// Booking requests from outside the desk: claim, candidates, hold and payment in one commit
// (DESIGN, section 4; docs/decisions/0030).
#include "booking/booking_of.h"
#include "booking/guest_question.h"
#include "booking/house.h"

namespace roomrack::booking {

namespace {

/// How long the rooms of a request are held while a user decides whether it is a duplicate.
constexpr qint64 kDecideWithin = 1800 * kSecond;
constexpr qsizetype kLongestName = 200;

}  // namespace

void House::loadRequests(const HouseInput &input)
{
    for (const SagaRow &row : input.sagas) requests_.sagas.insert(row.id, row);
    for (const Paid &paid : input.paid) requests_.paid[paid.booking].push_back(paid);
    for (const DuplicateRow &row : input.undecided) requests_.undecided.insert(row.id, row);
    for (const ChargeRow &row : input.charges) {
        if (row.charge) requests_.charges.insert(row.booking.value, *row.charge);
    }
    requests_.fxRates = input.fxRates;
    for (const ClaimRow &row : input.claims) loadClaim(row);
    for (const HotelSetupRow &row : input.setups)
        requests_.setups.insert(quint8(row.kind), row.content);
    // Unreadable rules, which an older version would not have written, are replaced by the
    // defaults.
    requests_.rules = dedup::rulesFrom(requests_.setups.value(quint8(SetupKind::Duplicates)))
                          .value_or(dedup::Rules());
    requests_.tokens = input.tokens;
    std::sort(requests_.tokens.begin(), requests_.tokens.end(),
              [](const TokenRow &a, const TokenRow &b) { return a.token.id < b.token.id; });
}

/// A claim that waits for a payment and is not the request's own is a cancellation; earlier
/// versions did not store that with the payment.
void House::loadClaim(const ClaimRow &row)
{
    if (row.answer.status < 0) {
        requests_.strays.push_back(row.claim);
        return;
    }
    const auto saga = requests_.sagas.find(SagaId{row.saga});
    const bool waits = row.answer.status == 0 && saga != requests_.sagas.end();
    if (waits && saga->state.end == SagaEnd::Open
        && (saga->caller != row.claim.caller || saga->key != row.claim.key))
        saga->state.why = SagaEnd::Cancelled;
    requests_.claims.load(row);
}

Result<void> House::checkRequest(const RequestBooking &c) const
{
    const QString name = c.guest.name.trimmed();
    if (name.isEmpty())
        return fail(ErrorCode::Invalid, QStringLiteral("guest"), ErrorText::tr("must have a name"));
    if (name.size() > kLongestName)
        return fail(ErrorCode::Invalid, QStringLiteral("guest"),
                    ErrorText::tr("must have at most %1 characters").arg(kLongestName));
    if (!c.hold && !c.what)
        return fail(ErrorCode::Invalid, QStringLiteral("hold"), ErrorText::tr("is missing"));
    return {};
}

/// The booking and its price; changes nothing yet.
Result<House::Wanted> House::wanted(const RequestBooking &c, Decision &d)
{
    Wanted w;
    if (c.hold) {
        const auto found = liveHold(c.hold, c.caller, d);
        if (!found) return tl::unexpected(found.error());
        w.hold = *found;
        w.booking = bookingOf(*w.hold);
        const auto at = requests_.charges.constFind(c.hold.value);
        if (at != requests_.charges.cend()) w.charge = *at;
    } else {
        const TakeHold &h = *c.what;
        const Wish wish = wishFor(h, typeIndex(h.roomType));
        if (const auto ok = checkSource(h.caller, h.plan); !ok) return tl::unexpected(ok.error());
        if (const auto ok = checkWish(wish); !ok) return wrongWish(ok, wish, d);
        const auto price = priceOf(wish, h.plan, h.agreedTotal);
        if (!price) return wrongWish(price, wish, d);
        w.booking = bookingOf(h, catalogue_.property.id, h.caller.channel, price->total);
        auto charge = chargeFor(price->total, h.currency);
        if (!charge) return tl::unexpected(charge.error());
        w.charge = *charge;
    }
    if (const auto ok = checkAgreed(c, w, d); !ok) return tl::unexpected(ok.error());
    const pricing::RatePlan *plan = rates_.plan(w.booking.plan);
    w.prepaid = plan && plan->prepaid && w.booking.total > 0;
    if (w.prepaid) {
        if (const auto ok = checkPaymentMethod(c.method); !ok) return tl::unexpected(ok.error());
    }
    return w;
}

/// Makes the hold of the rooms durable.
Result<void> House::holdWanted(const RequestBooking &c, Wanted &w, Decision &d)
{
    if (w.hold) {
        makeDurable(w.hold, c.caller, d);
    } else {
        TakeHold what = *c.what;
        what.durability = Durability::Durable;
        const auto taken = on(what, d);
        if (!taken) return tl::unexpected(taken.error());
        w.hold = holds_.find(taken->hold);
    }
    w.booking = bookingOf(*w.hold);
    return {};
}

Result<Answer> House::on(const RequestBooking &c, Decision &d)
{
    if (const auto ok = checkRequest(c); !ok) return tl::unexpected(ok.error());
    auto w = wanted(c, d);
    if (!w) return tl::unexpected(w.error());
    const Asking nobody;
    const Asking &asking = c.asking ? *c.asking : nobody;
    Found found = lookUp(asking, w->booking, d);
    if (found.conclusion.what == dedup::What::Duplicate) return refuseDuplicate(c, *w, found, d);
    if (const auto ok = holdWanted(c, *w, d); !ok) return tl::unexpected(ok.error());
    if (found.conclusion.what == dedup::What::Ask) return waitForPerson(c, *w, found, d);
    leave(std::move(found.own), w->booking.id, d, asking.centralMatches);
    if (w->prepaid) return beginPayment(c, *w, false, d);
    return sellHold(w->hold, c.guest, c.caller, d);
}

/// Its rooms return to sale: the guest has booked already.
Result<Answer> House::refuseDuplicate(const RequestBooking &c, const Wanted &w, const Found &found,
                                      Decision &d)
{
    DuplicateRow row = duplicateRow(found, w.booking, c.guest, DuplicateOutcome::Stopped, d);
    row.booking = {};
    row.saved = w.prepaid ? w.booking.total : 0;
    if (w.hold) noteSpent(*w.hold, d);
    if (w.hold) resolveHold(*w.hold, RecordKind::HoldReleased, c.caller, d);
    keepDuplicate(std::move(row), c.caller, d);
    return refuse(ErrorCode::Duplicate, QStringLiteral("guest"),
                  ErrorText::tr("duplicate of %1").arg(bookingName(found.conclusion.booking)), d);
}

Result<Answer> House::waitForPerson(const RequestBooking &c, const Wanted &w, const Found &found,
                                    Decision &d)
{
    Hold &hold = *w.hold;
    if (const Instant until = d.now + kDecideWithin; until > hold.deadline) {
        hold.deadline = until;
        hold.ceiling = std::max(hold.ceiling, until);
        Record r = record(RecordKind::HoldExtended, c.caller, d);
        r.subject = hold.id.value;
        r.value = until.micros;
        append(r, d);
        if (d.changes) d.changes->holdsTaken.push_back(hold);
    }
    auto answer = beginPayment(c, w, true, d);
    if (!answer) return answer;
    DuplicateRow row = duplicateRow(found, w.booking, c.guest, DuplicateOutcome::Open, d);
    answer->duplicate = row.id;
    if (const SagaRow *waiting = requests_.waitingOf(hold.id))
        answer->question = guestQuestion(*waiting, row.id);
    keepDuplicate(std::move(row), c.caller, d);
    answer->seq = d.lastSeq;
    return answer;
}

Result<Answer> House::beginPayment(const RequestBooking &c, const Wanted &w, bool waits,
                                   Decision &d)
{
    Money amount{0, catalogue_.property.currency};
    if (w.prepaid) amount = w.charge ? w.charge->amount : Money{w.booking.total, amount.currency};
    amount = chargeable(amount);
    auto state =
        makeSaga({SagaPurpose::Book, c.sagaKey, amount, c.method, catalogue_.property.name, {}});
    if (!state) {
        if (!c.hold) resolveHold(*w.hold, RecordKind::HoldReleased, c.caller, d);
        return tl::unexpected(state.error());
    }
    SagaRow row;
    row.id = SagaId{w.hold->id.value};
    row.booking = w.booking.id;
    row.waits = waits;
    row.caller = c.claim.caller;
    row.key = c.claim.key;
    row.state = std::move(*state);
    row.request.guest = c.guest;
    row.request.total = w.booking.total;
    row.request.charged = chargedFor(w.booking.id.value);
    Answer answer;
    answer.saga = beginSaga(std::move(row), w.booking.channel, c.caller, d);
    answer.hold = w.hold->id;
    answer.booking = w.booking.id;
    answer.deadline = w.hold->deadline;
    answer.total = w.booking.total;
    answer.charged = chargedFor(w.booking.id.value);
    answer.roomType = w.booking.reserved;
    answer.pending = true;
    answer.seq = d.lastSeq;
    return answer;
}

/// Continues after the user's decision: the request is a booking of its own.
Answer House::goOn(SagaRow row, const Caller &caller, Decision &d)
{
    row.waits = false;
    Hold *hold = holds_.find(HoldId{row.id.value});
    if (row.state.amount.minor == 0) {
        row.state.stage = SagaStage::Done;
        row.state.end = SagaEnd::Booked;
        const Guest guest = row.request.guest;
        saveSaga(std::move(row), caller, d);
        return sellHold(hold, guest, caller, d);
    }
    Answer answer;
    answer.hold = hold->id;
    answer.total = hold->total;
    answer.saga = row.id;
    answer.pending = true;
    saveSaga(std::move(row), caller, d);
    return answer;
}

/// Turns the hold into a booking, and queues its messages in the outbox.
Answer House::sellHold(Hold *hold, const Guest &guest, const Caller &caller, Decision &d)
{
    Booking b = bookingOf(*hold);
    b.created = d.now;
    Record r = bookingRecord(RecordKind::HoldConfirmed, b, caller, d);
    r.subject = b.id.value;
    const qint64 seq = append(r, d);

    const int type = typeIndex(b.reserved);
    ledger_.heldToSold(type, b.stay, b.rooms, seq);
    for (const int place : placesOf(*hold)) giveRoom(place, b, b.stay, caller, d);
    if (d.changes) d.changes->holdsGone.push_back(hold->id);
    holds_.remove(hold->id);
    touch(type, b.stay, d);
    flagOversold(type, b.stay, d);
    saveBooking(b, d);
    if (!guest.isEmpty()) d.batch->guests.push_back({b.property, b.id, guest});
    tell(NoticeKind::Booked, b, guest, seq, d);
    return answerFor(b, seq);
}

/// Queues a mail to the guest; channels mail their guests themselves.
void House::tell(NoticeKind kind, const Booking &b, const std::optional<Guest> &guest, qint64 seq,
                 Decision &d)
{
    if (!requests_.setups.contains(quint8(SetupKind::Mail))) return;
    const inventory::Channel *channel = channelOf(b.channel);
    const bool direct = !channel || channel->kind == inventory::ChannelKind::Website
                        || channel->kind == inventory::ChannelKind::Desk;
    if (!direct || (kind == NoticeKind::Booked && guest && guest->email.isEmpty())) return;
    NoticeRow row;
    row.property = b.property;
    row.id = seq;
    row.booking = b.id;
    row.kind = kind;
    row.at = row.nextTry = d.now;
    d.batch->requests.notices.push_back(row);
}

void House::keepClaim(const Claim &claim, SagaId saga, const ClaimAnswer &answer, Decision &d)
{
    dropStrays(d);
    if (requests_.claims.find(claim).is == ClaimTable::Is::Open)
        return keepAnswer(claim, answer, d);
    requests_.claims.put(claim, d.now, saga, answer, d.lastSeq);
    requests_.claims.trim(d.committed);
    d.batch->requests.claims.push_back(
        {catalogue_.property.id, claim, d.now, answer.status == 0 ? saga.value : 0, answer});
}

/// Called before any other change of keys, so that stray ones can be used again.
void House::dropStrays(Decision &d)
{
    for (const Claim &stray : std::exchange(requests_.strays, {})) {
        d.batch->requests.claims.push_back(
            {catalogue_.property.id, {stray.caller, stray.key, {}}, {}, 0, {}});
    }
}

void House::forgetRequests(Decision &d)
{
    dropStrays(d);
    const PropertyId property = catalogue_.property.id;
    const Instant claims = d.now + -kClaimLives;
    if (requests_.claims.forget(claims)) d.batch->requests.forget.push_back({property, claims});
    constexpr size_t kLookedAt = 10'000;
    for (const dedup::CandidateId id : requests_.candidates.evict(d.now, kLookedAt))
        d.batch->candidates.candidates.push_back(endOfCandidate(property, id, d.now));
    const qint64 kept = dedup::windowOf(dedup::Product::RoomBooking).kept;
    d.batch->candidates.forget.push_back({property, d.now + -kept});
}

}  // namespace roomrack::booking
