// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of a property that a protocol needs beside the cells of a board: how many guests a room
// is priced for, and which meals a rate plan includes.
#pragma once

#include "inventory/catalogue.h"
#include "pricing/rates.h"

#include <map>

namespace roomrack::channels {

struct HotelFacts {
    std::map<RoomTypeId, int> standardGuests;
    std::map<RatePlanId, pricing::MealPlan> meals;

    static HotelFacts of(const inventory::Catalogue &catalogue,
                         const std::vector<pricing::RatePlan> &plans)
    {
        HotelFacts facts;
        for (const inventory::RoomType &type : catalogue.roomTypes)
            facts.standardGuests[type.id] = type.standardGuests;
        for (const pricing::RatePlan &plan : plans) facts.meals[plan.id] = plan.meal;
        return facts;
    }
    /// 0: unknown.
    int standardOf(RoomTypeId type) const
    {
        const auto it = standardGuests.find(type);
        return it == standardGuests.end() ? 0 : it->second;
    }
    pricing::MealPlan mealsOf(RatePlanId plan) const
    {
        const auto it = meals.find(plan);
        return it == meals.end() ? pricing::MealPlan::RoomOnly : it->second;
    }
    friend bool operator==(const HotelFacts &, const HotelFacts &) = default;
};

}  // namespace roomrack::channels
