// SPDX-License-Identifier: GPL-3.0-or-later
// Restrictions of a room type that hold for one rate plan, for one channel, or for a plan on a
// channel, beside those of the room type's own nights (docs/decisions/0079). Few nights have any,
// so only those are kept.
#pragma once

#include "core/ids.h"
#include "core/night.h"
#include "inventory/restrictions.h"

#include <compare>
#include <vector>

namespace roomrack::inventory {

/// Through what a stay is sold.
struct SalePath {
    RatePlanId plan;    ///< none: no price is quoted
    ChannelId channel;  ///< none: through none of the channels
    friend bool operator==(const SalePath &, const SalePath &) = default;
};

/// Which sales of a room type a restriction holds for; without plan and channel: all.
struct RestrictionScope {
    RatePlanId plan;    ///< none: all rate plans
    ChannelId channel;  ///< none: all channels
    constexpr bool isAll() const { return !plan && !channel; }
    constexpr bool includes(const SalePath &sale) const
    {
        return (!plan || plan == sale.plan) && (!channel || channel == sale.channel);
    }
    friend constexpr auto operator<=>(const RestrictionScope &, const RestrictionScope &) = default;
};

struct ScopedNight {
    Night night;
    Restrictions restrictions;
    friend bool operator==(const ScopedNight &, const ScopedNight &) = default;
};

/// The nights of a scope that have restrictions, in order; never empty in ScopedNights.
struct ScopeRow {
    RestrictionScope scope;
    std::vector<ScopedNight> nights;
    /// Null: none that night.
    const Restrictions *on(Night night) const;
    friend bool operator==(const ScopeRow &, const ScopeRow &) = default;
};

/// By room type (its index in the catalogue), scope and night.
class ScopedNights {
public:
    /// Whether the room type has any; if not, no other function needs to be asked.
    bool any(int type) const
    {
        return size_t(type) < types_.size() && !types_[size_t(type)].empty();
    }
    /// The scopes of the room type that have restrictions, in order.
    const std::vector<ScopeRow> &of(int type) const;
    /// None set: all zero.
    Restrictions at(int type, const RestrictionScope &scope, Night night) const;
    /// Replaces those of the night; all zero: removes it. A scope isAll() is ignored, because the
    /// room type's own cell has those.
    void set(int type, const RestrictionScope &scope, Night night, const Restrictions &now);

    friend bool operator==(const ScopedNights &, const ScopedNights &) = default;

private:
    std::vector<std::vector<ScopeRow>> types_;  ///< up to the last room type that ever had any
};

}  // namespace roomrack::inventory
