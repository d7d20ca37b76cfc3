// SPDX-License-Identifier: GPL-3.0-or-later
// Steps: a user's changes that are undone as one. A step keeps the previous values, so that its
// undo is an ordinary command that restores them; a redo is the undo of an undo.
#pragma once

#include "booking/booking.h"
#include "booking/description/items.h"
#include "booking/housekeeping.h"
#include "inventory/catalogue.h"
#include "inventory/scoped_nights.h"
#include "pricing/tax_lines.h"

#include <QtCore/QByteArray>

#include <optional>
#include <vector>

namespace roomrack::booking {

enum class CellField : quint8 {
    ForSale,
    StopSell,
    ClosedToArrival,
    ClosedToDeparture,
    MinStay,
    MaxStay,
    OutOfOrder,
    Rate
};
constexpr CellField lastOf(CellField)
{
    return CellField::Rate;
}
/// A row of cells: a field of a room type, of a pool (OutOfOrder), or of a room type, rate plan and
/// number of guests (Rate; 0: the standard number). A restriction with a plan or a channel is that
/// of a scope (inventory::RestrictionScope); without both, that of the room type.
struct CellRow {
    CellField field = CellField::ForSale;
    RoomTypeId roomType;
    PoolId pool;
    RatePlanId plan;
    qint32 guests = 0;
    ChannelId channel{};
    friend auto operator<=>(const CellRow &, const CellRow &) = default;
};
/// Whom the row's restriction holds for; all, if it has another field.
inventory::RestrictionScope scopeOf(const CellRow &row);
/// Conversions between record kinds and fields; other kinds have no field.
RecordKind kindOf(CellField field);
std::optional<CellField> fieldOf(RecordKind kind);
/// The row of a setting's record: of one that has a field.
CellRow rowOf(const Record &record);
/// The subject of the row's records: its pool or channel, 0 if it has neither.
constexpr qint64 subjectOf(const CellRow &row)
{
    return row.pool ? row.pool.value : row.channel.value;
}
/// The value of a setting's record; -1: the default, or no rate.
qint64 valueOf(const Record &record);

/// Consecutive nights of a row with equal values before the step, and equal ones after it.
struct CellChange {
    CellRow row;
    Night first;
    qint32 nights = 1;
    qint64 before = 0;
    qint64 after = 0;
    friend bool operator==(const CellChange &, const CellChange &) = default;
};

/// Texts of the user who made the step; any may be empty.
struct StepText {
    QString label;   ///< "Bulk update: Easter closure"; empty: made of the records
    QString reason;  ///< reason
    QString origin;  ///< its source: the page, or the saved template
    bool isEmpty() const { return label.isEmpty() && reason.isEmpty() && origin.isEmpty(); }
    friend bool operator==(const StepText &, const StepText &) = default;
};

/// Stored as numbers: never renumber, only append.
enum class StepKind : quint8 {
    Cells = 1,
    Policy = 2,
    Booking = 3,
    Housekeeping = 4,
    Description = 5
};
constexpr StepKind lastOf(StepKind)
{
    return StepKind::Description;
}

struct Step {
    qint64 id = 0;  ///< sequence of its first record
    PropertyId property;
    StepKind kind = StepKind::Cells;
    ActorId actor;
    Instant at;
    qint64 last = 0;      ///< sequence of its last record
    qint64 undoes = 0;    ///< the step that it undoes; 0: an edit of its own
    qint64 undoneBy = 0;  ///< the step that undid it; 0: none
    bool isUndo = false;  ///< it undoes an edit; false again for a redo
    BookingId booking;    ///< of a change of a booking
    StepText text{};      ///< an undo has that of the step it undoes
    friend bool operator==(const Step &, const Step &) = default;
};

/// A booking before or after a manual change.
struct BookingVersion {
    qint32 version = 0;
    RoomTypeId roomType;
    Stay stay;
    qint32 rooms = 1, adults = 2, children = 0;
    RatePlanId plan;
    qint64 total = 0;
    qint32 termsSeq = 0;                 ///< Booking::termsSeq
    std::optional<qint64> commission{};  ///< Booking::commission
    SegmentId segment{};                 ///< Booking::segment
    std::vector<qint32> childAges{};
    pricing::StayExtras extras{};
    friend bool operator==(const BookingVersion &, const BookingVersion &) = default;
};

BookingVersion versionOf(const Booking &booking);

/// A room that a change took from its booking.
struct TakenRoom {
    RoomId room;
    Stay nights;
    friend bool operator==(const TakenRoom &, const TakenRoom &) = default;
};

/// What undoing a step requires, read from the file.
struct StepContent {
    Step step;
    std::vector<CellChange> cells;                                    ///< of Cells
    std::vector<inventory::OverbookingRule> rulesBefore, rulesAfter;  ///< of Policy
    BookingVersion before, after;                                     ///< of Booking
    std::optional<Guest> guestBefore;  ///< of Booking, where the guest's details changed
    std::vector<qint64> pricesBefore;  ///< of Booking: one per night, if they differed
    /// Of Booking: tax lines, if they were replaced and can be read.
    std::optional<pricing::StayTaxes> taxesBefore{};
    std::vector<TakenRoom> roomsTaken;             ///< of Booking
    std::vector<HousekeepingChange> housekeeping;  ///< of Housekeeping
    /// Of Housekeeping, for undoing it: rooms that have another status since, or were used, as far
    /// as the file knows.
    std::vector<RoomSinceStep> roomsSince{};
    DescriptionItems itemsBefore, itemsAfter;  ///< of Description; added ones only after
};

/// Cells that no longer have the value set by the step.
struct Misfit {
    enum class Why : quint8 {
        Changed,  ///< set to another value since
        Gone,     ///< the pool, room type or rate plan no longer exists, or the night is outside
                  ///< the range that is kept
        Refused   ///< the previous value is no longer allowed (min above max stay, rooms)
    };
    friend constexpr Why lastOf(Why) { return Why::Refused; }
    Why why = Why::Changed;
    CellRow row;
    Night first;
    qint32 nights = 1;
    qint64 before = 0;  ///< the value that the undo would set
    qint64 after = 0;   ///< the value that the step set
    qint64 now = 0;     ///< the current value; 0 if it is gone
    friend bool operator==(const Misfit &, const Misfit &) = default;
};
struct StepFit {
    qint64 fitting = 0;            ///< cells that can be restored
    qint64 misfitting = 0;         ///< cells that cannot
    std::vector<Misfit> misfits;   ///< the first of those, as runs; at most kMostMisfits
    std::optional<Error> refused;  ///< why nothing at all can be undone
};
inline constexpr size_t kMostMisfits = 200;

/// Why a record of this kind cannot be undone by a command; empty: it can.
QString whyNoInverse(RecordKind kind);

}  // namespace roomrack::booking
