// SPDX-License-Identifier: GPL-3.0-or-later
// Applies a value typed into a cell to a room type's night; shared by House and by the preview.
#pragma once

#include "booking/restriction_fields.h"
#include "inventory/ledger.h"

namespace roomrack::booking {

/// Rates and rooms out of order are not part of a room type's night: no change here. Limits take
/// effect only after inventory::refreshTypeLimit().
inline void setTypeNight(inventory::TypeNight &night, CellField field, qint64 value)
{
    if (const RestrictionRow *restriction = restrictionOf(field))
        setValue(night, *restriction, value);
    else if (field == CellField::ForSale)
        night.typed = static_cast<qint32>(value);
}

/// Sets the cell of a room type, or of a scope, on a covered night and stamps its version.
inline void setCell(inventory::Ledger &ledger, int type, const CellRow &row, Night night,
                    qint64 value, qint64 version)
{
    const inventory::RestrictionScope scope = scopeOf(row);
    if (scope.isAll()) {
        setTypeNight(ledger.editType(type, night, version), row.field, value);
        return;
    }
    inventory::Restrictions now = ledger.scoped().at(type, scope, night);
    setValue(now, *restrictionOf(row.field), value);
    ledger.editScoped(type, night, version).set(type, scope, night, now);
}

}  // namespace roomrack::booking
