// SPDX-License-Identifier: GPL-3.0-or-later
// From arrival to departure: check-in, check-out, no-shows.
#include "booking/house.h"
#include "core/error_values.h"

namespace roomrack::booking {

Result<Answer> House::on(const CheckIn &c, Decision &d)
{
    const auto found = openBooking(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking was = **found;
    const Night today = catalogue_.property.businessDate;
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
    const int type = typeIndex(now.counted);
    if (type < 0) {
        return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    const Stay nights = nightsToGive(now.stay, c.caller);
    const auto rooms = roomsAtCheckIn(c, now, nights, d);
    if (!rooms) return tl::unexpected(rooms.error());
    const auto vacant = checkVacant(roomsTonight(now, *rooms), nights, now.id, c.caller, d);
    if (!vacant) return tl::unexpected(vacant.error());
    now.status = BookingStatus::CheckedIn;
    ++now.version;
    Record r = bookingRecord(RecordKind::BookingCheckedIn, now, c.caller, d);
    r.subject = now.id.value;
    const qint64 seq = append(r, d);
    moveSold(was, now, seq, d);
    saveBooking(now, d);
    if (ledger_.poolOf(type) != ledger_.poolOf(typeIndex(was.counted)))
        takeRoomsBack(was, was.stay, c.caller, d);
    if (!rooms->empty()) setRooms(now, *rooms, nights, c.caller, d);
    return answerFor(now, seq);
}

Result<Answer> House::on(const CheckOut &c, Decision &d)
{
    if (const auto again = repeated(c.booking, BookingStatus::CheckedOut, d)) return *again;
    const auto found = openBooking(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking was = **found;
    if (was.status != BookingStatus::CheckedIn) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest is not checked in"), d);
    }
    const Night on = c.on.day() != 0 ? c.on : catalogue_.property.businessDate;
    Booking now = was;
    // The first night counts even after an immediate departure: the room was used.
    const int stayed = static_cast<int>(
        std::clamp<qint64>(qint64(on.day()) - was.stay.checkIn().day(), 1, was.stay.nights()));
    now.stay = Stay(was.stay.checkIn(), stayed);
    now.status = BookingStatus::CheckedOut;
    ++now.version;
    Record r = bookingRecord(RecordKind::BookingCheckedOut, now, c.caller, d);
    r.subject = now.id.value;
    const qint64 seq = append(r, d);
    makeDirty(roomsUsed(was), c.caller, seq, d);
    moveSold(was, now, seq, d);
    if (stayed < was.stay.nights()) {
        takeRoomsBack(now, Stay(now.stay.checkOut(), was.stay.nights() - stayed), c.caller, d);
    }
    saveBooking(now, d);
    endCandidates(now.id, d);
    return remember({now, 0, seq, chargeOf(now.id.value)}, d);
}

Result<Answer> House::on(const MarkNoShow &c, Decision &d)
{
    if (const auto again = repeated(c.booking, BookingStatus::NoShow, d)) return *again;
    const auto found = openBooking(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking b = **found;
    if (b.status != BookingStatus::Confirmed) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest has already arrived"), d);
    }
    if (!c.caller.isHistory() && b.stay.checkIn() > catalogue_.property.businessDate) {
        return refuse(
            ErrorCode::WrongState, QStringLiteral("booking"),
            ErrorText::tr("the guest is not due until %1").arg(errorDate(b.stay.checkIn())), d);
    }
    const qint64 fee = feeNow(b, c.caller.at(d.now));
    return endBooking(b, {BookingStatus::NoShow, RecordKind::BookingNoShow, fee, fee}, c.caller, d);
}

}  // namespace roomrack::booking
