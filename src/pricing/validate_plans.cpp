// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/rates.h"

#include <QtCore/QSet>

namespace roomrack::pricing {

namespace {

constexpr int kMostPercentBasisPoints = 1'000'000;  ///< a hundredfold price is a typing error

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
        return fail(ErrorCode::Invalid, QStringLiteral("free until"),
                    ErrorText::tr("%1 needs a number of days before arrival and a time of day")
                        .arg(plan.name));
    }
    if (t.feePercent < 0 || t.feePercent > 100) {
        return fail(ErrorCode::Invalid, QStringLiteral("cancellation fee"),
                    ErrorText::tr("%1 must charge between 0 and 100 %").arg(plan.name));
    }
    if (t.feeNights < 0) {
        return fail(ErrorCode::Invalid, QStringLiteral("cancellation fee"),
                    ErrorText::tr("%1 must not charge fewer than 0 nights").arg(plan.name));
    }
    return {};
}

Result<void> validateParent(const std::vector<RatePlan> &plans, const RatePlan &plan)
{
    if (plan.percentBasisPoints < -10000 || plan.percentBasisPoints > kMostPercentBasisPoints) {
        return fail(ErrorCode::Invalid, QStringLiteral("adjustment"),
                    ErrorText::tr("%1 must change its parent's price by -100 % to +10,000 %")
                        .arg(plan.name));
    }
    const RatePlan *at = &plan;
    for (size_t steps = 0; at->parent; ++steps) {
        const RatePlan *parent = planWith(plans, at->parent);
        if (!parent) {
            return fail(ErrorCode::NotFound, QStringLiteral("parent"),
                        ErrorText::tr("%1 derives from a plan that is not there").arg(at->name));
        }
        if (parent == &plan || steps > plans.size()) {
            return fail(ErrorCode::Invalid, QStringLiteral("parent"),
                        ErrorText::tr("%1 derives from itself").arg(plan.name));
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
                        ErrorText::tr("every rate plan needs a name and a code"));
        }
        if (codes.contains(code)) {
            return fail(ErrorCode::Invalid, QStringLiteral("rate plan code"),
                        ErrorText::tr("\"%1\" is there twice").arg(code));
        }
        if (plan.id && ids.contains(plan.id.value)) {
            return fail(ErrorCode::Invalid, QStringLiteral("rate plan"),
                        ErrorText::tr("two plans have the number %1").arg(plan.id.value));
        }
        codes.insert(code);
        ids.insert(plan.id.value);
        if (const auto ok = validateParent(plans, plan); !ok) return ok;
        if (const auto ok = validateTerms(plan); !ok) return ok;
    }
    return {};
}

}  // namespace roomrack::pricing
