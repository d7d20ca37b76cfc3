// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/rates.h"

#include <QtCore/QSet>

namespace roomrack::pricing {

namespace {

/// more than a hundredfold price is a typing error
constexpr int kMostPercentBasisPoints = 1'000'000;

const RatePlan *planWith(const std::vector<RatePlan> &plans, RatePlanId id)
{
    const auto at =
        std::find_if(plans.begin(), plans.end(), [&](const RatePlan &p) { return p.id == id; });
    return at == plans.end() ? nullptr : &*at;
}

Result<void> validateTerms(const RatePlan &plan)
{
    const CancellationTerms &t = plan.terms;
    if (t.freeUntilDays < 0 || t.freeUntilDays > 3660 || t.freeUntilMinute < 0
        || t.freeUntilMinute >= 1440) {
        return fail(ErrorCode::Invalid, QStringLiteral("free cancellation until"),
                    ErrorText::tr("the cancellation deadline of %1 must be 0 to 3660 days before "
                                  "arrival, at a time from 00:00 to 23:59")
                        .arg(plan.name));
    }
    if (t.feePercent < 0 || t.feePercent > 100) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("cancellation fee"),
            ErrorText::tr("the cancellation fee of %1 must be between 0 and 100 %").arg(plan.name));
    }
    if (t.feeNights < 0) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("cancellation fee"),
            ErrorText::tr("the cancellation fee of %1 must not be below 0 nights").arg(plan.name));
    }
    return {};
}

Result<void> validateParent(const std::vector<RatePlan> &plans, const RatePlan &plan)
{
    if (plan.percentBasisPoints < -10000 || plan.percentBasisPoints > kMostPercentBasisPoints) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("adjustment"),
            ErrorText::tr("the adjustment of %1 to the parent rate must be between -100 % and "
                          "+10,000 %")
                .arg(plan.name));
    }
    const RatePlan *at = &plan;
    for (size_t steps = 0; at->parent; ++steps) {
        const RatePlan *parent = planWith(plans, at->parent);
        if (!parent) {
            return fail(
                ErrorCode::NotFound, QStringLiteral("base rate plan"),
                ErrorText::tr("%1 is derived from a rate plan that does not exist").arg(at->name));
        }
        if (parent == &plan || steps > plans.size()) {
            return fail(ErrorCode::Invalid, QStringLiteral("base rate plan"),
                        ErrorText::tr("%1 must not be derived from itself").arg(plan.name));
        }
        at = parent;
    }
    return {};
}

}  // namespace

Result<void> validate(const std::vector<RatePlan> &plans)
{
    QSet<QString> codes;
    QSet<qint64> ids;
    for (const RatePlan &plan : plans) {
        const QString code = plan.code.trimmed();
        if (plan.name.trimmed().isEmpty() || code.isEmpty()) {
            return fail(ErrorCode::Invalid, QStringLiteral("rate plan"),
                        ErrorText::tr("each rate plan must have a name and a code"));
        }
        if (codes.contains(code)) {
            return fail(ErrorCode::Invalid, QStringLiteral("rate plan code"),
                        ErrorText::tr("\"%1\" is used more than once").arg(code));
        }
        if (plan.id && ids.contains(plan.id.value)) {
            return fail(ErrorCode::Invalid, QStringLiteral("rate plan"),
                        ErrorText::tr("\"%1\" has the ID of another rate plan").arg(plan.name));
        }
        codes.insert(code);
        ids.insert(plan.id.value);
        if (const auto ok = validateParent(plans, plan); !ok) return ok;
        if (const auto ok = validateTerms(plan); !ok) return ok;
        if (const auto ok = validate(plan.conditions, plan.name); !ok) return ok;
    }
    return {};
}

}  // namespace roomrack::pricing
