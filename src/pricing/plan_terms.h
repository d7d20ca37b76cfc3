// SPDX-License-Identifier: GPL-3.0-or-later
// The terms of rate plans over time. A booking keeps those that it was made under, by their number,
// when its plan gets others (docs/decisions/0075).
#pragma once

#include "pricing/terms.h"

#include <utility>
#include <vector>

namespace roomrack::pricing {

struct RatePlan;

/// All that a plan asks of its guests.
struct PlanTerms {
    CancellationTerms cancellation{};
    Prepayment prepayment = Prepayment::None;
    int prepaidPercent = 0;
    Guarantee guarantee = Guarantee::None;

    bool isPrepaid() const { return prepayment != Prepayment::None; }
    /// A part is paid when booking, and the rest is due at the property.
    bool isPaidInPart() const
    {
        return prepayment == Prepayment::FirstNight || prepayment == Prepayment::Percent;
    }
    /// The part of a total that is paid when booking, minor units.
    qint64 prepaidPart(Stay stay, qint64 total) const
    {
        return pricing::prepaidPart(prepayment, prepaidPercent, stay, total);
    }
    friend bool operator==(const PlanTerms &, const PlanTerms &) = default;
};

/// Whether nothing that applies differs: deadlines of a non-refundable plan and those that change
/// no fee, and a per cent of what is not prepaid by per cent do not.
bool haveSameEffect(const PlanTerms &a, const PlanTerms &b);

/// The plan's present ones.
PlanTerms termsOf(const RatePlan &plan);

/// Terms that a plan has or had, under a number of that plan. They are never changed or removed.
struct NumberedTerms {
    RatePlanId plan;
    qint32 seq = 0;  ///< 1, 2, ...
    PlanTerms terms{};
    friend bool operator==(const NumberedTerms &, const NumberedTerms &) = default;
};

/// The terms of all plans of a property. Equal terms of a plan have one number, so that a plan that
/// gets earlier ones back has their number again.
class TermsBook {
public:
    TermsBook() = default;
    explicit TermsBook(std::vector<NumberedTerms> known) : all_(std::move(known)) {}

    /// Present terms of the plans that have no number yet, under the next one of their plan.
    std::vector<NumberedTerms> unnumbered(const std::vector<RatePlan> &plans) const;
    /// Takes over the present terms of all plans, numbered as above.
    void follow(const std::vector<RatePlan> &plans);

    /// The number of the plan's present terms; 0: it is not among those followed.
    qint32 now(RatePlanId plan) const;
    /// The number of these terms; 0: the plan never had them.
    qint32 numberOf(RatePlanId plan, const PlanTerms &terms) const;
    /// Null: the plan never had terms of that number.
    const PlanTerms *find(RatePlanId plan, qint32 seq) const;
    /// As above, or else the plan's present ones; null: no such plan.
    const PlanTerms *of(RatePlanId plan, qint32 seq) const;
    const std::vector<NumberedTerms> &all() const { return all_; }

private:
    std::vector<NumberedTerms> all_;
    std::vector<std::pair<RatePlanId, qint32>> now_;
};

}  // namespace roomrack::pricing
