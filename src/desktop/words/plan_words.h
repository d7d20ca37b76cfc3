// SPDX-License-Identifier: GPL-3.0-or-later
// What a rate plan includes and what is paid in advance, in words.
#pragma once

#include "pricing/rates.h"

#include <QtCore/QString>

namespace roomrack::desktop {

/// "Half board".
QString mealText(pricing::MealPlan meal);
/// "Pay at property", "30 % prepaid".
QString prepaymentText(const pricing::RatePlan &plan);

}  // namespace roomrack::desktop
