// SPDX-License-Identifier: GPL-3.0-or-later
// A record of what happened, as integers: an entry of the event log, from which the ledger is
// rebuilt and the history of a cell or a booking is read.
#pragma once

#include "core/clock.h"
#include "core/ids.h"
#include "core/stay.h"

namespace roomrack::booking {

/// Stored as numbers: never renumber, only append.
enum class RecordKind : quint8 {
    HoldTaken = 1,           ///< subject: itself; value: deadline; amount: quoted total
    HoldExtended = 2,        ///< subject: hold; value: new deadline
    HoldReleased = 3,        ///< subject: hold; range of the hold
    HoldExpired = 4,         ///< subject: hold; range of the hold
    HoldConfirmed = 5,       ///< subject: hold = booking; range, rooms, amount: total
    BookingTaken = 10,       ///< subject: itself; a booking without a hold; amount: total
    BookingChanged = 11,     ///< subject: booking; new range, type, rooms; value: new version
    BookingCancelled = 12,   ///< subject: booking; range released; amount: fee
    BookingCheckedIn = 13,   ///< subject: booking; type: the assigned one, which counts from now on
    BookingCheckedOut = 14,  ///< subject: booking; night, nights: the actual stay
    BookingNoShow = 15,      ///< subject: booking; range released; amount: fee
    BookingWalked = 16,      ///< subject: booking; range released; amount: cost
    RoomAssigned = 17,       ///< subject: booking; value: room id; range
    BookingConfirmedLate = 18,  ///< reserved for pending bookings (saga)
    RoomTakenBack = 19,         ///< subject: booking; value: room id; range unassigned
    RoomHeld = 20,              ///< subject: hold; value: room id; range of the hold
    BookingReinstated = 21,     ///< subject: booking; range taken again; amount: fee withdrawn
    HoldOwned = 22,             ///< subject: hold; value: the session that owns it (Hold::session)
    GuestErased = 23,  ///< subject: booking, which stays; what was stored of its guest is gone
    ForSaleSet = 30,   ///< type, range; value: rooms, -1 = default, the cap
    /// type, range; value: 0 or 1. Of this and the other restrictions: plan, and subject: channel,
    /// are its scope, 0 for all; `channel` is the author's, as in any record
    StopSellSet = 31,
    ArrivalClosedSet = 32,
    DepartureClosedSet = 33,
    MinStaySet = 34,  ///< value: nights, 0 = none
    MaxStaySet = 35,
    OutOfOrderSet = 36,  ///< subject: pool; range; value: rooms
    RateSet = 37,  ///< type, range, plan, adults: guests (0 standard); amount; value -1 = cleared
    RoomOutOfOrderSet = 38,  ///< subject: room; range; value: 1 = out of order, 0 = in service
    /// subject: room; value: HousekeepingStatus; amount: status before; cause: the record after
    /// which the room is dirty, 0 if it was set
    HousekeepingSet = 39,
    PolicyChanged = 40,
    CatalogueChanged = 41,   ///< value: 1 = the hotel was created
    BusinessDateMoved = 42,  ///< night: the new business date; value: no-shows found
    ImportFinished = 43,     ///< value: bookings taken
    TemplateSaved = 44,      ///< value: 1 = saved, 0 = deleted; its name is in bulk_template
    FxRatesSaved = 45,       ///< night: the newest day among them; value: how many
    /// subject: channel; value: 1 = saved, 0 = disconnected; rooms: 1 = with a new secret
    ChannelSetupSaved = 46,
    ClockConfirmed = 47,  ///< value: microseconds that the wall clock was ahead of the last record
    StepUndone = 50,      ///< subject: the step; value: 1 if it reapplies an edit (redo)
    /// An item of the description (booking/description). subject: its id; value: bits of
    /// ItemChangeBit; night: the first night without it, or with it, if that changed
    PoolDescribed = 51,
    RoomDescribed = 52,
    RoomTypeDescribed = 53,  ///< also: type
    RatePlanDescribed = 54,  ///< also: plan
    VatDescribed = 55,
    MealPartDescribed = 56,
    CityTaxDescribed = 57,
    FeeDescribed = 58,
    SegmentDescribed = 59,
    UserAdded = 60,      ///< subject: user; value: role
    UserRoleSet = 61,    ///< subject: user; value: role; amount: role before
    UserActiveSet = 62,  ///< subject: user; value: 1 = active, 0 = deactivated
    UserRenamed = 63,    ///< subject: user; names are texts, and not in the log
    UserSecretSet = 64,  ///< subject: user; a new PIN or password, which is not in the log
    SignedIn = 65,       ///< subject: user; value: failed attempts before it
    SignInRefused = 66,  ///< subject: user; value: failed attempts in a row, this one included
    TokenSaved = 67,     ///< subject: token; value: 1 = active, 0 = revoked
    /// subject: SetupKind; value: 1 = saved, 0 = deleted; rooms: 1 = with a new secret
    HotelSetupSaved = 68,
    SagaBegun = 70,  ///< subject: booking; value: saga; amount: to be charged or refunded
    SagaMoved = 71,  ///< subject: booking; value: saga; rooms: stage; adults: end; children: task;
                     ///< cause: the call to the gateway; amount: as above
    DuplicateFound = 80,    ///< subject: its booking, or 0; value: the candidate; cause: the other
                            ///< one's booking; rooms: reason; adults: consequence
    DuplicateDecided = 81,  ///< subject, value as above; rooms: outcome
    Withdrawn = 90,         ///< what was decided under this number was not written; value: its kind
};
constexpr RecordKind lastOf(RecordKind)
{
    return RecordKind::Withdrawn;
}
/// The last kind of a record of a hold or booking; all kinds up to it are of one.
constexpr RecordKind kLastOfBooking = RecordKind::GuestErased;
constexpr bool isOfBooking(RecordKind kind)
{
    return kind <= kLastOfBooking;
}
/// A record of an edit of the description.
constexpr bool isOfDescription(RecordKind kind)
{
    return kind >= RecordKind::PoolDescribed && kind <= RecordKind::SegmentDescribed;
}

struct Record {
    qint64 seq = 0;  ///< assigned in the order of decisions, without gaps within a file
    PropertyId property;
    RecordKind kind{};
    Instant at;         ///< time of recording; never decreases within a file
    Instant effective;  ///< when it happened at the property; zero: the same as `at`
    ActorId actor;
    ChannelId channel;
    qint64 cause = 0;    ///< sequence of the record that caused this one, 0 if none
    qint64 subject = 0;  ///< hold, booking or pool, see RecordKind
    RoomTypeId roomType;
    Night night;  ///< first night of the range
    qint32 nights = 0;
    qint32 rooms = 0;
    RatePlanId plan;
    qint32 adults = 0;
    qint32 children = 0;
    qint64 value = 0;
    qint64 amount = 0;  ///< minor units of the property's currency

    Stay stay() const { return Stay(night, nights); }
    friend bool operator==(const Record &, const Record &) = default;
};

/// The hold or booking that the record refers to, also of its payments and duplicates; 0 if none.
/// A hold or booking has the number of its first record.
constexpr qint64 bookingIdOf(const Record &r)
{
    if (isOfBooking(r.kind)) return r.subject != 0 ? r.subject : r.seq;
    const bool refers = r.kind >= RecordKind::SagaBegun && r.kind <= RecordKind::DuplicateDecided;
    return refers ? r.subject : 0;
}

}  // namespace roomrack::booking
