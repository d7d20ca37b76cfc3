// SPDX-License-Identifier: GPL-3.0-or-later
// The preview of a bulk update: every cell before and after, conflicts, and the edit to send.
// Computed from a copy of the window's view, in any thread; values are computed by the same
// functions as for edits in the grid. No widgets.
#pragma once

#include "desktop/cells/cell_entry.h"
#include "desktop/cells/grid_changes.h"

#include <functional>

namespace roomrack::desktop {

struct BulkRequest {
    enum class How : quint8 {
        Enter,    ///< as in `entry`: set, add, percent
        Default,  ///< back to the default: the cap, the derived price, no restriction
        Copy      ///< the value of the night `copyBack` nights earlier
    };
    CellField field = CellField::ForSale;
    std::vector<GridRow> rows;  ///< room types; for rates, rate plans
    std::vector<booking::NightRange> ranges;
    quint8 weekdays = 0x7f;  ///< bit 0 = Monday ... bit 6 = Sunday
    How how = How::Enter;
    CellEntry entry;
    int copyBack = 0;  ///< nights, may be negative; whole weeks keep the days of the week
};

/// Distance between two periods in nights, whole weeks: the night that takes its value from
/// `source` is the one nearest to `target` with the same weekday.
int weeksBetween(Night target, Night source);

/// The selected nights, each once, in order.
std::vector<Night> nightsOf(const BulkRequest &bulkRequest);

enum class BulkConflict : quint8 {
    // These cells are skipped.
    Past,         ///< the night is over
    Beyond,       ///< beyond the booking window
    NoRate,       ///< no rate to raise or lower
    OutOfRange,   ///< the result is negative or above the limit
    NoSource,     ///< the source night is not stored
    MinAboveMax,  ///< not bookable: the engine would reject the whole edit
    // These cells are changed; the preview shows a warning.
    AbovePool,  ///< more rooms than the pool can sell
    Oversells,  ///< fewer rooms than already sold
    Exception   ///< a derived price becomes an override
};
inline constexpr int kBulkConflicts = 9;
constexpr bool isLeftOut(BulkConflict conflict)
{
    return conflict <= BulkConflict::MinAboveMax;
}

/// Cells with the same conflict, and the first of them as an example.
struct BulkFinding {
    BulkConflict conflict{};
    qint64 cells = 0;
    GridRow row;
    Night night;
    qint64 value = 0;  ///< the value to be set, if known
    qint64 limit = 0;  ///< limit exceeded: rooms of the pool, rooms sold, the other length of stay
    friend bool operator==(const BulkFinding &, const BulkFinding &) = default;
};

/// A run of selected nights of a row that change in the same way.
struct BulkLine {
    GridRow row;
    Night first;
    Night last;
    int nights = 1;  ///< selected nights from first to last
    CellValue before;
    CellValue after;
    friend bool operator==(const BulkLine &, const BulkLine &) = default;
};

struct BulkPlan {
    std::vector<BulkLine> lines;        ///< changing cells, by row and night
    std::vector<BulkFinding> findings;  ///< skipped cells first
    qint64 cells = 0;                   ///< selected: rows x nights
    qint64 changing = 0;
    qint64 same = 0;  ///< already have the value
    qint64 leftOut = 0;
    qint64 following = 0;  ///< derived prices that change as well
    /// All cells that are not skipped, including those that already have the value, so that the
    /// engine detects concurrent changes to them.
    CellRuns runs;
    booking::SeenVersion seen;  ///< the newest version among the cells of the runs

    /// Whether both plans show the user the same preview.
    bool saysTheSame(const BulkPlan &other) const;
};

/// Called with the number of cells processed; returning false cancels the work.
using BulkWatch = std::function<bool(qint64 done)>;

/// Errors: no cells selected, more cells than one edit allows, Cancelled by the watch.
Result<BulkPlan> planBulk(const HotelView &view, const BulkRequest &bulkRequest,
                          const BulkWatch &watch = {});

}  // namespace roomrack::desktop
