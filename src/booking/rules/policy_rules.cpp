// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/policy_rules.h"

#include "booking/rules/night_changes.h"
#include "booking/rules/step_rules.h"

namespace roomrack::booking {

Result<Answer> PolicyRules::on(const SetPolicy &c, Decision &d)
{
    inventory::Catalogue changed = state_.catalogue;
    changed.rules = c.rules;
    if (const auto ok = inventory::validate(changed); !ok) return tl::unexpected(ok.error());
    std::vector<inventory::OverbookingRule> before = state_.catalogue.rules;
    Answer answer;
    answer.seq = setRules(c.rules, c.caller, 0, d);
    if (StepRules::keepsStep(c.caller)) {
        answer.step = answer.seq;
        StepRules(state_).keep(StepKind::Policy, c.caller, c.text, answer.seq, d);
        d.batch->steps.back().rulesBefore = std::move(before);
        d.batch->steps.back().rulesAfter = state_.catalogue.rules;
    }
    return answer;
}

qint64 PolicyRules::setRules(std::vector<inventory::OverbookingRule> rules, const Caller &caller,
                             qint64 cause, Decision &d)
{
    for (size_t i = 0; i < rules.size(); ++i) rules[i].id = RuleId{static_cast<qint64>(i) + 1};
    state_.catalogue.rules = std::move(rules);
    Record r = recordOf(state_.id(), RecordKind::PolicyChanged, caller, d);
    r.cause = cause;
    const qint64 seq = append(r, d);
    d.batch->policies.push_back({state_.id(), state_.catalogue.rules});
    NightChanges(state_).refreshAll(seq, d);
    return seq;
}

}  // namespace roomrack::booking
