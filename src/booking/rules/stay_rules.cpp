// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/stay_rules.h"

#include "booking/rules/charge_rules.h"
#include "booking/rules/duplicate_rules.h"
#include "booking/rules/housekeeping_rules.h"
#include "booking/rules/open_bookings.h"
#include "booking/rules/room_choice.h"
#include "booking/rules/room_rules.h"
#include "booking/rules/tax_pins.h"

#include <algorithm>

namespace roomrack::booking {

Result<Answer> StayRules::on(const CheckIn &c, Decision &d)
{
    RoomRules roomRules(state_);
    RoomChoice roomChoice(state_);
    OpenBookings openBookings(state_);
    const auto found = openBookings.find(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking was = **found;
    const Night today = state_.today();
    if (was.status != BookingStatus::Confirmed) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest is already checked in"), d);
    }
    const bool history = c.caller.isHistory();
    if (!history && (today < was.stay.checkIn() || today >= was.stay.checkOut())) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the stay is from %1 to %2; the business date is %3")
                          .arg(errorDate(was.stay.checkIn()), errorDate(was.stay.checkOut()),
                               errorDate(today)),
                      d);
    }
    Booking now = was;
    if (c.assigned) now.counted = c.assigned;
    const int type = state_.typeIndex(now.counted);
    if (type < 0) {
        return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    const Stay nights = roomChoice.nightsToGive(now.stay, c.caller);
    const auto rooms = roomChoice.roomsAtCheckIn(c, now, nights, d);
    if (!rooms) return tl::unexpected(rooms.error());
    now.status = BookingStatus::CheckedIn;
    const auto vacant =
        roomChoice.checkVacant(roomChoice.roomsTonight(now, *rooms), nights, now, c.caller, d);
    if (!vacant) return tl::unexpected(vacant.error());
    ++now.version;
    Record r = openBookings.record(RecordKind::BookingCheckedIn, now, c.caller, d);
    r.subject = now.id.value;
    const qint64 seq = append(r, d);
    openBookings.moveSold(was, now, seq, d);
    openBookings.save(now, d);
    if (state_.ledger.poolOf(type) != state_.ledger.poolOf(state_.typeIndex(was.counted)))
        roomRules.unassignAll(was, was.stay, c.caller, d);
    // The guest comes only now: rooms of the nights before would look entered, though a guest who
    // is overdue may be there.
    if (!roomChoice.reportsFacts(c.caller))
        roomRules.unassignAll(was, Stay(was.stay.checkIn(), today - was.stay.checkIn()), c.caller,
                              d);
    if (!rooms->empty()) roomRules.assignExactly(now, *rooms, nights, c.caller, d);
    std::vector<RoomId> entered;
    state_.rooms.forEachOf(Stay(today, 1), now.id.value,
                           [&](int place, Stay) { entered.push_back(state_.rooms.roomAt(place)); });
    HousekeepingRules(state_).noteUse(entered, c.caller, d);
    return openBookings.answerFor(now, seq);
}

Result<Answer> StayRules::on(const CheckOut &c, Decision &d)
{
    HousekeepingRules housekeepingRules(state_);
    OpenBookings openBookings(state_);
    if (const auto again = openBookings.repeated(c.booking, BookingStatus::CheckedOut, d))
        return *again;
    const auto found = openBookings.find(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking was = **found;
    if (was.status != BookingStatus::CheckedIn) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest is not checked in"), d);
    }
    const Night on = c.on.day() != 0 ? c.on : state_.today();
    Booking now = was;
    // The first night counts even after an immediate departure: the room was used.
    const int stayed = static_cast<int>(
        std::clamp<qint64>(qint64(on.day()) - was.stay.checkIn().day(), 1, was.stay.nights()));
    now.stay = Stay(was.stay.checkIn(), stayed);
    now.status = BookingStatus::CheckedOut;
    ++now.version;
    Record r = openBookings.record(RecordKind::BookingCheckedOut, now, c.caller, d);
    r.subject = now.id.value;
    const qint64 seq = append(r, d);
    housekeepingRules.makeDirty(housekeepingRules.roomsUsed(was), c.caller, seq, d);
    openBookings.moveSold(was, now, seq, d);
    if (stayed < was.stay.nights()) {
        RoomRules(state_).unassignAll(now, Stay(now.stay.checkOut(), was.stay.nights() - stayed),
                                      c.caller, d);
        if (!c.caller.isHistory()) TaxPins(state_).pinStayed(was, stayed, d);
    }
    openBookings.save(now, d);
    DuplicateRules(state_).end(now.id, d);
    return openBookings.close({now, 0, seq, ChargeRules(state_).find(now.id.value)}, d);
}

}  // namespace roomrack::booking
