// SPDX-License-Identifier: GPL-3.0-or-later
// Which fields of cells and which records are of a restriction, by the table in
// inventory/restrictions.h.
#pragma once

#include "booking/step.h"
#include "inventory/restrictions.h"

#include <array>

namespace roomrack::booking {

using inventory::RestrictionRow;

constexpr CellField fieldOf(const RestrictionRow &row)
{
    return CellField(row.field);
}
constexpr RecordKind kindOf(const RestrictionRow &row)
{
    return RecordKind(row.record);
}

/// A number of a row to its place in the table, so that a lookup is one read.
using RestrictionPlaces = std::array<qint8, 256>;
constexpr RestrictionPlaces restrictionsBy(quint8 RestrictionRow::*number)
{
    RestrictionPlaces places{};
    places.fill(-1);
    for (size_t i = 0; i < std::size(inventory::kRestrictions); ++i)
        places[inventory::kRestrictions[i].*number] = static_cast<qint8>(i);
    return places;
}
inline constexpr RestrictionPlaces kRestrictionsByField = restrictionsBy(&RestrictionRow::field);
inline constexpr RestrictionPlaces kRestrictionsByRecord = restrictionsBy(&RestrictionRow::record);

/// The restriction of a field; null: it has another setting.
constexpr const RestrictionRow *restrictionOf(CellField field)
{
    const qint8 at = kRestrictionsByField[size_t(field)];
    return at < 0 ? nullptr : &inventory::kRestrictions[at];
}
/// The restriction that a record sets; null: it is about something else.
constexpr const RestrictionRow *restrictionOf(RecordKind kind)
{
    const qint8 at = kRestrictionsByRecord[size_t(kind)];
    return at < 0 ? nullptr : &inventory::kRestrictions[at];
}
/// "On" or "off", instead of a number.
constexpr bool isSwitch(CellField field)
{
    const RestrictionRow *row = restrictionOf(field);
    return row && row->unit == inventory::RestrictionUnit::Switch;
}

/// The two that depend on each other: the shortest stay must not be longer than the longest.
constexpr bool isLengthOfStay(CellField field)
{
    return field == CellField::MinStay || field == CellField::MaxStay;
}

/// The field of each restriction, in the order of the table.
inline constexpr auto kRestrictionFields = [] {
    std::array<CellField, std::size(inventory::kRestrictions)> fields{};
    for (size_t i = 0; i < fields.size(); ++i) fields[i] = fieldOf(inventory::kRestrictions[i]);
    return fields;
}();

static_assert(fieldOf(inventory::rowOf(inventory::Restriction::MaxStay)) == CellField::MaxStay);
static_assert(kindOf(inventory::rowOf(inventory::Restriction::MaxStay)) == RecordKind::MaxStaySet);
static_assert(!restrictionOf(CellField::ForSale) && !restrictionOf(CellField::OutOfOrder)
              && !restrictionOf(CellField::Rate));

}  // namespace roomrack::booking
