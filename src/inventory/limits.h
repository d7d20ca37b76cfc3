// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of a ledger's nights: what there is to sell, and what the overbooking policy adds.
#pragma once

#include "inventory/ledger.h"

namespace roomrack::inventory {

/// Computes both limits of every night; call after a change of availability, out of order, the
/// rules, or the business date (lead times change). Stamps the cells whose limit changes.
void refreshLimits(Ledger &ledger, const Catalogue &catalogue, qint64 version);
void refreshPoolLimit(Ledger &ledger, const Catalogue &catalogue, int pool, Stay nights,
                      qint64 version);
void refreshTypeLimit(Ledger &ledger, const Catalogue &catalogue, int type, Stay nights,
                      qint64 version);

}  // namespace roomrack::inventory
