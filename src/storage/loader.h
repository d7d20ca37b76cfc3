// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a property as the ledger is built from. Of the event log only the tail is read that can
// still hold an unresolved hold.
#pragma once

#include "storage/connection.h"
#include "storage/store.h"

namespace roomrack::storage {

/// The slowly changing part. NotFound where there is no such property.
Result<inventory::Catalogue> loadCatalogue(Connection &connection, PropertyId property);
Result<std::vector<pricing::RatePlan>> loadPlans(Connection &connection, PropertyId property);
Result<std::vector<inventory::OverbookingRule>> loadRules(Connection &connection,
                                                          PropertyId property);
/// Unresolved holds, oldest first; ceilings follow from the channels.
Result<std::vector<booking::Hold>> loadHolds(Connection &connection,
                                             const inventory::Catalogue &catalogue);
Result<LoadedProperty> loadProperty(Connection &connection, PropertyId property, Night from);

}  // namespace roomrack::storage
