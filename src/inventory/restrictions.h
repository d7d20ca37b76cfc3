// SPDX-License-Identifier: GPL-3.0-or-later
// The restrictions of a room type's night, and the table that describes each of them: storage, the
// API, the grid, bulk updates, undo and channels read the table, so that a further restriction is a
// member, a row, and what is its own (docs/decisions/0067).
#pragma once

#include "core/night.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace roomrack::inventory {

enum NightFlag : quint8 { StopSell = 1, ClosedToArrival = 2, ClosedToDeparture = 4 };

/// No value set: the room type's cap applies.
inline constexpr qint32 kForSaleByDefault = -1;

/// The cell of a ledger. Two fit into a cache line; a remote desk is sent its members in order.
struct TypeNight {
    qint64 version = 0;                ///< sequence of the last change of this room type's own cell
    qint32 typed = kForSaleByDefault;  ///< set by a user
    qint32 limit = 0;                  ///< own limit: availability plus the room type's overbooking
    qint32 sold = 0;
    qint32 held = 0;
    quint16 minStay = 0;  ///< nights; 0 = none. Applies to the arrival night
    quint16 maxStay = 0;
    quint8 flags = 0;  ///< NightFlag
    int left() const { return limit - sold - held; }
    int oversold() const { return std::max(0, sold - limit); }  ///< rooms beyond the limit
    friend bool operator==(const TypeNight &, const TypeNight &) = default;
};
static_assert(sizeof(TypeNight) == 32);

/// Only the restrictions of a TypeNight.
struct Restrictions {
    quint8 flags = 0;
    quint16 minStay = 0;
    quint16 maxStay = 0;
    friend bool operator==(const Restrictions &, const Restrictions &) = default;
};

enum class Restriction : quint8 { StopSell, ClosedToArrival, ClosedToDeparture, MinStay, MaxStay };
constexpr Restriction lastOf(Restriction)
{
    return Restriction::MaxStay;
}

enum class RestrictionUnit : quint8 {
    Switch,  ///< on or off
    Nights,
};
constexpr RestrictionUnit lastOf(RestrictionUnit)
{
    return RestrictionUnit::Nights;
}

/// Values are 0 (none) to `most`. Keys, columns and numbers are stored or sent: never change them.
struct RestrictionRow {
    Restriction id{};
    const char *key = nullptr;   ///< in the API, which has the same word for it everywhere
    const char *name = nullptr;  ///< in errors, and what undo calls it; context "Field"
    RestrictionUnit unit = RestrictionUnit::Switch;
    quint16 most = 1;
    quint16 least = 1;             ///< the smallest value that refuses any stay
    const char *column = "flags";  ///< of night_type; all switches share one
    quint8 flag = 0;               ///< of a switch: its NightFlag, and its bit in the column
    quint16 TypeNight::*number = nullptr;    ///< of all others
    quint16 Restrictions::*alone = nullptr;  ///< the same
    quint8 record = 0;                       ///< kind of its records, see booking::RecordKind
    quint8 field = 0;                        ///< of a cell, see booking::CellField
    bool sent = true;                        ///< to channels: it has a row in sync/limits.h
    bool lowerIsStricter = false;            ///< of two values above 0 the lower one wins
};

/// In the order of the enum.
inline constexpr RestrictionRow kRestrictions[] = {
    {.id = Restriction::StopSell,
     .key = "stop_sell",
     .name = QT_TRANSLATE_NOOP("Field", "stop sell"),
     .flag = StopSell,
     .record = 31,
     .field = 1},
    {.id = Restriction::ClosedToArrival,
     .key = "closed_to_arrival",
     .name = QT_TRANSLATE_NOOP("Field", "closed to arrival"),
     .flag = ClosedToArrival,
     .record = 32,
     .field = 2},
    {.id = Restriction::ClosedToDeparture,
     .key = "closed_to_departure",
     .name = QT_TRANSLATE_NOOP("Field", "closed to departure"),
     .flag = ClosedToDeparture,
     .record = 33,
     .field = 3},
    {.id = Restriction::MinStay,
     .key = "min_stay",
     .name = QT_TRANSLATE_NOOP("Field", "min LOS"),
     .unit = RestrictionUnit::Nights,
     .most = 999,
     .least = 2,
     .column = "min_stay",
     .number = &TypeNight::minStay,
     .alone = &Restrictions::minStay,
     .record = 34,
     .field = 4},
    {.id = Restriction::MaxStay,
     .key = "max_stay",
     .name = QT_TRANSLATE_NOOP("Field", "max LOS"),
     .unit = RestrictionUnit::Nights,
     .most = 999,
     .column = "max_stay",
     .number = &TypeNight::maxStay,
     .alone = &Restrictions::maxStay,
     .record = 35,
     .field = 5,
     .lowerIsStricter = true},
};

constexpr const RestrictionRow &rowOf(Restriction id)
{
    return kRestrictions[size_t(id)];
}

/// Calls `visit(row)` for each row, unrolled: a row's members fold into the code around it.
template <typename Visit>
constexpr void forEachRestriction(Visit visit)
{
    [&]<size_t... I>(std::index_sequence<I...>)
    {
        (visit(kRestrictions[I]), ...);
    }
    (std::make_index_sequence<std::size(kRestrictions)>());
}

constexpr qint32 valueOf(const TypeNight &night, const RestrictionRow &row)
{
    return row.number ? night.*row.number : (night.flags & row.flag) != 0;
}
constexpr qint32 valueOf(const Restrictions &night, const RestrictionRow &row)
{
    return row.alone ? night.*row.alone : (night.flags & row.flag) != 0;
}

constexpr void setFlag(quint8 &flags, quint8 flag, bool on)
{
    flags = static_cast<quint8>(on ? flags | flag : flags & ~flag);
}
/// `value` is 0 to row.most.
constexpr void setValue(TypeNight &night, const RestrictionRow &row, qint64 value)
{
    if (row.number)
        night.*row.number = static_cast<quint16>(value);
    else
        setFlag(night.flags, row.flag, value != 0);
}
constexpr void setValue(Restrictions &night, const RestrictionRow &row, qint64 value)
{
    if (row.alone)
        night.*row.alone = static_cast<quint16>(value);
    else
        setFlag(night.flags, row.flag, value != 0);
}

constexpr Restrictions restrictionsOf(const TypeNight &night)
{
    Restrictions all;
    all.flags = night.flags;
    forEachRestriction([&](const RestrictionRow &row) {
        if (row.number) all.*row.alone = night.*row.number;
    });
    return all;
}
constexpr void setRestrictions(TypeNight &night, const Restrictions &all)
{
    night.flags = all.flags;
    forEachRestriction([&](const RestrictionRow &row) {
        if (row.number) night.*row.number = all.*row.alone;
    });
}
/// Whether `a` refuses more than `b`; both are values of the row.
constexpr bool isStricter(const RestrictionRow &row, qint32 a, qint32 b)
{
    return row.lowerIsStricter && a != 0 && b != 0 ? a < b : a > b;
}
/// Of each restriction the strictest value: what holds where both do.
constexpr Restrictions strictest(const Restrictions &a, const Restrictions &b)
{
    Restrictions both = a;
    forEachRestriction([&](const RestrictionRow &row) {
        if (isStricter(row, valueOf(b, row), valueOf(a, row))) setValue(both, row, valueOf(b, row));
    });
    return both;
}
/// Whether any stay is refused because of them.
constexpr bool restrictsAny(const Restrictions &night)
{
    bool any = night.flags != 0;
    forEachRestriction([&](const RestrictionRow &row) {
        any = any || (row.alone && night.*row.alone >= row.least);
    });
    return any;
}

constexpr bool restrictionsAreWhole()
{
    for (size_t i = 0; i < std::size(kRestrictions); ++i) {
        const RestrictionRow &row = kRestrictions[i];
        const bool number = row.number != nullptr;
        if (row.id != Restriction(i) || !row.key || !row.name) return false;
        if (number == (row.flag != 0) || number != (row.alone != nullptr)) return false;
        if (!number && row.most != 1) return false;
        for (size_t k = 0; k < i; ++k) {
            const RestrictionRow &other = kRestrictions[k];
            if (row.record == other.record || row.field == other.field) return false;
            if ((row.flag & other.flag) != 0 || (number && row.number == other.number))
                return false;
        }
    }
    return std::size(kRestrictions) == size_t(lastOf(Restriction{})) + 1;
}
static_assert(restrictionsAreWhole());

}  // namespace roomrack::inventory
