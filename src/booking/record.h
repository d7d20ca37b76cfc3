// SPDX-License-Identifier: GPL-3.0-or-later
// The record: what happened, as integers. It is the line in the event log, the thing the ledger
// is rebuilt from, and what the history of a cell or a booking is read from.
#pragma once

#include "core/clock.h"
#include "core/ids.h"
#include "core/stay.h"

namespace roomrack::booking {

/// Stored as numbers: never renumber, only add.
enum class RecordKind : quint8 {
    HoldTaken = 1,           ///< subject: itself; value: deadline; amount: quoted total
    HoldExtended = 2,        ///< subject: hold; value: new deadline
    HoldReleased = 3,        ///< subject: hold; range of the hold
    HoldExpired = 4,         ///< subject: hold; range of the hold
    HoldConfirmed = 5,       ///< subject: hold = booking; range, rooms, amount: total
    BookingTaken = 10,       ///< subject: itself; a booking without a hold; amount: total
    BookingChanged = 11,     ///< subject: booking; new range, type, rooms; value: new version
    BookingCancelled = 12,   ///< subject: booking; range given back; amount: fee
    BookingCheckedIn = 13,   ///< subject: booking; type: the assigned one, which counts from now on
    BookingCheckedOut = 14,  ///< subject: booking; night, nights: what was really stayed
    BookingNoShow = 15,      ///< subject: booking; range given back; amount: fee
    BookingWalked = 16,      ///< subject: booking; range given back; amount: cost
    RoomAssigned = 17,       ///< subject: booking; value: room id; range
    BookingConfirmedLate = 18,  ///< reserved for pending bookings (saga)
    RoomTakenBack = 19,         ///< subject: booking; value: room id; range that it no longer has
    RoomHeld = 20,              ///< subject: hold; value: room id; range of the hold
    ForSaleSet = 30,            ///< type, range; value: rooms, -1 = back to the cap
    StopSellSet = 31,           ///< type, range; value: 0 or 1
    ArrivalClosedSet = 32,
    DepartureClosedSet = 33,
    MinStaySet = 34,  ///< value: nights, 0 = none
    MaxStaySet = 35,
    OutOfOrderSet = 36,  ///< subject: pool; range; value: rooms
    RateSet = 37,  ///< type, range, plan, adults: guests (0 standard); amount; value -1 = cleared
    RoomOutOfOrderSet = 38,  ///< subject: room; range; value: 1 = cannot be used, 0 = it can again
    PolicyChanged = 40,
    CatalogueChanged = 41,
    BusinessDateMoved = 42,  ///< night: the new business date; value: no-shows found
    ImportFinished = 43,     ///< value: bookings taken
    TemplateSaved = 44,      ///< value: 1 = saved, 0 = deleted; its name is in bulk_template
    FxRatesSaved = 45,       ///< night: the newest day among them; value: how many
    ChannelSetupSaved = 46,  ///< subject: channel; value: 1 = saved, 0 = no longer linked
    ClockConfirmed = 47,  ///< value: microseconds that the wall clock was ahead of the last record
    StepUndone = 50,     ///< subject: the step; value: 1 if that puts an edit in force again (redo)
    UserAdded = 60,      ///< subject: user; value: role
    UserRoleSet = 61,    ///< subject: user; value: role; amount: role before
    UserActiveSet = 62,  ///< subject: user; value: 1 = may sign in (again), 0 = not any more
    UserRenamed = 63,    ///< subject: user; names are texts, and not in the log
    UserSecretSet = 64,  ///< subject: user; a new PIN or password, which is not in the log
    SignedIn = 65,       ///< subject: user; value: wrong attempts before it
    SignInRefused = 66,  ///< subject: user; value: wrong attempts in a row, this one too
    TokenSaved = 67,     ///< subject: token; value: 1 = may come in, 0 = not any more
    HotelSetupSaved = 68,  ///< subject: SetupKind; value: 1 = saved, 0 = gone
    SagaBegun = 70,        ///< subject: booking; value: saga; amount: to be charged or given back
    SagaMoved = 71,  ///< subject: booking; value: saga; rooms: stage; adults: end; children: task;
                     ///< cause: what is being asked of the gateway; amount: as above
    DuplicateFound = 80,    ///< subject: its booking, or 0; value: the candidate; cause: the other
                            ///< one's booking; rooms: why; adults: what follows
    DuplicateDecided = 81,  ///< subject, value as above; rooms: outcome
    Withdrawn = 90,         ///< what was decided under this number was not written; value: its kind
};
constexpr RecordKind lastOf(RecordKind)
{
    return RecordKind::Withdrawn;
}

struct Record {
    qint64 seq = 0;  ///< given in the order of decisions, without gaps within a file
    PropertyId property;
    RecordKind kind{};
    Instant at;         ///< recorded; never goes back within a file
    Instant effective;  ///< when it happened in the hotel; zero: the same as `at`
    ActorId actor;
    ChannelId channel;
    qint64 cause = 0;    ///< sequence of the record that led to this one, 0 if none
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

}  // namespace roomrack::booking
