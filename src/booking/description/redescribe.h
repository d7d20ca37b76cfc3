// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a property under another description: what is sold, held, assigned and typed stays
// with its room type, pool, room and rate plan, by id.
#pragma once

#include "booking/description/description_plan.h"

namespace roomrack::booking {

/// The cells of the state's ledger under another description, with its limits. Stamps the cells
/// whose limit changes. Every pool and room type of the state must be in the catalogue.
inventory::Ledger describedLedger(const PropertyState &state, const inventory::Catalogue &catalogue,
                                  qint64 version);

/// Whether the plan changes texts, guests and terms only: no room, limit or order of the ledger.
bool keepsNights(const PropertyState &state, const DescriptionPlan &plan);

/// Gives the state the description of the plan, which was made for it.
void redescribe(PropertyState &state, DescriptionPlan &&plan);

}  // namespace roomrack::booking
