// SPDX-License-Identifier: GPL-3.0-or-later
// The tax lines of guests who leave early, at the price that they booked.
#pragma once

#include "pricing/tax_lines.h"

namespace roomrack::pricing {

/// `booked` with city taxes by person for the nights stayed; `due` has those by the rules of today,
/// see personTaxesOf(). Those of taxes that were not booked are left out. A tax that is in the
/// price stays in it, and the room is the rest; all is as booked if the room does not cover that.
StayTaxes afterEarlyDeparture(const StayTaxes &booked, const StayTaxes &due);

}  // namespace roomrack::pricing
