// SPDX-License-Identifier: GPL-3.0-or-later
// What a hold was quoted with beside its price: its booking is sold with that, whatever becomes of
// the rules, also after a restart (docs/decisions/0073, 0075).
#pragma once

#include "core/ids.h"
#include "pricing/stay_extras.h"
#include "pricing/tax_lines.h"

#include <vector>

namespace roomrack::booking {

struct HeldTaxes {
    pricing::StayTaxes taxes{};
    std::vector<qint32> childAges{};
    pricing::StayExtras extras{};
    friend bool operator==(const HeldTaxes &, const HeldTaxes &) = default;
};

/// Of a durable hold. Without tax rules it is written only when these or the terms of plans are
/// edited: until then the quote can be computed again.
struct HoldQuoteRow {
    PropertyId property;
    HoldId hold;
    bool isOver = false;  ///< the hold is resolved: the row is deleted
    qint32 termsSeq = 0;  ///< Hold::termsSeq
    HeldTaxes quoted{};
};

}  // namespace roomrack::booking
