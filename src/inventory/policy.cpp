// SPDX-License-Identifier: GPL-3.0-or-later
#include "inventory/policy.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <tuple>

namespace roomrack::inventory {

namespace {

bool matches(const OverbookingRule &r, RuleScope scope, qint64 subject, Night night, Night today)
{
    if (r.scope != scope || (r.subject != 0 && r.subject != subject)) return false;
    if (!((r.weekdays >> (night.weekday() - 1)) & 1)) return false;
    if ((r.from && night < *r.from) || (r.to && night > *r.to)) return false;
    // A past night keeps the rules of its own day.
    const int lead = std::max(0, night - today);
    return lead >= r.minLeadDays && lead <= r.maxLeadDays;
}

/// Smaller is more specific, compared field by field.
auto width(const OverbookingRule &r)
{
    const qint64 unbounded = std::numeric_limits<qint32>::max();
    const qint64 from = r.from ? r.from->day() : -unbounded;
    const qint64 to = r.to ? r.to->day() : unbounded;
    return std::tuple(r.subject == 0, to - from, std::popcount(r.weekdays),
                      r.maxLeadDays - r.minLeadDays, -r.id.value);
}

}  // namespace

const OverbookingRule *narrowestRule(std::span<const OverbookingRule> rules, RuleScope scope,
                                     qint64 subject, Night night, Night businessDate)
{
    const OverbookingRule *best = nullptr;
    for (const OverbookingRule &rule : rules) {
        if (matches(rule, scope, subject, night, businessDate)
            && (!best || width(rule) < width(*best))) {
            best = &rule;
        }
    }
    return best;
}

int extraRooms(const OverbookingRule *rule, int base)
{
    if (!rule || base <= 0) return 0;
    const qint64 rooms = rule->unit == RuleUnit::Rooms
                             ? rule->amount
                             : static_cast<qint64>(base) * rule->amount / 10000;
    return static_cast<int>(std::min<qint64>(rooms, rule->ceiling));
}

}  // namespace roomrack::inventory
