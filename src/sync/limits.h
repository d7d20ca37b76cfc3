// SPDX-License-Identifier: GPL-3.0-or-later
// The restrictions that channels are sent, by the property's own (inventory/restrictions.h): which
// of them a channel supports, and their place in the number that a board keeps of a night.
#pragma once

#include "inventory/restrictions.h"

namespace roomrack::sync {

/// Restrictions of one night, as the channel shows them.
struct Limits {
    bool stopSell = false;
    bool closedToArrival = false;
    bool closedToDeparture = false;
    quint16 minStay = 0;  ///< nights; 0: none
    quint16 maxStay = 0;
    /// Minimum nights of every stay that includes this night; minStay applies to arrivals on it.
    quint16 minStayThrough = 0;

    constexpr qint64 packed() const;
    static constexpr Limits unpacked(qint64 value);
    friend constexpr bool operator==(const Limits &, const Limits &) = default;
};

/// Restrictions that the channel supports. Its page lists unsupported ones; a night that is closed
/// altogether is shown to it as sold out.
struct SupportedRestrictions {
    bool stopSell = true;
    bool closedToArrival = true;
    bool closedToDeparture = true;
    bool minStay = true;
    bool maxStay = true;
    /// A minimum that applies to every night of a stay, not only to its first. The property's
    /// minimum for arrivals is sent as this, too: stricter than the property, never laxer.
    bool minStayThrough = false;
    friend bool operator==(const SupportedRestrictions &, const SupportedRestrictions &) = default;
};

/// Settings and places are stored: never change them.
struct LimitRow {
    const char *setting;  ///< in a channel's settings: whether it is supported
    int place;            ///< of its lowest bit in the packed number
    int bits = 1;
    bool SupportedRestrictions::*supported;
    bool Limits::*on = nullptr;
    quint16 Limits::*number = nullptr;  ///< of those that are not a switch
    const inventory::RestrictionRow *of = nullptr;
    /// Not null: of channels only. The property sets `of`, and this one follows from it.
    quint16 Limits::*from = nullptr;
};
/// In the order of texts.
inline constexpr LimitRow kLimitRows[] = {
    {.setting = "showsStopSell",
     .place = 0,
     .supported = &SupportedRestrictions::stopSell,
     .on = &Limits::stopSell,
     .of = &rowOf(inventory::Restriction::StopSell)},
    {.setting = "showsClosedToArrival",
     .place = 1,
     .supported = &SupportedRestrictions::closedToArrival,
     .on = &Limits::closedToArrival,
     .of = &rowOf(inventory::Restriction::ClosedToArrival)},
    {.setting = "showsClosedToDeparture",
     .place = 2,
     .supported = &SupportedRestrictions::closedToDeparture,
     .on = &Limits::closedToDeparture,
     .of = &rowOf(inventory::Restriction::ClosedToDeparture)},
    {.setting = "showsMinStay",
     .place = 8,
     .bits = 16,
     .supported = &SupportedRestrictions::minStay,
     .number = &Limits::minStay,
     .of = &rowOf(inventory::Restriction::MinStay)},
    {.setting = "showsMinStayThrough",
     .place = 40,
     .bits = 16,
     .supported = &SupportedRestrictions::minStayThrough,
     .number = &Limits::minStayThrough,
     .of = &rowOf(inventory::Restriction::MinStay),
     .from = &Limits::minStay},
    {.setting = "showsMaxStay",
     .place = 24,
     .bits = 16,
     .supported = &SupportedRestrictions::maxStay,
     .number = &Limits::maxStay,
     .of = &rowOf(inventory::Restriction::MaxStay)},
};

/// Calls `visit(row)` for each row, unrolled.
template <typename Visit>
constexpr void forEachLimit(Visit visit)
{
    [&]<size_t... I>(std::index_sequence<I...>)
    {
        (visit(kLimitRows[I]), ...);
    }
    (std::make_index_sequence<std::size(kLimitRows)>());
}

constexpr quint16 valueOf(const Limits &limits, const LimitRow &row)
{
    return row.on ? quint16(limits.*row.on) : limits.*row.number;
}
constexpr void setValue(Limits &limits, const LimitRow &row, quint16 value)
{
    if (row.on)
        limits.*row.on = value != 0;
    else
        limits.*row.number = value;
}

constexpr qint64 Limits::packed() const
{
    qint64 value = 0;
    forEachLimit([&](const LimitRow &row) { value |= qint64(valueOf(*this, row)) << row.place; });
    return value;
}
constexpr Limits Limits::unpacked(qint64 value)
{
    Limits limits;
    forEachLimit([&](const LimitRow &row) {
        const qint64 mask = (qint64(1) << row.bits) - 1;
        setValue(limits, row, static_cast<quint16>(value >> row.place & mask));
    });
    return limits;
}

/// Those that the property sets for the night: a TypeNight or Restrictions.
template <typename Night>
constexpr Limits limitsOf(const Night &night)
{
    Limits limits;
    forEachLimit([&](const LimitRow &row) {
        if (!row.from)
            setValue(limits, row, static_cast<quint16>(inventory::valueOf(night, *row.of)));
    });
    return limits;
}

/// All of them, or none.
constexpr SupportedRestrictions supportedAll(bool all)
{
    SupportedRestrictions result;
    forEachLimit([&](const LimitRow &row) { result.*row.supported = all; });
    return result;
}

/// Each restriction that is sent has one row, besides those derived from it.
constexpr bool allAreSent()
{
    for (const inventory::RestrictionRow &restriction : inventory::kRestrictions) {
        int rows = 0;
        for (const LimitRow &row : kLimitRows) rows += row.of == &restriction && !row.from;
        if (rows != int(restriction.sent)) return false;
    }
    return true;
}
static_assert(allAreSent());

constexpr bool limitsAreWhole()
{
    qint64 taken = 0;
    for (const LimitRow &row : kLimitRows) {
        const qint64 bits = ((qint64(1) << row.bits) - 1) << row.place;
        if ((row.on != nullptr) == (row.number != nullptr) || (taken & bits) != 0) return false;
        if (row.place + row.bits > 63 || row.of->most >> row.bits != 0) return false;
        taken |= bits;
    }
    return true;
}
static_assert(limitsAreWhole());
static_assert(Limits::unpacked(Limits{true, false, true, 2, 999, 3}.packed())
              == Limits{true, false, true, 2, 999, 3});

}  // namespace roomrack::sync
