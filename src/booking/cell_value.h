// SPDX-License-Identifier: GPL-3.0-or-later
// Applies a value typed into a cell to a room type's night; shared by House and by the preview.
#pragma once

#include "booking/restriction_fields.h"

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

}  // namespace roomrack::booking
