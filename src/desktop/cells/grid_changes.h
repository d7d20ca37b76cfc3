// SPDX-License-Identifier: GPL-3.0-or-later
// Converts input (typed, key, paste, fill) to the changed cells and their values. Based on the
// view; the engine validates the edit again. No widgets.
#pragma once

#include "desktop/cells/cell_entry.h"
#include "desktop/cells/grid_selection.h"
#include "desktop/cells/tsv.h"

namespace roomrack::desktop {

using CellRuns = std::vector<booking::CellRun>;

/// The editable nights: from the business date to the booking horizon.
Stay editableNights(const HotelView &view);
/// "Superior, 18 Jul".
QString cellName(const HotelView &view, const GridRow &row, Night night);

/// One value for a setting of all selected cells that have it; past nights are skipped.
/// kDefaultValue resets to the default.
CellRuns settingRuns(const HotelView &view, const GridSelection &where, CellField field,
                     qint64 value);
/// Resets every setting that the view shows to its default.
CellRuns defaultRuns(const HotelView &view, GridMode mode, const GridSelection &where);
/// The number of values that defaultRuns() would take away.
qint64 valuesByHand(const HotelView &view, GridMode mode, const GridSelection &where);
/// Whether all editable selected cells have the flag: then the key removes it.
bool allHave(const HotelView &view, const GridSelection &where, CellField flag);
/// The rows of a selection that have the setting, apart from those whose derived rate a value there
/// would override. If all of them are derived, the override is what the user wants: then they are
/// in `own`.
struct TypedRows {
    GridSelection own;
    GridSelection derived;
};
TypedRows typedRows(const HotelView &view, const GridSelection &where, CellField field);
/// The runs for text typed over the selection; an error names the first invalid cell.
Result<CellRuns> typedRuns(const HotelView &view, const GridSelection &where, CellField field,
                           const CellEntry &entry);

/// The selection as a table for a spreadsheet; rows with nothing to change in this view are
/// skipped. Fails if several selected ranges do not form a rectangle, or nothing can be copied.
Result<TextTable> copiedCells(const HotelView &view, GridMode mode, const GridSelection &where,
                              const QLocale &locale);
/// The same with a first row of dates (ISO 8601) and first columns of the room type and, for rates
/// and the restrictions of rate plans, the rate plan.
Result<TextTable> copiedWithHeaders(const HotelView &view, GridMode mode,
                                    const GridSelection &where, const QLocale &locale);

/// The destination of a paste.
struct PasteTarget {
    GridSelection where;         ///< the selection
    std::vector<GridRow> below;  ///< all visible rows from the first selected one down
};
/// The cells of a paste or a fill.
struct CellPlan {
    CellRuns runs;
    CellRuns derived;         ///< the values for derived rates, which would override them
    GridSelection where;      ///< the cells of both
    qint64 cells = 0;         ///< of `runs`
    qint64 derivedCells = 0;  ///< of `derived`
};
/// A single cell is pasted into all selected cells; a table is pasted to the right and down from
/// the first cell, or repeated if it fits exactly into the selection. If the selection has exactly
/// one row with its own rates per row of the table, its derived rows are passed over; otherwise
/// each row of the table belongs to one row of the grid. Headers as in copiedWithHeaders() are
/// ignored. All cells are checked first: on any error nothing changes, and the error names the cell
/// and the reason.
Result<CellPlan> pastedRuns(const HotelView &view, GridMode mode, const TextTable &table,
                            const PasteTarget &target, const QLocale &locale);

/// Source and target of a fill: the target is next to the source, in the same rows or nights.
struct FillRequest {
    GridBlock source;
    GridBlock target;
    bool upwards = false;  ///< the target's rows are above the source's
};
/// Fills the target by repeating the source: a source of whole weeks keeps its weekdays. A default
/// value in the source becomes a default in the target. Values from another row that would override
/// derived rates are kept apart.
CellPlan filledRuns(const HotelView &view, GridMode mode, const FillRequest &fillRequest);

}  // namespace roomrack::desktop
