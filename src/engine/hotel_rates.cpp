// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hotel_rates.h"

#include <algorithm>

namespace roomrack::engine {

HotelRates::HotelRates(std::vector<pricing::RatePlan> plans, pricing::RateBook book)
    : plans_(std::move(plans)), book_(std::move(book))
{
    basePlan_ = pricing::basePlanOf(plans_);
}

const pricing::RatePlan *HotelRates::plan(RatePlanId id) const
{
    const auto it = std::find_if(plans_.begin(), plans_.end(),
                                 [id](const pricing::RatePlan &p) { return p.id == id; });
    return it == plans_.end() ? nullptr : &*it;
}

QString HotelRates::planName(RatePlanId id) const
{
    const pricing::RatePlan *found = plan(id);
    return found ? found->name : QString();
}

qint64 HotelRates::price(int type, int plan, Night night) const
{
    return plan < 0 ? -1 : price(type, plans_[size_t(plan)].id, night, 0);
}

qint64 HotelRates::ownPrice(int type, int plan, Night night) const
{
    if (plan < 0) return -1;
    return book_.own(type, plans_[size_t(plan)].id, night, 0).value_or(-1);
}

}  // namespace roomrack::engine
