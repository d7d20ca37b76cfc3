// SPDX-License-Identifier: GPL-3.0-or-later
// Values of the cells: the settings of a row in a view, their values on a night, and their
// spreadsheet format for writing and reading. No widgets.
#pragma once

#include "booking/commands.h"
#include "desktop/cells/grid_mode.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QLocale>

#include <optional>
#include <span>
#include <vector>

namespace roomrack::desktop {

using booking::CellField;

/// Resets to the default (the cap, the derived price, no restriction).
inline constexpr qint64 kDefaultValue = -1;

/// What a number typed in the view of restrictions sets.
inline constexpr CellField kTypedRestriction = CellField::MinStay;

/// The settings that a cell of the row shows in the view; empty if it has none of its own.
std::span<const CellField> fieldsOf(GridMode mode, const GridRow &row);
/// The settings of the first of these rows that has any; rows with other settings cannot be in the
/// same table.
std::span<const CellField> firstFields(GridMode mode, const std::vector<GridRow> &rows);
bool hasFields(GridMode mode, const GridRow &row, std::span<const CellField> fields);
/// The setting that a typed number changes; none if the cell is not editable.
std::optional<CellField> typedField(GridMode mode, const GridRow &row);
/// The engine's row; none if the row has no such setting.
std::optional<booking::CellRow> engineRow(const HotelView &view, const GridRow &row,
                                          CellField field);

/// Which sales the row's restrictions hold for: those of its rate plan and channel.
inventory::RestrictionScope scopeOf(const HotelView &view, const GridRow &row);

/// Whether the setting is the rate of a plan with a parent: values set here override the derived
/// ones.
bool isDerived(const HotelView &view, const GridRow &row, CellField field);

struct CellValue {
    qint64 value = kDefaultValue;  ///< effective: rooms, nights, 0/1 or minor units; -1: no rate
    bool byHand = false;           ///< an override, not the default
    friend bool operator==(const CellValue &, const CellValue &) = default;
};
CellValue valueOf(const HotelView &view, const GridRow &row, CellField field, Night night);
/// The setting that yields the cell's value: the value, or kDefaultValue if it is the default.
qint64 settingOf(const HotelView &view, const GridRow &row, CellField field, Night night);

/// The range of an override.
struct FieldLimits {
    qint64 low = 0;
    qint64 high = 0;
};
FieldLimits limitsOf(CellField field);

/// The cell for a spreadsheet: "12", "118.50", "CTA 2+"; "–" if nothing is set.
QString spreadsheetText(const HotelView &view, GridMode mode, const GridRow &row, Night night,
                        const QLocale &locale);
struct FieldValue {
    CellField field = CellField::ForSale;
    qint64 value = 0;
    friend bool operator==(const FieldValue &, const FieldValue &) = default;
};
/// Parses a spreadsheet cell into one value for each of fieldsOf(); the error describes the text,
/// not its position.
Result<std::vector<FieldValue>> readCell(const QString &text, std::span<const CellField> fields,
                                         Currency currency, const QLocale &locale);

}  // namespace roomrack::desktop
