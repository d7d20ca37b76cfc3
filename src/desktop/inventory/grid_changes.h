// SPDX-License-Identifier: GPL-3.0-or-later
// From what a person did (typed, pressed, pasted, dragged) to the cells that change and their
// values. All of it works on what the window shows; the engine has the last word. No widgets.
#pragma once

#include "desktop/inventory/cell_entry.h"
#include "desktop/inventory/grid_selection.h"
#include "desktop/inventory/tsv.h"

namespace roomrack::desktop {

using CellRuns = std::vector<booking::CellRun>;

/// The nights that can be changed by hand: from the business date to the horizon.
Stay editableNights(const HotelView &view);
/// "Superior, 18 Jul".
QString cellName(const HotelView &view, const GridRow &row, Night night);

/// One value for a setting of all selected cells that have it; nights that are over are left out.
/// kDefaultValue takes back what was typed.
CellRuns settingRuns(const HotelView &view, const GridSelection &where, CellField field,
                     qint64 value);
/// Back to the default, for every setting that the view shows.
CellRuns defaultRuns(const HotelView &view, GridMode mode, const GridSelection &where);
/// Whether all selected cells that can be changed have the flag: then the key takes it off.
bool allHave(const HotelView &view, const GridSelection &where, CellField flag);
/// What is typed over the selection; an error names the first cell where it cannot be.
Result<CellRuns> typedRuns(const HotelView &view, const GridSelection &where, CellField field,
                           const CellEntry &entry);

/// The selection for a spreadsheet; rows that have nothing to change in this view are left out.
/// Fails where several ranges are selected that are no rectangle together, or nothing can be
/// copied.
Result<TextTable> copiedCells(const HotelView &view, GridMode mode, const GridSelection &where,
                              const QLocale &locale);

/// Where cells of a spreadsheet go.
struct PasteTarget {
    GridSelection where;         ///< what is selected
    std::vector<GridRow> below;  ///< all rows shown, from the first selected one down
};
struct PastePlan {
    CellRuns runs;
    GridSelection where;  ///< the cells that change
    qint64 cells = 0;
};
/// One cell goes into everything selected; a table goes to the right and down from the first cell,
/// or as often as it fits exactly into what is selected. Everything is checked first: the error
/// says what is wrong and where, and then nothing changes.
Result<PastePlan> pastedRuns(const HotelView &view, GridMode mode, const TextTable &table,
                             const PasteTarget &target, const QLocale &locale);

/// What is filled from where: the target lies beside the source, in the same rows or nights.
struct FillWish {
    GridBlock source;
    GridBlock target;
    bool upwards = false;  ///< the target's rows are above the source's
};
/// Fills the target with the values of the source, over and over: a source of whole weeks keeps
/// its weekdays. What follows by itself in the source follows by itself in the target.
CellRuns filledRuns(const HotelView &view, GridMode mode, const FillWish &wish);

}  // namespace roomrack::desktop
