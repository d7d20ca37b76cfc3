// SPDX-License-Identifier: GPL-3.0-or-later
// The fewest entries that set a row of nights to its wanted values. An entry gives one value to a
// range of nights, or to some weekdays of it if the protocol supports that.
#pragma once

#include "core/night.h"

#include <span>
#include <vector>

namespace roomrack::sync {

inline constexpr quint8 kEveryWeekday = 0x7f;  ///< bit 0 = Monday ... bit 6 = Sunday

struct Entry {
    int row = 0;  ///< of the board
    Night first;
    Night last;  ///< inclusive
    quint8 weekdays = kEveryWeekday;
    qint64 value = 0;

    constexpr bool covers(Night n) const
    {
        return n >= first && n <= last && (weekdays >> (n.weekday() - 1) & 1) != 0;
    }
    friend constexpr bool operator==(const Entry &, const Entry &) = default;
};

/// How an entry may affect a night.
enum class Need : quint8 {
    Out,  ///< it must not be touched
    May,  ///< it shows its value already; sending it again is harmless
    Must
};

/// Appends entries for all nights that must be sent, `wanted[i]` and `need[i]` of night `first` +
/// i. Each covers no more nights than necessary. With ranges alone the number is minimal (every
/// entry ends where the value does).
void coverByRanges(int row, Night first, std::span<const qint64> wanted, std::span<const Need> need,
                   std::vector<Entry> &out);

/// The same with weekdays: the minimal number of entries among covers that cut the nights into
/// consecutive segments of at most kLongestSegment nights and give each weekday of a segment one
/// value; never more than coverByRanges() needs.
void coverByWeekdays(int row, Night first, std::span<const qint64> wanted,
                     std::span<const Need> need, std::vector<Entry> &out);

inline constexpr int kLongestSegment = 420;

}  // namespace roomrack::sync
