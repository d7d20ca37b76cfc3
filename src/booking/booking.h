// SPDX-License-Identifier: GPL-3.0-or-later
// Holds and bookings as the house keeps them in memory.
#pragma once

#include "booking/charge.h"
#include "booking/record.h"

#include <QtCore/QString>

namespace roomrack::booking {

/// Stored as numbers: never renumber, only add.
enum class BookingStatus : quint8 {
    Pending = 1,
    Confirmed = 2,
    Cancelled = 3,
    Failed = 4,
    CheckedIn = 5,
    CheckedOut = 6,
    NoShow = 7,
    Walked = 8
};
constexpr BookingStatus lastOf(BookingStatus)
{
    return BookingStatus::Walked;
}

/// Rooms count as sold while a booking is in one of these.
constexpr bool countsAsSold(BookingStatus s)
{
    return s == BookingStatus::Confirmed || s == BookingStatus::CheckedIn
           || s == BookingStatus::CheckedOut;
}
/// Something can still happen to it.
constexpr bool isOpen(BookingStatus s)
{
    return s == BookingStatus::Pending || s == BookingStatus::Confirmed
           || s == BookingStatus::CheckedIn;
}

struct Booking {
    BookingId id;
    PropertyId property;
    BookingStatus status = BookingStatus::Confirmed;
    qint32 version = 1;  ///< grows by one with every change
    ChannelId channel;
    RoomTypeId reserved;  ///< what was booked
    RoomTypeId counted;   ///< where it counts: the reserved type until check-in, then the assigned
    Stay stay;            ///< as booked; after check-out, as stayed
    qint32 rooms = 1;
    qint32 adults = 2;
    qint32 children = 0;
    RatePlanId plan;
    qint64 total = 0;  ///< minor units, all rooms and nights, tax included
    Instant created;   ///< effective time of the booking
    friend bool operator==(const Booking &, const Booking &) = default;
};

/// A booking to which nothing can happen any more.
struct EndedBooking {
    Booking booking;
    qint64 fee = 0;  ///< what its end cost (cancellation, no-show, walk), minor units
    qint64 seq = 0;  ///< the record that ended it; 0: it has been in the file for some time
    std::optional<Charge> charge{};  ///< in the guest's currency, where that is another
    friend bool operator==(const EndedBooking &, const EndedBooking &) = default;
};

/// How one ends without its guest.
struct BookingEnd {
    BookingStatus status = BookingStatus::Cancelled;
    RecordKind kind{};
    qint64 fee = 0;   ///< as in EndedBooking
    qint64 owed = 0;  ///< what of it the guest owes: of what was paid the rest goes back
};

/// What the guest owes for the end in the guest's currency, where that is another; none of one who
/// was walked, whose fee is what it cost the hotel.
std::optional<Money> feeCharged(BookingStatus status, qint64 fee, Currency own,
                                const std::optional<Charge> &charge);

/// Of a hold that no channel says more about, in seconds.
inline constexpr int kHoldTtl = 300, kHoldCeiling = 1800;

/// The deadline of a hold that waits for a payment: 1 January 5000.
inline constexpr Instant kPinned{95'617'584'000'000'000};

struct Hold {
    HoldId id;  ///< negative for a volatile hold: it is not in the file
    PropertyId property;
    ActorId actor;  ///< who may extend, release and confirm it
    ChannelId channel;
    RoomTypeId roomType;
    Stay stay;
    qint32 rooms = 1;
    qint32 adults = 2;
    qint32 children = 0;
    RatePlanId plan;
    qint64 total = 0;  ///< quoted, locked for as long as the hold lives
    Instant taken;
    Instant deadline;
    Instant ceiling;           ///< heartbeats do not reach beyond
    bool nightPrices = false;  ///< its nights have different prices, written under its number
    bool numbered = false;     ///< it holds rooms by number, see House::rooms()
    bool isVolatile() const { return id.value < 0; }
    /// Money is on its way for it: it does not run out, and only its saga ends it.
    bool isPinned() const { return deadline >= kPinned; }
    friend bool operator==(const Hold &, const Hold &) = default;
};

/// Texts go to a side table, written only where there is text.
struct Guest {
    QString name;
    QString email;
    QString phone;
    QString country;  ///< ISO 3166 code
    QString notes;
    QString reference;  ///< the channel's own number for it
    bool isEmpty() const
    {
        return name.isEmpty() && email.isEmpty() && phone.isEmpty() && country.isEmpty()
               && notes.isEmpty() && reference.isEmpty();
    }
    friend bool operator==(const Guest &, const Guest &) = default;
};

}  // namespace roomrack::booking
