// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a property for building the ledger. Of the event log only the tail is read that can contain
// unresolved holds.
#pragma once

#include "storage/connection.h"
#include "storage/store.h"

namespace roomrack::storage {

/// The slowly changing part. NotFound if there is no such property.
Result<inventory::Catalogue> loadCatalogue(Connection &connection, PropertyId property);
Result<std::vector<pricing::RatePlan>> loadPlans(Connection &connection, PropertyId property);
/// Those that the plans had, by their numbers. Corrupt: some cannot be read.
Result<std::vector<pricing::NumberedTerms>> loadPlanTerms(Connection &connection,
                                                          PropertyId property);
/// Without the assumed age of children, which is a setting of the property.
Result<pricing::TaxRules> loadTaxes(Connection &connection, PropertyId property);
Result<std::vector<inventory::OverbookingRule>> loadRules(Connection &connection,
                                                          PropertyId property);
/// Unresolved holds, oldest first; ceilings follow from the channels.
Result<std::vector<booking::Hold>> loadHolds(Connection &connection,
                                             const inventory::Catalogue &catalogue);
Result<LoadedProperty> loadProperty(Connection &connection, PropertyId property, Night from);

}  // namespace roomrack::storage
