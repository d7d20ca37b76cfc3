// SPDX-License-Identifier: GPL-3.0-or-later
// The values behind the cells: which settings a row has in a view, what they are on a night, and
// how they are written into a spreadsheet and read from one. No widgets.
#pragma once

#include "booking/commands.h"
#include "desktop/inventory/grid_mode.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QLocale>

#include <optional>
#include <span>
#include <vector>

namespace roomrack::desktop {

using booking::CellField;

/// Stands for "back to the default" (the cap, the derived price, no restriction).
inline constexpr qint64 kDefaultValue = -1;

/// The settings that a cell of the row shows in the view; none where it has none of its own.
std::span<const CellField> fieldsOf(GridMode mode, const GridRow &row);
/// The settings of the first of these rows that has any: rows with others are of another sort, and
/// cannot stand in one table with it.
std::span<const CellField> firstFields(GridMode mode, const std::vector<GridRow> &rows);
bool hasFields(GridMode mode, const GridRow &row, std::span<const CellField> fields);
/// What a number typed into the cell sets; none where there is nothing to type.
std::optional<CellField> typedField(GridMode mode, const GridRow &row);
/// The row as the engine knows it; none where the row has no such setting.
std::optional<booking::CellRow> engineRow(const HotelView &view, const GridRow &row,
                                          CellField field);

struct CellValue {
    qint64 value = kDefaultValue;  ///< what counts: rooms, nights, 0/1 or minor units; -1: no rate
    bool byHand = false;           ///< typed, not what would follow by itself
    friend bool operator==(const CellValue &, const CellValue &) = default;
};
CellValue valueOf(const HotelView &view, const GridRow &row, CellField field, Night night);
/// What sets the cell to what it holds: the value, or kDefaultValue where it follows by itself.
qint64 settingOf(const HotelView &view, const GridRow &row, CellField field, Night night);

/// The lowest and highest value a setting can have by hand.
struct FieldLimits {
    qint64 low = 0;
    qint64 high = 0;
};
FieldLimits limitsOf(CellField field);

/// The cell for a spreadsheet: "12", "118.50", "CTA 2+"; "–" where nothing is set.
QString spreadsheetText(const HotelView &view, GridMode mode, const GridRow &row, Night night,
                        const QLocale &locale);
struct FieldValue {
    CellField field = CellField::ForSale;
    qint64 value = 0;
    friend bool operator==(const FieldValue &, const FieldValue &) = default;
};
/// What a spreadsheet's cell sets, one value for each of fieldsOf(); the error says what is wrong
/// with the text, not where it stands.
Result<std::vector<FieldValue>> readCell(const QString &text, std::span<const CellField> fields,
                                         Currency currency, const QLocale &locale);

}  // namespace roomrack::desktop
