// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/replay.h"
#include "inventory/policy.h"

namespace roomrack::advice {

using inventory::OverbookingRule;
using inventory::RuleScope;

RulePolicy::RulePolicy(std::vector<OverbookingRule> rules, const inventory::Catalogue &catalogue)
    : rules_(std::move(rules)), catalogue_(catalogue)
{}

Policy::Extra RulePolicy::extra(const Question &q) const
{
    if (rules_.empty()) return {};
    const auto rule = [&](RuleScope scope, qint64 subject) {
        return inventory::narrowestRule(rules_, scope, subject, q.night, q.today);
    };
    const auto &pool = catalogue_.pools[size_t(q.pool)];
    const auto &type = catalogue_.roomTypes[size_t(q.type)];
    return {inventory::extraRooms(rule(RuleScope::Pool, pool.id.value), q.rooms),
            inventory::extraRooms(rule(RuleScope::RoomType, type.id.value), q.cap)};
}

std::vector<OverbookingRule> percentRules(int basisPoints)
{
    std::vector<OverbookingRule> rules(2);
    for (OverbookingRule &rule : rules) {
        rule.unit = inventory::RuleUnit::Percent;
        rule.amount = basisPoints;
        rule.ceiling = 10'000;
    }
    rules[0].scope = RuleScope::Pool;
    rules[1].scope = RuleScope::RoomType;
    return rules;
}

Policy::Extra AdvicePolicy::extra(const Question &q) const
{
    const Stakes stakes{q.price, double(walk_.of(qint64(q.price)))};
    const double comes = q.rates->of(q.night - q.today).chance;
    const int extra = bestLimit(q.booked(), q.rooms, comes, stakes, most_).extra();
    return {extra, extra};
}

}  // namespace roomrack::advice
