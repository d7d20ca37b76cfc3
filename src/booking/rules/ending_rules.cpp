// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/ending_rules.h"

#include "booking/check_command.h"
#include "booking/limits.h"
#include "booking/rules/charge_rules.h"
#include "booking/rules/duplicate_rules.h"
#include "booking/rules/hold_rules.h"
#include "booking/rules/night_changes.h"
#include "booking/rules/notice_rules.h"
#include "booking/rules/open_bookings.h"
#include "booking/rules/payment_rules.h"
#include "booking/rules/room_rules.h"
#include "booking/rules/saga_rules.h"
#include "core/visible_text.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

/// Whether the actor is the channel itself, by its connection or by a token of its own.
bool isChannel(const RequestBook &requests, ActorId actor, ChannelId channel)
{
    if (!channel) return false;
    if (actor == channelActor(channel)) return true;
    return std::any_of(requests.tokens.begin(), requests.tokens.end(), [&](const TokenRow &row) {
        return row.token.id == actor && row.token.role == TokenRole::Channel
               && row.token.channel == channel;
    });
}

}  // namespace

Result<Answer> EndingRules::on(const CancelBooking &c, Decision &d)
{
    OpenBookings openBookings(state_);
    if (const auto again = openBookings.repeated(c.booking, BookingStatus::Cancelled, d))
        return *again;
    if (const auto request = cancelRequest(c, d)) return *request;
    const auto found = openBookings.find(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking b = **found;
    if (b.status == BookingStatus::CheckedIn) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest is in house; check out instead"), d);
    }
    const Currency own = state_.catalogue.property.currency;
    const std::optional<Charge> charge = ChargeRules(state_).find(b.id.value);
    if (const auto ok = checkFee(c, b, own, guestsAmount(priceWithVat(b), own, charge)); !ok) {
        d.restsOn = d.lastSeq;
        return tl::unexpected(ok.error());
    }
    qint64 fee = c.fee.value_or(feeNow(b, c.caller.at(d.now)));
    if (c.guestFee) fee = ownAmount(*c.guestFee, own, charge, priceWithVat(b));
    Answer answer =
        end(b, {BookingStatus::Cancelled, RecordKind::BookingCancelled, fee, fee}, c.caller, d);
    keepReason(answer, c.reason, d);
    NoticeRules(state_).queue(NoticeKind::Cancelled, b, {}, answer.seq, d);
    return answer;
}

Result<Answer> EndingRules::on(const MarkNoShow &c, Decision &d)
{
    OpenBookings openBookings(state_);
    if (const auto again = openBookings.repeated(c.booking, BookingStatus::NoShow, d))
        return *again;
    const auto found = openBookings.find(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking b = **found;
    if (b.status != BookingStatus::Confirmed) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest has already arrived"), d);
    }
    if (!c.caller.isHistory() && b.stay.checkIn() > state_.today()) {
        return refuse(
            ErrorCode::WrongState, QStringLiteral("booking"),
            ErrorText::tr("the guest is not due until %1").arg(errorDate(b.stay.checkIn())), d);
    }
    const qint64 fee = noShowFeeNow(b, c.caller.at(d.now));
    return end(b, {BookingStatus::NoShow, RecordKind::BookingNoShow, fee, fee}, c.caller, d);
}

Result<std::optional<Booking>> EndingRules::walkable(const WalkBooking &c, Decision &d)
{
    OpenBookings openBookings(state_);
    if (openBookings.repeated(c.booking, BookingStatus::Walked, d)) return std::nullopt;
    const auto invalid = [](QString field, QString reason) {
        return fail(ErrorCode::Invalid, std::move(field), std::move(reason));
    };
    const QString hotel = c.hotel.simplified();
    if (!core::isVisible(hotel) || core::codePoints(hotel) > kMostHotelName) {
        return invalid(QStringLiteral("hotel"),
                       ErrorText::tr("enter the name of the other hotel, at most %1 characters")
                           .arg(kMostHotelName));
    }
    if (c.cost < 0 || c.cost > kMostMoney) {
        const Currency currency = state_.catalogue.property.currency;
        return invalid(QStringLiteral("cost"),
                       ErrorText::tr("must be between %1 and %2")
                           .arg(errorAmount({0, currency}), errorAmount({kMostMoney, currency})));
    }
    const bool known =
        !d.hotels || std::find(d.hotels->begin(), d.hotels->end(), c.sister) != d.hotels->end();
    if (c.sister && (c.sister.value < 0 || c.sister == state_.id() || !known)) {
        return fail(ErrorCode::NotFound, QStringLiteral("hotel"),
                    ErrorText::tr("is not a hotel in Roomrack; enter only its name"));
    }
    const auto found = openBookings.find(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking b = **found;
    if (b.status != BookingStatus::Confirmed) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest is in house and cannot be walked"), d);
    }
    if (!c.caller.isHistory() && b.stay.checkIn() < state_.today()) {
        return refuse(
            ErrorCode::WrongState, QStringLiteral("booking"),
            ErrorText::tr("the guest was due on %1 and has not arrived; mark the booking as a "
                          "no-show instead")
                .arg(errorDate(b.stay.checkIn())),
            d);
    }
    return b;
}

Result<Answer> EndingRules::on(const WalkBooking &c, Decision &d)
{
    const auto found = walkable(c, d);
    if (!found) return tl::unexpected(found.error());
    if (!*found) return *OpenBookings(state_).repeated(c.booking, BookingStatus::Walked, d);
    const Booking &b = **found;
    d.batch->walks.push_back({b.property, b.id, c.sister, c.hotel.simplified(), d.sisterBooking});
    // The guest does not stay, so the whole payment is refunded.
    const Answer answer =
        end(b, {BookingStatus::Walked, RecordKind::BookingWalked, c.cost, 0}, c.caller, d);
    keepReason(answer, c.reason, d);
    return answer;
}

Answer EndingRules::end(Booking b, BookingEnd end, const Caller &caller, Decision &d)
{
    ChargeRules chargeRules(state_);
    OpenBookings openBookings(state_);
    NightChanges nightChanges(state_);
    b.status = end.status;
    ++b.version;
    // A fee retained from a payment is rounded to what cards can charge.
    const bool paid = state_.requests.paid.contains(b.id) && !chargeRules.find(b.id.value);
    if (paid && end.owed > 0)
        end.fee = end.owed = chargeRules.inGuestsCurrency(b.id, end.owed).minor;
    Record r = openBookings.record(end.kind, b, caller, d);
    r.subject = b.id.value;
    r.amount = end.fee;
    const qint64 seq = append(r, d);
    const int type = state_.typeIndex(b.counted);
    state_.ledger.addSold(type, b.stay, -b.rooms, seq);
    nightChanges.touch(type, b.stay, d);
    nightChanges.flagOversold(type, b.stay, d);
    RoomRules(state_).unassignAll(b, b.stay, caller, d);
    DuplicateRules(state_).end(b.id, d);
    openBookings.save(b, d);
    if (end.fee != 0) d.batch->fees.push_back({b.property, b.id, end.fee});
    Answer refund;
    EndedBooking over{b, end.fee, seq, chargeRules.find(b.id.value)};
    over.givenUp = isChannel(state_.requests, caller.actor, b.channel);
    over.kept = PaymentRules(state_).refundAllBut(b.id, end.owed, caller, refund, d);
    Answer answer = openBookings.close(std::move(over), d);
    answer.saga = refund.saga;
    return answer;
}

qint64 EndingRules::feeNow(const Booking &b, Instant at) const
{
    const pricing::PlanTerms *terms = state_.rates.terms().of(b.plan, b.termsSeq);
    if (!terms) return 0;
    return pricing::cancellationFee(terms->cancellation, state_.zone, b.stay, priceWithVat(b), at);
}

qint64 EndingRules::noShowFeeNow(const Booking &b, Instant at) const
{
    const pricing::PlanTerms *terms = state_.rates.terms().of(b.plan, b.termsSeq);
    if (!terms) return 0;
    return pricing::noShowFee(terms->cancellation, state_.zone, b.stay, priceWithVat(b), at);
}

/// A request being paid is no booking yet, and does not become one after this: that is stored with
/// the key, so the driver of the payment refunds it, also after a restart. A request that awaits a
/// user's decision has no payment, and it ends at once.
std::optional<Answer> EndingRules::cancelRequest(const CancelBooking &c, Decision &d)
{
    SagaRules sagaRules(state_);
    if (c.claim.key.isEmpty()) return std::nullopt;
    if (const auto again = cancelledBefore(c.booking, d)) return again;
    const SagaRow *found = state_.requests.sagaOf(HoldId{c.booking.value});
    if (!found || found->booking != c.booking || found->state.purpose != SagaPurpose::Book
        || found->state.end != SagaEnd::Open)
        return std::nullopt;
    SagaRow row = *found;
    Answer answer;
    answer.booking = row.booking;
    answer.total = row.request.total;
    answer.charged = row.request.charged;
    if (row.waits) {
        if (answer.charged) answer.feeCharged = Money{0, answer.charged->currency};
        if (const Hold *hold = state_.holds.find(HoldId{row.id.value}))
            HoldRules(state_).releaseOrExpire(*hold, c.caller, d);
        row.waits = false;
        row.state.stage = SagaStage::Failed;
        row.state.end = SagaEnd::Cancelled;
        sagaRules.save(std::move(row), c.caller, d);
    } else {
        answer.saga = row.id;
        answer.pending = true;
        const bool known = row.state.why == SagaEnd::Cancelled;
        row.state.why = SagaEnd::Cancelled;
        if (!known) sagaRules.save(std::move(row), c.caller, d);
    }
    answer.seq = d.lastSeq;
    return answer;
}

/// The answer of the first cancellation: no booking exists, and no fee is kept.
std::optional<Answer> EndingRules::cancelledBefore(BookingId id, Decision &d) const
{
    std::optional<CancelledRequest> known;
    const SagaRow *row = state_.requests.sagaOf(HoldId{id.value});
    if (row && row->booking == id && wasCancelled(*row))
        known = cancelledRequest(*row, d.lastSeq);
    else if (const auto kept = state_.memory.cancelled.constFind(id);
             kept != state_.memory.cancelled.cend())
        known = *kept;
    else if (d.cancelled && d.cancelled->contains(id))
        known = d.cancelled->value(id);
    if (!known) return std::nullopt;
    d.restsOn = known->seq;
    Answer answer;
    answer.booking = id;
    answer.total = known->total;
    answer.charged = known->charged;
    if (answer.charged) answer.feeCharged = Money{0, answer.charged->currency};
    answer.repeated = true;
    return answer;
}

void EndingRules::keepReason(const Answer &answer, const QString &reason, Decision &d) const
{
    const QString text = reason.simplified();
    if (text.isEmpty()) return;
    d.batch->reasons.push_back({state_.id(), answer.seq, answer.booking, answer.version, text});
}

}  // namespace roomrack::booking
