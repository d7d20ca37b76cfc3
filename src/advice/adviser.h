// SPDX-License-Identifier: GPL-3.0-or-later
// Recommends pool limits for coming nights: show-up rates are learned from past nights and applied
// to the current bookings.
#pragma once

#include "advice/best_limit.h"
#include "advice/past.h"
#include "advice/show_rates.h"
#include "inventory/ledger.h"

#include <functional>

namespace roomrack::advice {

struct AdviserOptions {
    WalkCost walk;
    int nights = 60;  ///< from the business date on
    int most = 200;   ///< rooms that may be added to a pool
    /// Price of a night in a pool where nothing is booked yet, minor units; 0: unknown.
    std::function<qint64(int pool, Night)> price;
};

struct PoolAdvice {
    int pool = 0;  ///< index in the catalogue
    Night night;
    int limitNow = 0;  ///< current pool limit
    NightLimit best;
};

/// Show-up rates as of the business date, learned from bookings whose day of arrival has passed.
ShowRates learnRates(const Past &past, const inventory::Catalogue &catalogue);

/// Sorted by night, then by pool in catalogue order.
std::vector<PoolAdvice> adviseNights(const Past &past, const inventory::Catalogue &catalogue,
                                     const inventory::Ledger &ledger,
                                     const AdviserOptions &options);

/// The rules plus those that add the recommended extra rooms on these nights: per night one for the
/// pool and one for each of its room types. Existing rules for exactly such a night are replaced.
std::vector<inventory::OverbookingRule> rulesWith(std::vector<inventory::OverbookingRule> rules,
                                                  const std::vector<PoolAdvice> &chosen,
                                                  const inventory::Catalogue &catalogue);

}  // namespace roomrack::advice
