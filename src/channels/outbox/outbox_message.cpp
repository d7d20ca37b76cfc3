// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/outbox_message.h"

#include "channels/outbox/outbox_rules.h"
#include "sync/codes.h"

#include <algorithm>

namespace roomrack::channels {

using booking::Booking;
using booking::BookingStatus;
using protocols::Reservation;
using protocols::ReservationStatus;

bool isTakenBack(BookingStatus status)
{
    return status == BookingStatus::Cancelled || status == BookingStatus::Failed
           || status == BookingStatus::NoShow || status == BookingStatus::Walked;
}

tl::unexpected<Error> withoutCode(const QString &roomType)
{
    return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                ErrorText::tr("%1 is not mapped for this channel").arg(roomType));
}

protocols::Person personOf(const booking::Guest &guest)
{
    protocols::Person person;
    const QString name = guest.name.trimmed();
    person.surname = name.section(u' ', -1);
    person.givenName = name.section(u' ', 0, -2).trimmed();
    person.email = guest.email;
    if (!guest.phone.isEmpty()) person.phones = {guest.phone};
    person.address.country = guest.country;
    return person;
}

qint64 totalAfterTax(const storage::BookingRow &row)
{
    return row.booking.total + row.taxes.vatOnTop();
}

protocols::RoomStay stayOf(const storage::BookingRow &row, const QString &room, const QString &rate)
{
    const Booking &b = row.booking;
    protocols::RoomStay stay;
    stay.roomTypeCode = room;
    stay.ratePlanCode = rate;
    stay.stay = b.stay;
    stay.rooms = b.rooms;
    const int adults = (b.adults + b.rooms - 1) / b.rooms;
    const int children = (b.children + b.rooms - 1) / b.rooms;
    if (adults > 0) stay.guests.push_back({protocols::AgeClass::Adult, adults, -1});
    if (children > 0) stay.guests.push_back({protocols::AgeClass::Child, children, -1});
    stay.total.afterTax = totalAfterTax(row);
    return stay;
}

namespace {

bool sameStay(const protocols::RoomStay &a, const protocols::RoomStay &b)
{
    return a.roomTypeCode == b.roomTypeCode && a.stay == b.stay && a.rooms == b.rooms;
}

/// Paid to the channel, or a part of it if the total was raised at the property.
void tellCollected(const Booking &b, Reservation &r)
{
    const bool all = booking::dueAtProperty(b) == 0;
    r.guarantee.kind = all ? protocols::GuaranteeKind::Prepaid : protocols::GuaranteeKind::Deposit;
    if (!all) r.deposit = b.channelCollects;
}

}  // namespace

bool isWorthTelling(const Booking &booking, bool known)
{
    if (booking.status == BookingStatus::CheckedOut || booking.status == BookingStatus::Pending)
        return false;
    return known || !isTakenBack(booking.status);
}

Result<Reservation> reservationFor(const storage::BookingRow &row, bool known,
                                   const engine::HotelView &hotel,
                                   const sync::ChannelSettings &settings)
{
    const Booking &b = row.booking;
    const QString room = sync::roomCode(settings, b.counted);
    if (room.isEmpty()) return withoutCode(hotel.typeName(b.counted));
    Reservation r;
    r.status = known ? ReservationStatus::Modified : ReservationStatus::New;
    if (isTakenBack(b.status)) r.status = ReservationStatus::Cancelled;
    r.id = QString::number(b.id.value);
    r.idContext = QStringLiteral("Roomrack");
    r.revision = QString::number(b.version);
    if (r.status == ReservationStatus::Cancelled) r.cancellationId = r.id + u'-' + r.revision;
    r.hotelCode = settings.hotelCode;
    r.hotelName = hotel.property().name;
    r.source = hotel.channelName(b.channel);
    r.created = b.created;
    r.currency = hotel.property().currency;
    r.total.afterTax = totalAfterTax(row);
    r.stays = {stayOf(row, room, sync::rateCode(settings, b.counted, b.plan))};
    if (!row.guest.isEmpty()) r.guests = {personOf(row.guest)};
    if (b.channelCollects) tellCollected(b, r);
    r.comment = protocols::withoutCardNumbers(row.guest.notes);
    return r;
}

bool saysTheSame(const Reservation &there, const Reservation &ours)
{
    if (there.id != ours.id) return false;
    if (!there.revision.isEmpty()) return there.revision == ours.revision;
    const bool cancelled = ours.status == ReservationStatus::Cancelled;
    if ((there.status == ReservationStatus::Cancelled) != cancelled) return false;
    if (cancelled) return true;
    return there.total.paid() == ours.total.paid() && there.stays.size() == ours.stays.size()
           && std::equal(there.stays.begin(), there.stays.end(), ours.stays.begin(), sameStay);
}

}  // namespace roomrack::channels
