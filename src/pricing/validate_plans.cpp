// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/rates.h"

#include <QtCore/QSet>

#include <utility>

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

bool isDeadline(int days, int minute)
{
    return days >= 0 && days <= 3660 && minute >= 0 && minute < 1440;
}

Result<void> validateFee(const RatePlan &plan, const CancellationFee &fee)
{
    const QString field = QStringLiteral("cancellation fee");
    if (fee.percent < 0 || fee.percent > 100) {
        return fail(
            ErrorCode::Invalid, field,
            ErrorText::tr("the cancellation fee of %1 must be between 0 and 100 %").arg(plan.name));
    }
    if (fee.nights < 0) {
        return fail(
            ErrorCode::Invalid, field,
            ErrorText::tr("the cancellation fee of %1 must not be below 0 nights").arg(plan.name));
    }
    return {};
}

Result<void> validateNoShow(const RatePlan &plan)
{
    const auto &fee = plan.terms.noShow;
    if (!fee || (fee->percent >= 0 && fee->percent <= 100 && fee->nights >= 0)) return {};
    return fail(ErrorCode::Invalid, QStringLiteral("no-show fee"),
                ErrorText::tr("the no-show fee of %1 must be between 0 and 100 %, and not below 0 "
                              "nights")
                    .arg(plan.name));
}

/// Each deadline must be later than the one before, or its fee would never apply.
Result<void> validateDeadlines(const RatePlan &plan)
{
    const CancellationTerms &t = plan.terms;
    const QString field = QStringLiteral("free cancellation until");
    bool known = isDeadline(t.freeUntilDays, t.freeUntilMinute);
    for (const CancellationStep &step : t.further)
        known = known && isDeadline(step.fromDays, step.fromMinute);
    if (!known) {
        return fail(ErrorCode::Invalid, field,
                    ErrorText::tr("the cancellation deadline of %1 must be 0 to 3660 days before "
                                  "arrival, at a time from 00:00 to 23:59")
                        .arg(plan.name));
    }
    std::pair before(-t.freeUntilDays, t.freeUntilMinute);
    for (const CancellationStep &step : t.further) {
        const std::pair now(-step.fromDays, step.fromMinute);
        if (now <= before) {
            return fail(ErrorCode::Invalid, field,
                        ErrorText::tr("the cancellation deadlines of %1 must follow one another: "
                                      "each must be closer to arrival than the one before")
                            .arg(plan.name));
        }
        before = now;
    }
    if (t.further.size() > kMostFurtherSteps) {
        return fail(ErrorCode::Invalid, field,
                    ErrorText::tr("%1 must have at most %2 cancellation deadlines")
                        .arg(plan.name)
                        .arg(kMostFurtherSteps + 1));
    }
    return {};
}

Result<void> validateTerms(const RatePlan &plan)
{
    const CancellationTerms &t = plan.terms;
    if (const auto ok = validateDeadlines(plan); !ok) return ok;
    if (const auto ok = validateFee(plan, {t.feePercent, t.feeNights}); !ok) return ok;
    for (const CancellationStep &step : t.further) {
        if (const auto ok = validateFee(plan, step.fee); !ok) return ok;
    }
    return validateNoShow(plan);
}

Result<void> validatePrepayment(const RatePlan &plan)
{
    const bool isPercent = plan.prepayment == Prepayment::Percent;
    if (isPercent ? plan.prepaidPercent >= 1 && plan.prepaidPercent <= 100
                  : plan.prepaidPercent == 0)
        return {};
    return fail(
        ErrorCode::Invalid, QStringLiteral("prepayment"),
        isPercent ? ErrorText::tr("the prepayment of %1 must be between 1 and 100 %").arg(plan.name)
                  : ErrorText::tr("%1 has a percentage but is not prepaid by percentage; "
                                  "it must be 0")
                        .arg(plan.name));
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
            return fail(ErrorCode::Invalid,
                        code.isEmpty() ? QStringLiteral("rate plan code")
                                       : QStringLiteral("rate plan"),
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
        if (const auto ok = validatePrepayment(plan); !ok) return ok;
    }
    return {};
}

}  // namespace roomrack::pricing
