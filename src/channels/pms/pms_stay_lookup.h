// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the booking and the room of a PMS record.
#pragma once

#include "channels/pms/pms_record_plan.h"

namespace roomrack::channels {

/// Why a record waits for a user.
inline tl::unexpected<Error> waits(const char *field, const QString &reason)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), reason);
}

class PmsStayLookup {
public:
    PmsStayLookup(const PmsMessage &message, const KnownStay &known, const PmsContext &context)
        : message_(message), known_(known), c_(context),
          today_(context.hotel.property().businessDate)
    {}

    const PmsMessage &message() const { return message_; }
    const KnownStay &known() const { return known_; }
    const engine::HotelView &hotel() const { return c_.hotel; }
    ChannelId channel() const { return c_.channel; }
    Night today() const { return today_; }
    booking::Caller caller() const;

    Result<const booking::Booking *> bookingOf(const protocols::fias::Guest &guest) const;
    /// Where bookingOf() finds none among the bookings of one reservation: one whose guest is
    /// expected tonight, so that a guest who has arrived in a room that fits none of them is in
    /// house. Null: none, or the room was named before.
    const booking::Booking *arrivalAmong(const protocols::fias::Guest &guest) const;
    /// The booking in house that has the room of a guest who shares it; invalid: none.
    BookingId sharedWith(const protocols::fias::Guest &guest) const;
    /// Whether something later was already done for this guest: for a booking of one room any
    /// message, for several rooms one about the same room.
    bool isLate(const booking::Booking &b, const protocols::fias::Guest &guest) const;
    /// A guest in house whose stay in the room is over, and who has not checked out; invalid: none.
    BookingId overdueIn(RoomId room, const booking::Booking &b) const;
    const inventory::Room *room(const QString &number) const;
    /// The room type of a booking in this room; invalid: its present one.
    Result<RoomTypeId> typeIn(const inventory::Room &room, const booking::Booking &b) const;
    std::vector<RoomId> roomsTonight(const booking::Booking &b) const;
    bool has(const booking::Booking &b, RoomId room) const;
    Stay nightsLeft(const booking::Booking &b) const;

private:
    Result<const booking::Booking *> partFor(const std::vector<booking::Booking> &group,
                                             RoomId room) const;
    bool isLater(const booking::InboxRow &row, const protocols::fias::Guest &guest) const;
    PoolId poolOf(RoomTypeId type) const;

    const PmsMessage &message_;
    const KnownStay &known_;
    const PmsContext &c_;
    const Night today_;
};

}  // namespace roomrack::channels
