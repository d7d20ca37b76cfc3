// SPDX-License-Identifier: GPL-3.0-or-later
// Taxes and fees as JSON: the rules of a description, and the lines of a stay.
#pragma once

#include "api/v1/json_fragments.h"

namespace roomrack::api::v1 {

/// The members "vats", "meal_parts", "city_taxes" and "fees" of a description.
void writeTaxRules(Writer &w, const engine::HotelView &hotel);
/// {"lines": [...], "on_top": ..., "at_property": ..., "total": ...}; null if there are no lines.
/// `atProperty`: the part on top that is paid there (booking/owed.h).
void writeStayTaxes(Writer &w, const pricing::StayTaxes &taxes, qint64 atProperty,
                    Currency currency);

}  // namespace roomrack::api::v1
