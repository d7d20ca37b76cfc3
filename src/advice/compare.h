// SPDX-License-Identifier: GPL-3.0-or-later
// Backtests several policies on the same past and compares each with no overbooking.
#pragma once

#include "advice/replay.h"

namespace roomrack::advice {

enum class Played : quint8 {
    None,       ///< no overbooking: the baseline
    Percent,    ///< the same percentage for all pools and types
    Rules,      ///< rules written by a user
    Advice,     ///< the adviser, with each day's knowledge only
    Everything  ///< every booking accepted, as in reality
};

struct PolicyPlayed {
    Played which{};
    ReplayResult result;
};

struct Comparison {
    std::vector<PolicyPlayed> played;  ///< None first

    qint64 roomNightsWon(const PolicyPlayed &p) const
    {
        return p.result.roomNights - played.front().result.roomNights;
    }
    /// Minor units: incremental revenue minus walk costs.
    qint64 moneyWon(const PolicyPlayed &p) const
    {
        return p.result.money() - played.front().result.money();
    }
};

struct CompareOptions {
    ReplayOptions replay;
    int basisPoints = 500;
    std::vector<inventory::OverbookingRule> rules;  ///< empty: not played
    int most = 200;                                 ///< rooms that the adviser may add per pool
};

/// Errors as replay(). `watch` counts the nights of all policies together.
Result<Comparison> compare(const Past &past, const inventory::Catalogue &catalogue,
                           const CompareOptions &options, const Watch &watch = {});

}  // namespace roomrack::advice
