// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/booking_rules.h"

#include "booking/booking_of.h"
#include "booking/commission.h"
#include "booking/limits.h"
#include "booking/rules/candidate_rules.h"
#include "booking/rules/charge_rules.h"
#include "booking/rules/duplicate_rules.h"
#include "booking/rules/notice_rules.h"
#include "booking/rules/open_bookings.h"
#include "booking/rules/room_rules.h"
#include "booking/rules/selling_rules.h"
#include "booking/rules/tax_pins.h"
#include "booking/segment.h"

namespace roomrack::booking {

Result<Answer> BookingRules::on(const HoldAndConfirm &c, Decision &d)
{
    ChargeRules chargeRules(state_);
    RoomRules roomRules(state_);
    SellingRules sellingRules(state_);
    const TakeHold &h = c.what;
    if (const auto ok = checkSegment(state_, h.segment); !ok) return tl::unexpected(ok.error());
    const StayRequest request = stayRequestOf(h, state_.typeIndex(h.roomType));
    if (const auto ok = sellingRules.checkSale(h.caller, h.plan, h.stay.checkIn(), d); !ok)
        return tl::unexpected(ok.error());
    if (const auto ok = sellingRules.check(request); !ok)
        return sellingRules.refuseInvalid(ok, request, d);
    if (const auto ok = TaxPins(state_).check(h.childAges, h.children, h.extras, h.adults); !ok)
        return refuse(ok.error().code, ok.error().field, ok.error().reason, d);
    auto price = sellingRules.priceOf(request, h.plan, h.agreedTotal);
    if (!price) return sellingRules.refuseInvalid(price, request, d);
    if (const auto ok = sellingRules.checkRestrictions(request, d); !ok)
        return tl::unexpected(ok.error());
    if (const auto ok = sellingRules.checkRooms(request, d); !ok) return tl::unexpected(ok.error());
    Booking b = bookingOf(h, state_.id(), h.caller.channel, price->total);
    b.created = h.caller.at(d.now);
    b.childAges = h.childAges;
    b.extras = h.extras;
    OpenBookings openBookings(state_);
    pricing::StayTaxes taxes = openBookings.linesOf(b, price->nights, h.caller);
    b.vatOnTop = taxes.vatOnTop();
    const auto charge = chargeRules.chargeFor(priceWithVat(b), h.currency);
    if (!charge) return tl::unexpected(charge.error());
    const auto places = roomRules.roomsToHold(h, request, d);
    if (!places) return tl::unexpected(places.error());
    if (c.checkDuplicates) {
        if (const auto ok = DuplicateRules(state_).refuseRepeated(c.guestProbe, b, d); !ok)
            return tl::unexpected(ok.error());
    }
    Answer answer = openBookings.take(b, std::move(taxes), c.guest, h.caller, d);
    b.id = answer.booking;
    chargeRules.keep(b.id.value, *charge, d);
    answer.charged = chargeRules.chargedFor(b.id.value);
    if (answer.charged) answer.feeCharged = Money{0, answer.charged->currency};
    CandidateRules(state_).insert(c.guestProbe, b, d);
    NoticeRules(state_).queue(NoticeKind::Booked, b, c.guest, answer.seq, d);
    for (const int place : *places) roomRules.assign(place, b, b.stay, h.caller, d);
    if (SellingRules::differ(price->nights)) {
        d.batch->nightPrices.push_back({b.property, answer.booking, std::move(price->nights)});
    }
    return answer;
}

Result<Answer> BookingRules::on(const RecordReservation &c, Decision &d)
{
    const SourceKey key{c.caller.channel.value, c.key.digest, c.key.occurrence};
    if (!c.key.digest.isEmpty()) {
        if (const auto known = state_.keys.constFind(key); known != state_.keys.cend())
            return reservedBefore(*known, d);
    }
    if (const auto ok = SellingRules(state_).checkSource(c.caller, c.plan); !ok)
        return tl::unexpected(ok.error());
    // History may be of one that is retired since.
    if (c.segment && !state_.catalogue.segment(c.segment))
        return tl::unexpected(checkSegment(state_, c.segment).error());
    const int type = state_.typeIndex(c.roomType);
    const auto invalid = [](QString field, QString reason) {
        return fail(ErrorCode::Invalid, std::move(field), std::move(reason));
    };
    if (type < 0) {
        return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    if (c.rooms < 1 || c.rooms > kMostRooms) {
        return invalid(QStringLiteral("rooms"),
                       ErrorText::tr("must be between 1 and %1").arg(kMostRooms));
    }
    if (c.adults < 0 || c.adults > kMostGuests || c.children < 0 || c.children > kMostGuests) {
        return invalid(QStringLiteral("guests"),
                       ErrorText::tr("must be between %1 and %2").arg(0).arg(kMostGuests));
    }
    if (c.stay.nights() < 1)
        return invalid(QStringLiteral("check-out"), ErrorText::tr("must be after check-in"));
    if (const auto ok = checkChildAges(c.told.childAges, c.children); !ok)
        return tl::unexpected(ok.error());
    if (c.total < 0) return invalid(QStringLiteral("price"), ErrorText::tr("must not be negative"));
    if (c.total > kMostMoney)
        return tl::unexpected(SellingRules::tooDear(state_.catalogue.property.currency));
    if (!state_.ledger.covers(c.stay)) {
        return invalid(
            QStringLiteral("check-in"),
            ErrorText::tr("outside the stored nights (%1 to %2)")
                .arg(errorDate(state_.ledger.first()), errorDate(state_.ledger.end() - 1)));
    }
    Booking b = bookingOf(c, state_.id(), c.caller.channel, c.total);
    b.created = c.caller.at(d.now);
    if (c.channelCollects) b.channelCollects = c.total;
    b.isAfterTax = c.told.isAfterTax;
    b.childAges = c.told.childAges;
    takeToldCommission(c.told, b);
    OpenBookings openBookings(state_);
    Answer answer = openBookings.take(b, openBookings.linesOf(b, c.told.nights, c.caller), c.guest,
                                      c.caller, d);
    b.id = answer.booking;
    SellingRules(state_).noteCondition(
        {.type = type, .stay = c.stay, .plan = c.plan, .caller = c.caller, .code = c.code}, answer,
        d);
    if (!c.key.digest.isEmpty()) {
        state_.keys.insert(key, answer.booking);
        d.batch->keys.push_back({b.property, c.key, c.caller.channel, answer.booking});
    }
    DuplicateRules(state_).askAboutTaken(c.guestProbe, b, c.guest, d);
    return answer;
}

/// The current state of the booking that was made of a reservation received earlier.
Answer BookingRules::reservedBefore(BookingId id, Decision &d) const
{
    OpenBookings openBookings(state_);
    d.restsOn = d.lastSeq;
    const auto open = state_.bookings.constFind(id);
    const EndedBooking *over = open == state_.bookings.cend() ? openBookings.ended(id, d) : nullptr;
    Answer answer = over ? openBookings.answerFor(*over) : Answer{};
    if (open != state_.bookings.cend()) answer = openBookings.answerFor(*open, 0);
    answer.booking = id;
    answer.repeated = true;
    return answer;
}

}  // namespace roomrack::booking
