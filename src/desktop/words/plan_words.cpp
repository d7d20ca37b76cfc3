// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/plan_words.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

namespace {

struct PlanWords {
    Q_DECLARE_TR_FUNCTIONS(RoomsAndRates)
};

}  // namespace

QString mealText(pricing::MealPlan meal)
{
    switch (meal) {
    case pricing::MealPlan::RoomOnly: return PlanWords::tr("Room only");
    case pricing::MealPlan::Breakfast: return PlanWords::tr("Breakfast");
    case pricing::MealPlan::HalfBoard: return PlanWords::tr("Half board");
    case pricing::MealPlan::FullBoard: return PlanWords::tr("Full board");
    case pricing::MealPlan::AllInclusive: return PlanWords::tr("All inclusive");
    }
    return {};
}

QString prepaymentText(const pricing::RatePlan &plan)
{
    switch (plan.prepayment) {
    case pricing::Prepayment::None: return PlanWords::tr("Pay at property");
    case pricing::Prepayment::All: return PlanWords::tr("Prepaid");
    case pricing::Prepayment::FirstNight: return PlanWords::tr("First night prepaid");
    case pricing::Prepayment::Percent: break;
    }
    return PlanWords::tr("%1 % prepaid").arg(plan.prepaidPercent);
}

}  // namespace roomrack::desktop
