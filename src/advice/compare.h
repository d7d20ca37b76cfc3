// SPDX-License-Identifier: GPL-3.0-or-later
// Several policies on the same past, side by side: what each wins over no policy at all.
#pragma once

#include "advice/replay.h"

namespace roomrack::advice {

enum class Played : quint8 {
    None,       ///< no overbooking: the yardstick
    Percent,    ///< the same percentage everywhere
    Rules,      ///< rules that somebody wrote
    Advice,     ///< the adviser, knowing only what was over each day
    Everything  ///< every booking taken, as it really was
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
    /// Minor units: revenue won less what the walks cost.
    qint64 moneyWon(const PolicyPlayed &p) const
    {
        return p.result.money() - played.front().result.money();
    }
};

struct CompareOptions {
    ReplayOptions replay;
    int basisPoints = 500;
    std::vector<inventory::OverbookingRule> rules;  ///< empty: not played
    int most = 200;                                 ///< rooms that the adviser may add to a pool
};

/// Errors as replay(). `watch` counts the nights of all policies together.
Result<Comparison> compare(const Past &past, const inventory::Catalogue &catalogue,
                           const CompareOptions &options, const Watch &watch = {});

}  // namespace roomrack::advice
