// SPDX-License-Identifier: GPL-3.0-or-later
// Steps: what a person did at once and can take back at once. A step keeps the values from before
// it, so that its undo is an ordinary command that sets them again; a redo is the undo of an undo.
#pragma once

#include "booking/booking.h"
#include "inventory/catalogue.h"

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
/// One line of cells: a field of a room type, of a pool (OutOfOrder), or of a room type, rate plan
/// and number of guests (Rate; 0: the standard number).
struct CellRow {
    CellField field = CellField::ForSale;
    RoomTypeId roomType;
    PoolId pool;
    RatePlanId plan;
    qint32 guests = 0;
    friend auto operator<=>(const CellRow &, const CellRow &) = default;
};
/// Records and fields of cells; a kind of another sort has no field.
RecordKind kindOf(CellField field);
std::optional<CellField> fieldOf(RecordKind kind);
/// The row that a setting's record (kind 30 to 37) is about.
CellRow rowOf(const Record &record);
/// What a setting's record set its cells to; -1 is back to the default, or no rate.
qint64 valueOf(const Record &record);

/// Consecutive nights of a row that had one value before the step, and have one after it.
struct CellChange {
    CellRow row;
    Night first;
    qint32 nights = 1;
    qint64 before = 0;
    qint64 after = 0;
    friend bool operator==(const CellChange &, const CellChange &) = default;
};

/// Words of the person who did it; any of them may be empty.
struct StepText {
    QString label;   ///< "Bulk update: Easter closure"; empty: say it from the records
    QString reason;  ///< why
    QString origin;  ///< the page, or the saved template, that it came from
    bool isEmpty() const { return label.isEmpty() && reason.isEmpty() && origin.isEmpty(); }
    friend bool operator==(const StepText &, const StepText &) = default;
};

/// Stored as numbers: never renumber, only add.
enum class StepKind : quint8 { Cells = 1, Policy = 2, Booking = 3 };
constexpr StepKind lastOf(StepKind)
{
    return StepKind::Booking;
}

struct Step {
    qint64 id = 0;  ///< sequence of its first record
    PropertyId property;
    StepKind kind = StepKind::Cells;
    ActorId actor;
    Instant at;
    qint64 last = 0;      ///< sequence of its last record
    qint64 undoes = 0;    ///< the step that it takes back; 0: it is an edit of its own
    qint64 undoneBy = 0;  ///< the step that took it back; 0: none did
    bool isUndo = false;  ///< what it goes back to was undone by it; a redo has false again
    BookingId booking;    ///< of a change of a booking
    StepText text{};      ///< an undo has that of the step it takes back
    friend bool operator==(const Step &, const Step &) = default;
};

/// A booking before or after a change by hand.
struct BookingVersion {
    qint32 version = 0;
    RoomTypeId roomType;
    Stay stay;
    qint32 rooms = 1, adults = 2, children = 0;
    RatePlanId plan;
    qint64 total = 0;
    friend bool operator==(const BookingVersion &, const BookingVersion &) = default;
};

BookingVersion versionOf(const Booking &booking);

/// Everything that undoing a step needs, as the file has it.
struct StepContent {
    Step step;
    std::vector<CellChange> cells;                                    ///< of Cells
    std::vector<inventory::OverbookingRule> rulesBefore, rulesAfter;  ///< of Policy
    BookingVersion before, after;                                     ///< of Booking
    std::optional<Guest> guestBefore;  ///< of Booking, where the guest's details changed
    std::vector<qint64> pricesBefore;  ///< of Booking: a night each, where nights differed
};

/// Cells that do not hold any more what the step gave them.
struct Misfit {
    enum class Why : quint8 {
        Changed,  ///< somebody has set another value since
        Gone,     ///< the pool, room type or rate plan is not there any more, or the night is past
                  ///< what is kept
        Refused   ///< the value from before is not allowed any more (min above max stay, rooms)
    };
    friend constexpr Why lastOf(Why) { return Why::Refused; }
    Why why = Why::Changed;
    CellRow row;
    Night first;
    qint32 nights = 1;
    qint64 before = 0;  ///< what the undo would set
    qint64 after = 0;   ///< what the step had set
    qint64 now = 0;     ///< what is there; 0 where it is gone
    friend bool operator==(const Misfit &, const Misfit &) = default;
};
struct StepFit {
    qint64 fitting = 0;            ///< cells that can be set back
    qint64 misfitting = 0;         ///< cells that cannot
    std::vector<Misfit> misfits;   ///< the first ones of those, as runs; at most kMostMisfits
    std::optional<Error> refused;  ///< why nothing at all can be undone
};
inline constexpr size_t kMostMisfits = 200;

/// Why what a record of this kind tells cannot be taken back by a command; empty: it can.
QString whyNoInverse(RecordKind kind);

}  // namespace roomrack::booking
