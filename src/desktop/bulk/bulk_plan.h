// SPDX-License-Identifier: GPL-3.0-or-later
// What a bulk update would do: every cell before and after, what stands in the way, and the edit
// that is sent. Worked out from a copy of what the window shows, in any thread; the values are made
// by the same functions as those of the grid's own edits. No widgets.
#pragma once

#include "desktop/inventory/cell_entry.h"
#include "desktop/inventory/grid_changes.h"

#include <functional>

namespace roomrack::desktop {

struct BulkWish {
    enum class How : quint8 {
        Enter,    ///< what `entry` says: set, add, percent
        Default,  ///< back to what follows by itself: the cap, the derived price, no restriction
        Copy      ///< what the night `copyBack` nights earlier has
    };
    CellField field = CellField::ForSale;
    std::vector<GridRow> rows;  ///< room types; for rates their rate plans
    std::vector<booking::NightRange> ranges;
    quint8 weekdays = 0x7f;  ///< bit 0 = Monday ... bit 6 = Sunday
    How how = How::Enter;
    CellEntry entry;
    int copyBack = 0;  ///< nights, may be negative; whole weeks keep the days of the week
};

/// Whole weeks that lie between two periods, in nights: the night that takes its value from
/// `source` is the one nearest to `target` that has the same weekday.
int weeksBetween(Night target, Night source);

/// The nights that are meant, each once and in order.
std::vector<Night> nightsOf(const BulkWish &wish);

enum class BulkConflict : quint8 {
    // These cells are left out.
    Past,         ///< the night is over
    Beyond,       ///< further ahead than the hotel sells
    NoRate,       ///< there is no rate that could be raised or lowered
    OutOfRange,   ///< the result would be below zero or above what can be
    NoSource,     ///< the night to copy from is not kept
    MinAboveMax,  ///< nobody could book: the engine would refuse all of it
    // These are changed all the same; whoever changes them should know.
    AbovePool,  ///< more rooms than the pool has to sell
    Oversells,  ///< fewer rooms than are sold already
    Exception   ///< a price that followed from another plan does not any more
};
inline constexpr int kBulkConflicts = 9;
constexpr bool isLeftOut(BulkConflict conflict)
{
    return conflict <= BulkConflict::MinAboveMax;
}

/// Cells with the same conflict; the first one as an example.
struct BulkFinding {
    BulkConflict conflict{};
    qint64 cells = 0;
    GridRow row;
    Night night;
    qint64 value = 0;  ///< what would be set there, where that is known
    qint64 limit = 0;  ///< what it passes: rooms of the pool, rooms sold, the other length of stay
    friend bool operator==(const BulkFinding &, const BulkFinding &) = default;
};

/// Nights of a row, one after the other as far as they are meant, that change in the same way.
struct BulkLine {
    GridRow row;
    Night first;
    Night last;
    int nights = 1;  ///< that are meant, between the first and the last
    CellValue before;
    CellValue after;
    friend bool operator==(const BulkLine &, const BulkLine &) = default;
};

struct BulkPlan {
    std::vector<BulkLine> lines;        ///< of cells that change, by row and night
    std::vector<BulkFinding> findings;  ///< those that are left out first
    qint64 cells = 0;                   ///< meant: rows x nights
    qint64 changing = 0;
    qint64 same = 0;  ///< have that already
    qint64 leftOut = 0;
    qint64 following = 0;  ///< prices of other plans that change with them
    /// All cells that are not left out: those that have the value already too, so that the engine
    /// tells if somebody changes them meanwhile.
    CellRuns runs;
    booking::SeenVersion seen;  ///< the newest version among the cells of the runs

    /// Whether a person who has read the one has read the other.
    bool saysTheSame(const BulkPlan &other) const;
};

/// Called with the cells looked at so far; false ends the work.
using BulkWatch = std::function<bool(qint64 done)>;

/// Errors: nothing is meant, more cells than one edit takes, Cancelled by the watch.
Result<BulkPlan> planBulk(const HotelView &view, const BulkWish &wish, const BulkWatch &watch = {});

}  // namespace roomrack::desktop
