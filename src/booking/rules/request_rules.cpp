// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/request_rules.h"

#include "booking/booking_of.h"
#include "booking/guest_question.h"
#include "booking/limits.h"
#include "booking/rules/candidate_rules.h"
#include "booking/rules/charge_rules.h"
#include "booking/rules/hold_quotes.h"
#include "booking/rules/hold_rules.h"
#include "booking/rules/saga_rules.h"
#include "booking/rules/selling_rules.h"
#include "booking/rules/tax_pins.h"
#include "booking/segment.h"
#include "core/visible_text.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

/// How long the rooms of a request are held while a user decides whether it is a duplicate.
constexpr qint64 kDecideWithin = 1800 * kSecond;

}  // namespace

Result<Answer> RequestRules::on(const RequestBooking &c, Decision &d)
{
    if (const auto ok = check(c); !ok) return tl::unexpected(ok.error());
    auto w = wanted(c, d);
    if (!w) return tl::unexpected(w.error());
    const GuestProbe noGuest;
    const GuestProbe &guestProbe = c.guestProbe ? *c.guestProbe : noGuest;
    DuplicateRules::Found found = DuplicateRules(state_).lookUp(guestProbe, w->booking, d);
    if (found.conclusion.what == dedup::What::Duplicate) return refuseDuplicate(c, *w, found, d);
    if (const auto ok = holdWanted(c, *w, d); !ok) return tl::unexpected(ok.error());
    if (found.conclusion.what == dedup::What::Ask) return waitForReview(c, *w, found, d);
    CandidateRules(state_).insert(std::move(found.own), w->booking.id, d,
                                  guestProbe.centralMatches);
    if (w->prepaid > 0) return beginPayment(c, *w, false, d);
    return HoldRules(state_).sell(w->hold, c.guest, c.caller, d);
}

Result<void> RequestRules::check(const RequestBooking &c) const
{
    const SegmentId segment = c.what ? c.what->segment : c.segment;
    if (const auto ok = checkSegment(state_, segment); !ok) return ok;
    if (!core::isVisible(c.guest.name))
        return fail(ErrorCode::Invalid, QStringLiteral("guest"), ErrorText::tr("must have a name"));
    if (core::codePoints(c.guest.name.trimmed()) > kMostGuestName)
        return fail(ErrorCode::Invalid, QStringLiteral("guest"),
                    ErrorText::tr("must have at most %1 characters").arg(kMostGuestName));
    if (!c.hold && !c.what)
        return fail(ErrorCode::Invalid, QStringLiteral("hold"), ErrorText::tr("is missing"));
    return {};
}

/// The booking and its price; changes nothing yet.
Result<RequestRules::Wanted> RequestRules::wanted(const RequestBooking &c, Decision &d)
{
    SellingRules sellingRules(state_);
    Wanted w;
    if (c.hold) {
        const auto found = HoldRules(state_).findLive(c.hold, c.caller, d);
        if (!found) return tl::unexpected(found.error());
        w.hold = *found;
        w.booking = heldBooking(*w.hold);
        const auto at = state_.requests.charges.constFind(c.hold.value);
        if (at != state_.requests.charges.cend()) w.charge = *at;
    } else {
        const TakeHold &h = *c.what;
        const StayRequest request = stayRequestOf(h, state_.typeIndex(h.roomType));
        if (const auto ok = sellingRules.checkSale(h.caller, h.plan, h.stay.checkIn(), d); !ok)
            return tl::unexpected(ok.error());
        if (const auto ok = sellingRules.check(request); !ok)
            return sellingRules.refuseInvalid(ok, request, d);
        const auto price = sellingRules.priceOf(request, h.plan, h.agreedTotal);
        if (!price) return sellingRules.refuseInvalid(price, request, d);
        w.booking = bookingOf(h, state_.id(), h.caller.channel, price->total);
        w.booking.childAges = h.childAges;
        w.booking.extras = h.extras;
        const TaxPins pins(state_);
        w.booking.vatOnTop = pins.linesOf(h.roomType, w.booking, price->nights).vatOnTop();
        auto charge = ChargeRules(state_).chargeFor(priceWithVat(w.booking), h.currency);
        if (!charge) return tl::unexpected(charge.error());
        w.charge = *charge;
    }
    if (const auto ok = checkAgreed(c, w, d); !ok) return tl::unexpected(ok.error());
    const pricing::PlanTerms *terms = state_.rates.terms().of(w.booking.plan, w.booking.termsSeq);
    if (terms) w.prepaid = terms->prepaidPart(w.booking.stay, priceWithVat(w.booking));
    if (w.prepaid > 0) {
        if (const auto ok = checkPaymentMethod(c.method); !ok) return tl::unexpected(ok.error());
    }
    return w;
}

/// What the hold becomes, at the price that it was quoted.
Booking RequestRules::heldBooking(const Hold &hold) const
{
    const HoldQuotes quotes(state_);
    Booking b = bookingOf(hold);
    quotes.claimFor(b);
    b.vatOnTop = quotes.taxesOf(hold).vatOnTop();
    return b;
}

/// Whether the guest agreed to the current price, in the currency in which it was shown.
Result<void> RequestRules::checkAgreed(const RequestBooking &c, const Wanted &w, Decision &d) const
{
    const Money own{w.booking.total, state_.catalogue.property.currency};
    const Money now = w.charge ? w.charge->amount : own;
    const bool total = !c.expectedTotal || *c.expectedTotal == own.minor;
    const bool charge = !c.expectedCharge || *c.expectedCharge == now;
    if (total && charge) return {};
    const Error changed = SellingRules::changedPrice(now);
    return refuse(changed.code, changed.field, changed.reason, d);
}

/// Makes the hold of the rooms durable.
Result<void> RequestRules::holdWanted(const RequestBooking &c, Wanted &w, Decision &d)
{
    HoldRules holdRules(state_);
    if (w.hold) {
        if (c.segment) w.hold->segment = c.segment;
        holdRules.makeDurable(w.hold, c.caller, d);
    } else {
        TakeHold what = *c.what;
        what.durability = Durability::Durable;
        const auto taken = holdRules.on(what, d);
        if (!taken) return tl::unexpected(taken.error());
        w.hold = state_.holds.find(taken->hold);
    }
    w.booking = heldBooking(*w.hold);
    return {};
}

/// Its rooms return to sale: the guest has booked already.
Result<Answer> RequestRules::refuseDuplicate(const RequestBooking &c, const Wanted &w,
                                             const DuplicateRules::Found &found, Decision &d)
{
    DuplicateRules duplicateRules(state_);
    HoldRules holdRules(state_);
    DuplicateRow row =
        duplicateRules.rowOf(found, w.booking, c.guest, DuplicateOutcome::Stopped, d);
    row.booking = {};
    row.saved = w.prepaid;
    if (w.hold) holdRules.noteSpent(*w.hold, d);
    if (w.hold) holdRules.resolve(*w.hold, RecordKind::HoldReleased, c.caller, d);
    duplicateRules.keep(std::move(row), c.caller, d);
    return refuse(ErrorCode::Duplicate, QStringLiteral("guest"),
                  ErrorText::tr("duplicate of %1").arg(bookingName(found.conclusion.booking)), d);
}

Result<Answer> RequestRules::waitForReview(const RequestBooking &c, const Wanted &w,
                                           const DuplicateRules::Found &found, Decision &d)
{
    DuplicateRules duplicateRules(state_);
    Hold &hold = *w.hold;
    if (const Instant until = d.now + kDecideWithin; until > hold.deadline) {
        hold.deadline = until;
        hold.ceiling = std::max(hold.ceiling, until);
        Record r = recordOf(state_.id(), RecordKind::HoldExtended, c.caller, d);
        r.subject = hold.id.value;
        r.value = until.micros;
        append(r, d);
        HoldRules(state_).report(hold, d);
    }
    auto answer = beginPayment(c, w, true, d);
    if (!answer) return answer;
    DuplicateRow row = duplicateRules.rowOf(found, w.booking, c.guest, DuplicateOutcome::Open, d);
    answer->duplicate = row.id;
    if (const SagaRow *waiting = state_.requests.waitingOf(hold.id))
        answer->question = guestQuestion(*waiting, row.id);
    duplicateRules.keep(std::move(row), c.caller, d);
    answer->seq = d.lastSeq;
    return answer;
}

Result<Answer> RequestRules::beginPayment(const RequestBooking &c, const Wanted &w, bool waits,
                                          Decision &d)
{
    ChargeRules chargeRules(state_);
    const Currency own = state_.catalogue.property.currency;
    const bool all = w.charge && w.prepaid == priceWithVat(w.booking);
    Money amount{0, own};
    if (w.prepaid > 0)
        amount = all ? chargeable(w.charge->amount) : guestsAmount(w.prepaid, own, w.charge);
    auto state = makeSaga(
        {SagaPurpose::Book, c.sagaKey, amount, c.method, state_.catalogue.property.name, {}});
    if (!state) {
        if (!c.hold) HoldRules(state_).resolve(*w.hold, RecordKind::HoldReleased, c.caller, d);
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
    row.request.charged = chargeRules.chargedFor(w.booking.id.value);
    row.request.taxes = HoldQuotes(state_).taxesOf(*w.hold);
    row.request.termsSeq = w.hold->termsSeq;
    if (w.hold->segment) row.request.segment = w.hold->segment;
    Answer answer;
    answer.taxes = *row.request.taxes;
    answer.saga = SagaRules(state_).begin(std::move(row), w.booking.channel, c.caller, d);
    answer.hold = w.hold->id;
    answer.booking = w.booking.id;
    answer.deadline = w.hold->deadline;
    answer.total = w.booking.total;
    answer.charged = chargeRules.chargedFor(w.booking.id.value);
    answer.roomType = w.booking.reserved;
    answer.pending = true;
    answer.seq = d.lastSeq;
    return answer;
}

}  // namespace roomrack::booking
