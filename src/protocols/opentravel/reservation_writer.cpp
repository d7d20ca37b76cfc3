// SPDX-License-Identifier: GPL-3.0-or-later
// Writes HotelReservation in schema order.
#include "protocols/opentravel/reservation_io.h"

namespace roomrack::protocols::opentravel {

namespace {

void writeAmountIn(xml::ElementWriter &out, const char *element, qint64 minor, Currency currency)
{
    out.start(element).attribute("CurrencyCode", currency.code());
    out.attribute("Amount", minorText(minor, currency)).end();
}

void writeTerms(xml::ElementWriter &out, const Reservation &r, Currency currency)
{
    writeGuarantee(out, r.guarantee);
    if (r.deposit) {
        out.start("DepositPayments").start("GuaranteePayment");
        writeAmountIn(out, "AmountPercent", *r.deposit, currency);
        out.end().end();
    }
    if (!r.penalty.isEmpty()) {
        out.start("CancelPenalties").start("CancelPenalty").start("PenaltyDescription");
        out.element("Text", r.penalty).end().end().end();
    }
    if (!r.total.isEmpty()) {
        out.start("Total");
        writeAmounts(out, r.total, currency);
        out.end();
    }
}

void writeGlobal(xml::ElementWriter &out, const Reservation &r)
{
    const Currency currency = r.currency.value_or(Currency());
    out.start("ResGlobalInfo");
    writeComments(out, r.comment);
    writeRequests(out, r.specialRequests);
    writeTerms(out, r, currency);
    if (!r.hotelId.isEmpty()) {
        out.start("HotelReservationIDs").start("HotelReservationID");
        out.attribute("ResID_Type", kHotelId).attribute("ResID_Value", r.hotelId).end().end();
    }
    if (r.booker) writeProfiles(out, *r.booker);
    writeCommission(out, "TotalCommissions", r.commission, r.commissionBasisPoints, currency);
    out.start("BasicPropertyInfo");
    writeHotel(out, r.hotelCode, r.hotelName);
    out.end().end();
}

}  // namespace

void writeReservation(xml::ElementWriter &out, const Reservation &r)
{
    out.start("HotelReservation");
    if (r.created) out.attribute("CreateDateTime", instantText(*r.created));
    if (r.modified) out.attribute("LastModifyDateTime", instantText(*r.modified));
    out.attribute("ResStatus", QString::fromLatin1(textOf(r.status)));
    if (!r.source.isEmpty()) {
        Head head;
        head.company = r.source;
        writePos(out, head);
    }
    writeUniqueId(out, kReservationId, r.id, r.idContext, r.revision);
    if (!r.cancellationId.isEmpty()) writeUniqueId(out, kCancellationId, r.cancellationId);
    if (!r.stays.empty()) {
        out.start("RoomStays");
        for (const RoomStay &stay : r.stays) writeRoomStay(out, stay, r);
        out.end();
    }
    if (!r.guests.empty()) {
        out.start("ResGuests");
        for (const Person &guest : r.guests) writeGuest(out, guest);
        out.end();
    }
    writeGlobal(out, r);
    out.end();
}

}  // namespace roomrack::protocols::opentravel
