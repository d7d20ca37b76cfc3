// SPDX-License-Identifier: GPL-3.0-or-later
// The fewest entries that tell a channel what a row of nights should show. An entry gives one
// value to a range of nights, or to some weekdays of it where the protocol can say that.
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

/// What an entry may do with a night.
enum class Need : quint8 {
    Out,  ///< it must not be touched
    May,  ///< it shows its value already, so being told again does no harm
    Must
};

/// Appends entries for all nights that must be told, `wanted[i]` and `need[i]` of night `first` +
/// i. Each covers no more nights than it has to. By ranges alone the number is the least possible
/// (every entry ends where the value does).
void coverByRanges(int row, Night first, std::span<const qint64> wanted, std::span<const Need> need,
                   std::vector<Entry> &out);

/// The same with weekdays: the least possible number of entries among covers that cut the nights
/// into consecutive segments of at most kLongestSegment nights and give each weekday of a segment
/// one value; never more than coverByRanges() needs.
void coverByWeekdays(int row, Night first, std::span<const qint64> wanted,
                     std::span<const Need> need, std::vector<Entry> &out);

inline constexpr int kLongestSegment = 420;

}  // namespace roomrack::sync
