// SPDX-License-Identifier: GPL-3.0-or-later
// The names of choices of taxes and fees in JSON.
#pragma once

#include "core/named.h"
#include "pricing/tax_lines.h"

namespace roomrack::api::v1 {

inline constexpr core::Names<pricing::MealBasis, 2> kMealBasisNames{
    {{pricing::MealBasis::PersonNight, "person_night"},
     {pricing::MealBasis::ShareOfPrice, "share_of_price"}}};
inline constexpr core::Names<pricing::CityTaxBasis, 2> kCityTaxBasisNames{
    {{pricing::CityTaxBasis::PersonNight, "person_night"},
     {pricing::CityTaxBasis::NetRoomPrice, "net_room_price"}}};
inline constexpr core::Names<pricing::FeeBasis, 6> kFeeBasisNames{
    {{pricing::FeeBasis::Stay, "stay"},
     {pricing::FeeBasis::Night, "night"},
     {pricing::FeeBasis::Person, "person"},
     {pricing::FeeBasis::PersonNight, "person_night"},
     {pricing::FeeBasis::Room, "room"},
     {pricing::FeeBasis::RoomNight, "room_night"}}};
inline constexpr core::Names<pricing::TaxLineKind, 4> kTaxLineNames{
    {{pricing::TaxLineKind::Room, "room"},
     {pricing::TaxLineKind::Meal, "meal"},
     {pricing::TaxLineKind::Fee, "fee"},
     {pricing::TaxLineKind::CityTax, "city_tax"}}};
inline constexpr core::Names<pricing::CollectedBy, 3> kCollectedByNames{
    {{pricing::CollectedBy::SameAsPrice, "with_price"},
     {pricing::CollectedBy::Property, "property"},
     {pricing::CollectedBy::Channel, "channel"}}};

}  // namespace roomrack::api::v1
