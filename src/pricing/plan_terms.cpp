// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/plan_terms.h"

#include "pricing/rates.h"

#include <algorithm>

namespace roomrack::pricing {

namespace {

/// Without the deadlines that change no fee.
CancellationTerms withEffect(const CancellationTerms &terms)
{
    CancellationTerms normal;
    normal.refundable = terms.refundable;
    normal.feeNights = 0;
    if (!terms.refundable) return normal;
    normal.noShow = terms.noShow;
    std::vector<CancellationStep> steps = terms.further;
    steps.insert(steps.begin(),
                 {terms.freeUntilDays, terms.freeUntilMinute, {terms.feePercent, terms.feeNights}});
    CancellationFee fee;
    std::erase_if(steps, [&fee](const CancellationStep &step) {
        return std::exchange(fee, step.fee) == step.fee;
    });
    if (steps.empty()) return normal;
    normal.freeUntilDays = steps.front().fromDays;
    normal.freeUntilMinute = steps.front().fromMinute;
    normal.feePercent = steps.front().fee.percent;
    normal.feeNights = steps.front().fee.nights;
    normal.further.assign(steps.begin() + 1, steps.end());
    return normal;
}

PlanTerms withEffect(PlanTerms terms)
{
    terms.cancellation = withEffect(terms.cancellation);
    if (terms.prepayment != Prepayment::Percent) terms.prepaidPercent = 0;
    return terms;
}

}  // namespace

bool haveSameEffect(const PlanTerms &a, const PlanTerms &b)
{
    return a == b || withEffect(a) == withEffect(b);
}

PlanTerms termsOf(const RatePlan &plan)
{
    return {plan.terms, plan.prepayment, plan.prepaidPercent, plan.guarantee};
}

std::vector<NumberedTerms> TermsBook::unnumbered(const std::vector<RatePlan> &plans) const
{
    std::vector<NumberedTerms> fresh;
    for (const RatePlan &plan : plans) {
        PlanTerms terms = termsOf(plan);
        qint32 last = 0;
        bool isKnown = false;
        for (const NumberedTerms &known : all_) {
            if (known.plan != plan.id) continue;
            last = std::max(last, known.seq);
            isKnown = isKnown || known.terms == terms;
        }
        if (!isKnown) fresh.push_back({plan.id, last + 1, std::move(terms)});
    }
    return fresh;
}

void TermsBook::follow(const std::vector<RatePlan> &plans)
{
    for (NumberedTerms &fresh : unnumbered(plans)) all_.push_back(std::move(fresh));
    now_.clear();
    for (const RatePlan &plan : plans) {
        now_.emplace_back(plan.id, numberOf(plan.id, termsOf(plan)));
    }
}

qint32 TermsBook::numberOf(RatePlanId plan, const PlanTerms &terms) const
{
    const auto at = std::find_if(all_.begin(), all_.end(), [&](const NumberedTerms &known) {
        return known.plan == plan && known.terms == terms;
    });
    return at == all_.end() ? 0 : at->seq;
}

qint32 TermsBook::now(RatePlanId plan) const
{
    for (const auto &[id, seq] : now_) {
        if (id == plan) return seq;
    }
    return 0;
}

const PlanTerms *TermsBook::find(RatePlanId plan, qint32 seq) const
{
    const auto at = std::find_if(all_.begin(), all_.end(), [&](const NumberedTerms &known) {
        return known.plan == plan && known.seq == seq;
    });
    return at == all_.end() ? nullptr : &at->terms;
}

const PlanTerms *TermsBook::of(RatePlanId plan, qint32 seq) const
{
    const PlanTerms *found = find(plan, seq);
    return found ? found : find(plan, now(plan));
}

}  // namespace roomrack::pricing
