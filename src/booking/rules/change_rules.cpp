// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/change_rules.h"

#include "booking/commission.h"
#include "booking/limits.h"
#include "booking/permission.h"
#include "booking/rules/access_rules.h"
#include "booking/rules/candidate_rules.h"
#include "booking/rules/charge_rules.h"
#include "booking/rules/ending_rules.h"
#include "booking/rules/night_changes.h"
#include "booking/rules/notice_rules.h"
#include "booking/rules/open_bookings.h"
#include "booking/rules/payment_rules.h"
#include "booking/rules/room_rules.h"
#include "booking/rules/step_rules.h"
#include "booking/rules/tax_pins.h"
#include "booking/rules/told_changes.h"
#include "booking/segment.h"
#include "core/zone.h"

#include <algorithm>
#include <numeric>

namespace roomrack::booking {

namespace {

/// What was charged for an open booking and not refunded, in the currency of the charge.
qint64 paidFor(const RequestBook &requests, BookingId booking)
{
    const std::vector<Paid> all = requests.paid.value(booking);
    return std::accumulate(all.begin(), all.end(), qint64(0),
                           [](qint64 sum, const Paid &p) { return sum + p.amount.minor; });
}

}  // namespace

Result<Answer> ChangeRules::on(const ChangeBooking &c, Decision &d)
{
    if (c.told && c.told->isCommissionOnly && c.always && !state_.bookings.contains(c.booking)) {
        const EndedBooking *over = OpenBookings(state_).ended(c.booking, d);
        if (over && over->booking.status == BookingStatus::CheckedOut
            && isToldByItsChannel(c, over->booking) && *c.total == over->booking.total)
            return correctCommission(c, *over, d);
    }
    return change(c, nullptr, d);
}

/// What the channel is owed for a stay may turn out after the guest left. Nothing else changes.
Result<Answer> ChangeRules::correctCommission(const ChangeBooking &c, EndedBooking over,
                                              Decision &d)
{
    OpenBookings openBookings(state_);
    const Booking was = over.booking;
    if (c.version != 0 && c.version != was.version)
        return openBookings.refuseStale(was.version, c.version, d);
    Booking &now = over.booking;
    if (!takeToldCommission(*c.told, now)) {
        return fail(ErrorCode::Invalid, QStringLiteral("commission"),
                    ErrorText::tr("is not possible"));
    }
    ++now.version;
    Record r = openBookings.record(RecordKind::BookingChanged, now, c.caller, d);
    r.subject = now.id.value;
    over.seq = append(r, d);
    noteCommission(was, now, over.seq, d);
    openBookings.save(now, d);
    const int type = state_.typeIndex(now.counted);
    if (type >= 0 && state_.ledger.covers(now.stay)) NightChanges(state_).touch(type, now.stay, d);
    return openBookings.close(std::move(over), d);
}

Result<Answer> ChangeRules::completePaid(const ChangeBooking &c, const SagaRequest &asked,
                                         Decision &d)
{
    conditionsWereMet_ = true;
    told_ = asked.taxes;
    toldTerms_ = asked.termsSeq;
    return change(c, nullptr, d);
}

Result<Answer> ChangeRules::change(const ChangeBooking &c, const UndoStep *undone, Decision &d)
{
    ChargeRules chargeRules(state_);
    PaymentRules paymentRules(state_);
    SellingRules sellingRules(state_);
    const auto found = OpenBookings(state_).find(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking was = **found;
    const auto request = changedRequest(c, was);
    if (!request) {
        d.restsOn = d.lastSeq;
        return tl::unexpected(request.error());
    }
    if (const auto ok =
            undone ? Result<void>() : checkGuestsTold(c, request->children, request->adults);
        !ok)
        return refuse(ok.error().code, ok.error().field, ok.error().reason, d);
    const RatePlanId plan = c.plan.value_or(was.plan);
    // A booking keeps its rate plan when that is retired.
    const bool sold = plan != was.plan && !undone && !c.always;
    if (const auto ok = sold ? sellingRules.checkSale(c.caller, plan, request->stay.checkIn(), d)
                             : sellingRules.checkSource(c.caller, plan);
        !ok)
        return tl::unexpected(ok.error());
    // An undo restores one that is retired since; a payment was begun when it was not.
    if (c.segment && *c.segment != was.segment && !undone && !conditionsWereMet_) {
        if (const auto ok = checkSegment(state_, *c.segment); !ok)
            return tl::unexpected(ok.error());
    }
    auto price = newPrice(c, was, *request, plan);
    if (!price) return sellingRules.refuseInvalid(price, *request, d);
    if (c.expectedTotal && price->total != *c.expectedTotal)
        return anotherPrice(price->total, *c.expectedTotal, d);
    if (!c.always) {
        if (const auto ok = checkMove(was, *request, d); !ok) return tl::unexpected(ok.error());
    }
    Booking now = changed(c, was, *request);
    now.termsSeq = termsAfter(was, plan, undone);
    now.segment = segmentAfter(state_.catalogue, state_.rates.plans(), was, plan, c.segment);
    now.total = price->total;
    now.channelCollects = collectedAfter(c, was, now.total);
    takeToldBy(c, was, now);
    std::vector<qint64> nights = nightsAfter(was, now, std::move(price->nights), undone);
    const std::optional<pricing::StayTaxes> taxes = taxesAfter(c, was, now, nights, undone);
    if (taxes) now.vatOnTop = TaxPins::vatOnTopAfter(was, *taxes);
    ++now.version;
    if (!c.always && !conditionsWereMet_ && avoidsFee(c, was, now, undone, d)) {
        if (const auto ok = AccessRules(state_).allow(c.caller.actor, Act::SetFee); !ok) {
            d.restsOn = d.lastSeq;
            return tl::unexpected(ok.error());
        }
    }
    const auto charge = chargeRules.chargeAfter(was.id, priceWithVat(now));
    if (!charge) return tl::unexpected(charge.error());
    if (!undone) {
        if (auto waits = paymentRules.payForChange(c, was, now, taxes, *charge, d))
            return std::move(*waits);
    }
    if (!conditionsWereMet_) paymentRules.changedMeanwhile(c, was, now, d);
    if (priceWithVat(now) != priceWithVat(was)) chargeRules.keep(was.id.value, *charge, d);
    Answer answer = save(c, was, now, std::move(nights), taxes, undone, d);
    // A guest in house had that price: an early departure is no sale against the conditions.
    if (c.always && was.status != BookingStatus::CheckedIn)
        sellingRules.noteCondition(*request, answer, d);
    CandidateRules(state_).move(c, was, now, d);
    if (priceWithVat(now) < priceWithVat(was))
        paymentRules.refundDifference(c, priceWithVat(now), answer, d);
    return answer;
}

tl::unexpected<Error> ChangeRules::anotherPrice(qint64 now, qint64 expected, Decision &d) const
{
    const Currency currency = state_.catalogue.property.currency;
    return refuse(
        ErrorCode::Stale, QStringLiteral("price"),
        ErrorText::tr("is now %1 instead of %2; nothing was changed")
            .arg(Money{now, currency}.text(QLocale()), Money{expected, currency}.text(QLocale())),
        d);
}

/// A booking keeps its terms as long as its plan. Those of another plan are its present ones; where
/// that was paid for, the ones that the guest was told, and where it is undone, the ones before.
qint32 ChangeRules::termsAfter(const Booking &was, RatePlanId plan, const UndoStep *undone) const
{
    if (plan == was.plan) return was.termsSeq;
    const pricing::TermsBook &terms = state_.rates.terms();
    if (undone && undone->content->before.plan == plan
        && terms.find(plan, undone->content->before.termsSeq))
        return undone->content->before.termsSeq;
    if (terms.find(plan, toldTerms_)) return toldTerms_;
    return terms.now(plan);
}

/// All of the price would be the fee of a cancellation, and is to be paid to the property.
bool ChangeRules::owesFixedPrice(const Booking &b) const
{
    const pricing::PlanTerms *terms = state_.rates.terms().of(b.plan, b.termsSeq);
    return terms && !terms->cancellation.refundable && !b.channelCollects;
}

/// Whether a guest who has paid, or owes a fixed price, is spared what a cancellation now would
/// cost, by the change or by a cancellation after it: by a price agreed below what was paid, a
/// cheaper stay, other dates, or a plan with milder terms. All do what another fee does.
bool ChangeRules::avoidsFee(const ChangeBooking &c, const Booking &was, const Booking &now,
                            const UndoStep *undone, const Decision &d) const
{
    const ChargeRules charges(state_);
    const qint64 given = paidFor(state_.requests, was.id);
    if (given == 0 && !owesFixedPrice(was)) return false;
    const qint64 paid =
        owesFixedPrice(was)
            ? std::max(given, charges.inGuestsCurrency(was.id, priceWithVat(was)).minor)
            : given;
    const Instant at = c.caller.at(d.now);
    const auto fee = [&](const Booking &b) {
        return charges.inGuestsCurrency(was.id, EndingRules(state_).feeNow(b, at)).minor;
    };
    const qint64 left = std::min(paid, charges.inGuestsCurrency(was.id, priceWithVat(now)).minor);
    if (undone) {
        // A wrong change may be taken back the same day: its terms were none a guest relied on.
        const Instant made = undone->content->step.at;
        if (core::localDate(state_.zone, made) == core::localDate(state_.zone, d.now)) return false;
    } else if (c.total && left < given) {
        return true;
    }
    // A price that is agreed anew, not below what was paid, may be lowered again.
    if (left == paid && whatIsSold(was) == whatIsSold(now)) return false;
    // A guest in house does not cancel any more.
    const bool inHouse = now.status == BookingStatus::CheckedIn;
    return (inHouse ? left : std::min(left, fee(now))) < std::min(paid, fee(was));
}

/// The stay, the guests and the plan; not the price.
Booking ChangeRules::changed(const ChangeBooking &c, const Booking &was,
                             const StayRequest &request) const
{
    Booking now = was;
    now.counted = state_.catalogue.roomTypes[size_t(request.type)].id;
    if (was.status != BookingStatus::CheckedIn) now.reserved = now.counted;
    now.stay = request.stay;
    now.rooms = request.rooms;
    now.adults = request.adults;
    now.children = request.children;
    if (c.childAges) now.childAges = *c.childAges;
    if (c.extras) now.extras = *c.extras;
    now.plan = c.plan.value_or(was.plan);
    return now;
}

/// If the same amount is spread differently, the stored nightly prices no longer add up.
bool ChangeRules::isRespread(const Booking &was, const Booking &now)
{
    return now.total != was.total || now.stay != was.stay || now.rooms != was.rooms;
}

/// The prices of its nights, also those that an undo restores; empty if equal or unknown.
std::vector<qint64> ChangeRules::nightsAfter(const Booking &was, const Booking &now,
                                             std::vector<qint64> nights, const UndoStep *undone)
{
    if (undone && isRespread(was, now)) {
        const std::vector<qint64> &before = undone->content->pricesBefore;
        if (before.empty() || sumsUp(before, now)) nights = before;
    }
    return nights;
}

/// The tax lines that the change gives the booking; none: it keeps its own.
std::optional<pricing::StayTaxes> ChangeRules::taxesAfter(const ChangeBooking &c,
                                                          const Booking &was, const Booking &now,
                                                          std::vector<qint64> nights,
                                                          const UndoStep *undone) const
{
    if (state_.rates.taxes().isEmpty() || !(c.taxAnew || TaxPins::mayDiffer(was, now)))
        return std::nullopt;
    if (isToldByItsChannel(c, was) && !c.told->nights.empty())
        nights = c.told->nights;
    else if (!SellingRules::differ(nights))
        nights.clear();
    return TaxPins(state_).linesAfter(now, told_, nights, undone);
}

/// Applies a change that was checked: `nights` are its prices, empty if equal or unknown; `taxes`
/// its lines, none if they stay.
Answer ChangeRules::save(const ChangeBooking &c, const Booking &was, const Booking &now,
                         std::vector<qint64> nights, const std::optional<pricing::StayTaxes> &taxes,
                         const UndoStep *undone, Decision &d)
{
    StepRules stepRules(state_);
    OpenBookings openBookings(state_);
    const qint64 began = undone ? stepRules.beginUndo(*undone, d) : 0;
    Record r = openBookings.record(RecordKind::BookingChanged, now, c.caller, d);
    r.subject = now.id.value;
    r.cause = began;
    const qint64 seq = append(r, d);
    const bool moves = now.counted != was.counted || now.stay != was.stay || now.rooms != was.rooms;
    openBookings.moveSold(was, now, seq, d);
    if (moves) {
        RoomRules(state_).follow(
            was, now, undone ? undone->content->roomsTaken : std::vector<TakenRoom>(), c.caller, d);
    }
    openBookings.save(now, d);
    const bool keep = undone || (StepRules::keepsStep(c.caller) && !c.always);
    if (!keep) noteCommission(was, now, seq, d);
    const qint64 step = !keep ? 0 : undone ? began : seq;
    if (c.guest) d.batch->guests.push_back({now.property, now.id, *c.guest, step});
    if (isRespread(was, now) || !nights.empty()) {
        if (!SellingRules::differ(nights)) nights.clear();
        d.batch->nightPrices.push_back({now.property, now.id, nights, step});
    }
    Answer answer = openBookings.answerFor(now, seq);
    answer.step = step;
    if (taxes) {
        d.batch->taxes.push_back({now.property, now.id, *taxes, step});
        answer.taxes = *taxes;
    }
    if (c.guest || NoticeRules::concernsGuest(was, now))
        NoticeRules(state_).queue(NoticeKind::Changed, now, {}, seq, d);
    if (undone) {
        stepRules.endUndo(*undone, began, 0, d);
    } else if (keep) {
        stepRules.keep(StepKind::Booking, c.caller, c.text, step, d);
    }
    if (keep) {
        StepRow &row = d.batch->steps.back();
        row.step.booking = now.id;
        row.before = versionOf(was);
        row.after = versionOf(now);
    }
    return answer;
}

bool ChangeRules::sumsUp(const std::vector<qint64> &nights, const Booking &b)
{
    return qsizetype(nights.size()) == b.stay.nights()
           && std::accumulate(nights.begin(), nights.end(), qint64(0)) * b.rooms == b.total;
}

Result<pricing::NightlyPrice> ChangeRules::newPrice(const ChangeBooking &c, const Booking &was,
                                                    const StayRequest &request,
                                                    RatePlanId plan) const
{
    SellingRules sellingRules(state_);
    const bool again = (c.roomType && *c.roomType != was.counted) || (c.stay && *c.stay != was.stay)
                       || (c.rooms && *c.rooms != was.rooms) || (c.plan && *c.plan != was.plan);
    const bool another = c.total && *c.total != was.total;
    if (!again && !another) return pricing::NightlyPrice{{}, was.total};
    if (c.total)
        return sellingRules.priceOf(request, plan,
                                    std::max<qint64>(-2, *c.total == -1 ? -2 : *c.total));
    if (!plan) return pricing::NightlyPrice{{}, was.total};
    return quoted(c, was, request, plan);
}

/// Ages and claims that the change names; those of before stay, whatever became of the rules.
Result<void> ChangeRules::checkGuestsTold(const ChangeBooking &c, qint32 children,
                                          qint32 adults) const
{
    return TaxPins(state_).check(c.childAges.value_or(std::vector<qint32>()), children,
                                 c.extras.value_or(pricing::StayExtras()), adults);
}

/// By the rates of the plan; with the VAT on top of them, if the booking's price is after tax.
Result<pricing::NightlyPrice> ChangeRules::quoted(const ChangeBooking &c, const Booking &was,
                                                  const StayRequest &request, RatePlanId plan) const
{
    auto price = SellingRules(state_).priceOf(request, plan, -1);
    if (!price || !was.isAfterTax) return price;
    pricing::PricedStay stay{request.type,   plan,
                             request.stay,   request.rooms,
                             request.adults, request.children,
                             was.channel,    price->total,
                             false,          c.childAges.value_or(was.childAges),
                             price->nights};
    stay.extras = c.extras.value_or(was.extras);
    const qint64 total = pricing::priceAfterTax(state_.rates, stay);
    if (total == price->total) return price;
    if (total > kMostMoney)
        return tl::unexpected(SellingRules::tooDear(state_.catalogue.property.currency));
    return pricing::NightlyPrice{pricing::spread(total, request.rooms, price->nights), total};
}

/// The rooms that the changed booking asks for.
bool ChangeRules::isDirect(ChannelId id) const
{
    const inventory::Channel *channel = state_.channelOf(id);
    return channel && channel->kind == inventory::ChannelKind::Desk;
}

Result<StayRequest> ChangeRules::changedRequest(const ChangeBooking &c, const Booking &was) const
{
    SellingRules sellingRules(state_);
    StayRequest w{state_.typeIndex(c.roomType.value_or(was.counted)),
                  c.stay.value_or(was.stay),
                  c.rooms.value_or(was.rooms),
                  c.adults.value_or(was.adults),
                  c.children.value_or(was.children),
                  c.ignoreRestrictions || c.always};
    w.plan = c.plan.value_or(was.plan);
    // What was sold stays sold: conditions are checked for another stay, another plan, more rooms.
    const bool isOther = w.stay != was.stay || w.plan != was.plan || w.rooms > was.rooms;
    w.checksConditions = isOther && !conditionsWereMet_;
    w.asksScopes = !conditionsWereMet_;
    w.isSold = w.plan == was.plan;
    w.caller = c.caller;
    // The desk changes a booking of any of its sources, on the conditions of that source.
    if (isDirect(c.caller.channel) && isDirect(was.channel)) w.caller.channel = was.channel;
    w.code = c.code;
    w.isKnownParty =
        !c.adults && !c.children && w.type == state_.typeIndex(was.counted) && w.rooms >= was.rooms;
    const bool selling = c.roomType || c.stay || c.rooms;
    if (c.always) {
        if (w.type < 0 || w.rooms < 1 || w.rooms > kMostRooms || w.stay.nights() < 1 || w.adults < 0
            || w.adults > kMostGuests || w.children < 0 || w.children > kMostGuests
            || !state_.ledger.covers(w.stay)) {
            return fail(
                ErrorCode::Invalid, QStringLiteral("booking"),
                ErrorText::tr("invalid change; check the room type, dates, rooms and guests"));
        }
        if (const auto ok = c.told ? checkChildAges(c.told->childAges, w.children) : Result<void>();
            !ok)
            return tl::unexpected(ok.error());
        return w;
    }
    if (!selling) {
        if (const auto ok = c.adults || c.children ? sellingRules.checkGuests(w) : Result<void>();
            !ok)
            return tl::unexpected(ok.error());
        return w;
    }
    // A guest in house keeps the arrival date, which may be in the past.
    if (was.status == BookingStatus::CheckedIn && w.stay.checkIn() != was.stay.checkIn()) {
        return fail(ErrorCode::Invalid, QStringLiteral("check-in"),
                    ErrorText::tr("cannot be changed after check-in; the guest arrived on %1")
                        .arg(errorDate(was.stay.checkIn())));
    }
    StayRequest asked = w;
    const Night today = state_.today();
    if (was.stay.checkIn() == w.stay.checkIn() && w.stay.checkIn() < today
        && w.stay.checkOut() > today) {
        asked.stay = Stay(today, w.stay.checkOut() - today);
    }
    if (const auto ok = sellingRules.check(asked); !ok) return tl::unexpected(ok.error());
    return w;
}

/// Checks conditions and availability for the changed booking without its own rooms. For a guest in
/// house only the remaining nights are checked; arrival restrictions no longer apply.
Result<void> ChangeRules::checkMove(const Booking &was, StayRequest request, Decision &d)
{
    SellingRules sellingRules(state_);
    if (was.status == BookingStatus::CheckedIn) request.ignoreRestrictions = true;
    if (request.type == state_.typeIndex(was.counted) && request.stay == was.stay
        && request.rooms == was.rooms)
        return sellingRules.checkPlan(request, d);
    const Night today = state_.today();
    if (request.stay.checkIn() < today && request.stay.checkOut() > today) {
        request.stay = Stay(today, request.stay.checkOut() - today);
        request.ignoreRestrictions = true;
    }
    const int type = state_.typeIndex(was.counted);
    state_.ledger.addSold(type, was.stay, -was.rooms, 0);
    auto ok = sellingRules.checkRestrictions(request, d);
    if (ok) ok = sellingRules.checkRooms(request, d);
    state_.ledger.addSold(type, was.stay, was.rooms, 0);
    return ok;
}

}  // namespace roomrack::booking
