// SPDX-License-Identifier: GPL-3.0-or-later
// Price quotes without a hold.
#include "engine/engine_impl.h"

namespace roomrack::engine {

Result<Quotes> Engine::Impl::quotes(PropertyId property, Stay stay, int rooms, int guests) const
{
    const std::lock_guard held(lock_);
    const auto found = runningHouse(property);
    if (!found) return tl::unexpected(found.error());
    const booking::House *h = *found;
    Quotes quotes;
    for (int type = 0; type < h->ledger().types(); ++type) {
        auto &totals = quotes.totals.emplace_back();
        for (const pricing::RatePlan &plan : h->rates().plans()) {
            const auto price = h->rates().quote(type, plan.id, stay, rooms, guests);
            totals.push_back(price ? price->total : -1);
        }
    }
    return quotes;
}

QFuture<Result<Quotes>> Engine::quotesLater(PropertyId property, Stay stay, int rooms,
                                            int guestsARoom) const
{
    return impl_->submitThread_.later([impl = impl_.get(), property, stay, rooms, guestsARoom] {
        return impl->quotes(property, stay, rooms, guestsARoom);
    });
}

}  // namespace roomrack::engine
