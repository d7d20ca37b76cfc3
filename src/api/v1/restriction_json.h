// SPDX-License-Identifier: GPL-3.0-or-later
// The restrictions of a room type's night in answers of /v1, under the keys of
// inventory/restrictions.h.
#pragma once

#include "inventory/restrictions.h"
#include "protocols/json/writer.h"

namespace roomrack::api::v1 {

/// Members of an object that is open: a switch as true or false, others as numbers. `night`: a cell
/// of the ledger, or restrictions alone.
template <typename Night>
void writeRestrictions(protocols::json::Writer &w, const Night &night)
{
    for (const inventory::RestrictionRow &row : inventory::kRestrictions) {
        w.key(row.key);
        if (row.unit == inventory::RestrictionUnit::Switch)
            w.boolean(valueOf(night, row) != 0);
        else
            w.number(valueOf(night, row));
    }
}

}  // namespace roomrack::api::v1
