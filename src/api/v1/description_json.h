// SPDX-License-Identifier: GPL-3.0-or-later
// A property's description as JSON: what GET /v1/description returns and a file of it contains, and
// what an edit would change.
#pragma once

#include "api/v1/json_fragments.h"
#include "api/v1/terms_json.h"
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

inline constexpr core::Names<pricing::PriceRounding, 6> kRoundingNames{
    {{pricing::PriceRounding::None, "none"},
     {pricing::PriceRounding::ToOne, "to_1"},
     {pricing::PriceRounding::ToFive, "to_5"},
     {pricing::PriceRounding::ToTen, "to_10"},
     {pricing::PriceRounding::Ending90, "ending_90"},
     {pricing::PriceRounding::Ending99, "ending_99"}}};
inline constexpr core::Names<inventory::ChannelKind, 6> kChannelKindNames{
    {{inventory::ChannelKind::Desk, "desk"},
     {inventory::ChannelKind::Website, "website"},
     {inventory::ChannelKind::Ota, "ota"},
     {inventory::ChannelKind::Gds, "gds"},
     {inventory::ChannelKind::Pms, "pms"},
     {inventory::ChannelKind::Import, "import"}}};

/// `withCodes`: the codes that guests must name too.
QByteArray descriptionJson(const engine::HotelView &hotel, bool withCodes);
/// `acceptOversold`: whether the caller accepts nights that become oversold.
QByteArray effectsJson(const booking::DescriptionEffects &effects, bool acceptOversold);

}  // namespace roomrack::api::v1
