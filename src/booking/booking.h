// SPDX-License-Identifier: GPL-3.0-or-later
// Holds and bookings as House keeps them in memory.
#pragma once

#include "booking/charge.h"
#include "booking/record.h"
#include "inventory/catalogue.h"
#include "pricing/stay_extras.h"

#include <QtCore/QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace roomrack::booking {

/// Stored as numbers: never renumber, only append.
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
/// The booking can still change.
constexpr bool isOpen(BookingStatus s)
{
    return s == BookingStatus::Pending || s == BookingStatus::Confirmed
           || s == BookingStatus::CheckedIn;
}

/// A commission that its channel told as an amount: of another total it is in proportion to these.
struct ToldCommission {
    qint64 amount = 0;  ///< minor units
    qint64 total = 0;   ///< of the booking when it was told
    friend bool operator==(const ToldCommission &, const ToldCommission &) = default;
};

struct Booking {
    BookingId id;
    PropertyId property;
    BookingStatus status = BookingStatus::Confirmed;
    qint32 version = 1;  ///< grows by one with every change
    ChannelId channel;
    RoomTypeId reserved;  ///< the type that was booked
    RoomTypeId counted;   ///< the type it counts against: reserved, from check-in on assigned
    Stay stay;            ///< as booked; after check-out, as stayed
    qint32 rooms = 1;
    qint32 adults = 2;
    qint32 children = 0;
    RatePlanId plan;
    qint64 total = 0;  ///< minor units, all rooms and nights, tax included
    Instant created;   ///< effective time of the booking
    /// The part of the total that the guest pays to the channel; none: all is paid at the property.
    std::optional<qint64> channelCollects{};
    /// The total contains all VAT, because it was told: what is quoted again is so, too.
    bool isAfterTax = false;
    qint32 termsSeq = 0;  ///< the plan's terms that it keeps (pricing::TermsBook); 0: no plan
    /// What the channel keeps of the total, minor units (docs/decisions/0076); none: the booking is
    /// from before it was kept, or from an import.
    std::optional<qint64> commission{};
    qint32 commissionBasisPoints = 0;  ///< of the total, when it was made; or kToldAmount
    std::optional<ToldCommission> toldCommission{};  ///< none: it is by that rate
    SegmentId segment{};              ///< market segment; none: by no rule, or from before
    std::vector<qint32> childAges{};  ///< years, as told; more than children: unknown
    pricing::StayExtras extras{};     ///< fees on request and exemptions from city taxes
    /// The VAT that is not in the total, by its tax lines; 0 for bookings from before it was kept.
    qint64 vatOnTop = 0;
    friend bool operator==(const Booking &, const Booking &) = default;
};

/// What the guest pays as the price: fees, prepayments and refunds are parts of it, minor units.
/// City taxes and fees on top are not, as they are paid later (docs/decisions/0073).
constexpr qint64 priceWithVat(const Booking &b)
{
    return b.total + b.vatOnTop;
}

/// The part of the total that the channel does not collect, minor units.
constexpr qint64 dueAtProperty(const Booking &b)
{
    return std::max<qint64>(0, b.total - b.channelCollects.value_or(0));
}

/// What was paid for a booking at the gateway, less refunds.
struct Paid {
    BookingId booking;
    QByteArray payment;
    QByteArray key;  ///< of the saga that charged it
    Money amount;
    friend bool operator==(const Paid &, const Paid &) = default;
};

/// A booking that can only be reinstated, if at all.
struct EndedBooking {
    Booking booking;
    qint64 fee = 0;                  ///< fee of its end (cancellation, no-show, walk), minor units
    qint64 seq = 0;                  ///< the record that ended it; 0: in the file for some time
    std::optional<Charge> charge{};  ///< in the guest's currency, if that differs
    bool givenUp = false;            ///< its channel itself has cancelled it
    std::vector<Paid> kept{};        ///< payments, or parts of them, that were not refunded
    friend bool operator==(const EndedBooking &, const EndedBooking &) = default;
};

/// How a booking ends without a stay.
struct BookingEnd {
    BookingStatus status = BookingStatus::Cancelled;
    RecordKind kind{};
    qint64 fee = 0;   ///< as in EndedBooking
    qint64 owed = 0;  ///< part of the fee the guest owes; the rest of what was paid is refunded
};

/// What the guest owes for the end, in the guest's currency if that differs. None for a walk, whose
/// fee is the property's own cost.
std::optional<Money> feeCharged(BookingStatus status, qint64 fee, Currency own,
                                const std::optional<Charge> &charge);

using inventory::kHoldCeiling;
using inventory::kHoldTtl;

/// The deadline of a hold that waits for a payment: 1 January 5000.
inline constexpr Instant kPinned{95'617'584'000'000'000};

struct Hold {
    HoldId id;  ///< negative for a volatile hold: it is not in the file
    PropertyId property;
    ActorId actor;  ///< the actor that may extend, release and confirm it, but see `session`
    ChannelId channel;
    RoomTypeId roomType;
    Stay stay;
    qint32 rooms = 1;
    qint32 adults = 2;
    qint32 children = 0;
    RatePlanId plan;
    qint64 total = 0;  ///< quoted, locked for the life of the hold
    Instant taken;
    Instant deadline;
    Instant ceiling;           ///< latest deadline that heartbeats can reach
    bool nightPrices = false;  ///< nightly prices differ and are stored under its number
    bool numbered = false;     ///< it holds numbered rooms, see House::rooms()
    qint32 termsSeq = 0;       ///< as Booking::termsSeq; not in the file, see SagaRequest
    SegmentId segment{};       ///< chosen for its booking; none: by rule. Not in the file, as above
    qint64 session = 0;        ///< Caller::session that may use it instead of `actor`; 0: none
    bool isVolatile() const { return id.value < 0; }
    /// A payment for it is under way: it does not expire, and only its saga ends it.
    bool isPinned() const { return deadline >= kPinned; }
    friend bool operator==(const Hold &, const Hold &) = default;
};

/// The numbered rooms of a hold.
struct HeldRooms {
    HoldId hold;
    std::vector<RoomId> rooms;
    friend bool operator==(const HeldRooms &, const HeldRooms &) = default;
};

/// Texts are stored in a side table, only where they are not empty.
struct Guest {
    QString name;
    QString email;
    QString phone;
    QString country;  ///< ISO 3166 code
    QString notes;
    QString reference;  ///< the channel's own reservation number
    bool isEmpty() const
    {
        return name.isEmpty() && email.isEmpty() && phone.isEmpty() && country.isEmpty()
               && notes.isEmpty() && reference.isEmpty();
    }
    friend bool operator==(const Guest &, const Guest &) = default;
};

}  // namespace roomrack::booking
