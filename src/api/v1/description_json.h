// SPDX-License-Identifier: GPL-3.0-or-later
// A property's description as JSON: what GET /v1/description returns and a file of it contains, and
// what an edit would change.
#pragma once

#include "api/v1/json_fragments.h"
#include "booking/description/description_plan.h"

namespace roomrack::api::v1 {

/// Of the JSON; a file of another one is refused.
inline constexpr int kDescriptionFormat = 1;

inline constexpr core::Names<pricing::MealPlan, 5> kMealNames{
    {{pricing::MealPlan::RoomOnly, "room_only"},
     {pricing::MealPlan::Breakfast, "breakfast"},
     {pricing::MealPlan::HalfBoard, "half_board"},
     {pricing::MealPlan::FullBoard, "full_board"},
     {pricing::MealPlan::AllInclusive, "all_inclusive"}}};

QByteArray descriptionJson(const engine::HotelView &hotel);
/// `acceptOversold`: whether the caller accepts nights that become oversold.
QByteArray effectsJson(const booking::DescriptionEffects &effects, bool acceptOversold);

}  // namespace roomrack::api::v1
