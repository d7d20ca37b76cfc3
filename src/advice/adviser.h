// SPDX-License-Identifier: GPL-3.0-or-later
// The adviser for the nights to come: what is learned from all that is over, applied to what is
// on the books.
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
    int limitNow = 0;  ///< pool limit as it is
    NightLimit best;
};

/// What is known on the business date: bookings whose day of arrival is over.
ShowRates learnRates(const Past &past, const inventory::Catalogue &catalogue);

/// By night, then by pool in the order of the catalogue.
std::vector<PoolAdvice> adviseNights(const Past &past, const inventory::Catalogue &catalogue,
                                     const inventory::Ledger &ledger,
                                     const AdviserOptions &options);

/// The rules with those that make the advised extra rooms of these nights: one for the pool and
/// one for each of its room types a night. Earlier rules for just such a night are replaced.
std::vector<inventory::OverbookingRule> rulesWith(std::vector<inventory::OverbookingRule> rules,
                                                  const std::vector<PoolAdvice> &chosen,
                                                  const inventory::Catalogue &catalogue);

}  // namespace roomrack::advice
